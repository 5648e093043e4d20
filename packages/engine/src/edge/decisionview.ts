import type { Game } from '../flow/game.js';
import { bearer, waiting } from '../flow/queue.js';
import type { Board } from '../state/board.js';
import { type AnswerLimits, type Decision, Kind, kindOf, numberIn, type Prompt, WORDS } from '../words/decision.js';
import type { Part } from '../words/record.js';
import { type Seat, type Verb, Zone } from '../words/vocabulary.js';
import { keyOf } from './keys.js';
import { type CardView, cardView, checkEyes, OPEN, sees } from './seeing.js';

export interface OptionView {
  key: string;
  kind: 'card' | 'seat' | 'number' | 'faction' | 'word' | 'play' | 'use';
  card?: CardView;
  seat?: Seat;
  number?: number;
  faction?: string;
  word?: string;
  /** The part of an action that it stands for, with the base it leads to. */
  part?: { verb: Verb; amount?: number; base?: CardView };
  /** Would change nothing. */
  idle?: boolean;
}
export interface DecisionView extends AnswerLimits {
  /** How many answers came before: the number of this decision. */
  number: number;
  /** Who is asked; -1: a window is open, and who is asked in it is not told. */
  seat: Seat;
  prompt: Prompt;
  source: CardView | null;
  /** The card that goes somewhere, the player who gets something: what the question is about. */
  about: OptionView | null;
  /** Null for others, unless everything that can be chosen is public. */
  options: OptionView[] | null;
  /** One of the moments at which no ability is half done. */
  quiet: boolean;
}

/** Questions whose options are always on the table, whatever anybody holds: everyone may see them. */
const OPEN_PROMPTS: ReadonlySet<Prompt> = new Set<Prompt>([
  'take-faction',
  'order-triggers',
  'order-insteads',
  'order-copiers',
  'pick-base-to-score',
  'where',
  'play-on',
  'destroy',
  'return',
  'move',
  'move-to',
  'give-power',
  'lower-power',
  'place-counters',
  'remove-counters',
  'transfer-from',
  'transfer-to',
  'choose-minion',
  'choose-action',
  'choose-base',
  'choose-base-from',
  'choose-player',
  'choose-faction',
  'save',
  'ignore-base',
  'copy-part',
  'copy-onto',
  'take-control',
  'destroy-base',
  'swap-out',
  'face-down',
  'use-ability',
]);

/** A window of which only that it is open may be known: who is asked would tell what they hold. */
export function openWindow(prompt: Prompt, number: number): DecisionView {
  return { number, seat: -1, prompt, source: null, about: null, options: null, least: 0, most: 0, optional: false, quiet: true };
}

export function decisionView(game: Game, d: Decision, seat: Seat, number: number = game.answers.length): DecisionView {
  const { board } = game;
  checkEyes(board, seat);
  const sourceSeen = d.source === 0 || sees(board, seat, d.source);
  const open = seat === d.seat || seat === OPEN || (sourceSeen && OPEN_PROMPTS.has(d.prompt) && d.options.every((o) => isPublic(board, o)));
  return {
    number,
    seat: d.seat,
    prompt: d.prompt,
    source: sourceView(board, d, seat),
    about:
      d.about !== undefined && (seat === d.seat || seat === OPEN || isPublic(board, d.about)) ? optionView(game, d, d.about, seat) : null,
    options: open ? d.options.map((o) => optionView(game, d, o, seat)) : null,
    least: open ? d.least : 0,
    most: open ? d.most : 0,
    optional: open ? d.optional : false,
    ...(open && {
      ...(d.times && { times: d.times }),
      ...(d.groups && { groups: d.groups }),
      ...(d.groupMost && { groupMost: d.groupMost }),
      ...(d.weights && { weights: d.weights }),
      ...(d.limit !== undefined && { limit: d.limit }),
      ...(d.ordered && { ordered: true }),
    }),
    quiet: d.quiet !== undefined,
  };
}

/** An ability goes on though its card went into hiding: its name is known, its place is not, so it has no number. */
function sourceView(board: Board, d: Decision, seat: Seat): CardView | null {
  if (d.source === 0) return null;
  if (sees(board, seat, d.source)) return cardView(board, d.source);
  const beingPlayed = d.prompt === 'where' || d.prompt === 'play-on';
  return beingPlayed && seat !== d.seat ? null : { n: 0, id: board.defs[d.sourceDef ?? board.state.def[d.source]].id };
}

function isPublic(board: Board, option: number): boolean {
  if (kindOf(option) !== Kind.Card) return kindOf(option) !== Kind.Play && kindOf(option) !== Kind.Use;
  const zone = board.state.zone[numberIn(option)];
  return zone === Zone.Play || zone === Zone.Row;
}

const OPTION_KINDS: Record<number, OptionView['kind']> = {
  [Kind.Card]: 'card',
  [Kind.Seat]: 'seat',
  [Kind.Number]: 'number',
  [Kind.Faction]: 'faction',
  [Kind.Word]: 'word',
  [Kind.Play]: 'play',
  [Kind.Use]: 'use',
  // The card whose trigger it is.
  [Kind.Trigger]: 'card',
};

function optionView(game: Game, d: Decision, option: number, seat: Seat): OptionView {
  const { board } = game;
  const value = numberIn(option);
  const kind = OPTION_KINDS[kindOf(option)];
  const v: OptionView = { key: keyOf(game, option), kind };
  if (kindOf(option) === Kind.Trigger) v.card = triggerView(board, value, seat);
  else if (kind === 'card' || kind === 'play' || kind === 'use') v.card = cardView(board, value);
  else if (kind === 'seat') v.seat = value;
  else if (kind === 'number') {
    v.number = value;
    if (d.parts) v.part = partView(board, d.parts[d.options.indexOf(option)]);
  } else if (kind === 'faction') v.faction = board.cards.factions[value].id;
  else v.word = WORDS[value];
  if (d.idle?.includes(option)) v.idle = true;
  return v;
}

function partView(board: Board, { verb, amount, to }: Part): OptionView['part'] {
  return { verb, ...(amount !== undefined && { amount }), ...(verb === 'move' && to && { base: cardView(board, to) }) };
}

/** The card whose trigger waits: by name only, if it has gone into hiding. */
function triggerView(board: Board, at: number, seat: Seat): CardView {
  const p = waiting(board, at);
  const card = bearer(board, p);
  return { n: sees(board, seat, card) ? card : 0, id: board.defs[p.def].id };
}

import type { Game } from '../flow/game.js';
import { bearer, waiting } from '../flow/queue.js';
import type { Board } from '../state/board.js';
import { type AnswerLimits, type Decision, Kind, kindOf, numberIn, WORDS } from '../words/decision.js';
import { PROMPTS, type Prompt, type Slots } from '../words/prompts.js';
import type { Query } from '../words/query.js';
import type { Part } from '../words/record.js';
import { type Seat, type Verb, Zone } from '../words/vocabulary.js';
import { keyOf } from './keys.js';
import { type CardView, cardView, checkViewer, OPEN, SPECTATOR, sees } from './seeing.js';

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
/** What a question is about beside the card that asks it. */
export interface SlotView {
  card?: CardView;
  seat?: Seat;
  faction?: string;
}
/** Which minions can be chosen, or where what is chosen is played. */
export interface AmongView {
  /** Controlled by this seat; by anybody but this seat. */
  of?: Seat;
  notOf?: Seat;
  at?: CardView;
  atMost?: number;
  atLeast?: number;
  /** Not the card that asks, or not the one that it is about. */
  another?: true;
}
export interface DecisionView extends AnswerLimits {
  /** How many answers came before: the number of this decision. */
  number: number;
  /** Who is asked; -1: a window is open, and who is asked in it is not told. */
  seat: Seat;
  prompt: Prompt;
  source: CardView | null;
  /** The card that goes somewhere, the player who gets something: null if there is none, or if this seat may not know. */
  about: SlotView | null;
  other: SlotView | null;
  amount?: number;
  type?: Slots['type'];
  among?: AmongView;
  /** Null for others, unless everything that can be chosen is public. */
  options: OptionView[] | null;
  /** One of the moments at which no ability is half done. */
  quiet: boolean;
}

/** A window of which only that it is open may be known: who is asked would tell what they hold. */
export function openWindow(prompt: Prompt, number: number): DecisionView {
  return {
    number,
    seat: -1,
    prompt,
    source: null,
    about: null,
    other: null,
    options: null,
    least: 0,
    most: 0,
    optional: false,
    quiet: true,
  };
}

export function decisionView(game: Game, d: Decision, seat: Seat, number: number = game.answers.length): DecisionView {
  const { board } = game;
  checkViewer(board, seat);
  const mine = seat === d.seat || seat === OPEN;
  const sourceSeen = d.source === 0 || sees(board, seat, d.source);
  const open = mine || (sourceSeen && PROMPTS[d.prompt].open === true && d.options.every((o) => isPublic(board, o)));
  const { about, other, amount, type } = d.slots;
  return {
    number,
    seat: d.seat,
    prompt: d.prompt,
    source: sourceView(board, d, seat),
    about: about === undefined ? null : slotView(board, PROMPTS[d.prompt].about!, about, mine),
    other: other === undefined ? null : slotView(board, PROMPTS[d.prompt].other!, other, mine),
    ...(amount !== undefined && { amount }),
    ...(type !== undefined && { type }),
    ...(d.among && { among: amongView(board, d.among) }),
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
  const beingPlayed = d.prompt === 'play-at';
  return beingPlayed && seat !== d.seat ? null : { n: 0, id: board.defs[d.sourceDef ?? board.state.def[d.source]].id };
}

/** Null for a card that only the player who is asked knows, or of which nobody else knows that it was chosen. */
function slotView(board: Board, kind: 'card' | 'player' | 'faction', value: number, mine: boolean): SlotView | null {
  if (kind === 'player') return { seat: value };
  if (kind === 'faction') return { faction: board.cards.factions[value].id };
  return mine || isPublic(board, value) ? { card: cardView(board, value) } : null;
}

/** By the text of the card and by what lies on the table: everyone may know it. */
function amongView(board: Board, q: Query): AmongView {
  const atMost = q.atMost ?? (q.below === undefined ? undefined : q.below - 1);
  return {
    ...(q.of !== undefined && { of: q.of }),
    ...(q.notOf !== undefined && { notOf: q.notOf }),
    ...(q.at && { at: cardView(board, q.at) }),
    ...(atMost !== undefined && { atMost }),
    ...(q.atLeast !== undefined && { atLeast: q.atLeast }),
    ...(q.not && { another: true as const }),
  };
}

function isPublic(board: Board, option: number): boolean {
  if (kindOf(option) !== Kind.Card) return kindOf(option) !== Kind.Play && kindOf(option) !== Kind.Use;
  const card = numberIn(option);
  const zone = board.state.zone[card];
  return zone === Zone.Play || zone === Zone.Table || zone === Zone.BaseDiscard || (zone === Zone.Aside && sees(board, SPECTATOR, card));
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

import type { Game } from '../flow/game.js';
import { bearer, waiting } from '../flow/queue.js';
import type { Board } from '../state/board.js';
import { type AnswerLimits, type Decision, definitionIn, Kind, kindOf, numberIn, WORDS } from '../words/decision.js';
import type { Meaning, Prompt, Question, Slots } from '../words/prompts.js';
import type { Query } from '../words/query.js';
import type { Part } from '../words/record.js';
import { type Card, type Seat, type Verb, Zone } from '../words/vocabulary.js';
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
  /** The part of an action that the option stands for, with the destination of a move. */
  part?: { verb: Verb; amount?: number; base?: CardView };
  /** Choosing it would change nothing. */
  idle?: boolean;
}
/** A thing that the question is about, besides the card that asks it. */
export interface SlotView {
  card?: CardView;
  seat?: Seat;
  faction?: string;
}
/** The minions that can be chosen, or the place where the chosen card is played. */
export interface AmongView {
  /** Controlled by this seat; by anybody but this seat. */
  of?: Seat;
  notOf?: Seat;
  at?: CardView;
  atMost?: number;
  atLeast?: number;
  /** The card that asks, or the card that the question is about, can't be chosen. */
  another?: true;
}
export interface DecisionView extends AnswerLimits {
  /** The number of answers before this decision. */
  number: number;
  /** The seat that is asked; -1 if a window is open and the seat is secret. */
  seat: Seat;
  prompt: Prompt;
  source: CardView | null;
  /** The card that goes somewhere, or the player who gets something. Null if there is none, or if the viewer may not know it. */
  about: SlotView | null;
  other: SlotView | null;
  amount?: number;
  type?: Slots['type'];
  /** What being chosen means for the chosen card. */
  means?: Meaning;
  /** The number of the rule that explains the question. */
  rule?: string;
  among?: AmongView;
  /** Null for other viewers, unless all options are public. */
  options: OptionView[] | null;
  /** No ability is half done at this decision. */
  quiet: boolean;
}

/** The view of an open window of which nothing else may be known: the seat that is asked would give away what it holds. */
export function openWindow({ name, rule }: Question, number: number): DecisionView {
  return {
    number,
    seat: -1,
    prompt: name,
    source: null,
    about: null,
    other: null,
    options: null,
    least: 0,
    most: 0,
    optional: false,
    quiet: true,
    rule,
  };
}

export function decisionView(game: Game, d: Decision, seat: Seat, number: number = game.answers.length): DecisionView {
  const { board } = game;
  checkViewer(board, seat);
  const mine = seat === d.seat || seat === OPEN;
  const sourceSeen = d.source === 0 || sees(board, seat, d.source);
  const { question } = d;
  const open = mine || (sourceSeen && question.open === true && d.options.every((o) => isPublic(board, o)));
  const { about, other, amount, type } = d.slots;
  const view: DecisionView = {
    number,
    seat: d.seat,
    prompt: question.name,
    source: sourceView(board, d, seat),
    about: about === undefined ? null : slotView(board, question.about!, about, mine),
    other: other === undefined ? null : slotView(board, question.other!, other, mine),
    options: open ? d.options.map((o) => optionView(game, d, o, seat)) : null,
    least: open ? d.least : 0,
    most: open ? d.most : 0,
    optional: open ? d.optional : false,
    quiet: d.quiet !== undefined,
  };
  if (amount !== undefined) view.amount = amount;
  if (type !== undefined) view.type = type;
  if (question.means !== undefined) view.means = question.means;
  if (question.rule !== undefined) view.rule = question.rule;
  if (d.among) view.among = amongView(board, d.among);
  if (open) addLimits(view, d);
  return view;
}

/** The same without the options, which some prompts show to everybody, and their limits. */
export function withoutOptions(d: DecisionView): DecisionView {
  const { times, groups, apart, groupMost, weights, limit, ordered, ...rest } = d;
  return { ...rest, options: null, least: 0, most: 0, optional: false };
}

/** Adds the limits of an answer that most decisions do not have. */
function addLimits(view: DecisionView, d: Decision): void {
  if (d.times) view.times = d.times;
  if (d.groups) view.groups = d.groups;
  if (d.apart) view.apart = true;
  if (d.groupMost) view.groupMost = d.groupMost;
  if (d.weights) view.weights = d.weights;
  if (d.limit !== undefined) view.limit = d.limit;
  if (d.ordered) view.ordered = true;
}

/** If the card of an ability has gone into hiding, its name is still known but its place is not, so the view has no number. */
function sourceView(board: Board, d: Decision, seat: Seat): CardView | null {
  if (d.source === 0) return null;
  if (sees(board, seat, d.source)) return cardView(board, d.source);
  const beingPlayed = d.prompt === 'play-at';
  return beingPlayed && seat !== d.seat ? null : { n: 0, id: board.defs[d.sourceDef ?? board.state.def[d.source]].id };
}

/** Null for a card that only the asked player knows, or that nobody else knows was chosen. */
function slotView(board: Board, kind: 'card' | 'player' | 'faction', value: number, mine: boolean): SlotView | null {
  if (kind === 'player') return { seat: value };
  if (kind === 'faction') return { faction: board.cards.factions[value].id };
  return mine || isPublic(board, value) ? { card: cardView(board, value) } : null;
}

/** Everyone may know this, because it follows from the text of the card and from the table. */
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
  // An option for a trigger shows the card that has the trigger.
  [Kind.Trigger]: 'card',
};

function optionView(game: Game, d: Decision, option: number, seat: Seat): OptionView {
  const { board } = game;
  const value = numberIn(option);
  const kind = OPTION_KINDS[kindOf(option)];
  const v: OptionView = { key: keyOf(game, option), kind };
  if (kindOf(option) === Kind.Trigger) v.card = triggerView(board, value, seat);
  else if (definitionIn(option) !== 0) v.card = nameView(board, value, definitionIn(option), seat);
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

/** The card whose trigger waits. */
function triggerView(board: Board, at: number, seat: Seat): CardView {
  const p = waiting(board, at);
  return nameView(board, bearer(board, p), p.def, seat);
}

/** The card of an ability that was announced: by name only, if it has gone into hiding. */
const nameView = (board: Board, card: Card, def: number, seat: Seat): CardView => ({
  n: sees(board, seat, card) ? card : 0,
  id: board.defs[def].id,
});

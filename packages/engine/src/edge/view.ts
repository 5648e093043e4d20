import type { Game } from '../flow/game.js';
import type { Beat } from '../state/board.js';
import type { Numbers } from '../words/numbers.js';
import type { Card, Seat, STEP_NAMES } from '../words/vocabulary.js';
import { commonView } from './common.js';
import type { DecisionView } from './decisionview.js';
import { decisionsOf, glanceAt, ownView } from './own.js';
import { type CardView, checkViewer } from './seeing.js';

/**
 * Everything that one seat may know of a game, as plain JSON; nothing else ever leaves a server. A hidden card has no number in a
 * view, because the lists are public and a number would identify it.
 */
export interface View extends Numbers {
  /** The viewer: a seat, `SPECTATOR` (sees no hands) or `OPEN` (sees everything, for replays). */
  seat: Seat;
  turn: number;
  active: Seat;
  first: Seat;
  step: (typeof STEP_NAMES)[number];
  winner: Seat;
  players: PlayerView[];
  bases: BaseView[];
  baseDeck: PileView;
  /** The face-up top card of the base deck, which lends its abilities. */
  faceUp: CardView | null;
  baseDiscard: CardView[];
  /** Cards in no zone that the viewer sees: they are being played or revealed. */
  aside: CardView[];
  /** The plays that the active player has left. */
  allowances: { type: 'minion' | 'action'; free: boolean; atMost: number | null; base: Card | null; source: CardView | null }[];
  /** While factions are chosen: those that nobody has taken yet. They lie open in the middle. */
  pool?: string[];
  scoring: { base: Card; window: 'before' | 'after' | ''; ranks: number[] } | null;
  decision: DecisionView | null;
}
export interface PlayerView {
  seat: Seat;
  vp: number;
  factions: string[];
  /** The cards of the hand that the viewer knows, and the size of the hand. */
  hand: { size: number; cards: CardView[] };
  deck: PileView;
  discard: CardView[];
}
export interface PileView {
  size: number;
  /** The cards that the viewer knows, with their distance from the top, 0 = top. */
  known: (CardView & { at: number })[];
}
export interface InPlayView extends CardView {
  owner: Seat;
  controller: Seat;
  counters: number;
  /** Current and printed power; minions only. */
  power?: number;
  printed?: number;
  /**
   * The cards that change its power, with what each adds; missing if it has its printed power and that of its counters. What cards
   * gave that are hidden by now has no id.
   */
  changes?: { id?: string; amount: number }[];
  /** The faction named for this card. */
  faction?: string;
  actions?: InPlayView[];
  /** Its Talent was used this turn. */
  spent?: boolean;
}
export interface BaseView extends CardView {
  breakpoint: number;
  printed: number;
  vp: readonly number[];
  counters: number;
  /** False while its ability is cancelled. */
  works: boolean;
  /** Each seat's power there, and the rank and VP it would get if the base scored now. */
  power: number[];
  ranks: number[];
  award: number[];
  minions: InPlayView[];
  actions: InPlayView[];
}
/** The part of a view that everybody sees alike, and the part that depends on the viewer. Both are shaped as the view is. */
export interface CommonView extends Omit<View, keyof OwnView> {
  players: (Omit<PlayerView, 'hand' | 'deck'> & { hand: { size: number }; deck: { size: number } })[];
  baseDeck: { size: number };
}
export interface OwnView extends Pick<View, 'seat' | 'aside' | 'allowances' | 'decision'> {
  players: { seat: Seat; hand: { cards: CardView[] }; deck: { known: PileView['known'] } }[];
  baseDeck: { known: PileView['known'] };
}
/** A view in its two parts. */
export interface ViewParts {
  common: CommonView;
  own: OwnView;
}

export interface ViewOptions {
  /** In a window, other seats see only that it is open, and not which seat is asked. */
  masked?: boolean;
  /** The number that a host gives this decision; the number of answers so far if absent. */
  number?: number;
  /** Seats that the host no longer asks: they see of a decision what spectators see, and no options of their own. */
  unasked?: readonly Seat[];
}

export function viewOf(game: Game, seat: Seat, options: ViewOptions = {}): View {
  return viewsOf(game, [seat], options)[0];
}
/** The views of several seats. The parts that are the same for all are made once and shared. */
export function viewsOf(game: Game, seats: readonly Seat[], options: ViewOptions = {}): View[] {
  return viewPartsOf(game, seats, options).map(wholeView);
}

/**
 * The views of several seats in parts, made from the last ones of the same game: what has not changed since is the same object.
 * The part that everybody sees alike is one object for all.
 */
export function viewPartsOf(game: Game, seats: readonly Seat[], options: ViewOptions = {}, last: LastParts = {}): ViewParts[] {
  const { board } = game;
  const common = commonView(board, last.common);
  const decisionFor = decisionsOf(game, options);
  const glance = glanceAt(board);
  return seats.map((seat, i) => {
    checkViewer(board, seat);
    return { common, own: ownView(board, seat, decisionFor(seat), glance, last.own?.[i]) };
  });
}
/**
 * The views of several seats at a beat, in parts. Nobody is asked anything at a beat; the last decision stays in the view, because the
 * difference to the next one is smaller than the next one.
 */
export function beatPartsOf(game: Game, beat: Beat, seats: readonly Seat[], last: LastParts = {}): ViewParts[] {
  const board = game.board.another(beat.state, { duplicates: game.duplicates, events: false });
  const common = commonView(board, last.common);
  const glance = glanceAt(board);
  return seats.map((seat, i) => {
    checkViewer(board, seat);
    const before = last.own?.[i];
    return { common, own: ownView(board, seat, before?.decision ?? null, glance, before) };
  });
}
/** The common part that was made last, and the own part of each of the seats. */
export interface LastParts {
  common?: CommonView;
  own?: readonly (OwnView | undefined)[];
}

export function wholeView({ common, own }: ViewParts): View {
  const { turn, active, first, goal, handLimit, step, winner, bases, faceUp, baseDiscard, pool, scoring } = common;
  const { seat, aside, allowances, decision } = own;
  return {
    seat,
    turn,
    active,
    first,
    goal,
    handLimit,
    step,
    winner,
    players: common.players.map(({ vp, factions, hand, deck, discard }, p) => ({
      seat: p,
      vp,
      factions,
      hand: { size: hand.size, cards: own.players[p].hand.cards },
      deck: { size: deck.size, known: own.players[p].deck.known },
      discard,
    })),
    bases,
    baseDeck: { size: common.baseDeck.size, known: own.baseDeck.known },
    faceUp,
    baseDiscard,
    aside,
    allowances,
    ...(pool && { pool }),
    scoring,
    decision,
  };
}

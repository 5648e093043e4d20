import type { Game } from '../flow/game.js';
import { ranksOf, vpFor } from '../reading/places.js';
import { breakpointOf, playerPowerAt, powerOf } from '../reading/powers.js';
import type { Board } from '../state/board.js';
import { isUsed, ONCE_A_TURN } from '../state/limits.js';
import { sorted } from '../state/lists.js';
import { AbilityNumber } from '../words/definitions.js';
import { type Card, type Seat, STEP_NAMES, Step } from '../words/vocabulary.js';
import { type DecisionView, decisionView, openWindow } from './decisionview.js';
import { type CardView, cardView, cardViews, checkViewer, sees } from './seeing.js';

/**
 * Everything that one seat may know of a game, as plain JSON; nothing else ever leaves a server. A hidden card has no number in a
 * view, because the lists are public and a number would identify it.
 */
export interface View {
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
/** The part of a view that is the same for every seat. */
interface Shared extends Pick<View, 'bases' | 'faceUp' | 'baseDiscard' | 'scoring' | 'pool'> {
  discards: CardView[][];
  factions: string[][];
}

function sharedPart(board: Board): Shared {
  const s = board.state;
  return {
    bases: s.bases.map((b) => baseView(board, b)),
    faceUp: board.turnsUpBase && s.baseDeck.length > 0 ? cardView(board, s.baseDeck[s.baseDeck.length - 1]) : null,
    baseDiscard: cardViews(board, s.baseDiscard),
    scoring: s.scoring && { base: s.scoring.base, window: s.scoring.window, ranks: s.scoring.ranks },
    ...(s.step === Step.Draft && { pool: s.pool.map((f) => board.cards.factions[f].id) }),
    discards: s.discards.map((pile) => cardViews(board, pile)),
    factions: s.factions.map((list) => list.map((f) => board.cards.factions[f].id)),
  };
}

export interface ViewOptions {
  /** In a window, other seats see only that it is open, and not which seat is asked. */
  masked?: boolean;
  /** The number that a host gives this decision; the number of answers so far if absent. */
  number?: number;
}

export function viewOf(game: Game, seat: Seat, options: ViewOptions = {}): View {
  return viewWith(game, seat, sharedPart(game.board), options);
}

/** The views of several seats. The parts that are the same for all are made once and shared. */
export function viewsOf(game: Game, seats: readonly Seat[], options: ViewOptions = {}): View[] {
  const shared = sharedPart(game.board);
  return seats.map((seat) => viewWith(game, seat, shared, options));
}

/** The current decision, as this seat may know it. */
function askedOf(game: Game, seat: Seat, { masked = false, number = game.answers.length }: ViewOptions): DecisionView | null {
  const { decision: d, window } = game;
  if (d === null) return window && openWindow(window.prompt, number);
  if (masked && d.seat !== seat && (d.quiet === 'window' || d.quiet === 'react')) return openWindow(d.prompt, number);
  return decisionView(game, d, seat, number);
}

function viewWith(game: Game, seat: Seat, shared: Shared, options: ViewOptions): View {
  const { board } = game;
  const s = board.state;
  checkViewer(board, seat);
  return {
    seat,
    turn: s.turn,
    active: s.active,
    first: s.first,
    step: STEP_NAMES[s.step],
    winner: s.winner,
    players: s.vp.map((vp, p) => ({
      seat: p,
      vp,
      factions: shared.factions[p],
      hand: {
        size: s.hands[p].length,
        cards: cardViews(board, sorted(s.hands[p].filter((c) => sees(board, seat, c)))),
      },
      deck: pileView(board, s.decks[p], seat),
      discard: shared.discards[p],
    })),
    bases: shared.bases,
    baseDeck: pileView(board, s.baseDeck, seat),
    faceUp: shared.faceUp,
    baseDiscard: shared.baseDiscard,
    aside: cardViews(
      board,
      s.aside.filter((c) => sees(board, seat, c)),
    ),
    allowances: s.allowances.map((a) => ({
      type: a.type,
      free: a.source === 0,
      atMost: a.atMost < 0 ? null : a.atMost,
      base: a.base || null,
      // A card that has gone into hiding no longer has a number.
      source: a.source && sees(board, seat, a.source) ? cardView(board, a.source) : null,
    })),
    ...(shared.pool && { pool: shared.pool }),
    scoring: shared.scoring,
    decision: askedOf(game, seat, options),
  };
}

function pileView(board: Board, pile: readonly Card[], seat: Seat): PileView {
  const known: PileView['known'] = [];
  for (let i = pile.length - 1; i >= 0; i--) {
    const c = pile[i];
    if (sees(board, seat, c)) known.push({ n: c, id: board.def(c).id, at: pile.length - 1 - i });
  }
  return { size: pile.length, known };
}

function inPlayView(board: Board, card: Card): InPlayView {
  const s = board.state;
  const v: InPlayView = {
    n: card,
    id: board.def(card).id,
    owner: s.owner[card],
    controller: s.controller[card],
    counters: s.counters[card],
  };
  if (s.memory[card] < 0) v.faction = board.cards.factions[board.namedFaction(card)].id;
  if (board.def(card).talent) v.spent = isUsed(board, ONCE_A_TURN, card, AbilityNumber.Talent, s.controller[card]);
  if (board.isMinion(card)) {
    v.power = powerOf(board, card);
    v.printed = board.printedPower(card);
    v.actions = board.attached(card).map((a) => inPlayView(board, a));
  }
  return v;
}

function baseView(board: Board, base: Card): BaseView {
  const d = board.def(base);
  const power = board.state.vp.map((_, seat) => playerPowerAt(board, base, seat));
  const ranks = ranksOf(board, base, power);
  const award = ranks.map((rank, seat) => vpFor(board, base, seat, rank));
  const minions: InPlayView[] = [];
  const actions: InPlayView[] = [];
  for (const c of board.at(base)) {
    if (board.isMinion(c)) minions.push(inPlayView(board, c));
    else if (board.state.host[c] === base) actions.push(inPlayView(board, c));
  }
  return {
    n: base,
    id: d.id,
    breakpoint: breakpointOf(board, base),
    printed: d.power,
    vp: d.vp,
    counters: board.allCounters(base),
    works: board.baseWorks(base),
    power,
    ranks,
    award,
    minions,
    actions,
  };
}

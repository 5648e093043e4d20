import type { Game } from '../flow/game.js';
import { ranksOf, vpFor } from '../reading/places.js';
import { breakpointOf, playerPowerAt, powerOf } from '../reading/powers.js';
import type { Board } from '../state/board.js';
import { isUsed, ONCE_A_TURN } from '../state/limits.js';
import { inOrder } from '../state/lists.js';
import { AbilityNumber } from '../words/definitions.js';
import { type Card, type Seat, STEP_NAMES, Step } from '../words/vocabulary.js';
import { type DecisionView, decisionView, openWindow } from './decisionview.js';
import { type CardView, cardView, cardViews, checkEyes, sees } from './seeing.js';

/**
 * What one seat may know of a game, as plain JSON: nothing else ever leaves a server. A hidden card has no number in a view:
 * the lists are public, and a number would name it.
 */
export interface View {
  /** Whose view; `SPECTATOR` sees no hands, `OPEN` sees everything (replays). */
  seat: Seat;
  turn: number;
  active: Seat;
  first: Seat;
  step: (typeof STEP_NAMES)[number];
  winner: Seat;
  players: PlayerView[];
  bases: BaseView[];
  baseDeck: PileView;
  /** The base card that lies face up on its deck, lending its abilities. */
  faceUp: CardView | null;
  baseDiscard: CardView[];
  /** Cards in no zone that this seat sees: being played or revealed. */
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
  /** The cards of the hand that this seat knows, and how many there are in all. */
  hand: { size: number; cards: CardView[] };
  deck: PileView;
  discard: CardView[];
}
export interface PileView {
  size: number;
  /** Known cards with their place from the top, 0 = top. */
  known: (CardView & { at: number })[];
}
export interface InPlayView extends CardView {
  owner: Seat;
  controller: Seat;
  counters: number;
  /** Current and printed power; minions only. */
  power?: number;
  printed?: number;
  /** A faction named with this card. */
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
  /** Each seat's power there, and what each would get if it scored now. */
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
    bases: s.row.map((b) => baseView(board, b)),
    faceUp: board.turnsUpBase && s.baseDeck.length > 0 ? cardView(board, s.baseDeck[s.baseDeck.length - 1]) : null,
    baseDiscard: cardViews(board, s.baseDiscard),
    scoring: s.scoring && { base: s.scoring.base, window: s.scoring.window, ranks: s.scoring.ranks },
    ...(s.step === Step.Draft && { pool: s.pool.map((f) => board.cards.factions[f].id) }),
    discards: s.discards.map((pile) => cardViews(board, pile)),
    factions: s.factions.map((list) => list.map((f) => board.cards.factions[f].id)),
  };
}

export interface ViewOptions {
  /** Nobody but the seat that is asked in a window sees who is asked: the others see only that the window is open. */
  masked?: boolean;
  /** The number under which a host counts this decision; without it, the number of answers so far. */
  number?: number;
}

export function viewOf(game: Game, seat: Seat, options: ViewOptions = {}): View {
  return viewWith(game, seat, sharedPart(game.board), options);
}

/** The views of several seats at once: what is the same for all of them is made once and shared. */
export function viewsOf(game: Game, seats: readonly Seat[], options: ViewOptions = {}): View[] {
  const shared = sharedPart(game.board);
  return seats.map((seat) => viewWith(game, seat, shared, options));
}

/** What is asked, as this seat may know it. */
function asked(game: Game, seat: Seat, { masked = false, number = game.answers.length }: ViewOptions): DecisionView | null {
  const { decision: d, window } = game;
  if (d === null) return window && openWindow(window.prompt, number);
  if (masked && d.seat !== seat && (d.quiet === 'window' || d.quiet === 'react')) return openWindow(d.prompt, number);
  return decisionView(game, d, seat, number);
}

function viewWith(game: Game, seat: Seat, shared: Shared, options: ViewOptions): View {
  const { board } = game;
  const s = board.state;
  checkEyes(board, seat);
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
        cards: cardViews(board, inOrder(s.hands[p].filter((c) => sees(board, seat, c)))),
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
      // A card that has gone into hiding since has no number any more.
      source: a.source && sees(board, seat, a.source) ? cardView(board, a.source) : null,
    })),
    ...(shared.pool && { pool: shared.pool }),
    scoring: shared.scoring,
    decision: asked(game, seat, options),
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

function inPlayView(board: Board, c: Card): InPlayView {
  const s = board.state;
  const v: InPlayView = { n: c, id: board.def(c).id, owner: s.owner[c], controller: s.controller[c], counters: s.counters[c] };
  if (s.note[c] < 0) v.faction = board.cards.factions[board.namedFaction(c)].id;
  if (board.def(c).talent) v.spent = isUsed(board, ONCE_A_TURN, c, AbilityNumber.Talent, s.controller[c]);
  if (board.isMinion(c)) {
    v.power = powerOf(board, c);
    v.printed = board.printedPower(c);
    v.actions = board.attached(c).map((a) => inPlayView(board, a));
  }
  return v;
}

function baseView(board: Board, b: Card): BaseView {
  const d = board.def(b);
  const power = board.state.vp.map((_, seat) => playerPowerAt(board, b, seat));
  const ranks = ranksOf(board, b, power);
  const award = ranks.map((rank, seat) => vpFor(board, b, seat, rank));
  const minions: InPlayView[] = [];
  const actions: InPlayView[] = [];
  for (const c of board.at(b)) {
    if (board.isMinion(c)) minions.push(inPlayView(board, c));
    else if (board.state.host[c] === b) actions.push(inPlayView(board, c));
  }
  return {
    n: b,
    id: d.id,
    breakpoint: breakpointOf(board, b),
    printed: d.power,
    vp: d.vp,
    counters: board.allCounters(b),
    works: board.baseWorks(b),
    power,
    ranks,
    award,
    minions,
    actions,
  };
}

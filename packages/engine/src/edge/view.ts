import { type DecisionView, decisionView } from './decisionview.js';
import type { Game } from '../flow/game.js';
import { inOrder } from '../state/lists.js';
import { ranksOf } from '../flow/scoring.js';
import { type CardView, cardView, cardViews, sees } from './seeing.js';
import { type Card, type Seat, STEP_NAMES } from '../words/vocabulary.js';

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
interface Shared extends Pick<View, 'bases' | 'faceUp' | 'baseDiscard' | 'scoring'> {
  discards: CardView[][];
  factions: string[][];
}

function sharedPart(g: Game): Shared {
  const s = g.s;
  return {
    bases: s.row.map((b) => baseView(g, b)),
    faceUp: g.turnsUpBase && s.baseDeck.length > 0 ? cardView(g, s.baseDeck[s.baseDeck.length - 1]) : null,
    baseDiscard: cardViews(g, s.baseDiscard),
    scoring: s.scoring && { base: s.scoring.base, window: s.scoring.window, ranks: s.scoring.ranks },
    discards: s.discards.map((pile) => cardViews(g, pile)),
    factions: s.factions.map((list) => list.map((f) => g.cards.factions[f].id)),
  };
}

export function viewOf(g: Game, seat: Seat): View {
  return viewWith(g, seat, sharedPart(g));
}

/** The views of several seats at once: what is the same for all of them is made once and shared. */
export function viewsOf(g: Game, seats: readonly Seat[]): View[] {
  const shared = sharedPart(g);
  return seats.map((seat) => viewWith(g, seat, shared));
}

function viewWith(g: Game, seat: Seat, shared: Shared): View {
  const s = g.s;
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
        cards: cardViews(g, inOrder(s.hands[p].filter((c) => sees(g, seat, c)))),
      },
      deck: pileView(g, s.decks[p], seat),
      discard: shared.discards[p],
    })),
    bases: shared.bases,
    baseDeck: pileView(g, s.baseDeck, seat),
    faceUp: shared.faceUp,
    baseDiscard: shared.baseDiscard,
    aside: cardViews(
      g,
      s.aside.filter((c) => sees(g, seat, c)),
    ),
    allowances: s.allowances.map((a) => ({
      type: a.type,
      free: a.source === 0,
      atMost: a.atMost < 0 ? null : a.atMost,
      base: a.base || null,
      // A card that has gone into hiding since has no number any more.
      source: a.source && sees(g, seat, a.source) ? cardView(g, a.source) : null,
    })),
    scoring: shared.scoring,
    decision: g.decision && decisionView(g, g.decision, seat),
  };
}

function pileView(g: Game, pile: readonly Card[], seat: Seat): PileView {
  const known: PileView['known'] = [];
  for (let i = pile.length - 1; i >= 0; i--) {
    const c = pile[i];
    if (sees(g, seat, c)) known.push({ n: c, id: g.def(c).id, at: pile.length - 1 - i });
  }
  return { size: pile.length, known };
}

function inPlayView(g: Game, c: Card): InPlayView {
  const s = g.s;
  const v: InPlayView = { n: c, id: g.def(c).id, owner: s.owner[c], controller: s.controller[c], counters: s.counters[c] };
  if (s.note[c] < 0) v.faction = g.cards.factions[g.namedFaction(c)].id;
  if (g.def(c).talent) v.spent = s.uses.some((u) => u === ((c << 8) | 12));
  if (g.isMinion(c)) {
    v.power = g.power(c);
    v.printed = g.printedPower(c);
    v.actions = g.attached(c).map((a) => inPlayView(g, a));
  }
  return v;
}

function baseView(g: Game, b: Card): BaseView {
  const d = g.def(b);
  const power = g.s.vp.map((_, seat) => g.playerPower(b, seat));
  const ranks = ranksOf(g, b, power);
  const abilities = g.baseDefs(b);
  const award = ranks.map(
    (rank, seat) =>
      (rank >= 1 && rank <= 3 ? d.vp[rank - 1] : 0) + abilities.reduce((sum, x) => sum + (x.award?.(g, b, seat, rank) ?? 0), 0),
  );
  const minions: InPlayView[] = [];
  const actions: InPlayView[] = [];
  for (const c of g.at(b)) {
    if (g.isMinion(c)) minions.push(inPlayView(g, c));
    else if (g.s.host[c] === b) actions.push(inPlayView(g, c));
  }
  return {
    n: b,
    id: d.id,
    breakpoint: g.breakpoint(b),
    printed: d.power,
    vp: d.vp,
    counters: g.allCounters(b),
    works: g.baseWorks(b),
    power,
    ranks,
    award,
    minions,
    actions,
  };
}

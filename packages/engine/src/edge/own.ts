import type { Game } from '../flow/game.js';
import type { Board } from '../state/board.js';
import { sorted } from '../state/lists.js';
import type { Card, Seat } from '../words/vocabulary.js';
import { listed } from './common.js';
import { type DecisionView, decisionView, openWindow } from './decisionview.js';
import { cardView, eyesOf, SPECTATOR, sees } from './seeing.js';
import type { OwnView, PileView, View, ViewOptions } from './view.js';

// The part of a view that depends on the viewer: hidden cards that this seat knows, and its decision. It too is made from the
// last one.

/** Most piles have no card in them that the viewer knows. */
const NO_CARDS: PileView['known'] = [];

export function ownView(game: Game, seat: Seat, decision: DecisionView | null, last?: OwnView): OwnView {
  const { board } = game;
  const s = board.state;
  const eyes = eyesOf(board, seat);
  const baseDeck = knownIn(board, s.baseDeck, eyes, last?.baseDeck.known);
  return {
    seat,
    players: ownPlayers(board, eyes, last?.players),
    baseDeck: last?.baseDeck.known === baseDeck ? last.baseDeck : { known: baseDeck },
    aside: listed(board, knownOf(board, s.aside, eyes), last?.aside),
    allowances: allowancesOf(board, seat, last?.allowances),
    decision,
  };
}

function ownPlayers(board: Board, eyes: number, last: OwnView['players'] | undefined): OwnView['players'] {
  const s = board.state;
  let same = last !== undefined;
  const players = s.hands.map((hand, p) => {
    const before = last?.[p];
    const cards = listed(board, sorted(knownOf(board, hand, eyes)), before?.hand.cards);
    const known = knownIn(board, s.decks[p], eyes, before?.deck.known);
    if (before !== undefined && before.hand.cards === cards && before.deck.known === known) return before;
    same = false;
    return { seat: p, hand: { cards }, deck: { known } };
  });
  return same ? last! : players;
}

const NONE: readonly Card[] = [];

/** The cards among these that the viewer knows. */
function knownOf({ state }: Board, cards: readonly Card[], eyes: number): readonly Card[] {
  let found = NONE as Card[];
  for (let i = 0; i < cards.length; i++) {
    if ((state.known[cards[i]] & eyes) !== eyes) continue;
    if (found === NONE) found = [];
    found.push(cards[i]);
  }
  return found;
}
/** The cards of a pile that the viewer knows, with their places. */
function knownIn(board: Board, pile: readonly Card[], eyes: number, last: PileView['known'] | undefined): PileView['known'] {
  const { known } = board.state;
  let found = NO_CARDS;
  for (let i = pile.length - 1; i >= 0; i--) {
    const c = pile[i];
    if ((known[c] & eyes) !== eyes) continue;
    if (found === NO_CARDS) found = [];
    found.push({ n: c, id: board.def(c).id, at: pile.length - 1 - i });
  }
  if (last === undefined || last.length !== found.length) return found;
  return last.every((card, i) => card.n === found[i].n && card.at === found[i].at) ? last : found;
}

type Allowances = View['allowances'];

function allowancesOf(board: Board, seat: Seat, last: Allowances | undefined): Allowances {
  const now = board.state.allowances.map((a) => ({
    type: a.type,
    free: a.source === 0,
    atMost: a.atMost < 0 ? null : a.atMost,
    base: a.base || null,
    // A card that has gone into hiding no longer has a number.
    source: a.source && sees(board, seat, a.source) ? cardView(board, a.source) : null,
  }));
  return last !== undefined && last.length === now.length && now.every((a, i) => isSameAllowance(a, last[i])) ? last : now;
}
const isSameAllowance = (a: Allowances[number], b: Allowances[number]): boolean =>
  a.type === b.type && a.free === b.free && a.atMost === b.atMost && a.base === b.base && a.source?.n === b.source?.n;

/** The current decision as each viewer may know it. Viewers who are not asked and know the same share one view of it. */
export function decisionsOf(game: Game, options: ViewOptions): (seat: Seat) => DecisionView | null {
  const { decision: d, window, board } = game;
  const { masked = false, number = game.answers.length } = options;
  let shared: DecisionView | null | undefined;
  if (d === null) {
    shared = window && openWindow(window.prompt, number);
    return () => shared!;
  }
  const isHiddenWindow = masked && (d.quiet === 'window' || d.quiet === 'react');
  const isAlike = isHiddenWindow || d.source === 0 || sees(board, SPECTATOR, d.source);
  const viewFor = (seat: Seat): DecisionView =>
    isHiddenWindow && seat !== d.seat ? openWindow(d.prompt, number) : decisionView(game, d, seat, number);
  return (seat) => {
    if (seat === d.seat || seat < SPECTATOR || !isAlike) return viewFor(seat);
    shared ??= viewFor(SPECTATOR);
    return shared;
  };
}

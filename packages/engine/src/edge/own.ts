import type { Game } from '../flow/game.js';
import type { Board } from '../state/board.js';
import { sorted } from '../state/lists.js';
import { PROMPTS } from '../words/prompts.js';
import type { Card, Seat } from '../words/vocabulary.js';
import { listed } from './common.js';
import { type DecisionView, decisionView, openWindow, withoutOptions } from './decisionview.js';
import { cardView, eyesOf, SPECTATOR, sees } from './seeing.js';
import type { OwnView, PileView, View, ViewOptions } from './view.js';

// The part of a view that depends on the viewer: hidden cards that this seat knows, and its decision. It too is made from the
// last one.

/** Most piles have no card in them that the viewer knows. */
const NO_CARDS: PileView['known'] = [];

/** What anybody knows of hidden cards: for each pile, the eyes that see at least one card of it. Most piles need no closer look. */
interface Glance {
  hands: number[];
  decks: number[];
  baseDeck: number;
}
export function glanceAt({ state: s }: Board): Glance {
  const seenIn = (cards: readonly Card[]): number => {
    let eyes = 0;
    for (let i = 0; i < cards.length; i++) eyes |= s.known[cards[i]];
    return eyes;
  };
  return { hands: s.hands.map(seenIn), decks: s.decks.map(seenIn), baseDeck: seenIn(s.baseDeck) };
}

export function ownView(board: Board, seat: Seat, decision: DecisionView | null, glance: Glance, last?: OwnView): OwnView {
  const s = board.state;
  const eyes = eyesOf(board, seat);
  const baseDeck = knownIn(board, s.baseDeck, eyes, glance.baseDeck, last?.baseDeck.known);
  return {
    seat,
    players: ownPlayers(board, eyes, glance, last?.players),
    baseDeck: last?.baseDeck.known === baseDeck ? last.baseDeck : { known: baseDeck },
    aside: listed(board, knownOf(board, s.aside, eyes), last?.aside),
    allowances: allowancesOf(board, seat, last?.allowances),
    decision,
  };
}

function ownPlayers(board: Board, eyes: number, glance: Glance, last: OwnView['players'] | undefined): OwnView['players'] {
  const s = board.state;
  // A copy is made once something is found to differ.
  let players = last;
  for (let p = 0; p < s.seats; p++) {
    const before = last?.[p];
    const inHand = (glance.hands[p] & eyes) === eyes ? sorted(knownOf(board, s.hands[p], eyes)) : NONE;
    const cards = listed(board, inHand, before?.hand.cards);
    const known = knownIn(board, s.decks[p], eyes, glance.decks[p], before?.deck.known);
    if (before !== undefined && before.hand.cards === cards && before.deck.known === known) continue;
    if (players === last) players = last?.slice() ?? [];
    players![p] = { seat: p, hand: { cards }, deck: { known } };
  }
  return players!;
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
type Known = PileView['known'];

/** The cards of a pile that the viewer knows, with their places. */
function knownIn(board: Board, pile: readonly Card[], eyes: number, seen: number, last: Known | undefined): Known {
  if ((seen & eyes) !== eyes) return last?.length === 0 ? last : NO_CARDS;
  const { known } = board.state;
  // The number of cards, from the top, that are the last known ones.
  let same = 0;
  let found: Known | null = null;
  for (let i = pile.length - 1; i >= 0; i--) {
    const c = pile[i];
    if ((known[c] & eyes) !== eyes) continue;
    const at = pile.length - 1 - i;
    const before = last?.[found === null ? same : found.length];
    const isSame = before !== undefined && before.n === c && before.at === at;
    if (found === null && isSame) same++;
    else {
      found ??= last?.slice(0, same) ?? [];
      found.push(isSame ? before : { n: c, id: board.def(c).id, at });
    }
  }
  if (found !== null) return found;
  return last !== undefined && last.length === same ? last : (last?.slice(0, same) ?? NO_CARDS);
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
  const { masked = false, number = game.answers.length, unasked = [] } = options;
  let shared: DecisionView | null | undefined;
  if (d === null) {
    shared = window && openWindow(PROMPTS[window.prompt], number);
    return () => shared!;
  }
  const isHiddenWindow = masked && (d.quiet === 'window' || d.quiet === 'react');
  const isAlike = isHiddenWindow || d.source === 0 || sees(board, SPECTATOR, d.source);
  const viewFor = (seat: Seat): DecisionView =>
    isHiddenWindow && seat !== d.seat ? openWindow(d.question, number) : decisionView(game, d, seat, number);
  return (seat) => {
    const isUnasked = unasked.includes(seat);
    if (!isUnasked && (seat === d.seat || seat < SPECTATOR || !isAlike)) return viewFor(seat);
    shared ??= viewFor(SPECTATOR);
    return isUnasked && shared.seat === seat ? withoutOptions(shared) : shared;
  };
}

import type { Board } from '../state/board.js';
import { AbilityNumber, isUsed, ONCE_A_TURN, use } from '../state/limits.js';
import { inOrder } from '../state/lists.js';
import { Allowance } from '../state/state.js';
import { type Definition, type GrantedPlay, HookBit, type Special } from '../words/definitions.js';
import type { PlayableCards } from '../words/position.js';
import { type Card, type Reason, type Seat, Step, Zone } from '../words/vocabulary.js';
import { cardForbidden, playForbidden } from './cannot.js';
import { hasMinion, minionsWhere } from './questions.js';

// What may be played and where: the plays a player still has, and the places where cards and rules allow one.

/** Is it this player's own play-cards phase? */
export const inOwnPhase = (board: Board, seat: Seat): boolean => board.state.step === Step.PlayCards && board.state.active === seat;

/** Every play this player still has: what was granted, the free ones, and those that stand while a card is in play. */
export function allowancesOf(board: Board, seat: Seat): Allowance[] {
  if (!inOwnPhase(board, seat)) return [];
  let list = board.state.allowances;
  if (!board.present(HookBit.standing)) return list;
  for (let i = 0; i < board.state.row.length; i++) {
    for (const c of board.state.here[i]) {
      const d = board.def(c);
      if (
        (d.hooks & HookBit.standing) === 0 ||
        board.state.controller[c] !== seat ||
        isUsed(board, ONCE_A_TURN, c, AbilityNumber.Standing, seat)
      )
        continue;
      if (list === board.state.allowances) list = list.slice();
      list.push(standingPlay(board, c, d.standing!(board.position, c)));
    }
  }
  return list;
}

function standingPlay(board: Board, c: Card, given: GrantedPlay): Allowance {
  return new Allowance(given.type, c, given, 1 + board.state.plays.findIndex((p) => p.card === c && p.stay === board.state.stay[c]));
}

/** Does this allowance cover playing this card there? `base` 0: a standard action. */
function covers(board: Board, a: Allowance, card: Card, base: Card, seat: Seat): boolean {
  const d = board.def(card);
  if (a.type !== d.type || (a.atMost >= 0 && d.power > a.atMost) || (a.onBase && d.goes !== 'base')) return false;
  return (a.base === 0 || a.base === base) && !(a.whereAlone && hasMinion(board, seat, base));
}

/** An extra or free play without any limit. */
export const isPlain = (a: Allowance): boolean => a.atMost < 0 && a.base === 0 && !a.whereAlone && !a.onBase;

/** Why this allowance does not cover playing this card there; null if it does. `base` 0: a standard action. */
function uncovered(board: Board, a: Allowance, card: Card, base: Card, seat: Seat): Reason | null {
  const d = board.def(card);
  if (a.type !== d.type) return { code: a.type === 'minion' ? 'no-action-play-left' : 'no-minion-play-left' };
  if (a.atMost >= 0 && d.power > a.atMost) return { code: 'extra-needs-power-at-most', number: a.atMost, card: a.source };
  if (a.onBase && d.goes !== 'base') return { code: 'extra-needs-base-action', card: a.source };
  if (a.base !== 0 && a.base !== base) return { code: 'extra-needs-base', base: a.base, card: a.source };
  if (a.whereAlone && hasMinion(board, seat, base)) return { code: 'extra-needs-empty-base', card: a.source };
  return null;
}

const limitsOn = (a: Allowance): number => (a.atMost >= 0 ? 1 : 0) + (a.base !== 0 ? 1 : 0) + (a.whereAlone ? 1 : 0) + (a.onBase ? 1 : 0);
const limitsOnCard = (a: Allowance): number => (a.atMost >= 0 ? 1 : 0) + (a.onBase ? 1 : 0);

/** The narrowest allowance that covers this play (D11). */
export function narrowest(board: Board, card: Card, base: Card, seat: Seat): Allowance | null {
  let best: Allowance | null = null;
  for (const a of allowancesOf(board, seat)) {
    if (!covers(board, a, card, base, seat)) continue;
    if (best === null || isNarrower(a, best)) best = a;
  }
  return best;
}

function isNarrower(a: Allowance, b: Allowance): boolean {
  if ((a.source === 0) !== (b.source === 0)) return b.source === 0;
  if (limitsOn(a) !== limitsOn(b)) return limitsOn(a) > limitsOn(b);
  if (limitsOnCard(a) !== limitsOnCard(b)) return limitsOnCard(a) > limitsOnCard(b);
  return a.since < b.since;
}

export function spend(board: Board, a: Allowance): void {
  const { allowances } = board.state;
  if (allowances.includes(a)) board.state.allowances = allowances.filter((x) => x !== a);
  else use(board, ONCE_A_TURN, a.source, AbilityNumber.Standing, board.state.active);
}

/** Where a card may be played as far as cards and rules allow: bases, or minions for an action on a minion. */
export function hostsFor(board: Board, card: Card, seat: Seat, special?: Special): Card[] {
  const d = board.def(card);
  const list: Card[] = [];
  const fits = special?.on ?? d.on;
  if (d.type === 'minion' || d.goes === 'base') {
    if (fits === undefined && !board.present(HookBit.forbidsPlay)) return board.state.row.slice();
    for (const b of board.state.row)
      if (playForbidden(board, card, b, seat) === null && (fits === undefined || fits(board.position, card, seat, b))) list.push(b);
  } else if (d.goes === 'minion') {
    for (const m of minionsWhere(board))
      if (playForbidden(board, card, board.state.base[m], seat) === null && (fits === undefined || fits(board.position, card, seat, m)))
        list.push(m);
  }
  return list;
}

export const needsHost = (board: Board, card: Card): boolean => board.isMinion(card) || board.def(card).goes !== 'standard';

/** Could this player legally play the card, somewhere among these bases? */
export function isPlayable(board: Board, card: Card, seat: Seat, among?: readonly Card[]): boolean {
  if (cardForbidden(board, card, seat)) return false;
  if (!needsHost(board, card)) return true;
  return hostsFor(board, card, seat).some((h) => among === undefined || among.includes(board.baseOf(h)));
}

/** Hosts for a play with the allowances of the turn; from the discard pile only where a card in play gives leave. */
export function ordinaryHosts(board: Board, card: Card, seat: Seat): Card[] {
  const fromDiscard = board.state.zone[card] === Zone.Discard;
  const type = board.def(card).type;
  const hosts = hostsFor(board, card, seat);
  const plays = allowancesOf(board, seat);
  if (!fromDiscard) for (const a of plays) if (a.type === type && isPlain(a)) return hosts;
  return hosts.filter((h) => {
    const base = board.baseOf(h);
    if (fromDiscard && discardLeave(board, base, seat) === 0) return false;
    return plays.some((a) => covers(board, a, card, base, seat));
  });
}

/** The card at this base by whose leave a minion may now come from the discard pile. */
export function discardLeave(board: Board, base: Card, seat: Seat): Card {
  if (!inOwnPhase(board, seat) || !board.present(HookBit.playFromDiscard)) return 0;
  for (const c of board.at(base)) {
    if (
      (board.def(c).hooks & HookBit.playFromDiscard) !== 0 &&
      board.state.controller[c] === seat &&
      !isUsed(board, ONCE_A_TURN, c, AbilityNumber.FromDiscard, seat)
    )
      return c;
  }
  return 0;
}

export function playableFromHand(board: Board, seat: Seat, fits: (d: Definition) => boolean, at?: readonly Card[]): PlayableCards {
  const open = board.state.row.filter((b) => discardLeave(board, b, seat) !== 0 && (at === undefined || at.includes(b)));
  const inPile = (c: Card): boolean => board.isMinion(c) && fits(board.def(c)) && isPlayable(board, c, seat, open);
  return {
    hand: inOrder(board.state.hands[seat].filter((c) => fits(board.def(c)) && isPlayable(board, c, seat, at))),
    pile: open.length === 0 ? [] : inOrder(board.state.discards[seat].filter(inPile)),
    open,
  };
}

export function useDiscardLeave(board: Board, base: Card, seat: Seat): void {
  use(board, ONCE_A_TURN, discardLeave(board, base, seat), AbilityNumber.FromDiscard, seat);
}

/** Why a card can't be played now as an ordinary play; null if it can. */
export function whyNotPlayable(board: Board, card: Card, seat: Seat): Reason | null {
  const d = board.def(card);
  const zone = board.state.zone[card];
  if (!inOwnPhase(board, seat)) return { code: board.state.active === seat ? 'not-now' : 'not-your-turn' };
  if ((zone !== Zone.Hand && zone !== Zone.Discard) || board.state.holder[card] !== seat) return { code: 'not-in-hand' };
  if (zone === Zone.Discard && (d.type !== 'minion' || !board.state.row.some((b) => discardLeave(board, b, seat))))
    return { code: 'not-in-hand' };
  const forbidden = cardForbidden(board, card, seat);
  if (forbidden) return forbidden;
  const plays = allowancesOf(board, seat).filter((a) => a.type === d.type);
  if (plays.length === 0) return { code: d.type === 'minion' ? 'no-minion-play-left' : 'no-action-play-left' };
  if (!needsHost(board, card))
    return plays.some((a) => uncovered(board, a, card, 0, seat) === null) ? null : uncovered(board, plays[0], card, 0, seat);
  const hosts = hostsFor(board, card, seat);
  if (hosts.length === 0)
    return board.state.row.length === 1 || d.type === 'minion'
      ? (playForbidden(board, card, board.state.row[0], seat) ?? { code: 'no-place-to-play' })
      : { code: 'no-place-to-play' };
  if (ordinaryHosts(board, card, seat).length > 0) return null;
  return zone === Zone.Discard ? { code: 'not-in-hand' } : uncovered(board, plays[0], card, board.baseOf(hosts[0]), seat);
}

/** What a card gives in each of its controller's turns, it gives on the turn it arrives too (Archmage's kind). */
export function grantOnArrival(board: Board, card: Card): void {
  const d = board.def(card);
  if (d.grants === undefined || !board.inPlay(card)) return;
  const seat = board.state.controller[card];
  if (!inOwnPhase(board, seat) || isUsed(board, ONCE_A_TURN, card, AbilityNumber.Grants, seat)) return;
  use(board, ONCE_A_TURN, card, AbilityNumber.Grants, seat);
  const given = d.grants(board.position, card);
  board.state.allowances.push(new Allowance(given.type, card, given, board.state.plays.length));
}

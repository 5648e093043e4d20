import { type Definition, type GrantedPlay, HookBit, type Special } from '../words/definitions.js';
import type { Game } from '../flow/game.js';
import { AbilityNumber, isUsed, ONCE_A_TURN, use } from '../state/limits.js';
import { inOrder } from '../state/lists.js';
import { Allowance } from '../state/state.js';
import { type Card, type Reason, type Seat, Step, Zone } from '../words/vocabulary.js';

// What may be played and where: the plays a player still has, and the places where cards and rules allow one.

/** Is it this player's own play-cards phase? */
export const inOwnPhase = (g: Game, seat: Seat): boolean => g.s.step === Step.PlayCards && g.s.active === seat;

/** Every play this player still has: what was granted, the free ones, and those that stand while a card is in play. */
export function allowancesOf(g: Game, seat: Seat): Allowance[] {
  if (!inOwnPhase(g, seat)) return [];
  let list = g.s.allowances;
  if (!g.present(HookBit.standing)) return list;
  for (let i = 0; i < g.s.row.length; i++) {
    for (const c of g.s.here[i]) {
      const d = g.def(c);
      if ((d.hooks & HookBit.standing) === 0 || g.s.controller[c] !== seat || isUsed(g, ONCE_A_TURN, c, AbilityNumber.Standing, seat))
        continue;
      if (list === g.s.allowances) list = list.slice();
      list.push(standingPlay(g, c, d.standing!(g, c)));
    }
  }
  return list;
}

function standingPlay(g: Game, c: Card, given: GrantedPlay): Allowance {
  return new Allowance(given.type, c, given, 1 + g.s.plays.findIndex((p) => p.card === c && p.stay === g.s.stay[c]));
}

/** Does this allowance cover playing this card there? `base` 0: a standard action. */
function covers(g: Game, a: Allowance, card: Card, base: Card, seat: Seat): boolean {
  const d = g.def(card);
  if (a.type !== d.type || (a.atMost >= 0 && d.power > a.atMost) || (a.onBase && d.goes !== 'base')) return false;
  return (a.base === 0 || a.base === base) && !(a.whereAlone && g.hasMinion(seat, base));
}

/** An extra or free play without any limit. */
export const isPlain = (a: Allowance): boolean => a.atMost < 0 && a.base === 0 && !a.whereAlone && !a.onBase;

/** Why this allowance does not cover playing this card there; null if it does. `base` 0: a standard action. */
function uncovered(g: Game, a: Allowance, card: Card, base: Card, seat: Seat): Reason | null {
  const d = g.def(card);
  if (a.type !== d.type) return { code: a.type === 'minion' ? 'no-action-play-left' : 'no-minion-play-left' };
  if (a.atMost >= 0 && d.power > a.atMost) return { code: 'extra-needs-power-at-most', number: a.atMost, card: a.source };
  if (a.onBase && d.goes !== 'base') return { code: 'extra-needs-base-action', card: a.source };
  if (a.base !== 0 && a.base !== base) return { code: 'extra-needs-base', base: a.base, card: a.source };
  if (a.whereAlone && g.hasMinion(seat, base)) return { code: 'extra-needs-empty-base', card: a.source };
  return null;
}

const limitsOn = (a: Allowance): number => (a.atMost >= 0 ? 1 : 0) + (a.base !== 0 ? 1 : 0) + (a.whereAlone ? 1 : 0) + (a.onBase ? 1 : 0);
const limitsOnCard = (a: Allowance): number => (a.atMost >= 0 ? 1 : 0) + (a.onBase ? 1 : 0);

/** The narrowest allowance that covers this play (D11). */
export function narrowest(g: Game, card: Card, base: Card, seat: Seat): Allowance | null {
  let best: Allowance | null = null;
  for (const a of allowancesOf(g, seat)) {
    if (!covers(g, a, card, base, seat)) continue;
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

export function spend(g: Game, a: Allowance): void {
  const { allowances } = g.s;
  if (allowances.includes(a)) g.s.allowances = allowances.filter((x) => x !== a);
  else use(g, ONCE_A_TURN, a.source, AbilityNumber.Standing, g.s.active);
}

/** Where a card may be played as far as cards and rules allow: bases, or minions for an action on a minion. */
export function hostsFor(g: Game, card: Card, seat: Seat, special?: Special): Card[] {
  const d = g.def(card);
  const list: Card[] = [];
  const fits = special?.on ?? d.on;
  if (d.type === 'minion' || d.goes === 'base') {
    if (fits === undefined && !g.present(HookBit.forbidsPlay)) return g.s.row.slice();
    for (const b of g.s.row) if (g.playForbidden(card, b, seat) === null && (fits === undefined || fits(g, card, seat, b))) list.push(b);
  } else if (d.goes === 'minion') {
    for (const m of g.minions())
      if (g.playForbidden(card, g.s.base[m], seat) === null && (fits === undefined || fits(g, card, seat, m))) list.push(m);
  }
  return list;
}

export const needsHost = (g: Game, card: Card): boolean => g.isMinion(card) || g.def(card).goes !== 'standard';

/** Could this player legally play the card, somewhere among these bases? */
export function isPlayable(g: Game, card: Card, seat: Seat, among?: readonly Card[]): boolean {
  if (g.cardForbidden(card, seat)) return false;
  if (!needsHost(g, card)) return true;
  return hostsFor(g, card, seat).some((h) => among === undefined || among.includes(g.baseOf(h)));
}

/** Hosts for a play with the allowances of the turn; from the discard pile only where a card in play gives leave. */
export function ordinaryHosts(g: Game, card: Card, seat: Seat): Card[] {
  const fromDiscard = g.s.zone[card] === Zone.Discard;
  const type = g.def(card).type;
  const hosts = hostsFor(g, card, seat);
  const plays = allowancesOf(g, seat);
  if (!fromDiscard) for (const a of plays) if (a.type === type && isPlain(a)) return hosts;
  return hosts.filter((h) => {
    const base = g.baseOf(h);
    if (fromDiscard && discardLeave(g, base, seat) === 0) return false;
    return plays.some((a) => covers(g, a, card, base, seat));
  });
}

/** The card at this base by whose leave a minion may now come from the discard pile. */
export function discardLeave(g: Game, base: Card, seat: Seat): Card {
  if (!inOwnPhase(g, seat) || !g.present(HookBit.playFromDiscard)) return 0;
  for (const c of g.at(base)) {
    if (
      (g.def(c).hooks & HookBit.playFromDiscard) !== 0 &&
      g.s.controller[c] === seat &&
      !isUsed(g, ONCE_A_TURN, c, AbilityNumber.FromDiscard, seat)
    )
      return c;
  }
  return 0;
}

/** What may be played where "from your hand" is said, and on which bases a minion may come from the discard pile instead. */
export interface FromHand {
  hand: Card[];
  pile: Card[];
  open: Card[];
}

export function playableFromHand(g: Game, seat: Seat, fits: (d: Definition) => boolean, at?: readonly Card[]): FromHand {
  const open = g.s.row.filter((b) => discardLeave(g, b, seat) !== 0 && (at === undefined || at.includes(b)));
  const inPile = (c: Card): boolean => g.isMinion(c) && fits(g.def(c)) && isPlayable(g, c, seat, open);
  return {
    hand: inOrder(g.s.hands[seat].filter((c) => fits(g.def(c)) && isPlayable(g, c, seat, at))),
    pile: open.length === 0 ? [] : inOrder(g.s.discards[seat].filter(inPile)),
    open,
  };
}

export function useDiscardLeave(g: Game, base: Card, seat: Seat): void {
  use(g, ONCE_A_TURN, discardLeave(g, base, seat), AbilityNumber.FromDiscard, seat);
}

/** Why a card can't be played now as an ordinary play; null if it can. */
export function whyNotPlayable(g: Game, card: Card, seat: Seat): Reason | null {
  const d = g.def(card);
  const zone = g.s.zone[card];
  if (!inOwnPhase(g, seat)) return { code: g.s.active === seat ? 'not-now' : 'not-your-turn' };
  if ((zone !== Zone.Hand && zone !== Zone.Discard) || g.s.holder[card] !== seat) return { code: 'not-in-hand' };
  if (zone === Zone.Discard && (d.type !== 'minion' || !g.s.row.some((b) => discardLeave(g, b, seat)))) return { code: 'not-in-hand' };
  const forbidden = g.cardForbidden(card, seat);
  if (forbidden) return forbidden;
  const plays = allowancesOf(g, seat).filter((a) => a.type === d.type);
  if (plays.length === 0) return { code: d.type === 'minion' ? 'no-minion-play-left' : 'no-action-play-left' };
  if (!needsHost(g, card)) return plays.some((a) => uncovered(g, a, card, 0, seat) === null) ? null : uncovered(g, plays[0], card, 0, seat);
  const hosts = hostsFor(g, card, seat);
  if (hosts.length === 0)
    return g.s.row.length === 1 || d.type === 'minion'
      ? (g.playForbidden(card, g.s.row[0], seat) ?? { code: 'no-place-to-play' })
      : { code: 'no-place-to-play' };
  if (ordinaryHosts(g, card, seat).length > 0) return null;
  return zone === Zone.Discard ? { code: 'not-in-hand' } : uncovered(g, plays[0], card, g.baseOf(hosts[0]), seat);
}

/** What a card gives in each of its controller's turns, it gives on the turn it arrives too (Archmage's kind). */
export function grantOnArrival(g: Game, card: Card): void {
  const d = g.def(card);
  if (d.grants === undefined || !g.inPlay(card)) return;
  const seat = g.s.controller[card];
  if (!inOwnPhase(g, seat) || isUsed(g, ONCE_A_TURN, card, AbilityNumber.Grants, seat)) return;
  use(g, ONCE_A_TURN, card, AbilityNumber.Grants, seat);
  const given = d.grants(g, card);
  g.s.allowances.push(new Allowance(given.type, card, given, g.s.plays.length));
}

import type { Board } from '../state/board.js';
import { isUsed, ONCE_A_TURN, use } from '../state/limits.js';
import { sorted } from '../state/lists.js';
import { Allowance } from '../state/state.js';
import { AbilityNumber, type Definition, type GrantedPlay, HookBit, type PlayLimits, type Special } from '../words/definitions.js';
import type { PlayableCards } from '../words/position.js';
import type { PlayedTo } from '../words/record.js';
import { type Card, type Reason, type ReasonCode, type Seat, Step, Zone } from '../words/vocabulary.js';
import { cardForbidden, closesBases, extraForbidden, mayForbidExtra, playForbidden } from './cannot.js';
import { hasMinion, minionsWhere } from './questions.js';

// The plays that a player has left, and the places where cards and rules allow them.

/** Is it this player's own play-cards phase? */
export const inOwnPhase = (board: Board, seat: Seat): boolean => board.state.step === Step.PlayCards && board.state.active === seat;

/** All plays that this player has left: free and granted ones, and those that a card in play provides. */
function allowancesOf(board: Board, seat: Seat): Allowance[] {
  if (!inOwnPhase(board, seat)) return [];
  const { allowances } = board.state;
  return board.present(HookBit.standingPlay) ? allowances.concat(standingPlays(board, seat)) : allowances;
}

function standingPlays(board: Board, seat: Seat): Allowance[] {
  const { bases, cardsAt, controller } = board.state;
  const list: Allowance[] = [];
  const add = (card: Card, d: Definition): void => {
    if ((d.hooks & HookBit.standingPlay) === 0 || isUsed(board, ONCE_A_TURN, card, AbilityNumber.StandingPlay, seat)) return;
    const given = d.standingPlay!(board.position, card, seat);
    if (given) list.push(standingAllowance(board, card, given));
  };
  for (let i = 0; i < bases.length; i++) {
    if (board.baseAnswers(i, HookBit.standingPlay)) for (const d of board.abilities(i)) add(bases[i], d);
    if (!board.presentAt(i, HookBit.standingPlay)) continue;
    for (const c of cardsAt[i]) if (controller[c] === seat && !board.isCancelled(c)) add(c, board.def(c));
  }
  return list;
}

function standingAllowance(board: Board, card: Card, given: GrantedPlay): Allowance {
  return new Allowance(
    given.type,
    card,
    given,
    1 + board.state.plays.findIndex((p) => p.card === card && p.arrival === board.state.arrival[card]),
  );
}

/** One of the two plays of every turn, which have no limits. */
const isFree = (a: Allowance): boolean => a.source === 0;

/** An extra or free play without any limit. */
const isPlain = (board: Board, a: Allowance): boolean =>
  isFree(a) || (a.atMost < 0 && a.base === 0 && !a.whereAlone && !a.onBase && limitsOn(a) === 0 && !mayForbidExtra(board));

/** The reason why this allowance does not cover playing this card there; null if it does. `host` is 0 for a standard action. */
function uncovered(board: Board, a: Allowance, card: Card, host: Card, seat: Seat): ReasonCode | null {
  const d = board.def(card);
  if (a.type !== d.type) return d.type === 'minion' ? 'no-minion-play-left' : 'no-action-play-left';
  return isFree(a) ? null : beyond(board, a, card, host, seat);
}

/** The same for an extra play of the right type. */
function beyond(board: Board, a: Allowance, card: Card, host: Card, seat: Seat): ReasonCode | null {
  const d = board.def(card);
  const base = host === 0 ? 0 : board.baseOf(host);
  if (a.atMost >= 0 && d.power > a.atMost) return 'extra-needs-power-at-most';
  if (a.atLeast !== undefined && d.power < a.atLeast) return 'extra-needs-power-at-least';
  if (a.onBase && d.goes !== 'base') return 'extra-needs-base-action';
  if (a.onMinion && d.goes !== 'minion') return 'extra-needs-minion-action';
  if (a.onMinion === 'yours' && board.state.controller[host] !== seat) return 'not-yours';
  if (!isCalled(d, a)) return a.name === undefined ? 'extra-needs-kind' : 'extra-needs-name';
  if (a.host !== undefined && a.host !== host) return 'extra-needs-host';
  if (a.base !== 0 && a.base !== base) return 'extra-needs-base';
  if (mayForbidExtra(board)) {
    const forbidden = extraForbidden(board, card, base, seat);
    if (forbidden !== null) return forbidden.code;
  }
  return isOpenTo(board, a, base, seat);
}

/** The same if only the base counts; any base will do if none is given. */
function isOpenTo(board: Board, a: Allowance, base: Card, seat: Seat): ReasonCode | null {
  if (a.notAt !== undefined && a.notAt === base) return 'extra-needs-another-base';
  if (a.whereAlone && hasMinion(board, seat, base)) return 'extra-needs-empty-base';
  return a.whereYou && !hasMinion(board, seat, base) ? 'extra-needs-your-base' : null;
}

/** The bases where this extra play may be used. */
export const basesFor = (board: Board, a: Allowance, seat: Seat): Card[] =>
  board.state.bases.filter((b) => (a.base === 0 || a.base === b) && isOpenTo(board, a, b, seat) === null);

/** Does the card have the name and the kind that a play is limited to? */
export const isCalled = (d: Definition, limits: Pick<PlayLimits, 'name' | 'kind'>): boolean =>
  (limits.name === undefined || limits.name === d.n) && (limits.kind === undefined || d.kinds.includes(limits.kind));

const one = (isLimit: boolean): number => (isLimit ? 1 : 0);
export const limitsOn = (a: Allowance): number => limitsOnCard(a) + limitsOnPlace(a);
const limitsOnPlace = (a: Allowance): number =>
  one(a.base !== 0) +
  one(a.whereAlone) +
  one(a.host !== undefined) +
  one(a.onMinion === 'yours') +
  one(a.notAt !== undefined) +
  one(a.whereYou === true);
const limitsOnCard = (a: Allowance): number =>
  one(a.atMost >= 0) +
  one(a.atLeast !== undefined) +
  one(a.onBase || a.onMinion !== undefined) +
  one(a.name !== undefined) +
  one(a.kind !== undefined);

/** The narrowest allowance that covers this play (D11); or the free play of the turn, if only that is meant. */
function narrowest(board: Board, card: Card, host: Card, seat: Seat, onlyFree = false): Allowance | null {
  let best: Allowance | null = null;
  for (const a of allowancesOf(board, seat)) {
    if ((onlyFree && !isFree(a)) || uncovered(board, a, card, host, seat) !== null) continue;
    if (best === null || isNarrower(a, best)) best = a;
  }
  return best;
}

function isNarrower(a: Allowance, b: Allowance): boolean {
  if (isFree(a) !== isFree(b)) return isFree(b);
  if (limitsOn(a) !== limitsOn(b)) return limitsOn(a) > limitsOn(b);
  if (limitsOnCard(a) !== limitsOnCard(b)) return limitsOnCard(a) > limitsOnCard(b);
  return a.since < b.since;
}

function spend(board: Board, a: Allowance): void {
  const { allowances } = board.state;
  if (allowances.includes(a)) board.state.allowances = allowances.filter((x) => x !== a);
  else use(board, ONCE_A_TURN, a.source, AbilityNumber.StandingPlay, board.state.active);
}

/** The bases or (for an action on a minion) minions that this card may be played on, as far as cards and rules allow. */
export function hostsFor(board: Board, card: Card, seat: Seat, special?: Special, isExtra = false): Card[] {
  const d = board.def(card);
  const fits = special?.on ?? d.on;
  const hosts = goesOnMinion(d) ? minionsWhere(board) : board.state.bases;
  if (fits === undefined && !isAnyClosed(board)) return hosts.slice();
  const list: Card[] = [];
  for (const h of hosts) if (isHost(board, card, seat, h, fits, isExtra)) list.push(h);
  return list;
}

/** May a base be closed to a play? */
const isAnyClosed = (board: Board): boolean => board.present(HookBit.forbidsPlay) || (board.state.effects.length > 0 && closesBases(board));

/** Does the card have any host? */
function hasHost(board: Board, card: Card, seat: Seat): boolean {
  const { bases: row, cardsAt: here } = board.state;
  const d = board.def(card);
  const anywhere = d.on === undefined && !isAnyClosed(board);
  if (goesOnMinion(d)) {
    for (const list of here) for (const m of list) if (board.isMinion(m) && (anywhere || isHost(board, card, seat, m, d.on))) return true;
    return false;
  }
  if (anywhere) return row.length > 0;
  for (const b of row) if (isHost(board, card, seat, b, d.on)) return true;
  return false;
}

function isHost(board: Board, card: Card, seat: Seat, host: Card, fits: Definition['on'], isExtra = false): boolean {
  return (
    playForbidden(board, card, board.baseOf(host), seat, isExtra) === null && (fits === undefined || fits(board.position, card, seat, host))
  );
}

const goesOnMinion = (d: Definition): boolean => d.type === 'action' && d.goes === 'minion';
const isStandard = (d: Definition): boolean => d.type === 'action' && d.goes === 'standard';

/** A standard action goes nowhere, but its text may say when it can be played. */
function hasPlace(board: Board, card: Card, seat: Seat): boolean {
  const { on } = board.def(card);
  return on === undefined || on(board.position, card, seat, 0);
}

export const needsHost = (board: Board, card: Card): boolean => !isStandard(board.def(card));

export function isPlayable(board: Board, card: Card, seat: Seat, among?: readonly Card[], isExtra = false): boolean {
  if (cardForbidden(board, card, seat, isExtra)) return false;
  if (!needsHost(board, card)) return hasPlace(board, card, seat);
  return hostsFor(board, card, seat, undefined, isExtra).some((h) => isAmong(board, h, among));
}

/** Is it one of these bases or minions, or a minion at one of these bases? */
export const isAmong = (board: Board, host: Card, among: readonly Card[] | undefined): boolean =>
  among === undefined || among.includes(host) || among.includes(board.baseOf(host));

/** The hosts for a play with one of the turn's allowances. From the discard pile, only those where a card in play allows it. */
export function ordinaryHosts(board: Board, card: Card, seat: Seat): Card[] {
  const fromDiscard = board.state.zone[card] === Zone.Discard;
  const hosts = hostsFor(board, card, seat);
  const plays = allowancesOf(board, seat);
  const { type } = board.def(card);
  if (fromDiscard) return hosts.filter((h) => discardPlay(board, card, h, seat) !== null);
  for (const a of plays) if (a.type === type && isPlain(board, a)) return hosts;
  return hosts.filter((h) => plays.some((a) => uncovered(board, a, card, h, seat) === null));
}

/** May any card be played from the discard pile by an ordinary play? */
const mayAnyComeBack = (board: Board): boolean => board.present(HookBit.playFromDiscard) || board.comesBack;

/** What allows this card to be played from the discard pile at this base (0: nowhere) now: cards in play, or the card itself. */
function discardPermissions(board: Board, card: Card, base: Card, seat: Seat): Card[] {
  const list: Card[] = [];
  if (!inOwnPhase(board, seat)) return list;
  const own = board.def(card).ownDiscardPlay;
  if (own !== undefined && (own.when?.(board.position, card) ?? true)) list.push(card);
  if (!board.present(HookBit.playFromDiscard)) return list;
  for (let i = 0; i < board.state.bases.length; i++) {
    if (!board.presentAt(i, HookBit.playFromDiscard)) continue;
    for (const c of board.state.cardsAt[i]) if (allowsDiscard(board, c, card, base, seat)) list.push(c);
  }
  return list;
}

function allowsDiscard(board: Board, self: Card, card: Card, base: Card, seat: Seat): boolean {
  const play = board.def(self).playFromDiscard;
  if (play === undefined || board.state.controller[self] !== seat || play.type !== board.def(card).type) return false;
  if ((play.here && board.baseOf(self) !== base) || board.isCancelled(self)) return false;
  if (isUsed(board, ONCE_A_TURN, self, AbilityNumber.FromDiscard, seat)) return false;
  return (play.when?.(board.position, self) ?? true) && (play.fits?.(board.position, self, card) ?? true);
}

const isRegular = (board: Board, by: Card, card: Card): boolean | undefined =>
  by === card ? board.def(card).ownDiscardPlay!.regular : board.def(by).playFromDiscard!.regular;

/** A card in play has allowed it this turn. Says where the played card goes. */
function useFromDiscard(board: Board, by: Card, card: Card, seat: Seat): PlayedTo | undefined {
  if (by === card) return undefined;
  use(board, ONCE_A_TURN, by, AbilityNumber.FromDiscard, seat);
  return board.def(by).playFromDiscard!.goesTo;
}

/** An ordinary play from the discard pile: the card in play that allows it, and the play that is spent. */
function discardPlay(board: Board, card: Card, host: Card, seat: Seat): { by: Card; play: Allowance } | null {
  for (const by of discardPermissions(board, card, host === 0 ? 0 : board.baseOf(host), seat)) {
    const play = narrowest(board, card, host, seat, isRegular(board, by, card));
    if (play !== null) return { by, play };
  }
  return null;
}

/** The card that allows an extra play to take this card from the discard pile there; 0 if none does. */
const extraPermission = (board: Board, card: Card, base: Card, seat: Seat): Card =>
  discardPermissions(board, card, base, seat).find((c) => !isRegular(board, c, card)) ?? 0;

/** The hosts for an extra play of a card of the discard pile, where a card in play allows it; 0 for a standard action. */
export function extraHostsFromDiscard(board: Board, card: Card, seat: Seat, at?: readonly Card[]): Card[] {
  if (!mayAnyComeBack(board) || cardForbidden(board, card, seat, true)) return [];
  if (!needsHost(board, card)) return hasPlace(board, card, seat) && extraPermission(board, card, 0, seat) !== 0 ? [0] : [];
  return hostsFor(board, card, seat, undefined, true).filter((h) => {
    const base = board.baseOf(h);
    return isAmong(board, h, at) && extraPermission(board, card, base, seat) !== 0;
  });
}

export function playableFromHand(board: Board, seat: Seat, fits: (d: Definition) => boolean, at?: readonly Card[]): PlayableCards {
  const inPile = (c: Card): boolean => fits(board.def(c)) && extraHostsFromDiscard(board, c, seat, at).length > 0;
  return {
    hand: sorted(board.state.hands[seat].filter((c) => fits(board.def(c)) && isPlayable(board, c, seat, at, true))),
    pile: mayAnyComeBack(board) ? sorted(board.state.discards[seat].filter(inPile)) : [],
  };
}

/** An extra play takes this card from the discard pile. */
export function useDiscardPermission(board: Board, card: Card, host: Card, seat: Seat): PlayedTo | undefined {
  const by = extraPermission(board, card, host === 0 ? 0 : board.baseOf(host), seat);
  return useFromDiscard(board, by, card, seat);
}

/** Spends what an ordinary play costs: an allowance, and for a card of the discard pile what allows it. Says where the card goes. */
export function spendFor(board: Board, card: Card, host: Card, seat: Seat): PlayedTo | undefined {
  if (board.state.zone[card] !== Zone.Discard) {
    spend(board, narrowest(board, card, host, seat)!);
    return undefined;
  }
  const { by, play } = discardPlay(board, card, host, seat)!;
  spend(board, play);
  return useFromDiscard(board, by, card, seat);
}

const ANY = 1;
const PLAIN = 2;

/** The plays that are left, gathered once for a whole hand: two bits for minions, and above them two for actions. */
export function playsLeft(board: Board, seat: Seat): number {
  let bits = 0;
  for (const a of allowancesOf(board, seat)) bits |= (isPlain(board, a) ? ANY | PLAIN : ANY) << (a.type === 'minion' ? 0 : 2);
  return bits;
}

const NOT_IN_HAND: Reason = Object.freeze({ code: 'not-in-hand' });
const NO_MINION_LEFT: Reason = Object.freeze({ code: 'no-minion-play-left' });
const NO_ACTION_LEFT: Reason = Object.freeze({ code: 'no-action-play-left' });
const noPlayLeft = ({ type }: Definition): Reason => (type === 'minion' ? NO_MINION_LEFT : NO_ACTION_LEFT);
const NO_PLACE: Reason = Object.freeze({ code: 'no-place-to-play' });

/**
 * The reason why a card can't be played as an ordinary play in this player's own phase; null if it can. This is asked of every
 * card in hand at every step of the phase, so the usual answers create no object.
 */
export function whyNotPlayable(board: Board, card: Card, seat: Seat, left: number = playsLeft(board, seat)): Reason | null {
  const s = board.state;
  const d = board.def(card);
  const plays = d.type === 'minion' ? left : left >> 2;
  const inHand = s.zone[card] === Zone.Hand && s.holder[card] === seat;
  if (!inHand && !mayComeFromDiscard(board, card, seat)) return NOT_IN_HAND;
  const forbidden = s.effects.length === 0 ? null : cardForbidden(board, card, seat);
  if (forbidden !== null) return forbidden;
  if ((plays & ANY) === 0) return noPlayLeft(d);
  // With a play that has no limits, any place will do.
  if (!inHand || (plays & PLAIN) === 0) return whyNotWithin(board, card, seat);
  return (isStandard(d) ? hasPlace(board, card, seat) : hasHost(board, card, seat)) ? null : whyNowhere(board, card, seat);
}

function mayComeFromDiscard(board: Board, card: Card, seat: Seat): boolean {
  const s = board.state;
  if (s.zone[card] !== Zone.Discard || s.holder[card] !== seat || !mayAnyComeBack(board)) return false;
  if (!needsHost(board, card)) return discardPermissions(board, card, 0, seat).length > 0;
  return s.bases.some((b) => discardPermissions(board, card, b, seat).length > 0);
}

/** The same if every play has limits, or if the card would come from the discard pile. */
function whyNotWithin(board: Board, card: Card, seat: Seat): Reason | null {
  const plays = allowancesOf(board, seat).filter((a) => a.type === board.def(card).type);
  const hosts = needsHost(board, card) ? hostsFor(board, card, seat) : hasPlace(board, card, seat) ? [0] : [];
  if (hosts.length === 0) return whyNowhere(board, card, seat);
  const fromDiscard = board.state.zone[card] === Zone.Discard;
  const baseOf = (host: Card): Card => (host === 0 ? 0 : board.baseOf(host));
  const places = fromDiscard ? hosts.filter((h) => discardPermissions(board, card, baseOf(h), seat).length > 0) : hosts;
  if (places.length === 0) return NOT_IN_HAND;
  if (fromDiscard && places.some((h) => discardPlay(board, card, h, seat) !== null)) return null;
  // An extra play is no good for a card that is played instead of the regular play.
  if (fromDiscard && !plays.some(isFree) && places.every((h) => extraPermission(board, card, baseOf(h), seat) === 0))
    return noPlayLeft(board.def(card));
  if (!fromDiscard && places.some((h) => plays.some((a) => uncovered(board, a, card, h, seat) === null))) return null;
  const [{ atMost, atLeast, base, notAt, source }] = plays;
  const number = atMost < 0 ? atLeast : atMost;
  const code = uncovered(board, plays[0], card, places[0], seat);
  // That play would be good for a card in the hand, but this card comes from the discard pile.
  if (code === null) return noPlayLeft(board.def(card));
  return { code, number, base: notAt ?? base, card: source };
}

/** The reason why a card has nowhere to go: the card that forbids it on the first base, if that is the obstacle. */
function whyNowhere(board: Board, card: Card, seat: Seat): Reason {
  const { bases: row } = board.state;
  if (row.length === 0 || (row.length > 1 && !board.isMinion(card))) return NO_PLACE;
  return playForbidden(board, card, row[0], seat) ?? NO_PLACE;
}

/** A card that grants an extra play in each of its controller's turns also grants it on the turn it arrives (Archmage). */
export function grantOnArrival(board: Board, card: Card): void {
  const d = board.def(card);
  if (d.grants === undefined || !board.inPlay(card) || board.isCancelled(card)) return;
  const seat = board.state.controller[card];
  if (!inOwnPhase(board, seat) || isUsed(board, ONCE_A_TURN, card, AbilityNumber.Grants, seat)) return;
  use(board, ONCE_A_TURN, card, AbilityNumber.Grants, seat);
  const given = d.grants(board.position, card);
  grant(board, new Allowance(given.type, card, given, board.state.plays.length), seat);
}

/** Grants one more play for the rest of the turn. */
export function grant(board: Board, a: Allowance, seat: Seat): void {
  board.state.allowances.push(a);
  const { type, base: at, atMost, whereAlone, onBase, source } = a;
  board.events?.push({ kind: 'extra', seat, type, at, atMost, whereAlone, onBase, source });
}

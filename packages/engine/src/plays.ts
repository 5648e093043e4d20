import { ByHand, NOTHING, resume, Settled } from './asking.js';
import { Choice, type Decision } from './decision.js';
import {
  type Ability,
  type Ask,
  type Definition,
  type GrantedPlay,
  type Happening,
  HookBit,
  MomentBit,
  type Special,
} from './definitions.js';
import { EVERYONE } from './events.js';
import type { Game } from './game.js';
import { hit, noteArrival, powersBefore } from './hits.js';
import { It } from './it.js';
import { AbilityNumber, isUsed, ONCE_A_TURN, use } from './limits.js';
import { inOrder } from './lists.js';
import { Cause, Hit, Part, type PlayRecord } from './record.js';
import { Allowance } from './state.js';
import { happen, happening } from './triggers.js';
import { type Card, type Moment, type Reason, type Seat, Step, Zone } from './vocabulary.js';
import { putAside, putInPlay } from './zones.js';

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
function narrowest(g: Game, card: Card, base: Card, seat: Seat): Allowance | null {
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

function spend(g: Game, a: Allowance): void {
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

/** A free or extra play of the play-cards phase: choose where, spend the narrowest allowance, play. */
export function* playOrdinarily(g: Game, card: Card, seat: Seat): Ask {
  const host = needsHost(g, card) ? yield* chooseHost(g, card, seat, ordinaryHosts(g, card, seat)) : 0;
  const base = host === 0 ? 0 : g.baseOf(host);
  if (g.s.zone[card] === Zone.Discard) useDiscardLeave(g, base, seat);
  spend(g, narrowest(g, card, base, seat)!);
  g.handOver(play(g, card, seat, host));
}

export function chooseHost(g: Game, card: Card, seat: Seat, hosts: Card[]): Ask<Card> {
  const onMinion = g.isAction(card) && g.def(card).goes === 'minion';
  const d = new Choice(seat, onMinion ? 'play-on' : 'where', card, hosts, false);
  d.whyNot = (option) => (g.isBase(option) ? g.playForbidden(card, option, seat) : null);
  return g.askOne(d);
}

export interface PlayOptions {
  special?: Special;
  /** Runs right after the card's own ability and before anything reacts ("put a counter on it"). */
  afterwards?: (card: Card) => Ask<unknown>;
  /** Where the card goes afterwards is decided elsewhere, whatever its own text says. */
  redirected?: boolean;
}

/**
 * Playing a card (RULES 2.2, 5.1): it is put in its place, its own ability is resolved, and what it triggers waits until
 * whatever is being resolved is finished. `host` is the base or minion it is played on; 0 for a standard action.
 */
export function play(
  g: Game,
  card: Card,
  seat: Seat,
  host: Card,
  special?: Special,
  afterwards?: PlayOptions['afterwards'],
  redirected = false,
): Ask<PlayRecord> {
  const s = g.s;
  const d = g.def(card);
  const standard = d.type === 'action' && d.goes === 'standard';
  const record: PlayRecord = {
    card,
    seat,
    kind: d.type as 'minion' | 'action',
    standard,
    on: host,
    index: s.plays.length,
    from: s.zone[card],
    fromSeat: s.holder[card],
    affected: [],
    copied: [],
    shielded: [],
    redirected,
  };
  const base = host === 0 ? 0 : g.baseOf(host);
  const e = g.awaits(MomentBit.played) ? playing(g, 'played', record, base) : null;
  if (e !== null) happen(g, e);
  s.plays.push({
    card,
    stay: s.stay[card] + (standard ? 0 : 1),
    seat,
    type: record.kind as 'minion' | 'action',
    on: host,
    base,
    standard,
    inPlayPhase: inOwnPhase(g, seat),
  });
  g.tell('played', seat, card, { base, to: host }, EVERYONE);
  const it = new It(g, card, seat, new Cause(card, seat, special ? 'special' : 'play', record));
  const ability = special?.run ?? d.onPlay;
  const p = new Play(it, base, e, ability, afterwards);
  if (d.type === 'action' && d.goes === 'minion') return playOnMinion(p, host);
  place(g, it, card, seat, host);
  return p.resolve();
}

/** A play on its way: its card does what it says, and when that is done the play is over. */
class Play extends ByHand<PlayRecord> {
  private doing: Ask<unknown> = NOTHING;

  constructor(
    readonly it: It,
    private readonly base: Card,
    private readonly event: Happening | null,
    private readonly ability: Ability | undefined,
    private readonly afterwards: PlayOptions['afterwards'],
  ) {
    super();
  }

  /** Its card lies where it belongs. */
  resolve(): Ask<PlayRecord> {
    const { g, self } = this.it;
    if (this.event !== null) this.event.stay = g.s.stay[self];
    grantOnArrival(g, self);
    g.settle();
    if (this.afterwards !== undefined) this.doing = this.both(this.afterwards);
    else if (this.ability !== undefined) this.doing = this.ability(this.it);
    else return new Settled(this.finish());
    return this;
  }
  private *both(afterwards: NonNullable<PlayOptions['afterwards']>): Ask {
    if (this.ability !== undefined) yield* this.ability(this.it);
    yield* afterwards(this.it.self);
  }
  next(picked: number[]): IteratorResult<Decision, PlayRecord> {
    const step = resume(this.doing, picked);
    return step.done ? { done: true, value: this.finish() } : step;
  }
  private finish(): PlayRecord {
    const { g, play } = this.it;
    if (g.awaits(MomentBit.resolved)) happen(g, playing(g, 'resolved', play, this.base));
    if (g.canReact) g.offerReaction(this.event ?? playing(g, 'played', play, this.base));
    return play;
  }
  /** Its card was kept off: nothing of it happens. */
  fail(): PlayRecord {
    if (this.event !== null) this.event.stay = this.it.g.s.stay[this.it.self];
    return this.finish();
  }
}

/** The event of this play. */
function playing(g: Game, moment: Moment, record: PlayRecord, base: Card): Happening {
  const { card } = record;
  const d = g.def(card);
  const e = happening(moment, record.seat);
  e.card = card;
  e.def = d.n;
  e.base = base;
  e.owner = g.s.owner[card];
  e.type = d.type;
  e.from = record.from;
  e.play = record;
  e.power = d.power;
  e.stay = g.s.stay[card];
  return e;
}

/** Puts the played card in its place: on its base, or aside while it is resolved. */
function place(g: Game, it: It, card: Card, seat: Seat, host: Card): void {
  if (host !== 0) {
    const powers = powersBefore(g, card);
    putInPlay(g, card, host, seat);
    if (powers !== null) noteArrival(g, it.cause, powers);
    return;
  }
  putAside(g, card, EVERYONE);
  g.s.controller[card] = seat;
  g.s.limbo.push(it.play);
}

/** An action on a minion affects it: a protected minion may keep it off. */
function* playOnMinion(p: Play, host: Card): Ask<PlayRecord> {
  const { g, self, you, cause, play } = p.it;
  putAside(g, self, EVERYONE);
  g.s.controller[self] = you;
  const done = yield* hit(g, cause, [new Hit(host, new Part('attach', { card: self }))]);
  if (done.length > 0) return yield* p.resolve();
  g.s.limbo.push(play);
  return p.fail();
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

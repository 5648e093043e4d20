import { noteArrival, powersBefore } from '../changing/affected.js';
import { ByHand, following, NOTHING, resume, Settled } from '../words/asking.js';
import { Choice, type Decision } from '../words/decision.js';
import { type Ability, type Ask, type Happening, MomentBit, type Special } from '../words/definitions.js';
import { EVERYONE } from '../words/events.js';
import type { Game } from '../flow/game.js';
import { hit } from '../changing/hits.js';
import { It } from './it.js';
import { grantOnArrival, inOwnPhase, narrowest, needsHost, ordinaryHosts, spend, useDiscardLeave } from '../reading/plays.js';
import { Cause, Hit, newRecord, Part, type PlayRecord } from '../words/record.js';
import { happen, happening } from '../changing/triggers.js';
import { type Card, type Moment, type Seat, Zone } from '../words/vocabulary.js';
import { putAside, putInPlay } from '../changing/zones.js';

/** A free or extra play of the play-cards phase: choose where, spend the narrowest allowance, play. */
export function playOrdinarily(g: Game, card: Card, seat: Seat): Ask<PlayRecord> {
  if (!needsHost(g, card)) return spendAndPlay(g, card, seat, 0);
  return following(chooseHost(g, card, seat, ordinaryHosts(g, card, seat)), (host) => spendAndPlay(g, card, seat, host));
}

function spendAndPlay(g: Game, card: Card, seat: Seat, host: Card): Ask<PlayRecord> {
  const base = host === 0 ? 0 : g.baseOf(host);
  if (g.s.zone[card] === Zone.Discard) useDiscardLeave(g, base, seat);
  spend(g, narrowest(g, card, base, seat)!);
  return play(g, card, seat, host);
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
  const type = d.type as 'minion' | 'action';
  const record = newRecord(card, seat, type, s.zone[card], s.holder[card]);
  record.standard = standard;
  record.on = host;
  record.index = s.plays.length;
  record.redirected = redirected;
  const base = host === 0 ? 0 : g.baseOf(host);
  const e = g.awaits(MomentBit.played) ? playing(g, 'played', record, base) : null;
  if (e !== null) happen(g, e);
  s.plays.push({
    card,
    stay: s.stay[card] + (standard ? 0 : 1),
    seat,
    type,
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
  /** Whoever waits for it may answer. */
  finish(): PlayRecord {
    const { g, play } = this.it;
    if (g.awaits(MomentBit.resolved)) happen(g, playing(g, 'resolved', play, this.base));
    if (g.canReact) g.offerReaction(this.event ?? playing(g, 'played', play, this.base));
    return play;
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
  return p.finish();
}

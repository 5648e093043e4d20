import { powersBefore, recordArrival } from '../changing/affected.js';
import { askOne } from '../changing/ask.js';
import { hit } from '../changing/hits.js';
import { shedBarredActions } from '../changing/shedding.js';
import { happen, happening } from '../changing/triggers.js';
import { offerReaction } from '../changing/windows.js';
import { putAside, putInPlay } from '../changing/zones.js';
import { chargesOn, playForbidden } from '../reading/cannot.js';
import { grantOnArrival, inOwnPhase, needsHost, ordinaryHosts, spendFor } from '../reading/plays.js';
import type { Board } from '../state/board.js';
import { following, NOTHING, PlainAsk, resume, Settled } from '../words/asking.js';
import { Choice, type Decision, NO_SLOTS } from '../words/decision.js';
import { type Ability, type Ask, type Happening, HookBit, MomentBit } from '../words/definitions.js';
import { EndlessError } from '../words/errors.js';
import { EVERYONE } from '../words/events.js';
import { Cause, Hit, newRecord, Part, type PlayRecord } from '../words/record.js';
import type { PlayOptions, Resolution } from '../words/resolution.js';
import type { Card, Moment, Open, Seat } from '../words/vocabulary.js';

/** A free or extra play of the play-cards phase: choose the host, spend the narrowest allowance, play. */
export function playOrdinarily(board: Board, card: Card, seat: Seat): Ask<PlayRecord> {
  if (!needsHost(board, card)) return spendAndPlay(board, card, seat, 0);
  return following(chooseHost(board, card, seat, ordinaryHosts(board, card, seat)), (host) => spendAndPlay(board, card, seat, host));
}

function spendAndPlay(board: Board, card: Card, seat: Seat, host: Card): Ask<PlayRecord> {
  const goesTo = spendFor(board, card, host, seat);
  return goesTo === undefined ? play(board, card, seat, host) : play(board, card, seat, host, howToPlay({ goesTo }));
}

export function chooseHost(board: Board, card: Card, seat: Seat, hosts: Card[]): Ask<Card> {
  const d = new Choice(seat, 'play-at', card, NO_SLOTS, hosts, false);
  d.whyNot = (host) => (board.onTable(host) || board.inPlay(host) ? playForbidden(board, card, board.baseOf(host), seat) : null);
  return askOne(board, d);
}

const NO_CARDS: readonly Card[] = [];

/** The most cards that are played between two decisions: cards that play each other would do so for ever (RULES 4.2). */
const MOST_PLAYS_ON_END = 100;

/** What makes a play unusual. */
type PlayHow = ReturnType<typeof howToPlay>;
/**
 * It always has the same fields, because every play reads them: with a dozen kinds of half-filled objects, reading takes many times as
 * long.
 */
export const howToPlay = ({ special, afterwards, redirected = false, goesTo }: PlayOptions) => ({
  special,
  afterwards,
  redirected,
  goesTo,
});
const AS_USUAL = howToPlay({});

/**
 * Plays a card (RULES 2.2, 5.1): it is put in its place and its own ability is resolved. Its triggers wait until the current
 * ability is finished. `host` is the base or minion it is played on; 0 for a standard action.
 */
export function play(
  board: Board,
  card: Card,
  seat: Seat,
  host: Card,
  { special, afterwards, redirected, goesTo }: PlayHow = AS_USUAL,
): Ask<PlayRecord> {
  const s = board.state;
  const d = board.def(card);
  if (++board.playsOnEnd > MOST_PLAYS_ON_END) throw new EndlessError(d.id);
  const standard = d.type === 'action' && d.goes === 'standard';
  const type = d.type as 'minion' | 'action';
  const record = newRecord(card, seat, type, s.zone[card], s.holder[card]);
  record.standard = standard;
  record.on = host;
  record.index = s.plays.length;
  record.redirected = redirected;
  if (goesTo !== undefined) record.goesTo = goesTo;
  const base = host === 0 ? 0 : board.baseOf(host);
  const e = board.awaits(MomentBit.played) ? playing(board, 'played', record, base) : null;
  if (e !== null) happen(board, e);
  s.plays.push({
    card,
    arrival: s.arrival[card] + (standard ? 0 : 1),
    seat,
    type,
    on: host,
    base,
    standard,
    inPlayPhase: inOwnPhase(board, seat),
  });
  board.beat();
  board.events?.push({ kind: 'played', seat, card, host, at: base, fromZone: record.from });
  const it = board.resolution(card, seat, new Cause(card, seat, special ? 'special' : 'play', record));
  const ability = special?.run ?? d.onPlay;
  const p = new Play(board, it, base, e, ability, afterwards);
  if (d.type === 'action' && d.goes === 'minion') return playOnMinion(p, host);
  place(board, it, card, seat, host);
  return p.resolve();
}

/** A play in progress: the card's ability is resolved, and then the play is over. */
class Play extends PlainAsk<PlayRecord> {
  private doing: Ask<unknown> = NOTHING;

  constructor(
    readonly board: Board,
    readonly it: Resolution,
    private readonly base: Card,
    private readonly event: Open<Happening> | null,
    private readonly ability: Ability | undefined,
    private readonly afterwards: PlayOptions['afterwards'],
  ) {
    super();
  }

  /** Resolves the card's ability; the card is in its place. */
  resolve(): Ask<PlayRecord> {
    const { board } = this;
    const { self } = this.it;
    if (this.event !== null) this.event.arrival = board.state.arrival[self];
    grantOnArrival(board, self);
    shedBarredActions(board);
    const charges = this.base !== 0 && board.present(HookBit.forbidsPlay) ? chargesOn(board, self, this.base, this.it.you) : NO_CARDS;
    if (charges.length > 0) this.doing = this.charged(charges);
    else if (this.afterwards !== undefined) this.doing = this.both(this.afterwards);
    else if (this.hasAbility()) this.doing = this.ability!(this.it);
    else return new Settled(this.finish());
    return this;
  }
  private hasAbility(): boolean {
    return this.ability !== undefined && !this.board.isCancelled(this.it.self);
  }
  private *charged(charges: readonly Card[]): Ask {
    const { board } = this;
    const { you } = this.it;
    for (const c of charges) yield* board.def(c).chargesPlay!.run(board.resolution(c, you, new Cause(c, you, 'trigger')));
    if (this.afterwards !== undefined) yield* this.both(this.afterwards);
    else if (this.hasAbility()) yield* this.ability!(this.it);
  }
  private *both(afterwards: NonNullable<PlayOptions['afterwards']>): Ask {
    if (this.hasAbility()) yield* this.ability!(this.it);
    yield* afterwards(this.it.self);
  }
  next(picked: number[]): IteratorResult<Decision, PlayRecord> {
    const step = resume(this.doing, picked);
    return step.done ? { done: true, value: this.finish() } : step;
  }
  /** Sets off the abilities and reactions that wait for this play. */
  finish(): PlayRecord {
    const { board } = this;
    const { play } = this.it;
    if (board.awaits(MomentBit.resolved)) happen(board, playing(board, 'resolved', play, this.base));
    if (board.reactsTo(MomentBit.played)) offerReaction(board, this.event ?? playing(board, 'played', play, this.base));
    return play;
  }
}

/** The event of this play. */
function playing(board: Board, moment: Moment, record: PlayRecord, base: Card): Open<Happening> {
  const { card } = record;
  const d = board.def(card);
  const e = happening(moment, record.seat);
  e.card = card;
  e.def = d.n;
  e.base = base;
  e.owner = board.state.owner[card];
  e.type = d.type;
  e.from = record.from;
  e.play = record;
  e.power = d.power;
  e.arrival = board.state.arrival[card];
  return e;
}

/** Puts the played card in its place: on its base, or aside while it is resolved. */
function place(board: Board, it: Resolution, card: Card, seat: Seat, host: Card): void {
  if (host !== 0) {
    const powers = powersBefore(board, card);
    putInPlay(board, card, host, seat);
    if (powers !== null) recordArrival(board, it.cause, powers);
    return;
  }
  putAside(board, card, EVERYONE);
  board.state.controller[card] = seat;
  board.state.limbo.push(it.play);
}

/** Playing an action on a minion affects the minion, so a protection may prevent it. */
function* playOnMinion(p: Play, host: Card): Ask<PlayRecord> {
  const { board } = p;
  const { self, you, cause, play } = p.it;
  putAside(board, self, EVERYONE);
  board.state.controller[self] = you;
  const done = yield* hit(board, cause, [new Hit(host, new Part('attach', { card: self }))]);
  if (done.length > 0) return yield* p.resolve();
  board.state.limbo.push(play);
  return p.finish();
}

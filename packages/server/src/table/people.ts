import type { Seat } from '@breakpoint/engine';
import { hintsAt } from '@breakpoint/protocol';
import { lobbyView } from './lobby.js';
import { type Peer, Stream } from './stream.js';
import type { Table } from './table.js';

/** Who is at a table: what each seat and those who watch are told goes through here, and since when somebody is not here. */
export class People {
  readonly watch: Stream;
  readonly streams = new Map<string, Stream>();
  /** Since when a player is not here. */
  readonly away = new Map<Seat, number>();
  /** Since when nobody is here. */
  idleSince: number;

  constructor(private readonly table: Table) {
    this.idleSince = table.house.time.now();
    this.watch = new Stream(null, table);
    this.makeStreams();
  }

  *everyStream(): Iterable<Stream> {
    yield* this.streams.values();
    yield this.watch;
  }
  /** One for every person. Whoever lost the seat goes on as somebody who watches. */
  makeStreams(): void {
    for (const { secret_hash: hash } of this.table.seats)
      if (hash && !this.streams.has(hash)) this.streams.set(hash, new Stream(hash, this.table));
  }
  /** The same stream under a new secret. */
  rekey(stream: Stream, hash: string): void {
    if (stream.hash !== null) this.streams.delete(stream.hash);
    stream.hash = hash;
    this.streams.set(hash, stream);
  }
  streamOf(seat: Seat): Stream | undefined {
    const hash = this.table.seats[seat]?.secret_hash;
    return hash ? this.streams.get(hash) : undefined;
  }
  isHere(seat: Seat): boolean {
    return (this.streamOf(seat)?.peers.size ?? 0) > 0;
  }
  /** Sockets, of players and of those who watch. */
  get visitors(): number {
    let n = 0;
    for (const s of this.everyStream()) n += s.peers.size;
    return n;
  }
  /** Those who play themselves, here or not. */
  get players(): Seat[] {
    return this.table.seats.flatMap((s, seat) => (s.kind === 'person' && !s.gone ? [seat] : []));
  }

  get mayAskForHints(): boolean {
    return hintsAt(this.table.config, this.players.length);
  }

  /** After a restart nobody is here yet. */
  allAway(): void {
    for (const seat of this.table.seats.keys())
      if (this.table.seats[seat].kind === 'person') this.away.set(seat, this.table.house.time.now());
  }

  /** Somebody arrives: they get what they missed, or everything. */
  async arrive(stream: Stream, peer: Peer, say: (resumed: boolean) => void, epoch?: string, last?: number): Promise<void> {
    const { table } = this;
    const missed = epoch === table.epoch && last !== undefined ? stream.missedSince(last) : null;
    say(missed !== null);
    const { seat } = stream;
    const newHere = seat >= 0 && stream.peers.size === 0;
    if (missed) for (const text of missed) peer.send(text);
    stream.peers.add(peer);
    if (newHere) await this.welcomeBack(seat);
    if (!missed)
      peer.send(stream.text(table.match ? stream.snapshot(table.match, 'arrival') : { type: 'lobby', lobby: lobbyView(table, stream) }));
    if (!missed) peer.send(stream.text({ type: 'talk', ...(await table.talk.toldTo(stream)) }));
    this.tellStates();
  }
  /** The player of this seat is here or has done something: no bot plays for them any more. */
  async welcomeBack(seat: Seat): Promise<void> {
    const { table } = this;
    this.away.delete(seat);
    const vote = table.game?.vote;
    if (vote?.kind === 'stand-in' && vote.seat === seat) table.game!.vote = null;
    if (!table.seats[seat].stand_in) return;
    await table.change(() => {
      table.seats[seat].stand_in = 0;
    });
  }
  depart(stream: Stream, peer: Peer): void {
    const { time, settings } = this.table.house;
    if (!stream.peers.delete(peer)) return;
    if (this.visitors === 0) this.idleSince = time.now();
    const { seat } = stream;
    if (seat >= 0 && stream.peers.size === 0) {
      this.away.set(seat, time.now());
      // Then the others may let a bot stand in: they are told.
      time.after(settings.standInAfter, () => !this.table.stopped && this.away.has(seat) && this.tellStates());
    }
    if (seat < 0 && stream.hash !== null && stream.peers.size === 0) this.streams.delete(stream.hash);
    this.tellStates();
  }

  /** Tells everybody what is true beside the position. */
  tellStates(): void {
    for (const stream of this.everyStream()) {
      if (this.table.match) stream.tell(stream.state());
      else stream.tell({ type: 'lobby', lobby: lobbyView(this.table, stream) });
    }
  }
}

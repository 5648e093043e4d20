import type { Seat } from '@breakpoint/engine';
import { hintsAt } from '@breakpoint/protocol';
import { Problem } from '../problems.js';
import { Changes } from './changes.js';
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
    const { seats } = this.table;
    const players: Seat[] = [];
    for (let seat = 0; seat < seats.length; seat++) if (seats[seat].kind === 'person' && !seats[seat].gone) players.push(seat);
    return players;
  }

  get mayAskForHints(): boolean {
    return hintsAt(this.table.config, this.players.length);
  }

  /** When a game begins, or is read again, whoever is not here is away from now on. */
  noteAbsent(): void {
    for (const seat of this.players) if (!this.isHere(seat) && !this.away.has(seat)) this.away.set(seat, this.table.house.time.now());
  }

  /** Somebody arrives: they get what they missed, or everything. */
  async arrive(stream: Stream, peer: Peer, say: (resumed: boolean) => void, epoch?: string, last?: number): Promise<void> {
    const { table } = this;
    if (table.stopped) throw new Problem('closing');
    const { seat } = stream;
    if (seat >= 0 && stream.peers.size === 0) await this.backIfStored(seat);
    const talk = await table.talk.toldTo(stream);
    // From here on nothing is waited for: anything told in the meantime would be missed.
    const missed = epoch === table.epoch && last !== undefined ? stream.missedSince(last) : null;
    let messages = missed;
    try {
      messages ??= [this.everythingFor(stream), JSON.stringify({ type: 'talk', ...talk })];
    } catch (error) {
      const { game } = table;
      if (game === null || game.match.problem !== null) throw error;
      game.breakDown(error);
      await game.settle();
      return this.arrive(stream, peer, say, epoch, last);
    }
    say(missed !== null);
    for (const text of messages) peer.send(text);
    // From here on they hold what all others of this stream do. That they are here is told to all, to them too.
    stream.peers.add(peer);
    this.tellStates();
  }
  private everythingFor(stream: Stream): string {
    const { game } = this.table;
    return game === null ? stream.lobbyText(lobbyView(this.table, stream)) : stream.snapshotText(game.match);
  }
  /** If it can't be stored that no bot plays for them any more, it is with the first thing they do. */
  private async backIfStored(seat: Seat): Promise<void> {
    try {
      await this.welcomeBack(seat);
    } catch (error) {
      this.table.note(error);
    }
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
    const { time } = this.table.house;
    if (!stream.peers.delete(peer)) return;
    if (this.visitors === 0) this.idleSince = time.now();
    const { seat } = stream;
    if (seat >= 0 && stream.peers.size === 0) this.away.set(seat, time.now());
    if (seat < 0 && stream.hash !== null && stream.peers.size === 0) this.streams.delete(stream.hash);
    this.tellStates();
  }

  /** Tells everybody what is true beside the position. */
  tellStates(): void {
    const alike = this.table.match && this.table.publicState();
    const changes = new Changes();
    for (const stream of this.everyStream()) {
      if (alike) stream.tellState(alike, changes);
      else stream.tellLobby(lobbyView(this.table, stream));
    }
  }
}

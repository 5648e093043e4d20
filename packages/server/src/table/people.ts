import type { Seat } from '@breakpoint/engine';
import { hintsAt } from '@breakpoint/protocol';
import { Problem } from '../base/problems.js';
import { Changes } from './changes.js';
import { lobbyView } from './lobby.js';
import { earlierPages, type Peer, Stream } from './stream.js';
import type { Table } from './table.js';

/** The people at a table: the streams of the seats and of the spectators, and since when players have been absent. */
export class People {
  readonly watch: Stream;
  readonly streams = new Map<string, Stream>();
  /** The time since which each absent player has been away. */
  readonly away = new Map<Seat, number>();
  /** The seats, by the hashes of their secrets, that were taken and whose players have yet to come. */
  private readonly expected = new Set<string>();
  /** The address of the player who came last; before anybody has come, a name for the table. Bots' tasks are counted by it. */
  caller: string;
  /** The time since which nobody has been connected. */
  idleSince: number;

  constructor(private readonly table: Table) {
    this.idleSince = table.house.time.now();
    this.caller = `table ${table.row.id}`;
    this.watch = new Stream(null, table);
    this.makeStreams();
  }

  *everyStream(): Iterable<Stream> {
    yield* this.streams.values();
    yield this.watch;
  }
  /** Makes a stream for every human player. A client that lost its seat becomes a spectator, and keeps its stream until it goes. */
  makeStreams(): void {
    for (const [hash, stream] of this.streams) if (stream.seat < 0 && stream.peers.size === 0) this.streams.delete(hash);
    for (const { secret_hash: hash } of this.table.seats)
      if (hash && !this.streams.has(hash)) this.streams.set(hash, new Stream(hash, this.table));
  }
  /** Gives a stream a new secret. */
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
  /** The number of sockets, of players and spectators. */
  get visitors(): number {
    let n = 0;
    for (const s of this.everyStream()) n += s.peers.size;
    return n;
  }
  /** The seats of human players who have not left, connected or not. */
  get players(): Seat[] {
    const { seats } = this.table;
    const players: Seat[] = [];
    for (let seat = 0; seat < seats.length; seat++) if (seats[seat].kind === 'person' && !seats[seat].gone) players.push(seat);
    return players;
  }

  get mayAskForHints(): boolean {
    return hintsAt(this.table.config, this.players.length);
  }

  /** Called when a player has taken this seat. */
  expect(seat: Seat): void {
    const hash = this.table.seats[seat].secret_hash;
    if (hash) this.expected.add(hash);
    if (!this.isHere(seat)) this.away.set(seat, this.table.house.time.now());
  }
  /** Has the player of this seat been away since this time? In a game by days players may be away, but they must have come once. */
  isMissing(seat: Seat, since: number): boolean {
    const left = this.away.get(seat);
    if (left === undefined || left > since || this.isHere(seat)) return false;
    return this.table.config.clock.kind !== 'days' || this.expected.has(this.table.seats[seat].secret_hash ?? '');
  }

  /** Called when a game starts or is loaded: players who are not connected count as absent from now on. */
  noteAbsent(): void {
    for (const seat of this.players) if (!this.isHere(seat) && !this.away.has(seat)) this.away.set(seat, this.table.house.time.now());
  }

  /** Adds a client, which gets the messages it missed or the whole state. */
  async arrive(stream: Stream, peer: Peer, say: (resumed: boolean) => void, epoch?: string, last?: number): Promise<void> {
    const { table } = this;
    if (table.stopped) throw new Problem('closing');
    const { seat } = stream;
    if (seat >= 0 && stream.peers.size === 0) await this.backIfStored(seat);
    const talk = await table.talk.toldTo(stream);
    // Nothing happens at the table in the meantime.
    const pages = table.match === null ? [] : await earlierPages(table.match, seat);
    // In the meantime, another node may have taken over the table, the seat may have been given to another player, and other spectators may
    // have come.
    const unsure = table.house.sure?.();
    if (unsure) return unsure.then(() => this.arrive(stream, peer, say, epoch, last));
    if (table.stopped) throw new Problem('closing');
    if (stream.hash !== null && stream.seat < 0) throw new Problem('bad-secret');
    if (stream === this.watch && table.config.watchers === 'nothing') throw new Problem('not-allowed');
    if (stream === this.watch && stream.peers.size >= table.house.settings.limits.watchers) throw new Problem('table-full');
    // There must be no `await` from here on, because messages sent in the meantime would be missed.
    const missed = epoch === table.epoch && last !== undefined ? stream.missedSince(last) : null;
    let messages = missed;
    try {
      messages ??= [...pages, this.everythingFor(stream), JSON.stringify({ type: 'talk', ...talk })];
    } catch (error) {
      const { game } = table;
      if (game === null || game.match.problem !== null) throw error;
      game.breakDown(error);
      await game.settle();
      return this.arrive(stream, peer, say, epoch, last);
    }
    say(missed !== null);
    for (const text of messages) peer.send(text);
    // The client now has the same view as all others of this stream, so it also gets the message about its arrival.
    stream.peers.add(peer);
    if (seat >= 0) this.caller = peer.address;
    if (stream.hash !== null) this.expected.delete(stream.hash);
    this.noteHost(seat);
    this.tellStates();
  }
  private everythingFor(stream: Stream): string {
    const { game } = this.table;
    return game === null ? stream.lobbyText(lobbyView(this.table, stream)) : stream.snapshotText(game.match);
  }
  /** Ends a bot's standing in. If that cannot be stored now, it happens with the player's first command. */
  private async backIfStored(seat: Seat): Promise<void> {
    try {
      await this.welcomeBack(seat);
    } catch (error) {
      this.table.note(error);
    }
  }
  /** Called when the player of this seat connects or sends a command: no bot plays for them any more. */
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
    this.table.game?.endUnfoundedVote();
    if (seat < 0 && stream.hash !== null && stream.peers.size === 0) this.streams.delete(stream.hash);
    this.noteHost(seat);
    this.tellStates();
  }

  /** Announces that the host came or went: a table is in the public list only while its host is connected, or was there lately. */
  private noteHost(seat: Seat): void {
    const { row, config } = this.table;
    if (seat !== row.host || row.phase !== 'lobby' || !config.listed) return;
    this.table.changed();
    // In a game by days, the host need not stay, so the time is stored.
    if (config.clock.kind === 'days') this.noteTime();
  }

  /** Stores the time of the last activity. */
  private noteTime(): void {
    const { row, house } = this.table;
    row.touched = house.time.now();
    const { id, touched } = row;
    const stored = house.store.write((w, db) => w.run(db.updateTable('tables').set({ touched }).where('id', '=', id)));
    stored.catch((error: unknown) => this.table.note(error));
  }

  /** Sends everybody the state of the table, apart from the position. */
  tellStates(): void {
    const alike = this.table.match && this.table.publicState();
    const changes = new Changes();
    for (const stream of this.everyStream()) {
      if (alike) stream.tellState(alike, changes);
      else stream.tellLobby(lobbyView(this.table, stream));
    }
  }
}

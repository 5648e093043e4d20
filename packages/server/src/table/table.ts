import { type CardSet, Game, GameError, reasonView, type Seat, type Setup } from '@breakpoint/engine';
import type { Command, Config, OnlineState, Reply } from '@breakpoint/protocol';
import type { BotPool } from '../bots/pool.js';
import type { Metrics } from '../metrics.js';
import type { Settings } from '../options.js';
import { Problem } from '../problems.js';
import { unguessable } from '../secrets.js';
import type { CommandRow, JournalRow, SeatRow, TableRow } from '../store/schema.js';
import { Conflict, type Store } from '../store/store.js';
import { Clock } from './clock.js';
import { inLobby, lobbyView } from './lobby.js';
import { gameRow, isMasked, Match, type MatchPlayer } from './match.js';
import { inGame, stateFor } from './playing.js';
import { type Peer, Stream } from './stream.js';
import type { Vote } from './votes.js';

/** What every table of a server shares. */
export interface House {
  store: Store;
  cards: CardSet;
  settings: Settings;
  bots: BotPool;
  metrics: Metrics;
  /** Forgets the table: it is read anew when somebody asks for it. */
  forget(table: Table): void;
}

/** A command that is done only once even if the process dies in between is remembered with what it did. */
export type Done = CommandRow | undefined;

/** A table: its seats, its game, and everybody who looks at it. Everything that happens here happens one after another. */
export class Table {
  /** Numbers of messages count from the moment this table came into memory. */
  readonly epoch = unguessable();
  readonly watch: Stream;
  readonly streams = new Map<string, Stream>();
  /** Since when a player is not here. */
  readonly away = new Map<Seat, number>();
  config: Config;
  match: Match | null = null;
  clock: Clock | null = null;
  vote: Vote | null = null;
  /** Since when nobody is here. */
  idleSince = Date.now();
  private line: Promise<unknown> = Promise.resolve();
  private busy = 0;
  private thinking: ReturnType<typeof setTimeout> | true | null = null;
  private stopped = false;
  private advising = false;
  /** Replies of late, by seat and id. */
  private readonly replies = new Map<string, Reply>();
  private readonly around;

  private constructor(
    readonly house: House,
    public row: TableRow,
    public seats: SeatRow[],
  ) {
    this.config = JSON.parse(row.config) as Config;
    this.around = {
      stateFor: (stream: Stream): OnlineState => stateFor(this, stream),
      kept: house.settings.kept,
      seatOf: (stream: Stream): Seat => (stream.hash === null ? -1 : this.seats.findIndex((s) => s.secret_hash === stream.hash)),
    };
    this.watch = new Stream(null, this.around);
    this.makeStreams();
  }

  static async load(house: House, id: string): Promise<Table | null> {
    const found = await house.store.table(id);
    if (!found) return null;
    const table = new Table(house, found.table, found.seats);
    await table.loadGame();
    return table;
  }
  private async loadGame(): Promise<void> {
    if (this.row.game === null) return;
    const row = await this.house.store.game(this.row.game);
    if (!row) return;
    this.match = await Match.load(this.house.cards, this.house.store, row);
    const now = Date.now();
    this.seats.forEach((s, seat) => {
      if (s.kind === 'person') this.away.set(seat, now);
    });
    if (this.row.phase === 'playing') {
      this.clock = Clock.for(this.config.clock, this.house.store, this.row.id);
      await this.clock?.load(row.id);
      await this.clock?.follow(this.match, now);
    }
    for (const stream of this.everyStream()) stream.begin(this.match);
    if (this.row.phase !== 'playing') return;
    if (this.match.problem) await this.breakDown(new Error(this.match.problem));
    else await this.goOn();
  }

  // ---- who is here -------------------------------------------------------------------------------------------------

  *everyStream(): Iterable<Stream> {
    yield* this.streams.values();
    yield this.watch;
  }
  /** One for every person. Who lost the seat goes on as somebody who watches. */
  makeStreams(): void {
    for (const { secret_hash: hash } of this.seats)
      if (hash && !this.streams.has(hash)) this.streams.set(hash, new Stream(hash, this.around));
  }
  streamOf(seat: Seat): Stream | undefined {
    const hash = this.seats[seat]?.secret_hash;
    return hash ? this.streams.get(hash) : undefined;
  }
  isHere(seat: Seat): boolean {
    return (this.streamOf(seat)?.peers.size ?? 0) > 0;
  }
  get visitors(): number {
    let n = 0;
    for (const s of this.everyStream()) n += s.peers.size;
    return n;
  }

  /** Somebody arrives: they get what they missed, or everything. */
  arrive(stream: Stream, peer: Peer, say: (resumed: boolean) => void, epoch?: string, last?: number): Promise<void> {
    return this.inTurn(async () => {
      const missed = epoch === this.epoch && last !== undefined ? stream.missedSince(last) : null;
      say(missed !== null);
      const { seat } = stream;
      const newHere = seat >= 0 && stream.peers.size === 0;
      if (missed) for (const text of missed) peer.send(text);
      stream.peers.add(peer);
      if (newHere) await this.welcomeBack(seat);
      if (!missed)
        peer.send(stream.text(this.match ? stream.snapshot(this.match, 'arrival') : { type: 'lobby', lobby: lobbyView(this, stream) }));
      this.tellStates();
    });
  }
  private async welcomeBack(seat: Seat): Promise<void> {
    this.away.delete(seat);
    if (this.vote?.kind === 'stand-in' && this.vote.seat === seat) this.vote = null;
    if (!this.seats[seat].stand_in) return;
    this.seats[seat].stand_in = 0;
    await this.keep();
  }
  depart(stream: Stream, peer: Peer): Promise<void> {
    return this.inTurn(async () => {
      if (!stream.peers.delete(peer)) return;
      if (this.visitors === 0) this.idleSince = Date.now();
      const { seat } = stream;
      if (seat >= 0 && stream.peers.size === 0) {
        this.away.set(seat, Date.now());
        // Then the others may let a bot stand in: they are told.
        setTimeout(() => !this.stopped && this.away.has(seat) && this.tellStates(), this.house.settings.standInAfter).unref();
      }
      if (seat < 0 && stream.hash !== null && stream.peers.size === 0) this.streams.delete(stream.hash);
      this.tellStates();
    });
  }

  tellStates(): void {
    for (const stream of this.everyStream()) {
      if (this.match) stream.tell({ type: 'state', state: stateFor(this, stream) });
      else stream.tell({ type: 'lobby', lobby: lobbyView(this, stream) });
    }
  }

  // ---- commands ----------------------------------------------------------------------------------------------------

  /** Does one thing after another. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.busy++;
    const done = this.line.then(work).finally(() => {
      this.busy--;
    });
    this.line = done.catch(() => undefined);
    return done;
  }
  get isIdle(): boolean {
    return this.busy === 0 && this.thinking === null && this.visitors === 0;
  }

  async command(stream: Stream, id: string, command: Command): Promise<Reply> {
    if (command.what === 'hint') return this.hint(stream, id);
    return this.inTurn(async () => {
      const known = this.replies.get(`${stream.hash} ${id}`);
      if (known) return known;
      const reply = await this.perform(stream, id, command);
      this.replies.set(`${stream.hash} ${id}`, reply);
      if (this.replies.size > 200) this.replies.delete(this.replies.keys().next().value!);
      return reply;
    });
  }
  private async perform(stream: Stream, id: string, command: Command): Promise<Reply> {
    const { seat } = stream;
    try {
      if (seat < 0) throw new Problem('not-seated');
      // It may have been done before the process was last started.
      if (await this.house.store.knowsCommand(this.row.id, seat, id)) return { type: 'reply', id, ok: true, value: null };
      const done: CommandRow = { table_id: this.row.id, seat, id, at: Date.now() };
      const value = (await (this.row.phase === 'lobby' ? inLobby(this, seat, command, done) : inGame(this, stream, command, done))) ?? null;
      return { type: 'reply', id, ok: true, value };
    } catch (error) {
      if (error instanceof Problem)
        return { type: 'reply', id, ok: false, error: error.code, ...(error.reason && { reason: error.reason }) };
      if (error instanceof GameError && error.reason && this.match)
        return { type: 'reply', id, ok: false, error: 'refused', reason: reasonView(this.match.game, error.reason) };
      console.error(`table ${this.row.id}:`, error);
      this.house.metrics.count('errors_total', 'Errors that should not happen.');
      if (error instanceof Conflict) this.forget();
      return { type: 'reply', id, ok: false, error: 'server' };
    }
  }
  private async hint(stream: Stream, id: string): Promise<Reply> {
    const { match } = this;
    const { seat } = stream;
    if (!match || stream.number < 0 || match.game.decision?.seat !== seat || match.result)
      return { type: 'reply', id, ok: false, error: 'not-now' };
    // Thinking is dear: one at a time.
    if (this.advising) return { type: 'reply', id, ok: false, error: 'too-fast' };
    this.advising = true;
    try {
      return {
        type: 'reply',
        id,
        ok: true,
        value: await this.house.bots.answer({ save: match.save(), seat, who: 'adviser', seed: unguessable() }),
      };
    } finally {
      this.advising = false;
    }
  }

  /** Stores table and seats as they are now. */
  async keep(done?: Done): Promise<void> {
    this.row.touched = Date.now();
    this.row.config = JSON.stringify(this.config);
    await this.house.store.saveTable(this.row, this.seats, done);
  }

  // ---- the game ----------------------------------------------------------------------------------------------------

  async startGame(done: Done): Promise<void> {
    const { cards, store, metrics, settings } = this.house;
    const { boxes, factions, rules, duplicates } = this.config;
    const players: MatchPlayer[] = this.seats.map((s) => ({
      name: s.name,
      kind: s.kind === 'person' ? 'person' : 'bot',
      ...(s.level && { level: s.level as MatchPlayer['level'] }),
    }));
    const setup: Setup = { seed: settings.newSeed(), players: players.map((p) => ({ name: p.name })), rules, factions, boxes, duplicates };
    try {
      Game.create(cards, setup);
    } catch (error) {
      throw error instanceof GameError ? new Problem('too-few-factions', error.message) : error;
    }
    const now = Date.now();
    const game = gameRow(cards, this.row.id, setup, players, now);
    this.row = { ...this.row, phase: 'playing', game: game.id, touched: now };
    await store.createGame(game, this.row, this.seats, done);
    metrics.count('games_total', 'Games that were started.');
    this.vote = null;
    this.match = Match.create(cards, game);
    this.clock = Clock.for(this.config.clock, store, this.row.id);
    for (const stream of this.everyStream()) stream.begin(this.match);
    await this.clock?.follow(this.match, now);
    for (const stream of this.everyStream()) stream.tell(stream.snapshot(this.match, 'arrival'));
    await this.goOn();
  }

  /** Check, store, apply, publish: nothing is said that is not stored. */
  async answer(seat: Seat, keys: string[], by: JournalRow['by'], done?: Done): Promise<void> {
    const match = this.match!;
    match.check(seat, keys);
    await this.append({ kind: 'answer', seat, by, keys: JSON.stringify(keys), upto: null }, done);
    // Everybody can read this number: what others may not know is not counted.
    if (!isMasked(match.game.decision)) this.house.metrics.count('answers_total', 'Answers that were given, but for those in windows.');
    if (this.vote?.kind === 'undo') this.vote = null;
    // A bug in the rules or in a view: this game stops, and nothing but this game.
    try {
      match.apply(seat, keys);
      await this.clock?.follow(match, Date.now());
      this.publish(match);
    } catch (error) {
      return this.breakDown(error);
    }
    await this.goOn();
  }
  private publish(match: Match): void {
    const mightAct = match.game.windows.flat();
    // Not always the same, or one could tell a person from the clock.
    const wait = this.house.settings.maskedTime * (0.75 + Math.random() / 2);
    const index = match.past.length - 1;
    for (const stream of this.everyStream()) stream.follow(match, index, mightAct.some((s) => s !== stream.seat) ? wait : 0);
  }
  async append(entry: Omit<JournalRow, 'game_id' | 'seq' | 'at'>, done?: Done): Promise<void> {
    const match = this.match!;
    await this.house.store.append({ ...entry, game_id: match.row.id, seq: match.seq, at: Date.now() }, done);
    match.seq++;
    match.unsaved++;
  }

  /** What follows an answer: the end, a snapshot, a bot's turn. */
  async goOn(): Promise<void> {
    const match = this.match!;
    const { store, settings } = this.house;
    const { result } = match;
    if (result && this.row.phase === 'playing') {
      const now = Date.now();
      this.row.phase = 'over';
      this.clock = null;
      await store.endGame(match.row.id, this.row.id, 'over', {
        result: JSON.stringify(result),
        recording: JSON.stringify(match.recording(now)),
        finished: now,
      });
      this.house.metrics.count('games_finished_total', 'Games that came to their end.');
      this.tellStates();
    } else if (match.unsaved >= settings.snapshotEvery) {
      await store.saveSnapshot({ game_id: match.row.id, seq: match.seq, save: match.snapshot() });
      match.unsaved = 0;
    }
    this.letBotsPlay();
  }

  /** Does a bot answer for this seat? */
  isPlayedByBot(seat: Seat): boolean {
    const s = this.seats[seat];
    return s.kind !== 'person' || s.gone === 1 || s.stand_in === 1 || this.match!.conceded[seat] || (this.clock?.hasRunOut(seat) ?? false);
  }
  letBotsPlay(): void {
    const { match } = this;
    if (!match || this.thinking !== null || this.stopped || match.problem || match.result) return;
    const { decision } = match.game;
    if (!decision || !this.isPlayedByBot(decision.seat)) return;
    const { seat } = decision;
    const { seq } = match;
    const level = match.players[seat].level ?? 'normal';
    // People see what came before it; in a window, the pause would tell that the bot holds something.
    let wait = isMasked(decision) ? 0 : this.house.settings.botPace;
    for (const stream of this.everyStream())
      wait = Math.max(wait, stream.openUntil > 0 && !isMasked(decision) ? stream.openUntil - Date.now() + this.house.settings.botPace : 0);
    const think = async (): Promise<void> => {
      this.thinking = true;
      const keys = await this.house.bots.answer({ save: match.save(), seat, who: level, seed: unguessable() });
      await this.inTurn(async () => {
        this.thinking = null;
        if (this.stopped) return;
        if (this.match === match && match.seq === seq && this.isPlayedByBot(seat)) {
          await this.answer(seat, keys, this.clock?.hasRunOut(seat) ? 'clock' : 'bot');
        } else this.letBotsPlay();
      });
    };
    this.thinking = setTimeout(() => {
      think().catch((error: unknown) => {
        this.thinking = null;
        if (!this.stopped) void this.inTurn(() => this.breakDown(error)).catch((e: unknown) => console.error(e));
      });
    }, wait);
  }
  /** A timer of this table is due. */
  clockDue(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.match || !this.clock) return;
      await this.clock.expire(this.match, Date.now());
      this.tellStates();
      this.letBotsPlay();
    });
  }

  /** This game stops, and no other. Its journal is kept, and its players are told. */
  async breakDown(error: unknown): Promise<void> {
    const match = this.match!;
    match.problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(`game ${match.row.id} stopped:`, error);
    this.house.metrics.count('games_broken_total', 'Games that stopped because of a bug.');
    this.row.phase = 'broken';
    this.clock = null;
    await this.house.store.endGame(match.row.id, this.row.id, 'broken', { problem: match.problem });
    this.tellStates();
  }

  private forget(): void {
    this.house.forget(this);
    for (const stream of this.everyStream()) for (const peer of stream.peers) peer.close(1012, 'server');
  }
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.thinking !== null && this.thinking !== true) clearTimeout(this.thinking);
    for (const stream of this.everyStream()) stream.stop();
    await this.line;
  }
}

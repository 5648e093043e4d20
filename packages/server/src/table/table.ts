import { type CardSet, Game, GameError, reasonView, type Seat, type Setup, save } from '@breakpoint/engine';
import type { Input, Match, News, Player, TableState } from '@breakpoint/match';
import type { Command, Config, Reply } from '@breakpoint/protocol';
import type { BotPool } from '../bots/pool.js';
import { Bucket } from '../limits.js';
import type { Metrics } from '../metrics.js';
import type { Settings } from '../options.js';
import { Problem } from '../problems.js';
import { unguessable } from '../secrets.js';
import type { CommandRow, JournalRow, SeatRow, TableRow } from '../store/schema.js';
import { Conflict, NotStored, packed, type Store } from '../store/store.js';
import { timeNow } from '../time.js';
import { BotsAtTable } from './bots.js';
import { Clock } from './clock.js';
import { inLobby, lobbyView } from './lobby.js';
import { inGame, stateFor } from './playing.js';
import { entryOf, gameRow, StoredMatch, windowsOf } from './stored.js';
import { type Peer, Stream, tellMoment } from './stream.js';
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

/** Taking back is for second thoughts, not for filling the disk. */
const UNDOS_PER_SECOND = 0.5;
const UNDOS_AT_ONCE = 40;

/** After a failed write the rest of a change is tried again. */
const SETTLE_AGAIN = 1000;

/** A table: its seats, its game, and everybody who looks at it. Everything that happens here happens one after another. */
export class Table {
  /** Numbers of messages count from the moment this table came into memory. */
  readonly epoch = unguessable();
  readonly watch: Stream;
  readonly streams = new Map<string, Stream>();
  /** Since when a player is not here. */
  readonly away = new Map<Seat, number>();
  config: Config;
  stored: StoredMatch | null = null;
  clock: Clock | null = null;
  vote: Vote | null = null;
  /** Since when nobody is here. */
  idleSince = timeNow();
  private line: Promise<unknown> = Promise.resolve();
  private busy = 0;
  private readonly bots = new BotsAtTable(this);
  private windowTimer: ReturnType<typeof setTimeout> | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;
  /** When the match last moved on. */
  lastMove = timeNow();
  private readonly undos = new Map<Seat, Bucket>();
  stopped = false;
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
      stateFor: (stream: Stream): TableState => stateFor(this, stream),
      kept: house.settings.kept,
      seatOf: (stream: Stream): Seat => (stream.hash === null ? -1 : this.seats.findIndex((s) => s.secret_hash === stream.hash)),
    };
    this.watch = new Stream(null, this.around);
    this.makeStreams();
  }

  get match(): Match | null {
    return this.stored?.match ?? null;
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
    const windows = windowsOf(this.config.windows, this.house.settings.maskedTime);
    this.stored = await StoredMatch.load(this.house.cards, this.house.store, row, windows);
    const now = timeNow();
    this.seats.forEach((s, seat) => {
      if (s.kind === 'person') this.away.set(seat, now);
    });
    if (this.row.phase === 'over') return;
    this.clock = Clock.for(this.config.clock, windows, this.house.store, this.row.id);
    await this.clock?.load(row.id);
    await this.followUp();
  }

  // ---- who is here -------------------------------------------------------------------------------------------------

  /** When the others may let a bot play for this seat: it has been away, or has not answered, for too long. Undefined: never. */
  standInFrom(seat: Seat): number | undefined {
    const { match, house, away } = this;
    const s = this.seats[seat];
    if (!match?.isRunning || s?.kind !== 'person' || s.gone || s.stand_in || match.conceded[seat]) return undefined;
    const left = away.get(seat);
    if (left !== undefined) return left + house.settings.standInAfter;
    // With a clock nobody waits for ever. In a window it may be anybody who is waited for, and nobody is told who.
    const waited = this.config.clock.kind === 'none' && (match.windowOpen || match.asked.includes(seat));
    return waited ? this.lastMove + house.settings.silentAfter : undefined;
  }

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
    await this.change(() => {
      this.seats[seat].stand_in = 0;
    });
  }
  depart(stream: Stream, peer: Peer): Promise<void> {
    return this.inTurn(async () => {
      if (!stream.peers.delete(peer)) return;
      if (this.visitors === 0) this.idleSince = timeNow();
      const { seat } = stream;
      if (seat >= 0 && stream.peers.size === 0) {
        this.away.set(seat, timeNow());
        // Then the others may let a bot stand in: they are told.
        setTimeout(() => !this.stopped && this.away.has(seat) && this.tellStates(), this.house.settings.standInAfter).unref();
      }
      if (seat < 0 && stream.hash !== null && stream.peers.size === 0) this.streams.delete(stream.hash);
      this.tellStates();
    });
  }

  tellStates(): void {
    for (const stream of this.everyStream()) {
      if (this.match) stream.tell(stream.state());
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
    return this.busy === 0 && !this.bots.busy && this.visitors === 0;
  }

  async command(stream: Stream, id: string, command: Command): Promise<Reply> {
    if (command.what === 'hint') return this.hint(stream, id);
    return this.inTurn(async () => {
      const known = this.replies.get(`${stream.hash} ${id}`);
      if (known) return known;
      const reply = await this.execute(stream, id, command);
      this.replies.set(`${stream.hash} ${id}`, reply);
      if (this.replies.size > 200) this.replies.delete(this.replies.keys().next().value!);
      return reply;
    });
  }
  private async execute(stream: Stream, id: string, command: Command): Promise<Reply> {
    const { seat } = stream;
    try {
      if (seat < 0) throw new Problem('not-seated');
      // It may have been done before the process was last started.
      if (await this.house.store.knowsCommand(this.row.id, seat, id)) return { type: 'reply', id, ok: true, value: null };
      const done: CommandRow = { table_id: this.row.id, seat, id, at: timeNow() };
      // Whoever was silent for so long that a bot stood in is back with the first thing they do.
      if (this.seats[seat].stand_in) {
        await this.welcomeBack(seat);
        this.tellStates();
      }
      if (command.what === 'undo' && !this.mayUndo(seat)) throw new Problem('too-fast');
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
      return { type: 'reply', id, ok: false, error: error instanceof NotStored ? 'not-stored' : 'server' };
    }
  }
  private mayUndo(seat: Seat): boolean {
    const bucket = this.undos.get(seat) ?? new Bucket(UNDOS_PER_SECOND, UNDOS_AT_ONCE);
    this.undos.set(seat, bucket);
    return bucket.take();
  }
  private async hint(stream: Stream, id: string): Promise<Reply> {
    const { match } = this;
    const { seat } = stream;
    const game = match?.asked.includes(seat) && !match.isPlayedByBot(seat) ? match.positionOf(seat) : null;
    if (!game) return { type: 'reply', id, ok: false, error: 'not-now' };
    // Thinking is dear: one at a time.
    if (this.advising) return { type: 'reply', id, ok: false, error: 'too-fast' };
    this.advising = true;
    try {
      const value = await this.house.bots.hint({ save: save(game), seat, who: 'adviser', seed: unguessable() });
      return { type: 'reply', id, ok: true, value };
    } catch (error) {
      console.error(`table ${this.row.id}: no hint:`, error);
      return { type: 'reply', id, ok: false, error: 'server' };
    } finally {
      this.advising = false;
    }
  }

  /** Changes table and seats and stores them; if they can't be stored, nothing has changed. */
  async change<T>(work: () => T, done?: Done): Promise<T> {
    const before = { row: { ...this.row }, seats: this.seats.map((s) => ({ ...s })), config: this.config, away: new Map(this.away) };
    try {
      const result = work();
      this.row.touched = timeNow();
      this.row.config = JSON.stringify(this.config);
      await this.house.store.saveTable(this.row, this.seats, done);
      this.makeStreams();
      return result;
    } catch (error) {
      Object.assign(this, { row: before.row, seats: before.seats, config: before.config });
      this.away.clear();
      for (const [seat, since] of before.away) this.away.set(seat, since);
      throw error;
    }
  }

  // ---- the game ----------------------------------------------------------------------------------------------------

  async startGame(done: Done, seats: SeatRow[] = this.seats): Promise<void> {
    const { cards, store, metrics, settings } = this.house;
    const { boxes, factions, rules, duplicates } = this.config;
    const players: Player[] = seats.map((s) => ({
      name: s.name,
      kind: s.kind === 'person' ? 'person' : 'bot',
      ...(s.level && { level: s.level as Player['level'] }),
    }));
    const setup: Setup = { seed: settings.newSeed(), players: players.map((p) => ({ name: p.name })), rules, factions, boxes, duplicates };
    try {
      Game.create(cards, setup);
    } catch (error) {
      throw error instanceof GameError ? new Problem('too-few-factions', error.message) : error;
    }
    const now = timeNow();
    const game = gameRow(cards, this.row.id, setup, players, now);
    const row: TableRow = { ...this.row, phase: 'playing', game: game.id, touched: now };
    await store.createGame(game, row, seats, done);
    this.row = row;
    this.seats = seats;
    metrics.count('games_total', 'Games that were started.');
    this.vote = null;
    const windows = windowsOf(this.config.windows, settings.maskedTime);
    this.stored = StoredMatch.create(cards, game, windows);
    this.clock = Clock.for(this.config.clock, windows, store, this.row.id);
    await this.clock?.follow(game.id, this.stored.match, now);
    for (const stream of this.everyStream()) stream.tell(stream.snapshot(this.stored.match, 'arrival'));
    await this.followUp();
  }

  /** Check, store, perform, publish: nothing is said that is not stored. */
  async perform(input: Input, by: JournalRow['by'], done?: Done): Promise<void> {
    const { match } = this.stored!;
    this.noteHands();
    const refusal = match.refusal(input);
    if (refusal)
      throw new Problem(
        refusal.error,
        'refused',
        refusal.reason && reasonView(match.positionOf('seat' in input ? input.seat : -1) ?? match.game, refusal.reason),
      );
    const now = timeNow();
    await this.append(input, by, now, done);
    // Everybody can read this number: what others may not know is not counted.
    if (input.kind === 'answer' && !match.windowOpen)
      this.house.metrics.count('answers_total', 'Answers that were given, but for those in windows.');
    const { asking } = match;
    const news = match.perform(input, now);
    if (match.asking !== asking && this.vote?.kind === 'undo') this.vote = null;
    if (input.kind === 'concede') this.vote = null;
    this.lastMove = now;
    await this.followClock();
    this.publish(news, 'seat' in input ? input.seat : -1);
    await this.settle();
  }
  /** What follows from a change that is stored and told already. If that can't be stored now, it is tried again. */
  private async settle(): Promise<void> {
    try {
      await this.followUp();
    } catch (error) {
      this.tryAgain(error);
    }
  }
  private async followClock(): Promise<void> {
    const { match, row } = this.stored!;
    try {
      await this.clock?.follow(row.id, match, timeNow());
    } catch (error) {
      this.tryAgain(error);
    }
  }
  private tryAgain(error: unknown): void {
    console.error(`table ${this.row.id}:`, error);
    this.house.metrics.count('errors_total', 'Errors that should not happen.');
    clearTimeout(this.settling);
    if (this.stopped) return;
    const again = async (): Promise<void> => {
      await this.followClock();
      await this.settle();
    };
    this.settling = setTimeout(() => void this.inTurn(again), SETTLE_AGAIN);
    this.settling.unref();
  }
  private async append(input: Input, by: JournalRow['by'], at: number, done?: Done): Promise<void> {
    const stored = this.stored!;
    await this.house.store.append({ ...entryOf(input, by), game_id: stored.row.id, seq: stored.seq, at }, done);
    stored.seq++;
    stored.unsaved++;
  }
  private publish(news: News, seat: Seat): void {
    const { match } = this.stored!;
    const streams = [...this.everyStream()];
    if (news === 'state') this.tellStates();
    else if (news === 'back') for (const stream of streams) stream.tell(stream.snapshot(match, 'undo'));
    else if (news === 'own') {
      const own = this.streamOf(seat);
      own?.tell(own.state());
    } else {
      // A bug in a view: this game stops, and nothing but this game.
      try {
        tellMoment(streams, match);
      } catch (error) {
        match.breakDown(error, timeNow(), match.past.length - 1);
        this.tellStates();
      }
    }
  }

  /** What follows: the end, a breakdown or its repair, a snapshot, the end of a window, a bot's turn. */
  private async followUp(): Promise<void> {
    const { match, row } = this.stored!;
    const { result, problem } = match;
    const { phase } = this.row;
    if (problem !== null && phase !== 'broken') await this.noteBreakdown(problem);
    else if (result && phase !== 'over') await this.finish();
    else if (problem === null && !result && phase === 'broken') {
      await this.house.store.markGame(row.id, this.row.id, 'playing', { problem: null });
      this.row.phase = 'playing';
      await this.clock?.follow(row.id, match, timeNow());
    } else await this.saveSometimes();
    this.waitForWindow();
    this.letBotsPlay();
  }
  private async finish(): Promise<void> {
    const stored = this.stored!;
    const now = timeNow();
    await this.house.store.markGame(
      stored.row.id,
      this.row.id,
      'over',
      {
        result: JSON.stringify({ ...stored.match.result!, vp: stored.match.game.state.vp }),
        recording: packed(JSON.stringify(stored.recording(now))),
        finished: now,
      },
      { ...stored.snapshot(), save: packed(stored.snapshot().save) },
    );
    this.row.phase = 'over';
    this.clock = null;
    this.house.metrics.count('games_finished_total', 'Games that came to their end.');
    this.tellStates();
  }
  private async saveSometimes(): Promise<void> {
    const stored = this.stored!;
    // Not while answers are given in a window: a snapshot does not hold them.
    if (stored.unsaved < this.house.settings.snapshotEvery || stored.match.windowOpen || !stored.match.isRunning) return;
    await this.house.store.saveSnapshot(stored.snapshot());
    stored.unsaved = 0;
  }
  /** This game stops, and no other. Its journal is kept, its players are told, and they can take it back. */
  private async noteBreakdown(problem: string): Promise<void> {
    const { row } = this.stored!;
    console.error(`game ${row.id} stopped:`, problem);
    this.house.metrics.count('games_broken_total', 'Games that stopped because of a bug.');
    await this.house.store.markGame(row.id, this.row.id, 'broken', { problem });
    this.row.phase = 'broken';
    this.tellStates();
  }

  // ---- time and bots -----------------------------------------------------------------------------------------------

  private waitForWindow(): void {
    clearTimeout(this.windowTimer);
    const due = this.match?.due ?? null;
    if (due === null || this.stopped) return;
    const close = (): Promise<void> => this.inTurn(() => this.closeWindow());
    // What takes hours is looked after by the server's timers.
    this.windowTimer = setTimeout(() => void close().catch((error: unknown) => console.error(error)), Math.min(due - timeNow(), 3_600_000));
    this.windowTimer.unref();
  }
  private async closeWindow(): Promise<void> {
    const due = this.match?.due ?? null;
    if (this.stopped || due === null) return;
    if (due > timeNow()) this.waitForWindow();
    else await this.perform({ kind: 'close' }, 'server');
  }
  /** A timer of this table is due. */
  clockDue(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.match || !this.clock) return;
      await this.clock.expire(timeNow());
      await this.closeWindow();
      this.tellStates();
      this.letBotsPlay();
    });
  }

  /** Says to the match for whom a bot plays at this time. */
  noteHands(): void {
    const { match } = this.stored!;
    this.seats.forEach((s, seat) => {
      if (s.gone === 1 || s.stand_in === 1 || this.clock?.hasRunOut(seat)) match.standIns.add(seat);
      else match.standIns.delete(seat);
    });
  }
  letBotsPlay(): void {
    if (!this.match || this.stopped) return;
    this.noteHands();
    this.bots.look(this.match);
  }

  private forget(): void {
    this.house.forget(this);
    for (const stream of this.everyStream()) for (const peer of stream.peers) peer.close(1012, 'server');
  }
  async stop(): Promise<void> {
    this.stopped = true;
    this.bots.stop();
    clearTimeout(this.windowTimer);
    clearTimeout(this.settling);
    await this.line;
  }
}

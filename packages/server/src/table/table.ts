import type { CardSet, Seat } from '@breakpoint/engine';
import type { Match } from '@breakpoint/match';
import { type Command, type Config, type Reply, settingsFrom } from '@breakpoint/protocol';
import type { Documents } from '@breakpoint/workshop';
import { Bucket } from '../base/limits.js';
import { brief, log } from '../base/log.js';
import { unguessable } from '../base/secrets.js';
import { ownTurn } from '../base/time.js';
import type { SeatRow, TableRow } from '../store/schema.js';
import { type AddStatements, NotOwner, NotStored } from '../store/store.js';
import { Commands } from './commands.js';
import { GameAtTable } from './game.js';
import type { Done, House } from './house.js';
import { Line } from './line.js';
import { People } from './people.js';
import { type OwnState, ownState, type PublicState, publicState } from './states.js';
import type { Peer, Stream, Surroundings } from './stream.js';
import { Talk } from './talk.js';

/** The close code of a socket whose table was unloaded from memory; a reconnect loads the table again. */
export const MOVED = 1012;

const REMATCHES_PER_SECOND = 1 / 30;
const REMATCHES_AT_ONCE = 5;

/** Milliseconds between two warnings that the database is down. */
const WARN_AGAIN = 10_000;
let warnedOfDatabase = Number.NEGATIVE_INFINITY;

/** A table: its seats, its game and its visitors. Everything at a table happens one after another. */
export class Table implements Surroundings {
  /** Identifies the numbering of messages, which starts when the table is loaded. */
  readonly epoch = unguessable();
  config: Config;
  /** The documents of its settings, as far as this server has them. */
  documents: Documents = {};
  readonly people: People;
  /** Null before the first game. */
  game: GameAtTable | null = null;
  stopped = false;
  private readonly line = new Line();
  private readonly commands: Commands;
  readonly talk = new Talk(this);
  /** At a table of a quick match: when a bot takes the open seat; null: never. */
  botAt: number | null | undefined = undefined;
  /** New games are limited, because every finished game is kept. */
  readonly rematches: Bucket;

  private constructor(
    readonly house: House,
    public row: TableRow,
    public seats: SeatRow[],
  ) {
    this.config = settingsFrom(JSON.parse(row.config));
    this.people = new People(this);
    this.commands = new Commands(this);
    this.rematches = new Bucket(REMATCHES_PER_SECOND, REMATCHES_AT_ONCE, house.time);
  }

  static async load(house: House, id: string): Promise<Table | null> {
    const found = await house.store.wholeTable(id);
    if (!found) return null;
    await ownTurn();
    const table = new Table(house, found.table, found.seats);
    table.documents = await house.shelf.find(table.config.documents);
    if (!found.hasTalk) table.talk.beginEmpty();
    table.game = found.game && (await GameAtTable.load(table, found.game));
    if (table.game === null) return table;
    table.commands.rememberAnswers(table.game.stored);
    table.people.noteAbsent();
    await table.game.begin(false);
    return table;
  }

  /** The cards of its games. */
  get cards(): CardSet {
    return this.house.shelf.cardsWith(this.documents);
  }
  get match(): Match | null {
    return this.game?.match ?? null;
  }

  // ---- for its streams ---------------------------------------------------------------------------------------------

  get kept(): number {
    return this.house.settings.kept;
  }
  publicState(last?: PublicState): PublicState {
    return publicState(this.game!, last);
  }
  ownState(stream: Stream, last?: OwnState): OwnState {
    return ownState(this.game!, stream, last);
  }
  seatOf(stream: Stream): Seat {
    return stream.hash === null ? -1 : this.seats.findIndex((s) => s.secret_hash === stream.hash);
  }

  // ---- one thing after another -------------------------------------------------------------------------------------

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { sure } = this.house;
    if (!sure) return this.line.inTurn(work);
    return this.line.inTurn(async () => {
      await sure();
      return work();
    });
  }
  arrive(stream: Stream, peer: Peer, say: (resumed: boolean) => void, epoch?: string, last?: number): Promise<void> {
    return this.inTurn(() => this.people.arrive(stream, peer, say, epoch, last));
  }
  depart(stream: Stream, peer: Peer): Promise<void> {
    return this.inTurn(async () => this.people.depart(stream, peer));
  }
  command(stream: Stream, id: string, command: Command, peer: Peer): Promise<Reply> {
    return this.commands.obey(stream, id, command, peer);
  }
  /** Called when a timer of this table is due. */
  clockDue(): Promise<void> {
    return this.inTurn(async () => this.game?.clockDue());
  }

  /** Changes the table and its seats and stores them, together with the statements of `also`; if they cannot be stored, nothing changes. */
  async change<T>(work: () => T, done?: Done, also?: AddStatements): Promise<T> {
    const { away } = this.people;
    const before = { row: { ...this.row }, seats: this.seats.map((s) => ({ ...s })), config: this.config, away: new Map(away) };
    try {
      const result = work();
      this.row.touched = this.house.time.now();
      this.row.config = JSON.stringify(this.config);
      await this.house.store.saveTable(this.row, this.seats, done, also);
      this.people.makeStreams();
      this.changed(before.config.listed);
      return result;
    } catch (error) {
      Object.assign(this, { row: before.row, seats: before.seats, config: before.config });
      away.clear();
      for (const [seat, since] of before.away) away.set(seat, since);
      throw error;
    }
  }

  /** Makes pages that show this table ask for it again. `isListed`: pages that show the public list do so, too. */
  changed(isListed = false): void {
    this.house.events.tell('changed', this.row.id, isListed || (this.config.listed === true && this.row.phase === 'lobby'));
  }

  /** Starts a game with these seats, in place of the previous one. */
  async startGame(done: Done, seats: SeatRow[] = this.seats): Promise<void> {
    const last = this.game;
    const game = await GameAtTable.start(this, seats, done);
    this.changed(this.config.listed);
    last?.stop();
    this.game = game;
    this.people.noteAbsent();
    await game.begin(true);
  }

  // ---- memory ------------------------------------------------------------------------------------------------------

  get isIdle(): boolean {
    return !this.line.isBusy && !this.game?.botsAreBusy && this.people.visitors === 0;
  }
  /** Logs an unexpected error for the operator. */
  note(error: unknown): void {
    // If several nodes share a database, a table may get another owner, and the database may be down for a while.
    if (error instanceof NotOwner) {
      log.info({ table: brief(this.row.id) }, 'another node has this table now');
      return;
    }
    if (error instanceof NotStored && this.house.sure) {
      this.warnOfDatabase(error);
      return;
    }
    log.error({ err: error, table: brief(this.row.id) }, 'something went wrong at a table');
    this.house.metrics.count('errors_total');
  }
  /** A database that is down makes all tables fail again and again, so that not all of them say so. */
  private warnOfDatabase(error: Error): void {
    const now = performance.now();
    if (now - warnedOfDatabase < WARN_AGAIN) return;
    warnedOfDatabase = now;
    log.warn({ table: brief(this.row.id), err: error }, 'the database is down');
  }
  /** Unloads the table because memory and database may differ; its clients reconnect to what is stored. */
  forget(): void {
    this.house.forget(this);
    this.close();
    for (const stream of this.people.everyStream()) for (const peer of stream.peers) peer.close(MOVED, 'server');
  }
  private close(): void {
    this.stopped = true;
    this.game?.stop();
    this.house.events.tell('closed', this);
  }
  async stop(): Promise<void> {
    this.close();
    await this.line.emptied();
  }
}

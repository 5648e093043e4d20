import type { Seat } from '@breakpoint/engine';
import type { Match } from '@breakpoint/match';
import { type Command, type Config, type Reply, settingsFrom } from '@breakpoint/protocol';
import { brief, log } from '../log.js';
import { Talk } from '../people/talk.js';
import { unguessable } from '../secrets.js';
import type { SeatRow, TableRow } from '../store/schema.js';
import { NotOwner } from '../store/store.js';
import { Commands } from './commands.js';
import { GameAtTable } from './game.js';
import type { Done, House } from './house.js';
import { Line } from './line.js';
import { People } from './people.js';
import { type OwnState, ownState, type PublicState, publicState } from './states.js';
import type { Peer, Stream, Surroundings } from './stream.js';

/** A socket is closed with this when its table has left memory: whoever comes back finds it again. */
export const MOVED = 1012;

/** A table: its seats, its game, and everybody who looks at it. Everything that happens here happens one after another. */
export class Table implements Surroundings {
  /** Numbers of messages count from the moment this table came into memory. */
  readonly epoch = unguessable();
  config: Config;
  readonly people: People;
  /** Null: it has not begun. */
  game: GameAtTable | null = null;
  stopped = false;
  private readonly line = new Line();
  private readonly commands = new Commands(this);
  readonly talk = new Talk(this);

  private constructor(
    readonly house: House,
    public row: TableRow,
    public seats: SeatRow[],
  ) {
    this.config = settingsFrom(JSON.parse(row.config));
    this.people = new People(this);
  }

  static async load(house: House, id: string): Promise<Table | null> {
    const found = await house.store.table(id);
    if (!found) return null;
    const table = new Table(house, found.table, found.seats);
    table.game = await GameAtTable.load(table);
    if (table.game === null) return table;
    table.people.noteAbsent();
    await table.game.begin(false);
    return table;
  }

  get match(): Match | null {
    return this.game?.match ?? null;
  }

  // ---- what its streams ask of it ----------------------------------------------------------------------------------

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
  /** A timer of this table is due. */
  clockDue(): Promise<void> {
    return this.inTurn(async () => this.game?.clockDue());
  }

  /** Changes table and seats and stores them; if they can't be stored, nothing has changed. */
  async change<T>(work: () => T, done?: Done): Promise<T> {
    const { away } = this.people;
    const before = { row: { ...this.row }, seats: this.seats.map((s) => ({ ...s })), config: this.config, away: new Map(away) };
    try {
      const result = work();
      this.row.touched = this.house.time.now();
      this.row.config = JSON.stringify(this.config);
      await this.house.store.saveTable(this.row, this.seats, done);
      this.people.makeStreams();
      return result;
    } catch (error) {
      Object.assign(this, { row: before.row, seats: before.seats, config: before.config });
      away.clear();
      for (const [seat, since] of before.away) away.set(seat, since);
      throw error;
    }
  }

  /** A game for these seats, instead of the one before it. */
  async startGame(done: Done, seats: SeatRow[] = this.seats): Promise<void> {
    const last = this.game;
    const game = await GameAtTable.start(this, seats, done);
    last?.stop();
    this.game = game;
    this.people.noteAbsent();
    await game.begin(true);
  }

  // ---- memory ------------------------------------------------------------------------------------------------------

  get isIdle(): boolean {
    return !this.line.isBusy && !this.game?.botsAreBusy && this.people.visitors === 0;
  }
  /** Something went wrong that should not: the operator is told. */
  note(error: unknown): void {
    // Where several nodes share a database a table may change hands, and the database may be away for a while.
    if (error instanceof NotOwner) {
      log.info({ table: brief(this.row.id) }, 'another node has this table now');
      return;
    }
    log.error({ err: error, table: brief(this.row.id) }, 'something went wrong at a table');
    this.house.metrics.count('errors_total', 'Errors that should not happen.');
  }
  /** Memory and disk are apart: whoever is here comes back to what is stored. */
  forget(): void {
    this.house.forget(this);
    this.stopped = true;
    this.game?.stop();
    for (const stream of this.people.everyStream()) for (const peer of stream.peers) peer.close(MOVED, 'server');
  }
  async stop(): Promise<void> {
    this.stopped = true;
    this.game?.stop();
    await this.line.emptied();
  }
}

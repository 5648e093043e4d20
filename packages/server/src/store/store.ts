import type { Kysely } from 'kysely';
import { brief } from '../base/log.js';
import { timeNow } from '../base/time.js';
import { type Backend, type Committed, type Fence, isPostgres, NotOwner, NotStored, type Statements, Unsure } from './backend.js';
import { Lookups } from './batches.js';
import * as often from './game-statements.js';
import {
  type CommandRow,
  type GameRow,
  type JournalRow,
  OF_TABLE,
  type Schema,
  type SeatRow,
  type SnapshotRow,
  type TableRow,
  type TimerRow,
} from './schema.js';
import { SqliteBackend } from './sqlite.js';
import { readWhole, type WholeTable } from './whole-table.js';

export { Conflict, isPostgres, NotOwner, NotStored } from './backend.js';

const DAY = 86_400_000;
/** The most tables that are read by the same queries, and the number of such groups that are read at the same time. */
const READ_TOGETHER = 10;
const GROUPS = 2;

/** The fields of a game that are stored when it is over. */
type FinishedGame = Pick<GameRow, 'id' | 'result' | 'recording' | 'finished'>;

/** Adds statements to a write. */
export type AddStatements = (w: Statements, db: Kysely<Schema>) => void;

/** Everything that is stored in the database. */
export class Store {
  private constructor(
    private readonly backend: Backend,
    /** The fence of the table that this store is for; null: it is for all tables. */
    private readonly fence: Fence | null = null,
    /** Called when another node owns the table, or when it is unknown whether a write was stored. */
    private readonly lost: (error: Error) => void = () => undefined,
    private readonly tables = new Lookups<WholeTable>((ids) => readWhole(backend.db, ids), READ_TOGETHER, GROUPS),
  ) {}

  /** Opens the PostgreSQL database at this address, or the file in this folder; ':memory:' stores nothing. */
  static async open(data: string, committed: Committed = () => undefined): Promise<Store> {
    if (!isPostgres(data)) return new Store(await SqliteBackend.open(data, committed));
    // PostgreSQL's client is loaded only if it is needed.
    const { PostgresBackend } = await import('./postgres.js');
    return new Store(await PostgresBackend.open(data, committed));
  }
  async close(): Promise<void> {
    await this.backend.close();
  }
  /** The same store for one table: writes succeed only while this node owns it. */
  under(fence: Fence, lost: (error: Error) => void): Store {
    return new Store(this.backend, fence, lost, this.tables);
  }
  private get db(): Kysely<Schema> {
    return this.backend.db;
  }
  /** The reason why the last write failed; null if it succeeded. */
  get failure(): string | null {
    return this.backend.failure;
  }
  /** The number of queries and writes that wait for a connection to the database. */
  get waiting(): number {
    return this.backend.waiting;
  }
  /** Writes all of it or nothing. `work` may run twice. */
  write(work: AddStatements): Promise<void> {
    const written = this.backend.write((w) => work(w, this.db), this.fence);
    if (this.fence === null) return written;
    return written.catch((error: unknown) => {
      if (error instanceof NotOwner || error instanceof Unsure) this.lost(error);
      throw error;
    });
  }
  /** Runs a query for other parts of the server. */
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return work(this.db);
  }
  /** Writes something durably; throws if that is impossible. Each node has a row of its own, so that none waits for another. */
  async ready(id = 1): Promise<void> {
    const row = { id, at: timeNow() };
    await this.write((w) =>
      w.run(
        this.db
          .insertInto('checks')
          .values(row)
          .onConflict((c) => c.column('id').doUpdateSet({ at: row.at })),
      ),
    );
  }
  async tablesByPhase(): Promise<Record<string, number>> {
    const rows = await this.db
      .selectFrom('tables')
      .select(({ fn }) => ['phase', fn.countAll<number>().as('count')])
      .groupBy('phase')
      .execute();
    return Object.fromEntries(rows.map(({ phase, count }) => [phase, Number(count)]));
  }
  /** Resolves if the database can be read. */
  async alive(): Promise<void> {
    await this.db.selectFrom('tables').select('id').limit(1).execute();
  }

  // ---- tables and seats --------------------------------------------------------------------------------------------

  async createTable(table: TableRow, seats: SeatRow[], also?: AddStatements): Promise<void> {
    await this.write((w, db) => {
      also?.(w, db);
      w.run(this.db.insertInto('tables').values(table));
      w.run(this.db.insertInto('seats').values(seats));
    });
  }
  async table(id: string): Promise<{ table: TableRow; seats: SeatRow[] } | null> {
    const table = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!table) return null;
    const seats = await this.db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
    return { table, seats };
  }
  /** Everything about a table; null if there is no such table. Tables that are asked for at the same time are read together. */
  async wholeTable(id: string): Promise<WholeTable | null> {
    return (await this.tables.get(id)) ?? null;
  }
  async saveTable(table: TableRow, seats: SeatRow[], command?: CommandRow, also?: AddStatements): Promise<void> {
    await this.write((w, db) => {
      this.saveTableBy(w, table, seats);
      also?.(w, db);
      if (command) w.addCommand(command);
    });
  }
  private saveTableBy(w: Statements, { id, ...change }: TableRow, seats: SeatRow[]): void {
    const { db } = this;
    w.must(often.TABLE.for(db, { ...change, id }), `table ${brief(id)} is no longer in the database`);
    w.run(often.NO_SEATS.for(db, { table_id: id }));
    for (const seat of seats) w.run(often.SEAT.for(db, seat));
  }
  /** Deletes tables that were never started after a week, unless somebody has them open. */
  async sweep(now: number, open: readonly string[]): Promise<void> {
    const { db } = this;
    const found = await db
      .selectFrom('tables')
      .select('id')
      .where('phase', '=', 'lobby')
      .where('touched', '<', now - 7 * DAY)
      .where('id', 'not in', (e) =>
        e
          .selectFrom('owners')
          .select('table_id')
          .where('node', 'in', (n) => n.selectFrom('nodes').select('id')),
      )
      .execute();
    const forgotten = found.filter(({ id }) => !open.includes(id));
    await Promise.all(forgotten.map(({ id }) => this.forgetLobby(id, now - 7 * DAY)));
    await this.write((w) => {
      for (const name of ['commands', 'checks'] as const) w.run(db.deleteFrom(name).where('at', '<', now - DAY));
    });
  }
  private async forgetLobby(id: string, before: number): Promise<void> {
    const { db } = this;
    const unused = db.deleteFrom('tables').where('id', '=', id).where('phase', '=', 'lobby').where('touched', '<', before);
    try {
      await this.write((w) => {
        w.must(unused, `table ${brief(id)} is in use again`);
        for (const name of OF_TABLE) w.run(db.deleteFrom(name).where('table_id', '=', id));
      });
    } catch (error) {
      // Somebody has come to the table in the meantime.
      if (!(error instanceof NotStored) || this.failure !== null) throw error;
    }
  }

  // ---- games -------------------------------------------------------------------------------------------------------

  async createGame(game: GameRow, table: TableRow, seats: SeatRow[], command?: CommandRow): Promise<void> {
    await this.write((w, db) => {
      w.run(often.GAME.for(db, game));
      this.saveTableBy(w, table, seats);
      if (command) w.addCommand(command);
    });
  }
  async game(id: string): Promise<GameRow | null> {
    return (await this.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }
  /** Stores that the game is broken, or continues again. */
  async markGame(id: string, tableId: string, phase: TableRow['phase'], problem: string | null): Promise<void> {
    const { db } = this;
    await this.write((w) => {
      w.must(db.updateTable('games').set({ problem }).where('id', '=', id), `game ${brief(id)} is no longer in the database`);
      w.run(db.updateTable('tables').set({ phase }).where('id', '=', tableId));
      w.run(db.deleteFrom('timers').where('game_id', '=', id));
    });
  }
  /**
   * Keeps the commands that gave these answers of a game, from one number in its journal up to another, because its journal will be
   * deleted. Doing so twice changes nothing.
   */
  async keepCommands(tableId: string, gameId: string, from: number, to: number): Promise<void> {
    await this.write((w, db) => w.run(often.COMMANDS.for(db, { table_id: tableId, game_id: gameId, from, to })));
  }
  /** Stores that the game is over. Only its recording and its last position are kept: its journal is no longer needed. */
  async finishGame(tableId: string, { id, result, recording, finished }: FinishedGame, last: SnapshotRow): Promise<void> {
    const game = { game_id: id };
    await this.write((w, db) => {
      w.must(often.FINISHED.for(db, { result, recording, finished, id }), `game ${brief(id)} is no longer in the database`);
      w.run(often.PHASE.for(db, { phase: 'over', id: tableId }));
      w.run(often.NO_TIMER.for(db, game));
      w.run(often.NO_JOURNAL.for(db, game));
      w.run(often.SNAPSHOT.for(db, last));
    });
  }
  /**
   * Appends a row to the journal, with the command that caused it, unless the row names it. Fails if the row's number is already taken.
   */
  append(row: JournalRow, command?: CommandRow): Promise<void> {
    return this.write((w) => {
      w.addToJournal(row);
      if (command && row.command === null) w.addCommand(command);
    });
  }
  /** The journal of a game that is not over. */
  async journal(gameId: string): Promise<JournalRow[]> {
    return this.db.selectFrom('journal').selectAll().where('game_id', '=', gameId).orderBy('seq').execute();
  }
  async saveSnapshot(row: SnapshotRow): Promise<void> {
    await this.write((w, db) => w.run(often.SNAPSHOT.for(db, row)));
  }
  async knowsCommand(tableId: string, seat: number, id: string): Promise<boolean> {
    if (await this.backend.knowsCommand(tableId, seat, id)) return true;
    const answer = this.db
      .selectFrom('journal')
      .select('seq')
      .where('game_id', '=', (e) => e.selectFrom('tables').select('game').where('id', '=', tableId))
      .where('seat', '=', seat)
      .where('command', '=', id);
    return (await answer.execute()).length > 0;
  }

  // ---- timers ------------------------------------------------------------------------------------------------------

  async setTimer(row: TimerRow): Promise<void> {
    await this.write((w) => w.setTimer(row));
  }
  /** The first of the timers that are due; with several nodes, without those of tables that another node than `node` owns. */
  async dueTimers(now: number, node: string | null = null): Promise<TimerRow[]> {
    const due = this.db.selectFrom('timers').selectAll('timers').where('due', '<=', now).orderBy('due').limit(100);
    if (node === null) return due.execute();
    return due
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('owners as o')
              .innerJoin('nodes as n', 'n.id', 'o.node')
              .select('n.id')
              .whereRef('o.table_id', '=', 'timers.table_id')
              .where('n.id', '<>', node),
          ),
        ),
      )
      .execute();
  }
}

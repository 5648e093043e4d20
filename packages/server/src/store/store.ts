import { Kysely } from 'kysely';
import Database from 'libsql';
import { brief } from '../log.js';
import { forgetPeopleOf } from '../people/schema.js';
import { LibsqlDialect } from './dialect.js';
import { Folder } from './folder.js';
import { HotStatements } from './hot.js';
import { migrate } from './migrations.js';
import type { CommandRow, GameRow, JournalRow, Schema, SeatRow, SnapshotRow, TableRow, TimerRow } from './schema.js';
import { type Libsql, Missing, Statements, Writer } from './writer.js';

export { Conflict, NotStored } from './writer.js';

const DAY = 86_400_000;
/** Milliseconds that a write waits for another process, such as one that prunes, to be done with its own. */
const PATIENCE = 2000;

/** All that outlives the process. */
export class Store {
  private readonly writer: Writer;
  private readonly hot: HotStatements;

  private constructor(
    private readonly db: Kysely<Schema>,
    private readonly folder: Folder,
    statements: Statements,
    committed: (seconds: number, writes: number) => void,
  ) {
    this.writer = new Writer(statements, committed);
    this.hot = new HotStatements(db, statements);
  }

  /** Opens the file in this folder; ':memory:' keeps nothing. */
  static async open(path: string, committed: (seconds: number, writes: number) => void = () => undefined): Promise<Store> {
    const folder = Folder.open(path);
    const statements = new Statements(connection(folder.file));
    const db = new Kysely<Schema>({ dialect: new LibsqlDialect(statements) });
    try {
      await migrate(db, folder.file);
    } catch (error) {
      await db.destroy();
      folder.close();
      throw error;
    }
    return new Store(db, folder, statements, committed);
  }
  async close(): Promise<void> {
    this.writer.flush();
    await this.db.destroy();
    this.folder.close();
  }
  /** Why the last write failed; null since one went through. */
  get failure(): string | null {
    return this.writer.failure;
  }
  /** Writes all of it or nothing. It may be tried twice. */
  write(work: (w: Statements, db: Kysely<Schema>) => void): Promise<void> {
    return this.writer.write((w) => work(w, this.db));
  }
  /** Asks the database for what other rooms of the server keep in it. */
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return work(this.db);
  }
  /** Something is written, durably, to see that it can be. Throws if not. */
  async ready(): Promise<void> {
    const row = { id: 1, at: Date.now() };
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
  /** Answers if the file can be read. */
  async alive(): Promise<void> {
    await this.db.selectFrom('tables').select('id').limit(1).execute();
  }

  // ---- tables and seats --------------------------------------------------------------------------------------------

  async createTable(table: TableRow, seats: SeatRow[]): Promise<void> {
    await this.write((w) => {
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
  async saveTable(table: TableRow, seats: SeatRow[], command?: CommandRow): Promise<void> {
    await this.write((w) => {
      this.saveTableBy(w, table, seats);
      if (command) this.hot.addCommand(command);
    });
  }
  private saveTableBy(w: Statements, { id, ...change }: TableRow, seats: SeatRow[]): void {
    if (w.run(this.db.updateTable('tables').set(change).where('id', '=', id)) === 0)
      throw new Missing(`table ${brief(id)} is no longer in the database`);
    w.run(this.db.deleteFrom('seats').where('table_id', '=', id));
    w.run(this.db.insertInto('seats').values(seats));
  }
  /** Tables that nobody ever started are forgotten after a week, unless somebody has them open. */
  async sweep(now: number, open: readonly string[]): Promise<void> {
    const { db } = this;
    await this.write((w) => {
      const found = w.all(
        db
          .selectFrom('tables')
          .select('id')
          .where('phase', '=', 'lobby')
          .where('touched', '<', now - 7 * DAY),
      );
      for (const { id } of found) {
        if (open.includes(id)) continue;
        w.run(db.deleteFrom('seats').where('table_id', '=', id));
        forgetPeopleOf(w, db, id);
        w.run(db.deleteFrom('tables').where('id', '=', id));
      }
      w.run(db.deleteFrom('commands').where('at', '<', now - DAY));
    });
  }

  // ---- games -------------------------------------------------------------------------------------------------------

  async createGame(game: GameRow, table: TableRow, seats: SeatRow[], command?: CommandRow): Promise<void> {
    await this.write((w) => {
      w.run(this.db.insertInto('games').values(game));
      this.saveTableBy(w, table, seats);
      if (command) this.hot.addCommand(command);
    });
  }
  async game(id: string): Promise<GameRow | null> {
    return (await this.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }
  /** The game ended, broke, or goes on again. */
  async markGame(
    id: string,
    tableId: string,
    phase: TableRow['phase'],
    change: Partial<Pick<GameRow, 'problem' | 'result' | 'recording' | 'finished'>>,
    last?: SnapshotRow,
  ): Promise<void> {
    const { db } = this;
    await this.write((w) => {
      if (w.run(db.updateTable('games').set(change).where('id', '=', id)) === 0)
        throw new Missing(`game ${brief(id)} is no longer in the database`);
      w.run(db.updateTable('tables').set({ phase }).where('id', '=', tableId));
      w.run(db.deleteFrom('timers').where('game_id', '=', id));
      // A finished game is its recording and its last position: nothing will ever go on from its journal.
      if (last) {
        w.run(db.deleteFrom('journal').where('game_id', '=', id));
        w.run(db.deleteFrom('snapshots').where('game_id', '=', id));
        w.run(db.insertInto('snapshots').values(last));
      }
    });
  }
  /** Adds to the journal, all or nothing; `seq` is the expected number. The command that led to it is remembered with it. */
  async append(row: JournalRow, command?: CommandRow): Promise<void> {
    await this.write(() => {
      this.hot.addToJournal(row);
      if (command) this.hot.addCommand(command);
    });
  }
  async journal(gameId: string, after = -1): Promise<JournalRow[]> {
    return this.db.selectFrom('journal').selectAll().where('game_id', '=', gameId).where('seq', '>', after).orderBy('seq').execute();
  }
  async snapshot(gameId: string): Promise<SnapshotRow | null> {
    return (await this.db.selectFrom('snapshots').selectAll().where('game_id', '=', gameId).executeTakeFirst()) ?? null;
  }
  async saveSnapshot(row: SnapshotRow): Promise<void> {
    await this.write((w) =>
      w.run(
        this.db
          .insertInto('snapshots')
          .values(row)
          .onConflict((c) => c.column('game_id').doUpdateSet({ seq: row.seq, save: row.save })),
      ),
    );
  }
  async knowsCommand(tableId: string, seat: number, id: string): Promise<boolean> {
    return this.hot.knowsCommand(tableId, seat, id);
  }

  // ---- timers ------------------------------------------------------------------------------------------------------

  async setTimer(row: TimerRow): Promise<void> {
    await this.write(() => this.hot.setTimer(row));
  }
  async timer(gameId: string): Promise<TimerRow | null> {
    return (await this.db.selectFrom('timers').selectAll().where('game_id', '=', gameId).executeTakeFirst()) ?? null;
  }
  async dueTimers(now: number): Promise<TimerRow[]> {
    return this.db.selectFrom('timers').selectAll().where('due', '<=', now).orderBy('due').limit(100).execute();
  }
}

function connection(file: string): Libsql {
  const db = new Database(file, { timeout: PATIENCE });
  db.pragma('journal_mode = WAL');
  // What was stored survives not only the process but the machine.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  return db;
}

import { gunzipSync, gzipSync } from 'node:zlib';
import { Kysely, type Transaction } from 'kysely';
import { forgetPeopleOf } from '../people/schema.js';
import { LibsqlDialect } from './dialect.js';
import { Folder } from './folder.js';
import {
  type CommandRow,
  createSchema,
  type GameRow,
  type JournalRow,
  type Schema,
  type SeatRow,
  type SnapshotRow,
  type TableRow,
  type TimerRow,
} from './schema.js';

/** Two processes, or a bug, wrote the same number: nothing was stored. */
export class Conflict extends Error {}

/** The disk is full, the file is locked, the database is gone: nothing was stored. */
export class NotStored extends Error {}

const DAY = 86_400_000;

/** All that outlives the process. */
export class Store {
  /** Why the last write failed; null since one went through. */
  failure: string | null = null;

  private constructor(
    private readonly db: Kysely<Schema>,
    private readonly folder: Folder,
  ) {}

  /** Opens the file in this folder; ':memory:' keeps nothing. */
  static async open(path: string): Promise<Store> {
    const folder = Folder.open(path);
    const db = new Kysely<Schema>({ dialect: new LibsqlDialect(folder.file) });
    await createSchema(db);
    return new Store(db, folder);
  }
  async close(): Promise<void> {
    await this.db.destroy();
    this.folder.close();
  }
  /** Writes all of it or nothing. What fails is remembered, so that whoever watches over this server sees it. */
  async write<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
    try {
      const done = await this.db.transaction().execute(work);
      this.failure = null;
      return done;
    } catch (error) {
      if (error instanceof Error && /UNIQUE|constraint/i.test(error.message)) throw new Conflict(error.message);
      this.failure = error instanceof Error ? error.message : String(error);
      throw new NotStored(this.failure);
    }
  }
  /** Asks the database for what other rooms of the server keep in it. */
  read<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return work(this.db);
  }
  /** Could something be written now? Throws if not. */
  async ready(): Promise<void> {
    await this.write((tx) => tx.updateTable('tables').set({ touched: 0 }).where('id', '=', '').execute());
  }
  /** Answers if the file can be read. */
  async alive(): Promise<void> {
    await this.db.selectFrom('tables').select('id').limit(1).execute();
  }

  // ---- tables and seats --------------------------------------------------------------------------------------------

  async createTable(table: TableRow, seats: SeatRow[]): Promise<void> {
    await this.write(async (tx) => {
      await tx.insertInto('tables').values(table).execute();
      await tx.insertInto('seats').values(seats).execute();
    });
  }
  async table(id: string): Promise<{ table: TableRow; seats: SeatRow[] } | null> {
    const table = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!table) return null;
    const seats = await this.db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
    return { table, seats };
  }
  async saveTable(table: TableRow, seats: SeatRow[], command?: CommandRow): Promise<void> {
    await this.write(async (tx) => {
      await saveTableIn(tx, table, seats);
      if (command) await tx.insertInto('commands').values(command).execute();
    });
  }
  /** Tables that nobody ever started are forgotten after a week, unless somebody has them open. */
  async sweep(now: number, open: readonly string[]): Promise<void> {
    await this.write(async (tx) => {
      const found = await tx
        .selectFrom('tables')
        .select('id')
        .where('phase', '=', 'lobby')
        .where('touched', '<', now - 7 * DAY)
        .execute();
      const old = found.map((row) => row.id).filter((id) => !open.includes(id));
      for (const id of old) {
        await tx.deleteFrom('seats').where('table_id', '=', id).execute();
        await forgetPeopleOf(tx, id);
        await tx.deleteFrom('tables').where('id', '=', id).execute();
      }
      await tx
        .deleteFrom('commands')
        .where('at', '<', now - DAY)
        .execute();
    });
  }

  // ---- games -------------------------------------------------------------------------------------------------------

  async createGame(game: GameRow, table: TableRow, seats: SeatRow[], command?: CommandRow): Promise<void> {
    await this.write(async (tx) => {
      await tx.insertInto('games').values(game).execute();
      await saveTableIn(tx, table, seats);
      if (command) await tx.insertInto('commands').values(command).execute();
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
    await this.write(async (tx) => {
      await tx.updateTable('games').set(change).where('id', '=', id).execute();
      await tx.updateTable('tables').set({ phase }).where('id', '=', tableId).execute();
      await tx.deleteFrom('timers').where('game_id', '=', id).execute();
      // A finished game is its recording and its last position: nothing will ever go on from its journal.
      if (last) {
        await tx.deleteFrom('journal').where('game_id', '=', id).execute();
        await tx.deleteFrom('snapshots').where('game_id', '=', id).execute();
        await tx.insertInto('snapshots').values(last).execute();
      }
    });
  }
  /** Adds to the journal, all or nothing; `seq` is the expected number. The command that led to it is remembered with it. */
  async append(row: JournalRow, command?: CommandRow): Promise<void> {
    await this.write(async (tx) => {
      await tx.insertInto('journal').values(row).execute();
      if (command) await tx.insertInto('commands').values(command).execute();
    });
  }
  async journal(gameId: string, after = -1): Promise<JournalRow[]> {
    return this.db.selectFrom('journal').selectAll().where('game_id', '=', gameId).where('seq', '>', after).orderBy('seq').execute();
  }
  async snapshot(gameId: string): Promise<SnapshotRow | null> {
    return (await this.db.selectFrom('snapshots').selectAll().where('game_id', '=', gameId).executeTakeFirst()) ?? null;
  }
  async saveSnapshot(row: SnapshotRow): Promise<void> {
    await this.write((tx) =>
      tx
        .insertInto('snapshots')
        .values(row)
        .onConflict((c) => c.column('game_id').doUpdateSet({ seq: row.seq, save: row.save }))
        .execute(),
    );
  }
  async knowsCommand(tableId: string, seat: number, id: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('commands')
      .select('id')
      .where('table_id', '=', tableId)
      .where('seat', '=', seat)
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  }

  // ---- timers ------------------------------------------------------------------------------------------------------

  async setTimer(row: TimerRow): Promise<void> {
    const { game_id: _, ...change } = row;
    await this.write((tx) =>
      tx
        .insertInto('timers')
        .values(row)
        .onConflict((c) => c.column('game_id').doUpdateSet(change))
        .execute(),
    );
  }
  async timer(gameId: string): Promise<TimerRow | null> {
    return (await this.db.selectFrom('timers').selectAll().where('game_id', '=', gameId).executeTakeFirst()) ?? null;
  }
  async dueTimers(now: number): Promise<TimerRow[]> {
    return this.db.selectFrom('timers').selectAll().where('due', '<=', now).orderBy('due').limit(100).execute();
  }
}

/** Long texts that are seldom read take a tenth of the room. Those of older builds are plain. */
export const packed = (text: string): string => `gz:${gzipSync(text).toString('base64')}`;
export const unpacked = (text: string): string =>
  text.startsWith('gz:') ? gunzipSync(Buffer.from(text.slice(3), 'base64')).toString('utf8') : text;

async function saveTableIn(tx: Transaction<Schema>, table: TableRow, seats: SeatRow[]): Promise<void> {
  const { id, ...change } = table;
  const { numUpdatedRows } = await tx.updateTable('tables').set(change).where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`table ${id} is no longer in the database`);
  await tx.deleteFrom('seats').where('table_id', '=', id).execute();
  await tx.insertInto('seats').values(seats).execute();
}

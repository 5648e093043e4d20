import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { LibsqlDialect } from './dialect.js';
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

const DAY = 86_400_000;

/** All that outlives the process. */
export class Store {
  private constructor(private readonly db: Kysely<Schema>) {}

  /** Opens the file in this folder; ':memory:' keeps nothing. */
  static async open(folder: string): Promise<Store> {
    if (folder !== ':memory:') mkdirSync(folder, { recursive: true });
    const db = new Kysely<Schema>({ dialect: new LibsqlDialect(folder === ':memory:' ? folder : join(folder, 'breakpoint.db')) });
    await createSchema(db);
    return new Store(db);
  }
  async close(): Promise<void> {
    await this.db.destroy();
  }
  /** Answers if the file can be read. */
  async alive(): Promise<void> {
    await this.db.selectFrom('tables').select('id').limit(1).execute();
  }

  // ---- tables and seats --------------------------------------------------------------------------------------------

  async createTable(table: TableRow, seats: SeatRow[]): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
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
    await this.db.transaction().execute(async (tx) => {
      await saveTableIn(tx, table, seats);
      if (command) await tx.insertInto('commands').values(command).execute();
    });
  }
  /** Tables that nobody ever started are forgotten after a week. */
  async sweep(now: number): Promise<void> {
    const old = this.db
      .selectFrom('tables')
      .select('id')
      .where('phase', '=', 'lobby')
      .where('touched', '<', now - 7 * DAY);
    await this.db.deleteFrom('seats').where('table_id', 'in', old).execute();
    await this.db
      .deleteFrom('tables')
      .where('phase', '=', 'lobby')
      .where('touched', '<', now - 7 * DAY)
      .execute();
    await this.db
      .deleteFrom('commands')
      .where('at', '<', now - DAY)
      .execute();
  }

  // ---- games -------------------------------------------------------------------------------------------------------

  async createGame(game: GameRow, table: TableRow, seats: SeatRow[], command?: CommandRow): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
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
  ): Promise<void> {
    await this.db.transaction().execute(async (tx) => {
      await tx.updateTable('games').set(change).where('id', '=', id).execute();
      await tx.updateTable('tables').set({ phase }).where('id', '=', tableId).execute();
      await tx.deleteFrom('timers').where('game_id', '=', id).execute();
    });
  }
  /** Adds to the journal, all or nothing; `seq` is the expected number. The command that led to it is remembered with it. */
  async append(row: JournalRow, command?: CommandRow): Promise<void> {
    try {
      await this.db.transaction().execute(async (tx) => {
        await tx.insertInto('journal').values(row).execute();
        if (command) await tx.insertInto('commands').values(command).execute();
      });
    } catch (error) {
      if (error instanceof Error && /UNIQUE|constraint/i.test(error.message)) throw new Conflict(error.message);
      throw error;
    }
  }
  async journal(gameId: string, after = -1): Promise<JournalRow[]> {
    return this.db.selectFrom('journal').selectAll().where('game_id', '=', gameId).where('seq', '>', after).orderBy('seq').execute();
  }
  async snapshot(gameId: string): Promise<SnapshotRow | null> {
    return (await this.db.selectFrom('snapshots').selectAll().where('game_id', '=', gameId).executeTakeFirst()) ?? null;
  }
  async saveSnapshot(row: SnapshotRow): Promise<void> {
    await this.db
      .insertInto('snapshots')
      .values(row)
      .onConflict((c) => c.column('game_id').doUpdateSet({ seq: row.seq, save: row.save }))
      .execute();
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
    await this.db
      .insertInto('timers')
      .values(row)
      .onConflict((c) => c.column('game_id').doUpdateSet(change))
      .execute();
  }
  async timer(gameId: string): Promise<TimerRow | null> {
    return (await this.db.selectFrom('timers').selectAll().where('game_id', '=', gameId).executeTakeFirst()) ?? null;
  }
  async dueTimers(now: number): Promise<TimerRow[]> {
    return this.db.selectFrom('timers').selectAll().where('due', '<=', now).orderBy('due').limit(100).execute();
  }
}

async function saveTableIn(tx: Transaction<Schema>, table: TableRow, seats: SeatRow[]): Promise<void> {
  const { id, ...change } = table;
  await tx.updateTable('tables').set(change).where('id', '=', id).execute();
  await tx.deleteFrom('seats').where('table_id', '=', id).execute();
  await tx.insertInto('seats').values(seats).execute();
}

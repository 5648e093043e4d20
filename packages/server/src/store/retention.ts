import type { Kysely } from 'kysely';
import { brief } from '../base/log.js';
import type { Keep } from '../base/options.js';
import type { Statements } from './backend.js';
import { OF_TABLE, type Schema, type TableRow } from './schema.js';
import { NotStored, type Store } from './store.js';

const DAY = 86_400_000;
/** The most tables or games that are deleted at once. The rest follows an hour later, so that players do not wait. */
const AT_ONCE = 100;

/** Deletes everything about a table. */
export function deleteTable(w: Statements, db: Kysely<Schema>, id: string): void {
  const games = db.selectFrom('games').select('id').where('table_id', '=', id);
  for (const name of ['journal', 'snapshots'] as const) w.run(db.deleteFrom(name).where('game_id', 'in', games));
  for (const name of ['games', 'timers', 'commands', ...OF_TABLE] as const) w.run(db.deleteFrom(name).where('table_id', '=', id));
  w.run(db.deleteFrom('tables').where('id', '=', id));
}

/** Deletes what was kept long enough. `open`: tables in memory, which are never touched, nor are those of other nodes. */
export async function deleteOld(store: Store, keep: Keep, now: number, open: readonly string[]): Promise<void> {
  const before = (days: number): number | null => (days === 0 ? null : now - days * DAY);
  const [games, abandoned, talk, push] = [before(keep.games), before(keep.abandoned), before(keep.talk), before(keep.push)];
  if (games !== null) {
    await deleteTables(store, await idle(store, ['over'], games), games, open);
    await deleteEarlierGames(store, games);
  }
  if (abandoned !== null) await deleteTables(store, await idle(store, ['playing', 'broken'], abandoned), abandoned, open);
  await store.write((w, db) => {
    if (talk !== null) for (const name of ['said', 'reports'] as const) w.run(db.deleteFrom(name).where('at', '<', talk));
    if (push !== null) w.run(db.deleteFrom('pushes').where('at', '<', push));
  });
}

/** Tables in one of these phases at which nothing has happened since this time, and which no living node has. */
async function idle(store: Store, phases: TableRow['phase'][], before: number): Promise<string[]> {
  const rows = await store.read((db) =>
    db
      .selectFrom('tables')
      .leftJoin('turns', 'turns.table_id', 'tables.id')
      .select('tables.id')
      .where('tables.phase', 'in', phases)
      .where('tables.touched', '<', before)
      .where((e) => e.or([e('turns.at', 'is', null), e('turns.at', '<', before)]))
      .where('tables.id', 'not in', (e) =>
        e
          .selectFrom('owners')
          .select('table_id')
          .where('node', 'in', (n) => n.selectFrom('nodes').select('id')),
      )
      .limit(AT_ONCE)
      .execute(),
  );
  return rows.map((r) => r.id);
}
async function deleteTables(store: Store, ids: readonly string[], before: number, open: readonly string[]): Promise<void> {
  for (const id of ids.filter((one) => !open.includes(one))) {
    try {
      await store.write((w, db) => {
        const unused = db.updateTable('tables').set({ phase: 'over' }).where('id', '=', id).where('touched', '<', before);
        w.must(unused, `table ${brief(id)} is in use again`);
        deleteTable(w, db, id);
      });
    } catch (error) {
      // Somebody has come to the table in the meantime.
      if (!(error instanceof NotStored) || store.failure !== null) throw error;
    }
  }
}
/** Deletes old games of tables at which a later game was begun. */
async function deleteEarlierGames(store: Store, before: number): Promise<void> {
  const rows = await store.read((db) =>
    db
      .selectFrom('games')
      .innerJoin('tables', 'tables.id', 'games.table_id')
      .select('games.id')
      .where('games.finished', '<', before)
      .whereRef('tables.game', '<>', 'games.id')
      .limit(AT_ONCE)
      .execute(),
  );
  const ids = rows.map((r) => r.id);
  if (ids.length === 0) return;
  await store.write((w, db) => {
    for (const name of ['journal', 'snapshots'] as const) w.run(db.deleteFrom(name).where('game_id', 'in', ids));
    w.run(db.deleteFrom('games').where('id', 'in', ids));
  });
}

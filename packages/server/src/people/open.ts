import { type OpenTable, settingsFrom } from '@breakpoint/protocol';
import type { Tables } from '../table/tables.js';

const DAY = 86_400_000;
/** The most tables in the list. */
const MOST = 50;

/**
 * The listed tables with an open seat, newest first. The host must be connected to start the game; with a clock of days, it is enough if
 * the host has been at the table recently.
 */
export async function openTables(tables: Tables): Promise<OpenTable[]> {
  const { store, time } = tables.house;
  const [lobbies, seats] = await store.read(async (db) => {
    const found = await db
      .selectFrom('tables')
      .selectAll()
      .where('phase', '=', 'lobby')
      .where('config', 'like', '%"listed":true%')
      .where('touched', '>', time.now() - DAY)
      .orderBy('created', 'desc')
      .limit(MOST * 4)
      .execute();
    const ids = found.map((t) => t.id);
    const at = ids.length === 0 ? [] : await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    return [found, at] as const;
  });
  const here = await tables.whereHere(lobbies.map(({ id, host }) => ({ table: id, seat: host })));
  const open: OpenTable[] = [];
  for (const table of lobbies) {
    const own = seats.filter((s) => s.table_id === table.id);
    const config = settingsFrom(JSON.parse(table.config));
    if (open.length >= MOST || !config.listed || !own.some((s) => s.kind === 'open')) continue;
    const wasHere = config.clock.kind === 'days' && Number(table.touched) > Number(table.created);
    if (!wasHere && !here.has(table.id)) continue;
    open.push({
      table: table.id,
      host: own.find((s) => s.seat === table.host)?.name ?? '',
      seats: own.map(({ name, kind }) => ({ name, kind })),
      config,
      created: Number(table.created),
    });
  }
  return open;
}

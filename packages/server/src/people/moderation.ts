import type { Seat } from '@breakpoint/engine';
import type { Said } from '@breakpoint/protocol';
import { z } from 'zod';
import { Problem } from '../base/problems.js';
import { Missing } from '../store/backend.js';
import type { SaidRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../table/tables.js';
import { block, isEntry, unblock } from './blocked.js';
import { forgetPlayer } from './forgetting.js';
import { deleteReport, devicesAt } from './reports.js';

// What an operator can see and do about tables and the people at them.

/** The most tables in a list, and the most lines of a table. */
const MOST_TABLES = 100;
const MOST_LINES = 100;
const LONGEST_REMARK = 200;

/** A table, as the operator sees it in a list. */
export interface TableLine {
  id: string;
  phase: string;
  names: string[];
  created: number;
  touched: number;
}
/** A table, as the operator sees it alone. Addresses are those of people who are connected now; they are not stored. */
export interface TableSheet extends TableLine {
  config: unknown;
  games: { id: string; finished: number | null }[];
  lines: Said[];
  /** The device of each seat; null if it is unknown. */
  devices: (string | null)[];
  connected: { seat: Seat; address: string }[];
}

/** A line of the talk at a table. */
export interface TalkLine extends Said {
  table: string;
}

export const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('delete-table'), table: z.string() }),
  z.strictObject({ action: z.literal('clear-name'), table: z.string(), seat: z.coerce.number().int().min(0).max(3) }),
  z.strictObject({ action: z.literal('delete-line'), table: z.string(), line: z.coerce.number().int().min(0) }),
  z.strictObject({ action: z.literal('close-report'), report: z.string() }),
  z.strictObject({ action: z.literal('remove-document'), document: z.string() }),
  z.strictObject({ action: z.literal('block'), entry: z.string().trim().refine(isEntry), why: z.string().max(LONGEST_REMARK).default('') }),
  z.strictObject({ action: z.literal('unblock'), entry: z.string() }),
]);
export type Action = z.output<typeof actionSchema>;

/** The tables at which something happened last, or those of people with this name. */
export async function tablesLike(store: Store, name = ''): Promise<TableLine[]> {
  const [tables, seats] = await store.read(async (db) => {
    let query = db.selectFrom('tables').selectAll().orderBy('touched', 'desc').limit(MOST_TABLES);
    if (name !== '')
      query = query.where('id', 'in', (e) =>
        e
          .selectFrom('seats')
          .select('table_id')
          .where((seat) => seat(seat.fn<string>('lower', ['name']), 'like', pattern(name))),
      );
    const found = await query.execute();
    const ids = found.map((t) => t.id);
    const at = ids.length === 0 ? [] : await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    return [found, at] as const;
  });
  return tables.map(({ id, phase, created, touched }) => ({
    id,
    phase,
    names: seats.filter((s) => s.table_id === id).map((s) => s.name),
    created: Number(created),
    touched: Number(touched),
  }));
}

/** The last lines of the talk at all tables, or those with this text. */
export async function linesLike(store: Store, text = ''): Promise<TalkLine[]> {
  const rows = await store.read((db) =>
    db
      .selectFrom('said')
      .selectAll()
      .where((e) => e(e.fn<string>('lower', ['say']), 'like', pattern(JSON.stringify(text).slice(1, -1))))
      .orderBy('at', 'desc')
      .limit(MOST_LINES)
      .execute(),
  );
  return rows
    .map((row) => ({ table: row.table_id, ...saidIn(row) }))
    .filter(({ say }) => text === '' || (say.kind === 'text' && say.text.toLowerCase().includes(text.toLowerCase())));
}
const pattern = (text: string): string => `%${text.toLowerCase().replace(/[%_\\]/g, '_')}%`;
const saidIn = ({ n, seat, name, say, at }: SaidRow): Said => ({ n, from: seat, name, say: JSON.parse(say), at: Number(at) });

/** Everything about a table that this node has. */
export async function sheetOf(tables: Tables, id: string): Promise<TableSheet> {
  const table = await tables.get(id);
  const { store } = table.house;
  const [games, lines] = await store.read((db) =>
    Promise.all([
      db.selectFrom('games').select(['id', 'finished']).where('table_id', '=', id).orderBy('created').execute(),
      db.selectFrom('said').selectAll().where('table_id', '=', id).orderBy('n', 'desc').limit(MOST_LINES).execute(),
    ]),
  );
  const { phase, created, touched } = table.row;
  return {
    id,
    phase,
    names: table.seats.map((s) => s.name),
    created: Number(created),
    touched: Number(touched),
    config: table.config,
    games: games.map((g) => ({ id: g.id, finished: g.finished === null ? null : Number(g.finished) })),
    lines: lines.reverse().map(saidIn),
    devices: await devicesAt(table),
    connected: [...table.people.everyStream()].flatMap((s) => [...s.peers].map(({ address }) => ({ seat: s.seat, address }))),
  };
}

/** Does what the operator wants. A table must be one of this node. */
export async function act(tables: Tables, action: Action): Promise<void> {
  try {
    await perform(tables, action);
  } catch (error) {
    throw error instanceof Missing ? new Problem('not-found') : error;
  }
}
async function perform(tables: Tables, action: Action): Promise<void> {
  const { store } = tables.house;
  if (action.action === 'close-report') return deleteReport(store, action.report);
  if (action.action === 'remove-document') return tables.house.shelf.remove(action.document);
  if (action.action === 'block') return block(store, action.entry, action.why);
  if (action.action === 'unblock') return unblock(store, action.entry);
  if (action.action === 'delete-table') return tables.erase(action.table);
  const table = await tables.get(action.table);
  await table.inTurn(async () => {
    if (action.action === 'clear-name') {
      if (table.seats[action.seat]?.kind !== 'person') throw new Problem('not-found');
      return forgetPlayer(table, action.seat, undefined, 'name');
    }
    const { line } = action;
    await table.house.store.write((w, db) =>
      w.must(db.deleteFrom('said').where('table_id', '=', table.row.id).where('n', '=', line), 'no such line'),
    );
    await table.talk.forget((said) => said.n !== line);
  });
}

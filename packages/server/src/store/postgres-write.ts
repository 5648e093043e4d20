import type { Compilable } from 'kysely';
import type { Fence, Statements } from './backend.js';
import type { CommandRow, JournalRow, TimerRow } from './schema.js';

/** A statement in the form that `pg` takes. */
export interface Query {
  text: string;
  values: unknown[];
  /** PostgreSQL plans a named statement only once for each connection. */
  name?: string;
  /** The error message if the statement changes no row; then nothing is stored. */
  missing?: string;
}

/** The statements of one write, to be sent later. */
export class Gathered implements Statements {
  readonly queries: Query[] = [];
  readonly journal: JournalRow[] = [];
  readonly commands: CommandRow[] = [];
  readonly timers: TimerRow[] = [];

  run(query: Compilable, missing?: string): void {
    const { sql, parameters } = query.compile();
    this.queries.push({ text: sql, values: [...parameters], missing });
  }
  must(query: Compilable, missing: string): void {
    this.run(query, missing);
  }
  addToJournal(row: JournalRow): void {
    this.journal.push(row);
  }
  addCommand(row: CommandRow): void {
    this.commands.push(row);
  }
  setTimer(row: TimerRow): void {
    this.timers.push(row);
  }
}

// All rows are sent as one JSON text, so that there is one statement for the answers of all tables.
const JOURNAL = 'insert into journal select * from json_populate_recordset(null::journal, $1)';
const COMMANDS = 'insert into commands select * from json_populate_recordset(null::commands, $1)';
const TIMERS = `insert into timers select * from json_populate_recordset(null::timers, $1)
  on conflict (game_id) do update set table_id = excluded.table_id, seat = excluded.seat, due = excluded.due,
  turn = excluded.turn, left_ms = excluded.left_ms, since = excluded.since`;

/** The statements of these writes, with equal kinds merged into one statement. */
export function together(writes: readonly Gathered[]): Query[] {
  const queries = writes.flatMap((w) => w.queries);
  const add = (name: string, text: string, rows: object[]): void => {
    if (rows.length > 0) queries.push({ name, text, values: [JSON.stringify(rows)] });
  };
  add(
    'journal',
    JOURNAL,
    writes.flatMap((w) => w.journal),
  );
  add(
    'commands',
    COMMANDS,
    writes.flatMap((w) => w.commands),
  );
  // A statement cannot change a row twice, so only the last value counts.
  const timers = new Map(writes.flatMap((w) => w.timers).map((row) => [row.game_id, row]));
  add('timers', TIMERS, [...timers.values()]);
  return queries;
}

/** The number of the database's present timeline, in SQL. */
export const TIMELINE = 'left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)';

/**
 * Finds the valid fences and locks them until the transaction is over. A node that wants to take over such a table waits for that, and
 * then reads what the transaction stored.
 */
export function holding(fences: readonly Fence[]): Query {
  return {
    name: 'fences',
    text: `select o.table_id, o.token from owners o join json_to_recordset($1) as f(table_id text, node text, token bigint, timeline text)
      on o.table_id = f.table_id and o.node = f.node and o.token = f.token and f.timeline = ${TIMELINE} order by o.table_id for share of o`,
    values: [JSON.stringify(fences.map(({ table, ...fence }) => ({ table_id: table, ...fence })))],
  };
}

import { type Kysely, sql } from 'kysely';
import type { GameRow, JournalRow, Schema, SeatRow, SnapshotRow, TableRow, TimerRow, TurnRow } from './schema.js';

/** Everything that is stored about a table and its latest game. */
export interface WholeTable {
  table: TableRow;
  seats: SeatRow[];
  game: WholeGame | null;
  /** False if nobody has said or muted anything at the table. */
  hasTalk: boolean;
}
export interface WholeGame {
  row: GameRow;
  /** From a few rows before the snapshot on. */
  journal: JournalRow[];
  snapshot: SnapshotRow | null;
  timer: TimerRow | null;
  /** Whose turn it is, as it was last stored. */
  turn: TurnRow | null;
}

/** The rows before a snapshot that are read, too: they say which commands were run last. */
const BEFORE = 40;

/** Reads these tables, with a few queries for all of them. */
export async function readWhole(db: Kysely<Schema>, ids: string[]): Promise<Map<string, WholeTable>> {
  const tables = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
  if (tables.length === 0) return new Map();
  const games = tables.flatMap(({ game }) => (game === null ? [] : [game]));
  const [seats, said, mutes, turns, found] = await Promise.all([
    db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute(),
    db.selectFrom('said').select('table_id').distinct().where('table_id', 'in', ids).execute(),
    db.selectFrom('mutes').select('table_id').distinct().where('table_id', 'in', ids).execute(),
    db.selectFrom('turns').selectAll().where('table_id', 'in', ids).execute(),
    readGames(db, games),
  ]);
  const talked = new Set([...said, ...mutes].map((r) => r.table_id));
  const turnOf = new Map(turns.map((t) => [t.table_id, t]));
  const seatsOf = byKey(seats, (s) => s.table_id);
  return new Map(
    tables.map((table) => {
      const game = table.game === null ? undefined : found.get(table.game);
      const whole: WholeTable = {
        table,
        seats: seatsOf.get(table.id) ?? [],
        game: game === undefined ? null : { ...game, turn: turnOf.get(table.id) ?? null },
        hasTalk: talked.has(table.id),
      };
      return [table.id, whole];
    }),
  );
}

async function readGames(db: Kysely<Schema>, ids: string[]): Promise<Map<string, Omit<WholeGame, 'turn'>>> {
  if (ids.length === 0) return new Map();
  const [games, journal, snapshots, timers] = await Promise.all([
    db.selectFrom('games').selectAll().where('id', 'in', ids).execute(),
    db
      .selectFrom('journal as j')
      .selectAll('j')
      .leftJoin('snapshots as s', 's.game_id', 'j.game_id')
      .where('j.game_id', 'in', ids)
      .where(sql<boolean>`j.seq >= coalesce(s.seq, 0) - ${BEFORE}`)
      .orderBy('j.game_id')
      .orderBy('j.seq')
      .execute(),
    db.selectFrom('snapshots').selectAll().where('game_id', 'in', ids).execute(),
    db.selectFrom('timers').selectAll().where('game_id', 'in', ids).execute(),
  ]);
  const rows = byKey(journal, (r) => r.game_id);
  const snapshotOf = new Map(snapshots.map((s) => [s.game_id, s]));
  const timerOf = new Map(timers.map((t) => [t.game_id, t]));
  return new Map(
    games.map((row) => [
      row.id,
      { row, journal: rows.get(row.id) ?? [], snapshot: snapshotOf.get(row.id) ?? null, timer: timerOf.get(row.id) ?? null },
    ]),
  );
}

function byKey<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const lists = new Map<string, Row[]>();
  for (const row of rows) {
    const list = lists.get(key(row));
    if (list) list.push(row);
    else lists.set(key(row), [row]);
  }
  return lists;
}

import type { Kysely } from 'kysely';
import { createPeopleTables, type PeopleSchema } from '../people/schema.js';

// Plain columns, text for JSON, milliseconds for times: nothing here that Postgres would not take.

export interface TableRow {
  id: string;
  config: string;
  host: number;
  /** 'lobby' until the first game; then `game` names the latest. */
  phase: 'lobby' | 'playing' | 'over' | 'broken';
  game: string | null;
  created: number;
  touched: number;
}
export interface SeatRow {
  table_id: string;
  seat: number;
  kind: 'person' | 'bot' | 'open';
  level: string | null;
  name: string;
  /** Of the secret, never the secret. */
  secret_hash: string | null;
  stand_in: number;
  /** Left for good. */
  gone: number;
}
export interface GameRow {
  id: string;
  table_id: string;
  setup: string;
  players: string;
  rules: string;
  cards: string;
  problem: string | null;
  /** Once it is over: who won, and all that happened. */
  result: string | null;
  recording: string | null;
  created: number;
  finished: number | null;
}
/** Everything that was ever said to a game, in order; nothing is changed or removed here. */
export interface JournalRow {
  game_id: string;
  seq: number;
  kind: 'answer' | 'withdraw' | 'close' | 'undo' | 'concede' | 'passing';
  seat: number;
  /** Who really answered: the player, a bot in their place, or a bot because the clock ran out. */
  by: 'person' | 'bot' | 'clock' | 'vote' | 'server';
  keys: string | null;
  /** Undo: how many answers are left. Passing: 1 or 0. */
  upto: number | null;
  at: number;
}
export interface SnapshotRow {
  game_id: string;
  /** Journal rows that it holds. */
  seq: number;
  save: string;
}
export interface CommandRow {
  table_id: string;
  seat: number;
  id: string;
  at: number;
}
export interface TimerRow {
  game_id: string;
  table_id: string;
  seat: number;
  due: number;
  turn: number;
  /** Milliseconds that each seat had left when this timer was set. */
  left_ms: string;
  since: number;
}

export interface Schema extends PeopleSchema {
  tables: TableRow;
  seats: SeatRow;
  games: GameRow;
  journal: JournalRow;
  snapshots: SnapshotRow;
  commands: CommandRow;
  timers: TimerRow;
}

export async function createSchema(db: Kysely<Schema>): Promise<void> {
  const make = (name: Exclude<keyof Schema, keyof PeopleSchema>) => db.schema.createTable(name).ifNotExists();
  await make('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('config', 'text', (c) => c.notNull())
    .addColumn('host', 'integer', (c) => c.notNull())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('game', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('touched', 'bigint', (c) => c.notNull())
    .execute();
  await make('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('level', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text')
    .addColumn('stand_in', 'integer', (c) => c.notNull())
    .addColumn('gone', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await make('games')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('setup', 'text', (c) => c.notNull())
    .addColumn('players', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('cards', 'text', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('result', 'text')
    .addColumn('recording', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('finished', 'bigint')
    .execute();
  await make('journal')
    .addColumn('game_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('keys', 'text')
    .addColumn('upto', 'integer')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('journal_key', ['game_id', 'seq'])
    .execute();
  await make('snapshots')
    .addColumn('game_id', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('save', 'text', (c) => c.notNull())
    .execute();
  await make('commands')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('commands_key', ['table_id', 'seat', 'id'])
    .execute();
  await make('timers')
    .addColumn('game_id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('due', 'bigint', (c) => c.notNull())
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('left_ms', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('timers_due').ifNotExists().on('timers').column('due').execute();
  await createPeopleTables(db);
}

import type { PeopleSchema } from '../people/schema.js';

// Plain columns, text for JSON, milliseconds for times: both databases take all of it.

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

/** One row that is written again and again to see that it can be. */
export interface CheckRow {
  id: number;
  at: number;
}

/** A process that serves tables of this database, with where the others reach it. */
export interface NodeRow {
  id: string;
  address: string;
  /** The number of the lock that its session holds as long as it lives. */
  lock: number;
  /** When it was last alive, by the database's clock. */
  beat: Date;
}
/** Which node has a table in its memory. */
export interface OwnerRow {
  table_id: string;
  /** Null: none. */
  node: string | null;
  /** Counts up each time the table changes hands. */
  token: number;
}

export interface Schema extends PeopleSchema {
  tables: TableRow;
  seats: SeatRow;
  games: GameRow;
  journal: JournalRow;
  snapshots: SnapshotRow;
  commands: CommandRow;
  timers: TimerRow;
  checks: CheckRow;
  nodes: NodeRow;
  owners: OwnerRow;
}

import type { PeopleSchema } from '../people/schema.js';

/**
 * The format in which this build stores games. It goes up when nodes of the format before would damage games of this one: a node does not
 * join while such a node is alive.
 */
export const FORMAT = 2;

// Plain columns, text for JSON and milliseconds for times work in both databases.

export interface TableRow {
  id: string;
  config: string;
  host: number;
  /** 'lobby' until the first game; after that, `game` names the latest. */
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
  /** The hash of the secret; the secret itself is never stored. */
  secret_hash: string | null;
  stand_in: number;
  /** 1 if the player has left for good. */
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
  /** Once the game is over: the result, and the recording. */
  result: string | null;
  recording: string | null;
  created: number;
  finished: number | null;
  /** The number of the first question. */
  first_number: number;
  /** What was dealt at the beginning; null for a game of a build that did not store it. */
  dealt: string | null;
}
/** Every input of a game, in order. Rows are never changed or removed. */
export interface JournalRow {
  game_id: string;
  seq: number;
  kind: 'answer' | 'withdraw' | 'close' | 'undo' | 'concede' | 'passing';
  seat: number;
  /** The real origin of the input: the player, a bot in their place, a bot because the clock ran out, a vote or the server. */
  by: 'person' | 'bot' | 'clock' | 'vote' | 'server';
  keys: string | null;
  /** Undo: the number of answers that are left. Passing: 1 or 0. */
  upto: number | null;
  at: number;
  /** The id of the command that gave this answer; null for any other input. */
  command: string | null;
}
export interface SnapshotRow {
  game_id: string;
  /** The number of journal rows that the snapshot covers. */
  seq: number;
  save: string;
}
/** A command that was run, so that it is not run again. While a game runs, those that gave its answers are in its journal. */
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
  /** The milliseconds that each seat had left when this timer was set. */
  left_ms: string;
  since: number;
}

/** A row for each node, which is rewritten to check that the database can store. */
export interface CheckRow {
  id: number;
  at: number;
}

/** A process that serves tables of this database, with its address for the others. */
export interface NodeRow {
  id: string;
  address: string;
  /** The number of the lock that its session holds while it lives. */
  lock: number;
  /** The last heartbeat, by the database's clock. */
  beat: Date;
  /** The format in which it stores games; null for a node of a build that did not say so. */
  format: number | null;
}
/** The owner of a table. */
export interface OwnerRow {
  table_id: string;
  /** Null: no owner. */
  node: string | null;
  /** Goes up each time the table gets another owner. */
  token: number;
}

/** A faction that players made. */
export interface DocumentRow {
  /** The hash. */
  id: string;
  /** The canonical form; empty if the operator has removed it. */
  body: string;
  /** When it was last sent, or named by a table. */
  touched: number;
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
  documents: DocumentRow;
}

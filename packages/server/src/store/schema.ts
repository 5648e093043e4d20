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
interface CheckRow {
  id: number;
  at: number;
}

/** A process that serves tables of this database, with its address for the others. */
interface NodeRow {
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
interface OwnerRow {
  table_id: string;
  /** Null: no owner. */
  node: string | null;
  /** Goes up each time the table gets another owner. */
  token: number;
}

/** A faction that players made. */
interface DocumentRow {
  /** The hash. */
  id: string;
  /** The canonical form; empty if the operator has removed it. */
  body: string;
  /** When it was last sent, or named by a table. */
  touched: number;
}

// What playing with people needs besides tables and games.

/** The public information about the turn at a table, for players who are not there. */
export interface TurnRow {
  table_id: string;
  game_id: string;
  /** The seat that must answer; -1: a window is open. */
  seat: number;
  turn: number;
  at: number;
}
/** Another secret of a seat, for another device. */
interface KeyRow {
  hash: string;
  table_id: string;
  /** The hash of the seat's own secret. */
  owner: string;
  at: number;
}
/** A link that brings seats to another device, once. */
interface LinkRow {
  /** The hash of the link's code; the code itself is never stored. */
  hash: string;
  /** A JSON list of `{ table, owner }`. */
  seats: string;
  until: number;
}

/** A message of the talk at a table. It is not part of the game's recording. */
export interface SaidRow {
  table_id: string;
  n: number;
  /** The game that was under way; null in the lobby. */
  game_id: string | null;
  /** -1: a spectator. */
  seat: number;
  name: string;
  say: string;
  at: number;
}
/** A seat that another seat (identified by the hash of its secret) has muted. */
interface MuteRow {
  table_id: string;
  owner: string;
  seat: number;
}

/** A device that is alerted when it is the turn of this seat (identified by the hash of its secret). */
export interface PushRow {
  table_id: string;
  owner: string;
  endpoint: string;
  keys: string;
  language: 'en' | 'fr' | 'es';
  at: number;
}

/** The browser that took a seat (identified by the hash of its secret), so that the operator can block it. */
export interface DeviceRow {
  table_id: string;
  owner: string;
  device: string;
}
/** An address, a net or a device that may not use the server. */
interface BlockRow {
  entry: string;
  why: string;
  at: number;
}

/** A player's report about another, with the line of the talk that it is about. */
interface ReportRow {
  id: string;
  table_id: string;
  by: number;
  about: number;
  name: string;
  line: string | null;
  why: string;
  at: number;
  /** The device of the reported player; null if it has none. */
  device: string | null;
}

/** A document that a table's settings have named. */
interface UseRow {
  document: string;
  table_id: string;
}

export interface Schema {
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
  turns: TurnRow;
  keys: KeyRow;
  links: LinkRow;
  said: SaidRow;
  mutes: MuteRow;
  pushes: PushRow;
  devices: DeviceRow;
  blocks: BlockRow;
  reports: ReportRow;
  document_uses: UseRow;
}

/** The database tables with rows about a game table, besides those of its games. */
export const OF_TABLE = ['seats', 'owners', 'turns', 'keys', 'said', 'mutes', 'pushes', 'devices', 'reports', 'document_uses'] as const;

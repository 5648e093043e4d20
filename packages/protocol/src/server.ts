import type { Hint } from '@breakpoint/bots';
import type { Ahead, EventView, ReasonView, Seat } from '@breakpoint/engine';
import type { Change, MatchRecord, SeatInfo, Snapshot } from '@breakpoint/match';
import type { Config, Saying } from './client.js';
import type { ErrorCode } from './codes.js';

export interface LobbyView {
  me: Seat;
  host: Seat;
  config: Config;
  seats: SeatInfo[];
  watchers: number;
  /** The reason why the game cannot start yet. */
  problem: ErrorCode | null;
  /** The table is for a quick match, and the player waits for somebody. */
  quick?: true;
  /** In a quick match, unless it takes days: the milliseconds until a bot takes the open seat. */
  botIn?: number;
}

/** A message of the talk at a table. */
export interface Said {
  /** The number of the message at its table. */
  n: number;
  /** The sender's seat; -1: a spectator. */
  from: Seat;
  name: string;
  say: Saying;
  at: number;
}

/**
 * A moment of the match. It has only the differences to the last message's view, and to its state if that has changed: first the
 * differences that are the same for all viewers, then those of this viewer. The beats come before the view: the first differs from
 * the last message's view, each other beat from the one before it, and the view from the last beat.
 */
export interface UpdateMessage {
  type: 'update';
  n: number;
  by: Seat;
  events: EventView[];
  /** The positions between the events that are worth a look, each with the number of events before it. */
  beats?: { after: number; view: Change | null }[];
  /** For each of the beats, this viewer's own differences. */
  ownBeats?: (Change | null)[];
  view: Change | null;
  own?: Change;
  state?: Change;
}
/** The state of the table has changed, but not the position. */
interface StateMessage {
  type: 'state';
  state: Change;
}
/** Numbered messages: a client that reconnects names the last number and gets the messages after it. `Receiver` reads them. */
export type Numbered = { seq: number } & (
  | { type: 'lobby'; lobby: LobbyView }
  /** If `from` is there, `events` begin with that moment: the client has those before it. */
  | (Snapshot & { from?: number })
  | UpdateMessage
  | StateMessage
  | { type: 'said'; said: Said }
);

export type Reply =
  | { type: 'reply'; id: string; ok: true; value: ReasonView | Ahead | Hint | null }
  | { type: 'reply'; id: string; ok: false; error: ErrorCode; reason?: ReasonView };

export type ServerMessage =
  /** The first message. `resumed`: only the missed messages follow; otherwise the whole state does. `now`: the server's time. */
  | { type: 'welcome'; v: number; epoch: string; me: Seat; resumed: boolean; now: number }
  | Numbered
  | Reply
  /** On arrival at a long game, before its snapshot: a page of the history, with the events of the moments that begin with `from`. */
  | { type: 'history'; from: number; events: EventView[][] }
  | { type: 'error'; error: ErrorCode; message: string }
  /** On arrival: the last messages of the talk, and the seats that this seat has muted. */
  | { type: 'talk'; said: Said[]; muted: Seat[] }
  | { type: 'pong' };

/** A player's report, for the operator of the server. */
export interface Report {
  id: string;
  table: string;
  /** The seats of the player who reports and of the one who is reported; -1: a spectator. */
  by: Seat;
  about: Seat;
  name: string;
  line: Said | null;
  why: string;
  at: number;
  /** The device of the reported player; null if it is unknown. */
  device: string | null;
}

// ---- HTTP answers -------------------------------------------------------------------------------------------------

/** The reply to creating a table or taking a seat. The secret is sent only here. */
export interface Seated {
  table: string;
  seat: Seat;
  secret: string;
}
export interface TableInfo {
  phase: 'lobby' | 'playing' | 'over' | 'broken';
  config: Config;
  seats: Pick<SeatInfo, 'name' | 'kind' | 'level'>[];
}
/** Information about a seat for the holder of its secret. It does not load the table. */
export interface KnownSeat {
  table: string;
  seat: Seat;
  phase: TableInfo['phase'];
  /** The players at the other seats. */
  with: (Pick<SeatInfo, 'name' | 'kind'> & { seat: Seat })[];
  /** The seat that must answer; -1: a window is open; null: no game is under way. */
  turn: Seat | null;
  /** The time at which the deciding player's time, or the window, ends. */
  due: number | null;
  /** The address of the finished game's replay; null unless the game is over. */
  replay: string | null;
  /** The time of the last activity. */
  touched: number;
}
/** A code that brings seats to another device. It works once, until it expires. */
export interface SeatLink {
  code: string;
  until: number;
}
/** A table in the public list. */
export interface OpenTable {
  table: string;
  /** The host's name. */
  host: string;
  seats: Pick<SeatInfo, 'name' | 'kind'>[];
  config: Config;
  created: number;
}
/** How other computers can reach the server; told only to requests from the server's own computer. */
export interface Reach {
  /** Does the server accept connections from other computers? */
  open: boolean;
  /** The server's addresses on its network. */
  addresses: string[];
}
/** A finished game. */
export interface Recording extends MatchRecord {
  id: string;
  saved: number;
}
export interface ErrorBody {
  error: ErrorCode;
  message: string;
}

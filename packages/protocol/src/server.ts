import type { Hint } from '@breakpoint/bots';
import type { EventView, ReasonView, Seat } from '@breakpoint/engine';
import type { Change, MatchRecord, SeatInfo, Snapshot } from '@breakpoint/match';
import type { Config } from './client.js';
import type { ErrorCode } from './codes.js';

export interface LobbyView {
  me: Seat;
  host: Seat;
  config: Config;
  seats: SeatInfo[];
  watchers: number;
  /** Why it can't start yet. */
  problem: ErrorCode | null;
}

/** A moment of the match. Of the view, and of the state if it is another, only what has changed since the last message. */
export interface UpdateMessage {
  type: 'update';
  n: number;
  by: Seat;
  events: EventView[];
  view: Change | null;
  state?: Change;
}
/** Something else than the position has changed. */
export interface StateMessage {
  type: 'state';
  state: Change;
}
/** Messages that are counted: who comes back says the last number and gets what followed. `Receiver` makes them whole. */
export type Numbered = { seq: number } & ({ type: 'lobby'; lobby: LobbyView } | Snapshot | UpdateMessage | StateMessage);

export type Reply =
  | { type: 'reply'; id: string; ok: true; value: ReasonView | Hint | null }
  | { type: 'reply'; id: string; ok: false; error: ErrorCode; reason?: ReasonView };

export type ServerMessage =
  /** The first: `resumed` if only what was missed follows, otherwise everything comes anew. `now` is the server's time. */
  | { type: 'welcome'; v: number; epoch: string; me: Seat; resumed: boolean; now: number }
  | Numbered
  | Reply
  | { type: 'error'; error: ErrorCode; message: string }
  | { type: 'pong' };

// ---- HTTP answers -------------------------------------------------------------------------------------------------

/** To whoever made a table or took a seat. The secret is told once. */
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
/** A finished game. */
export interface Recording extends MatchRecord {
  id: string;
  saved: number;
}
export interface ErrorBody {
  error: ErrorCode;
  message: string;
}

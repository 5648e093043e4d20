import type { Hint } from '@breakpoint/bots';
import type { EventView, ReasonView, Seat } from '@breakpoint/engine';
import type { Change, MatchRecord, SeatInfo, Snapshot } from '@breakpoint/match';
import type { Config, Saying } from './client.js';
import type { ErrorCode } from './codes.js';

export interface LobbyView {
  me: Seat;
  host: Seat;
  config: Config;
  seats: SeatInfo[];
  watchers: number;
  /** Why it can't start yet. */
  problem: ErrorCode | null;
  /** In a quick match: a bot takes the open seat in so many milliseconds. */
  botIn?: number;
}

/** Something that somebody said. */
export interface Said {
  /** Counts up at one table. */
  n: number;
  /** A seat, or -1: somebody who watches. */
  from: Seat;
  name: string;
  say: Saying;
  at: number;
}

/**
 * A moment of the match. Of the view, and of the state if it is another, only what has changed since the last message: first what
 * everybody sees alike, then what depends on the viewer.
 */
export interface UpdateMessage {
  type: 'update';
  n: number;
  by: Seat;
  events: EventView[];
  view: Change | null;
  own?: Change;
  state?: Change;
}
/** Something else than the position has changed. */
export interface StateMessage {
  type: 'state';
  state: Change;
}
/** Messages that are counted: who comes back says the last number and gets what followed. `Receiver` makes them whole. */
export type Numbered = { seq: number } & (
  | { type: 'lobby'; lobby: LobbyView }
  | Snapshot
  | UpdateMessage
  | StateMessage
  | { type: 'said'; said: Said }
);

export type Reply =
  | { type: 'reply'; id: string; ok: true; value: ReasonView | Hint | null }
  | { type: 'reply'; id: string; ok: false; error: ErrorCode; reason?: ReasonView };

export type ServerMessage =
  /** The first: `resumed` if only what was missed follows, otherwise everything comes anew. `now` is the server's time. */
  | { type: 'welcome'; v: number; epoch: string; me: Seat; resumed: boolean; now: number }
  | Numbered
  | Reply
  | { type: 'error'; error: ErrorCode; message: string }
  /** On arrival: the end of what was said, and the seats that one does not want to hear. */
  | { type: 'talk'; said: Said[]; muted: Seat[] }
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
/** What is told of a seat to whoever holds its secret, without waking its table. */
export interface KnownSeat {
  table: string;
  seat: Seat;
  phase: TableInfo['phase'];
  /** Who sits at the other seats. */
  with: (Pick<SeatInfo, 'name' | 'kind'> & { seat: Seat })[];
  /** Who is asked; -1: a window is open; null: the game is not under way. */
  turn: Seat | null;
  /** When the present player's time, or the window, is over. */
  due: number | null;
  /** When something last happened. */
  touched: number;
}
/** A code that brings seats to another device: once, until this time. */
export interface SeatLink {
  code: string;
  until: number;
}
/** A table that anybody may join. */
export interface OpenTable {
  table: string;
  /** The host's name. */
  host: string;
  seats: Pick<SeatInfo, 'name' | 'kind'>[];
  config: Config;
  created: number;
}
/** How others reach a server that was asked from its own computer. */
export interface Reach {
  /** It listens to other computers too. */
  open: boolean;
  /** Where they would find it on this network. */
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

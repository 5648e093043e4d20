import type { EventView, GameEvent, Log, ReasonView, Seat, Setup, View } from '@breakpoint/engine';
import type { Config, Level } from './client.js';
import type { ErrorCode } from './codes.js';

export interface SeatInfo {
  name: string;
  kind: 'person' | 'bot' | 'open';
  level?: Level;
  connected: boolean;
  conceded?: boolean;
  /** Left for good. */
  left?: boolean;
  /** A bot plays until this player is back. */
  standIn?: boolean;
  /** Milliseconds until the others may let a bot stand in; absent while the player is here. */
  standInAfter?: number;
}

export interface Vote {
  kind: 'undo' | 'stand-in' | 'rematch';
  by: Seat;
  /** For whom a bot would stand in. */
  seat?: Seat;
  /** Who has agreed, and who is still to. */
  agreed: Seat[];
  missing: Seat[];
}

/** What is true of the table beside the position. */
export interface OnlineState {
  status: 'playing' | 'over' | 'broken';
  /** Whose eyes: a seat, or -1 for those who watch. */
  me: Seat;
  players: SeatInfo[];
  /** One's last answer can be taken back at once, or by asking the others. */
  canUndo: boolean;
  canAskUndo: boolean;
  canHint: boolean;
  curtain: null;
  result: { winner: Seat; by: 'points' | 'concession' } | null;
  /** The address of the finished game's replay. */
  replay?: string;
  problem?: string;
  /** Specials may be played now. Says so whether or not anybody can. */
  window: boolean;
  vote: Vote | null;
  /** Whose clock runs, and how long it still does. */
  clock: { seat: Seat; left: number } | null;
  watchers: number;
}

export interface Update {
  /** Counts up by one; not the number of answers, which would tell of decisions that one does not see. */
  n: number;
  /** Who answered; -1 for the beginning. */
  by: Seat;
  view: View;
  events: EventView[];
}

export interface LobbyView {
  me: Seat;
  host: Seat;
  config: Config;
  seats: SeatInfo[];
  watchers: number;
  /** Why it can't start yet. */
  problem: ErrorCode | null;
}

/** Messages that are counted: who comes back says the last number and gets what followed. */
export type Numbered = { seq: number } & (
  | { type: 'lobby'; lobby: LobbyView }
  | { type: 'snapshot'; state: OnlineState; update: Update; events: EventView[][]; why: 'arrival' | 'undo' }
  | { type: 'update'; state: OnlineState; update: Update }
  | { type: 'state'; state: OnlineState }
);

export type Reply =
  | { type: 'reply'; id: string; ok: true; value: ReasonView | string[] | null }
  | { type: 'reply'; id: string; ok: false; error: ErrorCode; reason?: ReasonView };

export type ServerMessage =
  /** The first: `resumed` if only what was missed follows, otherwise everything comes anew. */
  | { type: 'welcome'; v: number; epoch: string; me: Seat; resumed: boolean }
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
/** A finished game: all hands are open. */
export interface Recording {
  id: string;
  table: { setup: Setup; players: { name: string; kind: 'person' | 'bot'; level?: Level }[] };
  log: Log;
  conceded: boolean[];
  result: { winner: Seat; by: 'points' | 'concession'; vp: number[] };
  /** What happened at the beginning and with each answer, and who answered. */
  events: GameEvent[][];
  by: Seat[];
  /** What was taken back: how many answers there were and were left, at whose wish, and whether all had to agree. */
  undos: { from: number; to: number; by: Seat; agreed: boolean }[];
  saved: number;
}
export interface ErrorBody {
  error: ErrorCode;
  message: string;
}

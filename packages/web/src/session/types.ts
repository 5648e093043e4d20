import type { Ahead, EventView, Log, ReasonView, Seat, Setup, View } from '@breakpoint/engine';

/** What a table screen talks to: a game in this browser, or one on a server. Everything is asynchronous; nothing but views comes out. */
export interface Session {
  /** Tells the present state at once, then everything that changes. Returns how to stop listening. */
  subscribe(listener: (message: SessionMessage) => void): () => void;
  /** Answers decision number `decision` with the keys of options. Rejects with a `Refused`. */
  answer(decision: number, keys: string[]): Promise<void>;
  whyNot(key: string): Promise<ReasonView | null>;
  /** What an option would lead to; null if that is not to be known. */
  ahead?(key: string): Promise<Ahead | null>;
  undo(): Promise<void>;
  concede(): Promise<void>;
  /** What a bot would do here; null if there is no bot that could say. */
  hint?(): Promise<string[] | null>;
  /** Hot-seat: the player of this seat has the device now. */
  lift?(seat: Seat): Promise<void>;
  /** The whole log; null where it is not to be known (yet). */
  log(): Promise<Log | null>;
  /** The same table again. */
  rematch?(): Promise<void>;
  /** Online: agrees or not with what another player asked for. */
  vote?(yes: boolean): Promise<void>;
  /** Online: a bot plays for this seat until its player is back. */
  standIn?(seat: Seat): Promise<void>;
  /** Online: gives up the seat. */
  leaveForGood?(): Promise<void>;
  /** Stops listening and lets go of what this session holds. */
  leave(): void;
}

export class Refused extends Error {
  constructor(readonly reason: ReasonView) {
    super(reason.code);
  }
}

export type PlayerKind = 'person' | 'bot' | 'open';
export interface PlayerInfo {
  name: string;
  kind: PlayerKind;
  level?: Level;
  connected: boolean;
  conceded?: boolean;
  left?: boolean;
  standIn?: boolean;
  /** Milliseconds until a bot may stand in. */
  standInAfter?: number;
}
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** One answer and what it led to. */
export interface Update {
  /** How many answers there have been: counts up by one. */
  n: number;
  /** Who answered; -1 for the beginning. */
  by: Seat;
  view: View;
  events: EventView[];
}

/** What is true of the table beside the game. */
export interface TableState {
  status: 'playing' | 'over' | 'broken' | 'connecting';
  /** Whose eyes: a seat, or SPECTATOR. */
  me: Seat;
  players: PlayerInfo[];
  canUndo: boolean;
  canHint: boolean;
  /** Hot-seat: the device is to be passed to this seat first. */
  curtain: Seat | null;
  /** Who won and how, once it is over. */
  result: { winner: Seat; by: 'points' | 'concession' } | null;
  /** A finished game can be watched under this address. */
  replay?: string;
  /** Why it stopped, if it did. */
  problem?: string;
  /** Online: whether the server is heard, when this was true, and what the table agrees on. */
  connected?: boolean;
  since?: number;
  canAskUndo?: boolean;
  window?: boolean;
  vote?: { kind: 'undo' | 'stand-in' | 'rematch'; by: Seat; seat?: Seat; agreed: Seat[]; missing: Seat[] } | null;
  clock?: { seat: Seat; left: number } | null;
  watchers?: number;
}

export type SessionMessage =
  /** Everything from the beginning, as this seat may know it: on arrival, after undo, when the device changes hands. */
  | { type: 'snapshot'; state: TableState; update: Update; events: EventView[][]; why: 'arrival' | 'undo' | 'hands' }
  | { type: 'update'; state: TableState; update: Update }
  | { type: 'state'; state: TableState };

/** A table in this browser. */
export interface LocalTable {
  setup: Setup;
  players: { name: string; kind: 'person' | 'bot'; level?: Level }[];
}

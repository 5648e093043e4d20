import type { Level } from '@breakpoint/bots';
import type { EventView, Seat, View } from '@breakpoint/engine';

// What a table says to those who sit at it or watch, wherever it is: on a server or in this browser.

/** Who plays, as a match keeps it. */
export interface Player {
  name: string;
  kind: 'person' | 'bot';
  level?: Level;
}

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

export interface Result {
  winner: Seat;
  by: 'points' | 'concession';
}

/** The part of a table's state that its match knows. */
export interface MatchState {
  status: 'playing' | 'over' | 'broken';
  /** Whose eyes: a seat, or -1 for those who watch. */
  me: Seat;
  /** One's last answer can be taken back at once. */
  canUndo: boolean;
  /** Taking it back at once marks the game: there are only bots to mind. */
  undoMarks?: boolean;
  /** One's last answer, or the one that broke the game, can be taken back if the others agree. */
  canAskUndo: boolean;
  canHint: boolean;
  result: Result | null;
  problem?: string;
  /** A window is open: Specials may be played now. True whether or not anybody can. */
  window: boolean;
  /** When it ends for everybody alike, by the host's clock, where the table masks windows. */
  windowUntil?: number;
  /** What one has answered in the open window: it can be changed until the window ends. */
  given?: string[];
  /** One passes in all windows until one's next turn. Nobody else is told. */
  passing?: boolean;
  /** Answers were taken back freely, with nobody but bots to mind. */
  tookBack?: boolean;
  /** So many answers were left out, since the rules have changed while this game was under way. */
  lost?: number;
}

/** What is true of a table beside the position. */
export interface TableState extends MatchState {
  players: SeatInfo[];
  /** The address of the finished game's replay. */
  replay?: string;
  vote: Vote | null;
  /** Whose clock runs, and how long it still does. */
  clock: { seat: Seat; left: number } | null;
  watchers: number;
  /** Free text between players is allowed here. */
  chat?: boolean;
}

/** A moment of the match: an answer, or a window that went by, and what it led to. */
export interface Update {
  /** Counts up by one; not the number of answers, which would tell of decisions that one does not see. */
  n: number;
  /** Who did it; -1: the beginning, or a window in which nobody acted. */
  by: Seat;
  view: View;
  events: EventView[];
}

/** Everything from the beginning, as these eyes may know it. */
export interface Snapshot<State = TableState, Why extends string = 'arrival' | 'undo'> {
  type: 'snapshot';
  state: State;
  update: Update;
  /** By moment. */
  events: EventView[][];
  why: Why | 'arrival';
}

export type SessionMessage<State = TableState, Why extends string = 'arrival' | 'undo'> =
  | Snapshot<State, Why>
  | { type: 'update'; state: State; update: Update }
  | { type: 'state'; state: State };

/** What somebody who begins to listen after this message has to be told. */
export function fold<State, Why extends string>(
  last: Snapshot<State, Why> | null,
  message: SessionMessage<State, Why>,
): Snapshot<State, Why> | null {
  if (message.type === 'snapshot') return { ...message, why: 'arrival' };
  if (last === null) return null;
  if (message.type === 'state') return { ...last, state: message.state };
  return { ...last, state: message.state, update: message.update, events: [...last.events, message.update.events] };
}

import type { Level } from '@breakpoint/bots';
import type { EventView, Seat, View } from '@breakpoint/engine';

// The messages of a table to its players and spectators, whether it is on a server or in this browser.

/** A player, as a match stores it. */
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
  /** The player left for good. */
  left?: boolean;
  /** A bot plays until this player is back. */
  standIn?: boolean;
  /** The time, by the host's clock, from which the others may let a bot stand in; absent while nobody waits for this player. */
  standInFrom?: number;
}

export interface Vote {
  kind: 'undo' | 'stand-in' | 'rematch';
  by: Seat;
  /** The seat for which a bot would stand in. */
  seat?: Seat;
  /** The seats that have agreed, and those that still have to. */
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
  /** The viewer: a seat, or -1 for a spectator. */
  me: Seat;
  /** The viewer can take back their last answer at once. */
  canUndo: boolean;
  /** Taking it back at once marks the game, because there are only bots as opponents. */
  undoMarks?: boolean;
  /** The viewer's last answer, or the one that broke the game, can be taken back if the others agree. */
  canAskUndo: boolean;
  canHint: boolean;
  result: Result | null;
  problem?: string;
  /** A window is open: Specials may be played now. True whether or not anybody can. */
  window: boolean;
  /** The time at which the window ends for everybody, by the host's clock, if the table masks windows. */
  windowUntil?: number;
  /** The viewer's answer in the open window, which can be changed until the window ends. */
  given?: string[];
  /** The viewer passes in all windows until their next turn. Nobody else is told. */
  passing?: boolean;
  /** Answers were taken back beyond the undo rule, with only bots as opponents. */
  tookBack?: boolean;
  /** The number of answers that were left out because the rules changed during this game. */
  lost?: number;
  /** The documents of this game, by id. */
  documents?: string[];
}

/** The state of a table, besides the position. */
export interface TableState extends MatchState {
  players: SeatInfo[];
  /** The address of the finished game's replay, as soon as it is stored. */
  replay?: string;
  vote: Vote | null;
  /** The seat whose clock runs, and the time, by the host's clock, at which it runs out. */
  clock: { seat: Seat; until: number } | null;
  watchers: number;
  /** Free text between players is allowed here. */
  chat?: boolean;
  /** For the player who decides it: what spectators may do. */
  spectators?: 'talk' | 'watch' | 'nothing';
}

/** A moment of the match, an answer or a window that went by, and its events. */
export interface Update {
  /** Goes up by one. It is not the number of answers, which would give away decisions that the viewer does not see. */
  n: number;
  /** The seat that acted; -1 for the beginning, or for a window in which nobody acted. */
  by: Seat;
  view: View;
  events: EventView[];
  /** The positions between the events that are worth a look, in order; absent if there are none, and in a snapshot. */
  beats?: BeatView[];
}
/** A position between two events of a moment. */
export interface BeatView {
  /** The number of the moment's events before it. */
  after: number;
  /** Its decision means nothing: nobody is asked anything at a beat. */
  view: View;
}

/** Everything from the beginning, as this viewer may know it. */
export interface Snapshot<State = TableState, Why extends string = 'arrival' | 'undo'> {
  type: 'snapshot';
  state: State;
  update: Update;
  /** The events of each moment. */
  events: EventView[][];
  why: Why | 'arrival';
}

export type SessionMessage<State = TableState, Why extends string = 'arrival' | 'undo'> =
  | Snapshot<State, Why>
  | { type: 'update'; state: State; update: Update }
  | { type: 'state'; state: State };

/** The snapshot for somebody who begins to listen after this message. */
export function fold<State, Why extends string>(
  last: Snapshot<State, Why> | null,
  message: SessionMessage<State, Why>,
): Snapshot<State, Why> | null {
  if (message.type === 'snapshot') return { ...message, why: 'arrival' };
  if (last === null) return null;
  if (message.type === 'state') return { ...last, state: message.state };
  return { ...last, state: message.state, update: message.update, events: [...last.events, message.update.events] };
}

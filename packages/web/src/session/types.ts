import type { Hint } from '@breakpoint/bots';
import type { Ahead, Log, ReasonView, Seat, Setup } from '@breakpoint/engine';
import type * as match from '@breakpoint/match';
import type { Player, TableState } from '@breakpoint/match';

export type { Level, SeatInfo, Update } from '@breakpoint/match';
export { LEVEL_NAMES, LEVELS } from '@breakpoint/match';

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
  /** Passes for one in all windows until one's next turn, or no longer does. */
  passing?(on: boolean): Promise<void>;
  /** What a bot would do here, and why; null if there is no bot that could say. */
  hint?(): Promise<Hint | null>;
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
  /** Online: the table, and how to take its seat away from all other devices. */
  readonly tableId?: string;
  closeOthers?(): Promise<void>;
  /** Stops listening and lets go of what this session holds. */
  leave(): void;
}

export class Refused extends Error {
  constructor(readonly reason: ReasonView) {
    super(reason.code);
  }
}

/** What is true of a table beside the position, with what only this device knows. */
export interface SessionState extends TableState {
  /** Hot-seat: the device is to be passed to this seat first. */
  curtain: Seat | null;
  /** How many games every seat has won in this series. */
  score?: readonly number[];
  /** The first game: the step of its script that comes next. */
  scripted?: number;
  /** Online: whether the server is heard. */
  connected?: boolean;
}

/** With `hands`: the device changed hands. */
export type SessionMessage = match.SessionMessage<SessionState, 'arrival' | 'undo' | 'hands'>;
export type Snapshot = match.Snapshot<SessionState, 'arrival' | 'undo' | 'hands'>;

/** A table in this browser. */
export interface LocalTable {
  setup: Setup;
  players: Player[];
}

import type { Hint } from '@breakpoint/bots';
import type { Ahead, ReasonView, Seat, Setup } from '@breakpoint/engine';
import type * as match from '@breakpoint/match';
import type { Player, TableState } from '@breakpoint/match';
import type { Documents, FiledLog } from '@breakpoint/workshop';

export { LEVEL_NAMES, type Level } from '@breakpoint/bots';
export type { SeatInfo, Update } from '@breakpoint/match';

/** The source of a table screen: a game in this browser or on a server. All calls are asynchronous, and only views come out. */
export interface Session {
  /** Sends the current state at once, then every change. Returns a function that ends the subscription. */
  subscribe(listener: (message: SessionMessage) => void): () => void;
  /** Answers decision number `decision` with the keys of options. Rejects with a `Refused`. */
  answer(decision: number, keys: string[]): Promise<void>;
  whyNot(key: string): Promise<ReasonView | null>;
  /** What an option would lead to; null if the player may not know that. Rejects if no answer comes. */
  ahead?(key: string): Promise<Ahead | null>;
  undo(): Promise<void>;
  concede(): Promise<void>;
  /** Turns automatic passing in all windows on or off; it lasts until the player's next turn. */
  passing?(on: boolean): Promise<void>;
  /** A bot's recommendation and its reasons; null if there is none. */
  hint?(): Promise<Hint | null>;
  /** Hot-seat: the player of this seat has the device now. */
  lift?(seat: Seat): Promise<void>;
  /** The whole log; null as long as it is secret. */
  log(): Promise<FiledLog | null>;
  /** Asks for another game at the same table. */
  rematch?(): Promise<void>;
  /** Online: accepts or rejects another player's request. */
  vote?(yes: boolean): Promise<void>;
  /** Online: lets a bot play for this seat until its player is back. */
  standIn?(seat: Seat): Promise<void>;
  /** Online: gives up the seat. */
  leaveForGood?(): Promise<void>;
  /** Online: the id of the table, and a function that closes the seat to all other devices. */
  readonly tableId?: string;
  closeOthers?(): Promise<void>;
  /** Is nothing of the game kept when the player leaves? */
  readonly fleeting?: true;
  /** Did this page start the game, or wait for its beginning? */
  readonly isNew?: boolean;
  /** Ends the session and releases its resources. */
  leave(): void;
}

export class Refused extends Error {
  constructor(readonly reason: ReasonView) {
    super(reason.code);
  }
}

/** The state of a table apart from the position, including what only this device knows. */
export interface SessionState extends TableState {
  /** Hot-seat: the seat that must take the device before the game continues. */
  curtain: Seat | null;
  /** The number of games that each seat has won in this series. */
  score?: readonly number[];
  /** The first game: the step of its script that comes next. */
  scripted?: number;
  /** Online: is there a connection to the server? */
  connected?: boolean;
}

/** `hands`: the device was passed to another player. */
export type SessionMessage = match.SessionMessage<SessionState, 'arrival' | 'undo' | 'hands'>;
export type Snapshot = match.Snapshot<SessionState, 'arrival' | 'undo' | 'hands'>;

/** A table in this browser. */
export interface LocalTable {
  setup: Setup;
  players: Player[];
  /** The documents that the set-up names. */
  documents?: Documents;
}

import type { Hint } from '@breakpoint/bots';
import type { CardSet } from '@breakpoint/engine';
import type { PerAddress } from '../base/limits.js';
import type { Metrics } from '../base/metrics.js';
import type { Settings } from '../base/options.js';
import type { Time } from '../base/time.js';
import type { BotWork } from '../bots/pool.js';
import type { HintTask, Task } from '../bots/think.js';
import type { Shelf } from '../documents/shelf.js';
import type { Fence } from '../store/backend.js';
import type { CommandRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { FeatureCommands, Subscribers } from './events.js';
import type { Table } from './table.js';
import type { WaitingSeats } from './waiting.js';

/** Thinks for the bots of all tables. */
export interface Thinkers {
  /** `group`: tasks of the same group wait for each other, and other groups do not wait for all of them. */
  begin(task: Task, group: string): BotWork;
  hint(question: HintTask, group: string): Promise<Hint>;
  /** A random legal answer, at once. */
  anything(task: Task): string[];
}

/** What every table of a server shares. */
export interface House {
  store: Store;
  cards: CardSet;
  /** The factions that players made. */
  shelf: Shelf;
  settings: Settings;
  bots: Thinkers;
  metrics: Metrics;
  time: Time;
  /** Counts what spectators say, by their addresses. */
  strangers: PerAddress;
  /** Counts seats at listed tables, by addresses. */
  waitingSeats: WaitingSeats;
  events: Subscribers;
  commands: FeatureCommands;
  /** If several nodes share a database: null if this node is sure to own its tables; otherwise resolves when that is known again. */
  sure?(): Promise<void> | null;
  /** If several nodes share a database: what lets this node write about the table. */
  fence?: Fence;
  /** Unloads the table; it is loaded again when somebody needs it. */
  forget(table: Table): void;
}

/** A command to be stored together with its effect, so that it is run only once even if the process dies in between. */
export type Done = CommandRow | undefined;

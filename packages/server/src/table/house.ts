import type { Hint } from '@breakpoint/bots';
import type { CardSet, Seat } from '@breakpoint/engine';
import type { Question, Task } from '../bots/think.js';
import type { Metrics } from '../metrics.js';
import type { Settings } from '../options.js';
import type { CommandRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { Time } from '../time.js';
import type { Table } from './table.js';

/** Those who think for the bots of all tables. */
export interface Thinkers {
  answer(task: Task): Promise<string[]>;
  hint(question: Question): Promise<Hint>;
  /** Any answer that fits, at once. */
  anything(task: Task): string[];
  /** Milliseconds after which a task that is given now should be done, by how much there is to do before it and nothing else. */
  readonly doneWithin: number;
}

/** What every table of a server shares. */
export interface House {
  store: Store;
  cards: CardSet;
  settings: Settings;
  bots: Thinkers;
  metrics: Metrics;
  time: Time;
  /** Alerts the devices of a player who is not here; absent where there are no keys for that. */
  alert?(table: Table, seat: Seat): Promise<void>;
  /** Where several nodes share a database: null if what this one holds is its own, otherwise when that is known again. */
  sure?(): Promise<void> | null;
  /** Forgets the table: it is read anew when somebody asks for it. */
  forget(table: Table): void;
}

/** A command that is done only once even if the process dies in between is remembered with what it did. */
export type Done = CommandRow | undefined;

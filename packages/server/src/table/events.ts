import type { Command } from '@breakpoint/protocol';
import type { GameAtTable } from './game.js';
import type { Done } from './house.js';
import type { Peer, Stream } from './stream.js';
import type { Table } from './table.js';

/** What happens at tables, for the features that want to know it. A table knows none of them. */
export interface TableEvents {
  /** The seats, the phase or the turn of a table have changed. `list`: so has its entry in the public list. */
  changed(table: string, list: boolean): void;
  /** Somebody else is to decide at a table, and this is stored. */
  turn(game: GameAtTable): void;
  /** A table is no longer in memory. */
  closed(table: Table): void;
}

/** The subscribers to the events of all tables of a server. */
export class Subscribers {
  private readonly all: Partial<TableEvents>[] = [];

  add(subscriber: Partial<TableEvents>): void {
    this.all.push(subscriber);
  }
  tell<K extends keyof TableEvents>(event: K, ...about: Parameters<TableEvents[K]>): void {
    for (const subscriber of this.all) (subscriber[event] as ((...args: typeof about) => void) | undefined)?.call(subscriber, ...about);
  }
}

type Handler<W extends Command['what']> = (
  table: Table,
  stream: Stream,
  command: Extract<Command, { what: W }>,
  peer: Peer,
  done: Done,
) => Promise<void>;
/** The commands at a table that features handle. */
export type FeatureCommands = { [W in 'report' | 'forget-me' | 'close-others']: Handler<W> };

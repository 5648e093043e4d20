import type { Cluster } from '../cluster/cluster.js';
import type { TableEvents } from '../table/events.js';

/** The tables that have changed since the last news. `list`: the public list of open tables has changed, too. */
export interface Change {
  tables: ReadonlySet<string>;
  list: boolean;
}
/** Called with changes; null if anything may have changed. */
type Listener = (change: Change | null) => void;

/** Milliseconds for which changes are gathered, so that a busy node tells the others a few times per second and not at every turn. */
const GATHER = 200;
/** The most tables in one message to the other nodes; PostgreSQL allows 8,000 bytes. */
const MOST = 250;

/** Tells pages that tables or lists have changed, at whichever node that happened, so that they ask for them again. */
export class News implements Partial<TableEvents> {
  private readonly listeners = new Set<Listener>();
  private tables = new Set<string>();
  private list = false;
  private gathering = false;

  constructor(private readonly cluster: Pick<Cluster, 'tell' | 'onNews'> | null) {
    if (cluster) cluster.onNews = (news) => this.deliver(news === null ? null : fromText(news));
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  /** A table has changed: its seats, its phase or its turn. `list`: so has its entry in the public list. */
  changed(table: string, list: boolean): void {
    this.tables.add(table);
    this.list ||= list;
    if (this.gathering) return;
    this.gathering = true;
    setTimeout(() => this.tell(), GATHER).unref();
  }
  private tell(): void {
    const { tables, list, cluster } = this;
    this.gathering = false;
    this.tables = new Set();
    this.list = false;
    if (!cluster) {
      this.deliver({ tables, list });
      return;
    }
    // The database also sends a node its own news.
    const ids = [...tables];
    for (let i = 0; i < ids.length; i += MOST) cluster.tell(JSON.stringify({ list, tables: ids.slice(i, i + MOST) }));
  }
  private deliver(change: Change | null): void {
    for (const listener of this.listeners) listener(change);
  }
}

function fromText(text: string): Change {
  const { list, tables } = JSON.parse(text) as { list: boolean; tables: string[] };
  return { list, tables: new Set(tables) };
}

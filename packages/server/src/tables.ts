import { allCards } from '@breakpoint/cards';
import type { CardSet, Seat } from '@breakpoint/engine';
import type { NewTable, Recording, Seated } from '@breakpoint/protocol';
import { BotPool } from './bots/pool.js';
import type { Cluster } from './cluster/cluster.js';
import { isPassing } from './cluster/elsewhere.js';
import { askOthers, type Place } from './cluster/forward.js';
import { Passings } from './cluster/passing.js';
import { brief, log } from './log.js';
import type { Metrics } from './metrics.js';
import type { Settings } from './options.js';
import { Push } from './people/push.js';
import { Problem } from './problems.js';
import { hashOfSecret, unguessable } from './secrets.js';
import type { Fence } from './store/backend.js';
import { unpacked } from './store/packed.js';
import type { SeatRow } from './store/schema.js';
import type { Store } from './store/store.js';
import type { House } from './table/house.js';
import { checkConfig, join, seatRow } from './table/lobby.js';
import { Table } from './table/table.js';
import { realTime, timeNow } from './time.js';

/** Tables of dead nodes that are loaded at the same time: whoever waits for one of them comes first. */
const ADOPTED_AT_ONCE = 2;

/** All tables: those in memory, and those that come back when somebody asks for them. */
export class Tables {
  private readonly open = new Map<string, Promise<Table | null>>();
  readonly house: House;
  /** Null where the server was given no keys for it. */
  readonly push: Push | null;
  private readonly bots: BotPool;
  private readonly ticking: ReturnType<typeof setInterval>;
  private lastSweep = 0;
  private readonly fences = new WeakMap<Table, Fence>();
  private adopting = false;
  /** The operator is told once of a table that fails tick after tick. */
  private readonly failing = new Set<string>();
  private closing = false;

  /** Clients of this node whose tables other nodes have. */
  readonly passings: Passings | null;

  constructor(
    store: Store,
    settings: Settings,
    metrics: Metrics,
    /** The nodes that this one shares its database with; null: it has the database to itself. */
    readonly cluster: Cluster | null = null,
    cards: CardSet = allCards,
  ) {
    this.bots = new BotPool(settings.botThreads, (seconds) =>
      metrics.time('bot_seconds', 'Until a bot had its answer, waiting for a thread included.', seconds),
    );
    this.house = { store, cards, settings, bots: this.bots, metrics, time: realTime, forget: (table) => this.open.delete(table.row.id) };
    if (cluster) this.house.sure = () => cluster.sure();
    this.passings = cluster && new Passings(cluster);
    if (cluster) cluster.onDead = (nodes, orphans) => this.adopt(nodes, orphans);
    const push = settings.pushKeys ? new Push(store, settings.pushKeys, settings, metrics) : null;
    if (push) this.house.alert = (table, seat) => push.alert(table, seat);
    this.push = push;
    metrics.gauge('tables', 'Tables in memory.', () => this.open.size);
    this.ticking = setInterval(
      () =>
        void this.tick().catch((error: unknown) => {
          // A database that is away is told of by its own readiness.
          if (!cluster || !isPassing(error)) log.error({ err: error }, 'looking after the tables failed');
        }),
      settings.tick,
    );
    this.ticking.unref();
  }

  get isClosing(): boolean {
    return this.closing;
  }
  /** Tables in memory. */
  get count(): number {
    return this.open.size;
  }

  async get(id: string): Promise<Table> {
    if (this.closing) throw new Problem('closing');
    await this.cluster?.sure();
    let found = this.open.get(id);
    if (!found) {
      const loading = this.cluster ? this.take(this.cluster, id) : Table.load(this.house, id);
      found = loading;
      this.open.set(id, loading);
      const failed = (): void => this.remove(id, loading);
      loading.then((table) => table ?? failed(), failed);
    }
    const table = await found;
    if (!table) throw new Problem('not-found');
    // Whoever asked is about to come in.
    table.people.idleSince = timeNow();
    return table;
  }

  private remove(id: string, loading: Promise<Table | null> | undefined): void {
    if (this.open.get(id) === loading) this.open.delete(id);
  }
  /** Where several nodes share a database: a table is loaded by whoever has taken it, and nobody else stores anything of it. */
  private async take(cluster: Cluster, id: string): Promise<Table | null> {
    let table: Table | null = null;
    let lost = false;
    const drop = (): void => {
      lost = true;
      table?.forget();
    };
    const fence = await cluster.claim(id, drop);
    if (fence === null) return null;
    // What `get` has put there while this waited.
    const mine = this.open.get(id);
    const house: House = {
      ...this.house,
      store: this.house.store.under(fence, drop),
      forget: () => {
        cluster.forget(fence);
        this.remove(id, mine);
      },
    };
    table = await Table.load(house, id);
    if (table) this.fences.set(table, fence);
    if (lost) table?.forget();
    if (lost || this.closing) throw new Problem('closing');
    return table;
  }
  /** Nodes have died: their clients are passed on elsewhere, and their games go on here, unless another node is quicker. */
  private async adopt(nodes: string[], orphans: string[]): Promise<void> {
    for (const node of nodes) this.passings?.lost(node);
    const left = orphans.sort(() => Math.random() - 0.5);
    const one = async (): Promise<void> => {
      for (let id = left.pop(); id !== undefined && !this.closing; id = left.pop())
        await this.get(id).catch((error: unknown) => {
          if (!isPassing(error)) log.error({ err: error, table: brief(id!) }, 'a table could not be taken over');
        });
    };
    if (!this.adopting) {
      this.adopting = true;
      void Promise.all(Array.from({ length: ADOPTED_AT_ONCE }, one)).finally(() => {
        this.adopting = false;
      });
    }
  }

  /** Is the player of this seat at the table now? */
  async isHere(id: string, seat: Seat): Promise<boolean> {
    const table = await this.open.get(id)?.catch(() => null);
    return table?.people.isHere(seat) ?? false;
  }
  /** Those of these tables at which the player of this seat is, whichever node has them. */
  async whereHere(asked: readonly Place[]): Promise<Set<string>> {
    const here = await Promise.all(asked.map(async ({ table, seat }) => ((await this.isHere(table, seat)) ? [table] : [])));
    const elsewhere = this.cluster ? await askOthers(this.cluster, asked) : [];
    return new Set([...here.flat(), ...elsewhere]);
  }
  async create({ name, others, config }: NewTable): Promise<Seated> {
    checkConfig(this.house, config);
    const id = unguessable();
    const secret = unguessable();
    const now = timeNow();
    const seats: SeatRow[] = [
      { table_id: id, seat: 0, kind: 'person', level: null, name, secret_hash: hashOfSecret(secret), stand_in: 0, gone: 0 },
    ];
    for (const other of others) seats.push(seatRow(id, seats.length, other, seats));
    await this.house.store.createTable(
      { id, config: JSON.stringify(config), host: 0, phase: 'lobby', game: null, created: now, touched: now },
      seats,
    );
    this.house.metrics.count('tables_total', 'Tables that were made.');
    return { table: id, seat: 0, secret };
  }
  async join(id: string, name: string, secret: string = unguessable()): Promise<Seated> {
    const table = await this.get(id);
    const seat: Seat = await join(table, name, hashOfSecret(secret));
    return { table: id, seat, secret };
  }
  /** A finished game. Of one that still goes on nothing is told. */
  async recording(gameId: string): Promise<Recording> {
    const row = await this.house.store.game(gameId);
    if (!row?.recording) throw new Problem('not-found');
    // Early recordings hold events too, in a form that nobody reads any more: they are made again from the log.
    const { events, ...recording } = JSON.parse(unpacked(row.recording)) as Recording & { events?: unknown };
    return recording;
  }

  /** Timers that are due, tables that nobody looks at. What goes wrong with one table is no other table's business. */
  private async tick(): Promise<void> {
    const now = timeNow();
    for (const timer of await this.house.store.dueTimers(now))
      await this.guarded(timer.table_id, async () => (await this.get(timer.table_id)).clockDue());
    for (const [id, loading] of this.open) await this.guarded(id, () => this.putAway(id, loading, now));
    if (now - this.lastSweep > 3_600_000) {
      this.lastSweep = now;
      await this.house.store.sweep(now, [...this.open.keys()]);
    }
  }
  private async putAway(id: string, loading: Promise<Table | null>, now: number): Promise<void> {
    const table = await loading;
    if (!table?.isIdle || now - table.people.idleSince < this.house.settings.idleTable) return;
    this.open.delete(id);
    await table.stop();
    const fence = this.fences.get(table);
    if (fence) await this.cluster?.release(fence);
  }
  private async guarded(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failing.delete(id);
    } catch (error) {
      // Another node looks after it.
      if (this.cluster && isPassing(error)) return;
      if (this.failing.has(id)) return;
      this.failing.add(id);
      log.error({ err: error, table: brief(id) }, 'looking after a table failed');
      this.house.metrics.count('errors_total', 'Errors that should not happen.');
    }
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.ticking);
    const tables = await Promise.all([...this.open.values()].map((t) => t.catch(() => null)));
    await Promise.all(tables.map((t) => t?.stop()));
    // All that happened at them is stored: from now on they are the other nodes'.
    await this.cluster?.leave();
    await this.bots.close();
  }
}

import { allCards } from '@breakpoint/cards';
import type { CardSet, Seat } from '@breakpoint/engine';
import type { NewTable, Recording, Seated } from '@breakpoint/protocol';
import { BotPool } from './bots/pool.js';
import { brief, log } from './log.js';
import type { Metrics } from './metrics.js';
import type { Settings } from './options.js';
import { Push } from './people/push.js';
import { Problem } from './problems.js';
import { hashOfSecret, unguessable } from './secrets.js';
import { unpacked } from './store/packed.js';
import type { SeatRow } from './store/schema.js';
import type { Store } from './store/store.js';
import type { House } from './table/house.js';
import { checkConfig, join, seatRow } from './table/lobby.js';
import { Table } from './table/table.js';
import { realTime, timeNow } from './time.js';

/** All tables: those in memory, and those that come back when somebody asks for them. */
export class Tables {
  private readonly open = new Map<string, Promise<Table | null>>();
  readonly house: House;
  /** Null where the server was given no keys for it. */
  readonly push: Push | null;
  private readonly bots: BotPool;
  private readonly ticking: ReturnType<typeof setInterval>;
  private lastSweep = 0;
  /** The operator is told once of a table that fails tick after tick. */
  private readonly failing = new Set<string>();
  private closing = false;

  constructor(store: Store, settings: Settings, metrics: Metrics, cards: CardSet = allCards) {
    this.bots = new BotPool(settings.botThreads, (seconds) =>
      metrics.time('bot_seconds', 'Until a bot had its answer, waiting for a thread included.', seconds),
    );
    this.house = { store, cards, settings, bots: this.bots, metrics, time: realTime, forget: (table) => this.open.delete(table.row.id) };
    const push = settings.pushKeys ? new Push(store, settings.pushKeys, settings, metrics) : null;
    if (push) this.house.alert = (table, seat) => push.alert(table, seat);
    this.push = push;
    metrics.gauge('tables', 'Tables in memory.', () => this.open.size);
    this.ticking = setInterval(
      () => void this.tick().catch((error: unknown) => log.error({ err: error }, 'looking after the tables failed')),
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
    let found = this.open.get(id);
    if (!found) {
      found = Table.load(this.house, id);
      this.open.set(id, found);
      const failed = (): boolean => this.open.delete(id);
      found.then((table) => table ?? failed(), failed);
    }
    const table = await found;
    if (!table) throw new Problem('not-found');
    // Whoever asked is about to come in.
    table.people.idleSince = timeNow();
    return table;
  }

  /** Is the player of this seat at the table now? */
  async isHere(id: string, seat: Seat): Promise<boolean> {
    const table = await this.open.get(id)?.catch(() => null);
    return table?.people.isHere(seat) ?? false;
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
  }
  private async guarded(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failing.delete(id);
    } catch (error) {
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
    await this.bots.close();
  }
}

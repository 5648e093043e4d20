import type { CardSet, Seat } from '@breakpoint/engine';
import { isId, type NewTable, type Recording, type Seated } from '@breakpoint/protocol';
import type { FiledLog } from '@breakpoint/workshop';
import { PerAddress } from '../base/limits.js';
import { brief, log } from '../base/log.js';
import type { Metrics } from '../base/metrics.js';
import type { Settings } from '../base/options.js';
import { Problem } from '../base/problems.js';
import { hashOfSecret, unguessable } from '../base/secrets.js';
import { realTime, timeNow } from '../base/time.js';
import type { Visitor } from '../base/visitor.js';
import { BotPool } from '../bots/pool.js';
import type { Cluster } from '../cluster/cluster.js';
import { isTemporary } from '../cluster/elsewhere.js';
import { askOthers, type Place } from '../cluster/forward.js';
import { Gate } from '../cluster/gate.js';
import { Passings } from '../cluster/passing.js';
import { Shelf, useDocuments } from '../documents/shelf.js';
import { NotStored, Unsure } from '../store/backend.js';
import { unpacked } from '../store/compression.js';
import { deleteOld, deleteTable } from '../store/retention.js';
import type { SeatRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { type FeatureCommands, Subscribers } from './events.js';
import type { House } from './house.js';
import { checkConfig, freeSeats, join, noteDevice, seatRow } from './lobby.js';
import { Table } from './table.js';
import { AT_ONCE, PER_SECOND } from './talk.js';
import { WaitingSeats } from './waiting.js';

/**
 * The number of tables that are claimed and loaded at the same time; few, so that other nodes can claim the rest. Of those that nobody has
 * asked for, even fewer, so that tables with waiting clients come first.
 */
const TAKEN_AT_ONCE = 8;
const ADOPTED_AT_ONCE = 4;

/** A stopping node hands over this many tables at a time, so that nobody waits until all tables are loaded elsewhere. */
const HANDED_OVER_AT_ONCE = 6;
/** Milliseconds after which a stopping node gives up all other tables at once. */
const LONGEST_HAND_OVER = 7000;

/** All tables: those in memory, and those that are loaded on request. */
export class Tables {
  private readonly open = new Map<string, Promise<Table | null>>();
  readonly house: House;
  private readonly bots: BotPool;
  private readonly ticking: ReturnType<typeof setInterval>;
  private lastSweep = 0;
  /** Running tables without an owner that are still to be loaded. */
  private readonly orphans = new Set<string>();
  private adopting = 0;
  private readonly gate = new Gate(TAKEN_AT_ONCE);
  /** Tables whose error was logged already, so that it is not logged at every tick. */
  private readonly failing = new Set<string>();
  private closing = false;

  /** The clients of this node whose tables other nodes own. */
  readonly passings: Passings | null;

  constructor(
    cards: CardSet,
    store: Store,
    settings: Settings,
    metrics: Metrics,
    commands: FeatureCommands,
    /** The nodes that share this node's database; null if it has the database to itself. */
    readonly cluster: Cluster | null = null,
  ) {
    const shelf = new Shelf(cards, store, settings.workshop !== 'off');
    this.bots = new BotPool((documents) => shelf.cardsWith(documents), settings.botThreads);
    this.house = {
      store,
      cards,
      shelf,
      settings,
      bots: this.bots,
      metrics,
      time: realTime,
      strangers: new PerAddress(PER_SECOND, AT_ONCE),
      waitingSeats: new WaitingSeats(store, settings.limits),
      events: new Subscribers(),
      commands,
      forget: (table) => this.open.delete(table.row.id),
    };
    if (cluster) this.house.sure = () => cluster.sure();
    this.passings = cluster && new Passings(cluster);
    if (cluster) {
      cluster.onDead = (nodes) => {
        for (const node of nodes) this.passings?.lost(node);
      };
      cluster.onOrphans = (tables) => this.adopt(tables);
      cluster.onTakeover = () => metrics.count('takeovers_total');
    }
    metrics.gauge('tables', () => this.open.size);
    metrics.gauge('nodes', () => cluster?.size ?? 1);
    metrics.gauge('tables_owned', () => cluster?.owned ?? 0);
    metrics.gauge('heartbeat_age_seconds', () => (cluster?.heartbeatAge ?? 0) / 1000);
    metrics.gauge('passed_sockets', () => this.passings?.count ?? 0);
    metrics.gauge('database_waiting', () => store.waiting);
    this.ticking = setInterval(
      () =>
        void this.tick().catch((error: unknown) => {
          // A database that is down shows in the readiness check.
          if (!cluster || !isTemporary(error)) log.error({ err: error }, 'looking after the tables failed');
        }),
      settings.tick,
    );
    this.ticking.unref();
  }

  get isClosing(): boolean {
    return this.closing;
  }
  /** The number of tables in memory. */
  get count(): number {
    return this.open.size;
  }

  /** Throws if tables can't be played here: the server is stopping, or as one of several nodes it has not joined or is not sure of them. */
  mustServe(): void {
    if (this.closing) throw new Problem('closing');
    if (this.cluster?.isSure === false) throw new NotStored('this node is not sure of its tables, because the database does not answer it');
  }
  /** Resolves if the server can store. */
  canStore(): Promise<void> {
    return this.house.store.ready(this.cluster?.checkRow);
  }
  async get(id: string): Promise<Table> {
    if (this.closing) throw new Problem('closing');
    if (!isId(id)) throw new Problem('not-found');
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
    // The client that asked for the table is about to connect.
    table.people.idleSince = timeNow();
    return table;
  }

  private remove(id: string, loading: Promise<Table | null> | undefined): void {
    if (this.open.get(id) === loading) this.open.delete(id);
  }
  /** If several nodes share a database: claims a table and loads it. Only its owner can store anything about it. */
  private async take(cluster: Cluster, id: string): Promise<Table | null> {
    // Clients of tables that are elsewhere do not wait for those that are loaded here.
    if (this.gate.isFull) await cluster.mustBeFree(id);
    const leave = await this.gate.enter();
    try {
      return await this.claimAndLoad(cluster, id, leave);
    } finally {
      leave();
    }
  }
  private async claimAndLoad(cluster: Cluster, id: string, leave: () => void): Promise<Table | null> {
    let table: Table | null = null;
    let lost = false;
    const drop = (): void => {
      lost = true;
      table?.forget();
    };
    const dropAfter = (error: Error): void => {
      const { metrics } = this.house;
      if (error instanceof Unsure) metrics.count('unsure_writes_total');
      else metrics.count('fenced_writes_total');
      drop();
    };
    const fence = await cluster.claim(id, drop, leave);
    if (fence === null) return null;
    // The entry that `get` made in the meantime.
    const mine = this.open.get(id);
    const house: House = {
      ...this.house,
      store: this.house.store.under(fence, dropAfter),
      fence,
      forget: () => {
        cluster.forget(fence);
        this.remove(id, mine);
      },
    };
    table = await Table.load(house, id);
    if (lost) table?.forget();
    if (lost || this.closing) throw new Problem('closing');
    return table;
  }
  /** Called with running tables without an owner: games continue here unless another node is quicker, even if nobody is connected. */
  private adopt(tables: string[]): void {
    // All nodes get the same list. Each shuffles it, so that each takes over a part of it.
    const shuffled = tables.map((id) => ({ id, at: Math.random() })).sort((a, b) => a.at - b.at);
    for (const { id } of shuffled) this.orphans.add(id);
    while (this.adopting < Math.min(ADOPTED_AT_ONCE, this.orphans.size)) {
      this.adopting++;
      void this.adoptSome().finally(() => {
        this.adopting--;
      });
    }
  }
  private async adoptSome(): Promise<void> {
    for (const id of this.orphans) {
      this.orphans.delete(id);
      if (this.closing) return;
      await this.get(id).catch((error: unknown) => {
        if (!isTemporary(error)) log.error({ err: error, table: brief(id) }, 'a table could not be taken over');
      });
    }
  }

  /** Is the player of this seat connected to the table now? */
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
  /** The visitor becomes the host. */
  async create({ name, others, config }: NewTable, { address, device }: Visitor, secret: string = unguessable()): Promise<Seated> {
    checkConfig(this.house, config);
    await this.house.shelf.mustFind(config.documents);
    if (config.listed) await this.house.waitingSeats.mustHaveRoom(address, true);
    const id = unguessable();
    const now = timeNow();
    const owner = hashOfSecret(secret);
    const seats: SeatRow[] = [{ table_id: id, seat: 0, kind: 'person', level: null, name, secret_hash: owner, stand_in: 0, gone: 0 }];
    for (const other of others) seats.push(seatRow(id, seats.length, other, seats));
    await this.house.store.createTable(
      { id, config: JSON.stringify(config), host: 0, phase: 'lobby', game: null, created: now, touched: now },
      seats,
      (w, db) => {
        useDocuments(w, db, id, config.documents);
        noteDevice(w, db, { table_id: id, owner, device });
      },
    );
    this.house.metrics.count('tables_total');
    this.house.waitingSeats.note(address, { table: id, hash: owner });
    this.house.events.tell('changed', id, config.listed === true);
    return { table: id, seat: 0, secret };
  }
  async join(id: string, name: string, { address, device }: Visitor, secret: string = unguessable()): Promise<Seated> {
    const table = await this.get(id);
    const hash = hashOfSecret(secret);
    if (table.config.listed && !table.people.streams.has(hash)) await this.house.waitingSeats.mustHaveRoom(address, false);
    const seat: Seat = await join(table, name, hash, device);
    this.house.waitingSeats.note(address, { table: id, hash });
    return { table: id, seat, secret };
  }
  /** Deletes a table of this node with everything about it; its clients are told that there is no such table. */
  async erase(id: string): Promise<void> {
    const table = await this.get(id);
    await table.stop();
    await table.house.store.write((w, db) => deleteTable(w, db, id));
    table.forget();
    this.open.delete(id);
    this.house.events.tell('changed', id, table.config.listed === true);
  }
  /** The recording of a finished game. A running game has none. */
  async recording(gameId: string): Promise<Recording & { log: FiledLog }> {
    const row = isId(gameId) ? await this.house.store.game(gameId) : null;
    if (!row?.recording) throw new Problem('not-found');
    // Early recordings also have events, in an old form; the events are made again from the log.
    const { events, ...recording } = JSON.parse(unpacked(row.recording)) as Recording & { events?: unknown };
    const documents = recording.log.setup.documents && (await this.house.shelf.find(recording.log.setup.documents));
    return documents ? { ...recording, log: { ...recording.log, documents } } : recording;
  }

  /** Handles due timers and unloads tables without visitors. An error at one table does not affect the others. */
  private async tick(): Promise<void> {
    const now = timeNow();
    for (const timer of await this.house.store.dueTimers(now, this.cluster?.id ?? null))
      await this.guarded(timer.table_id, async () => (await this.get(timer.table_id)).clockDue());
    for (const [id, loading] of this.open) await this.guarded(id, () => this.putAway(id, loading, now));
    if (now - this.lastSweep > 3_600_000) {
      this.lastSweep = now;
      const open = [...this.open.keys()];
      await this.house.store.sweep(now, open);
      await deleteOld(this.house.store, this.house.settings.keep, now, open);
      await this.house.shelf.sweep(now);
    }
  }
  private async putAway(id: string, loading: Promise<Table | null>, now: number): Promise<void> {
    const table = await loading;
    if (table) await freeSeats(table, now);
    if (!table?.isIdle || now - table.people.idleSince <= this.house.settings.idleTable) return;
    this.open.delete(id);
    await table.stop();
    const { fence } = table.house;
    if (fence) await this.cluster?.release(fence);
  }
  private async guarded(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failing.delete(id);
    } catch (error) {
      // Another node owns the table.
      if (this.cluster && isTemporary(error)) return;
      if (this.failing.has(id)) return;
      this.failing.add(id);
      log.error({ err: error, table: brief(id) }, 'looking after a table failed');
      this.house.metrics.count('errors_total');
    }
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.ticking);
    if (this.cluster)
      await this.handOver(this.cluster).catch((error: unknown) => log.warn({ err: error }, 'not all tables were handed over'));
    const tables = await Promise.all([...this.open.values()].map((t) => t.catch(() => null)));
    await Promise.all(tables.map((t) => t?.stop()));
    this.passings?.close();
    // Everything is stored, so the other nodes can take over the tables.
    await this.cluster?.leave();
  }
  /** Gives the tables to the other nodes, a few at a time; the rest of the tables can be played in the meantime. */
  private async handOver(cluster: Cluster): Promise<void> {
    if ((await cluster.others()).length === 0) return;
    const until = performance.now() + LONGEST_HAND_OVER;
    const ids = [...this.open.keys()];
    for (let i = 0; i < ids.length && performance.now() < until; i += HANDED_OVER_AT_ONCE) {
      const some = ids.slice(i, i + HANDED_OVER_AT_ONCE);
      const loaded = await Promise.all(some.map((id) => this.open.get(id)?.catch(() => null)));
      const tables = loaded.flatMap((table) => (table ? [table] : []));
      await Promise.all(tables.map((table) => table.stop()));
      const given = tables.flatMap((table) => {
        const { fence } = table.house;
        return fence ? [{ fence, mustGoOn: table.row.phase === 'playing' }] : [];
      });
      // The sockets of nodes that forward clients are closed only afterwards, so that these nodes find the tables free.
      const moving = await cluster.giveAway(given);
      for (const table of tables) table.forget();
      await cluster.taken(moving);
    }
  }
  /** Ends the threads in which bots think, once the tables are closed. */
  dismissBots(): Promise<void> {
    return this.bots.close();
  }
}

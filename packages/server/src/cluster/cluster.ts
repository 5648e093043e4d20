import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Kysely, sql } from 'kysely';
import { digestOf } from '../base/secrets.js';
import { pause } from '../base/time.js';
import type { Fence } from '../store/backend.js';
import { Lookups } from '../store/batches.js';
import { HOLDS_LOCK, NODE_LOCK } from '../store/nodes.js';
import { TIMELINE as TIMELINE_SQL } from '../store/postgres-write.js';
import type { Schema } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { Elsewhere, SECRET_HEADER } from './elsewhere.js';
import { CHANNEL, Session } from './session.js';

/** A table that this node owns. */
interface OwnedTable {
  fence: Fence;
  /** Called when another node owns the table. */
  drop(): void;
}

/** The outcome of a claim: the token of the new owner, or the living node that owns the table. */
interface Claimed {
  token: number | null;
  timeline: string;
  /** The owner before, if the table was taken over from another node. */
  before?: string | null;
  owner: string | null;
  address: string;
}

/** The most tables that are claimed by one statement, and the number of such statements at the same time. */
const CLAIMED_TOGETHER = 100;
const STATEMENTS = 2;
/** The owner of a table that is handed over: no node, so the others take over the table as if its owner had died. */
const NOBODY = '';
/** Milliseconds that the other nodes have for taking over some tables, and milliseconds between two checks whether they have. */
const HAND_OVER = 400;
const LOOK_AGAIN = 10;
/** Milliseconds between two searches for running tables without an owner, if nothing has happened to any node. */
const SEARCH = 10_000;

/**
 * Has no node been connected for longer than four seconds? Then the database has restarted, or its processes have after a crash, or a
 * standby has taken its place, and all nodes have this time to come back.
 */
const GRACE = sql<boolean>`not exists (select from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where ${NODE_LOCK} and a.backend_start < now() - interval '4 seconds')`;
/**
 * Is node `n` alive? It is if its session holds its lock and its last heartbeat is at most six seconds old: the node of an overloaded
 * machine keeps its tables if it is late. Only the database's clock counts.
 */
const ALIVE = sql<boolean>`(${GRACE} or (n.beat > now() - interval '6 seconds' and ${HOLDS_LOCK}))`;

const TIMELINE = sql.raw<string>(TIMELINE_SQL);

/** This node, and what it knows and does about the other nodes. For each table, a row in the database says which node owns it. */
export class Cluster {
  private readonly session: Session;
  private readonly held = new Map<string, OwnedTable>();
  private readonly digest: Buffer;
  private readonly owners = new Lookups<Elsewhere>((tables) => this.findOwners(tables), CLAIMED_TOGETHER, STATEMENTS);
  private readonly claims = new Lookups<Claimed>((tables) => this.claimFree(tables), CLAIMED_TOGETHER, STATEMENTS);
  /** The time of the last search for running tables without an owner, if it found none. */
  private searched = Number.NEGATIVE_INFINITY;
  /** End the pauses of those who wait for a table to get another owner. */
  private readonly waiting = new Set<() => void>();
  /** The number of living nodes at the last look, this one included. */
  size = 1;
  /** Called when a table was taken over from another node. */
  onTakeover: () => void = () => undefined;
  /** Called with nodes that have died. */
  onDead: (nodes: string[]) => void = () => undefined;
  /** Called with running tables without an owner. */
  onOrphans: (tables: string[]) => void = () => undefined;
  /** Called with news from any node, this one included; null: some may have been missed. */
  onNews: (news: string | null) => void = () => undefined;

  constructor(
    url: string,
    readonly secret: string,
    private readonly store: Store,
  ) {
    this.digest = digestOf(secret);
    this.session = new Session(url, {
      checkTables: () => this.checkTables(),
      lookAfterOthers: (isUrgent) => this.lookAfterOthers(isUrgent),
      hearOfFree: (tables) => {
        this.endPauses();
        this.onOrphans(tables);
      },
      hear: (news) => this.onNews(news),
    });
  }
  /** The number of this node's row for the readiness check. A node that starts again at its address has the same row. */
  checkRow = 1;
  /** Makes this node known to the others, under this address. */
  join(address: string): Promise<void> {
    this.checkRow = digestOf(address).readUInt32BE() >>> 1;
    return this.session.start(address);
  }
  leave(): Promise<void> {
    return this.session.leave();
  }
  /** Sends news to all nodes, this one included. */
  tell(news: string): void {
    this.session.tell(news);
  }
  get isSure(): boolean {
    return this.session.isSure;
  }
  /** Milliseconds since this node's last confirmed heartbeat. */
  get heartbeatAge(): number {
    return this.session.age;
  }
  /** The number of tables that this node owns. */
  get owned(): number {
    return this.held.size;
  }
  /** The id of this node. */
  get id(): string {
    return this.session.id;
  }
  /** Null if this node is sure to own its tables; otherwise resolves when that is known again. */
  sure(): Promise<void> | null {
    return this.session.sure();
  }
  /** True if the request comes from another node, which knows the secret. */
  knows({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const given = headers[SECRET_HEADER];
    return typeof given === 'string' && timingSafeEqual(digestOf(given), this.digest);
  }

  /** Resolves after these milliseconds, or as soon as tables are known to have lost their owner. */
  async pause(ms: number): Promise<void> {
    let end: () => void = () => undefined;
    const woken = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.waiting.add(end);
    const timer = setTimeout(end, ms);
    await woken;
    clearTimeout(timer);
    this.waiting.delete(end);
  }
  private endPauses(): void {
    for (const end of this.waiting) end();
  }

  // ---- ownership ---------------------------------------------------------------------------------------------------

  /** Throws Elsewhere if another living node owns the table. */
  async mustBeFree(table: string): Promise<void> {
    const elsewhere = await this.owners.get(table);
    if (elsewhere) throw elsewhere;
  }
  private async findOwners(tables: string[]): Promise<Map<string, Elsewhere>> {
    const rows = await this.ask<{ table_id: string; id: string; address: string }>(sql`
      with alive as materialized (select n.id, n.address from nodes n where n.id <> ${this.session.id} and ${ALIVE})
      select o.table_id, alive.id, alive.address from owners o join alive on alive.id = o.node where o.table_id = any(${tables})`);
    return new Map(rows.map(({ table_id, id, address }) => [table_id, new Elsewhere(id, address)]));
  }
  /**
   * Takes over a table if no living node owns it. Throws Elsewhere if one does; null if there is no such table. The token goes up each
   * time, even if this node owned the table before, so that leftover writes from that time are fenced off. `waits` is called before a
   * claim that may take long.
   */
  async claim(table: string, drop: () => void, waits: () => void): Promise<Fence | null> {
    const claimed = await this.claims.get(table);
    if (claimed) return this.outcome(table, claimed, drop);
    waits();
    return this.outcome(table, await this.claimAny(table, sql`select id from tables where id = ${table}`), drop);
  }
  private async outcome(table: string, { token, timeline, before, owner, address }: Claimed, drop: () => void): Promise<Fence | null> {
    if (owner !== null) throw new Elsewhere(owner, address);
    if (token !== null) {
      const fence = { table, node: this.session.id, token, timeline };
      this.held.set(table, { fence, drop });
      if (typeof before === 'string' && before !== fence.node) this.onTakeover();
      return fence;
    }
    // Another node was faster.
    const [quicker] = await this.ask<{ node: string; address: string }>(
      sql`select n.id as node, n.address from owners o join nodes n on n.id = o.node where o.table_id = ${table}`,
    );
    if (quicker) throw new Elsewhere(quicker.node, quicker.address);
    return null;
  }

  // The two ways to claim tables do not wait for the disk. If the database crashes and forgets a claim, nothing was stored under its
  // token either: any durable write makes the claim durable too.

  /**
   * Claims all of these tables that had an owner before, with one statement: after a death, hundreds are claimed at the same time. The
   * result lacks tables without a row and rows that are locked at the moment, so that no table waits because of another.
   */
  private async claimFree(tables: string[]): Promise<Map<string, Claimed>> {
    const node = this.session.id;
    const rows = await this.ask<Claimed & { table_id: string }>(sql`
      with alive as materialized (
        select n.id, n.address from nodes n where ${ALIVE}
      ), free as (
        select o.table_id, o.node from owners o
        where o.table_id = any(${tables}) and (o.node is null or o.node = ${node} or o.node not in (select id from alive))
        order by o.table_id for no key update of o skip locked
      ), taken as (
        update owners o set node = ${node}, token = o.token + 1 from free where o.table_id = free.table_id returning o.table_id, o.token, free.node as before
      )
      select o.table_id, taken.token, taken.before, ${TIMELINE} as timeline, alive.id as owner, alive.address, set_config('synchronous_commit', 'off', true)
      from owners o left join taken on taken.table_id = o.table_id
      left join alive on alive.id = o.node and alive.id <> ${node} and taken.token is null
      where o.table_id = any(${tables})`);
    return new Map(rows.filter((r) => r.token !== null || r.owner !== null).map((r) => [r.table_id, r]));
  }
  /** Claims a table or name that may have had no owner before, if the query `named` finds it. It waits if the row is locked. */
  private async claimAny(table: string, named: ReturnType<typeof sql>): Promise<Claimed> {
    const node = this.session.id;
    const [claimed] = await this.ask<Claimed>(sql`
      with owner as (
        select n.id, n.address from owners o join nodes n on n.id = o.node where o.table_id = ${table} and n.id <> ${node} and ${ALIVE}
      ), taken as (
        insert into owners (table_id, node, token) select id, ${node}, 1 from (${named}) as found where not exists (select from owner)
        on conflict (table_id) do update set node = excluded.node, token = owners.token + 1
        where owners.node is null or owners.node = excluded.node or not exists (select from nodes n where n.id = owners.node and ${ALIVE})
        returning token
      )
      select taken.token, ${TIMELINE} as timeline, owner.id as owner, owner.address, set_config('synchronous_commit', 'off', true)
      from (select) as one left join owner on true left join taken on true`);
    return claimed;
  }
  /** Claims a name that is not a table; its owner does the things that only one node may do. */
  async keep(name: string): Promise<void> {
    if (this.held.has(name)) return;
    await this.outcome(name, await this.claimAny(name, sql`select ${name}::text as id`), () => undefined);
  }
  /** Gives up a table, so that any node may claim it. */
  async release(fence: Fence): Promise<void> {
    const { table, node, token } = fence;
    this.forget(fence);
    await this.ask(sql`update owners set node = null where table_id = ${table} and node = ${node} and token = ${token}`);
  }
  /** Gives these tables up; the other nodes are told of those that must go on. Resolves to these. */
  async giveAway(given: readonly { fence: Fence; mustGoOn: boolean }[]): Promise<string[]> {
    const rows = given.map(({ fence: { table, token }, mustGoOn }) => ({ table_id: table, token, node: mustGoOn ? NOBODY : null }));
    const urgent = rows.flatMap((r) => (r.node === NOBODY ? [r.table_id] : []));
    // The rows are locked in the order in which writes lock them, so that neither waits for the other for ever.
    await this.ask(sql`
      with f as materialized (
        select o.table_id, f.node from json_to_recordset(${JSON.stringify(rows)}) as f(table_id text, token bigint, node text)
        join owners o on o.table_id = f.table_id and o.token = f.token and o.node = ${this.session.id}
        order by o.table_id for no key update of o
      ), given as (
        update owners o set node = f.node from f where o.table_id = f.table_id
      )
      select pg_notify(${CHANNEL}, ${JSON.stringify(urgent)})`);
    for (const { fence } of given) this.forget(fence);
    return urgent;
  }
  /** Resolves when other nodes have taken over these tables, or have had time to. */
  async taken(tables: string[]): Promise<void> {
    const until = performance.now() + HAND_OVER;
    const left = sql`select from owners where table_id = any(${tables}) and node = ${NOBODY} limit 1`;
    while (tables.length > 0 && performance.now() < until && (await this.ask(left)).length > 0) await pause(LOOK_AGAIN);
  }
  /** Forgets that this node owned the table. */
  forget({ table, token }: Fence): void {
    if (this.held.get(table)?.fence.token === token) this.held.delete(table);
  }
  /** The addresses of the other nodes. */
  async others(): Promise<string[]> {
    const rows = await this.ask<{ address: string }>(sql`select n.address from nodes n where n.id <> ${this.session.id} and ${ALIVE}`);
    return rows.map((r) => r.address);
  }
  private ask<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
    return this.store.read(async (db: Kysely<Schema>) => (await query.execute(db)).rows as Row[]);
  }

  // ---- this node and the others ------------------------------------------------------------------------------------

  private async checkTables(): Promise<void> {
    const rows = await this.ask<{ table_id: string; token: number; timeline: string }>(
      sql`select table_id, token, ${TIMELINE} as timeline from owners where node = ${this.session.id}`,
    );
    const own = new Map(rows.map((r) => [r.table_id, r]));
    for (const [table, { fence, drop }] of this.held) {
      const now = own.get(table);
      if (now?.token === fence.token && now.timeline === fence.timeline) continue;
      this.held.delete(table);
      drop();
    }
  }
  /** Resolves to the lock of the node that this one watches: the next living one in the order of ids. */
  private async lookAfterOthers(isUrgent: boolean): Promise<number | null> {
    const { id } = this.session;
    const others = await this.ask<{ id: string; lock: number; alive: boolean; holds: boolean }>(
      sql`select n.id, n.lock, ${ALIVE} as alive, ${HOLDS_LOCK} as holds from nodes n where n.id <> ${id} order by n.id collate "C"`,
    );
    const dead = others.filter((n) => !n.alive).map((n) => n.id);
    this.size = 1 + others.length - dead.length;
    if (dead.length > 0) this.onDead(dead);
    if (isUrgent) this.endPauses();
    if (isUrgent || dead.length > 0 || performance.now() - this.searched > SEARCH) await this.findOrphans();
    if (dead.length > 0)
      await this.ask(sql`delete from nodes n where n.beat < now() - interval '1 minute' and n.id <> ${id} and not ${ALIVE}`);
    const watchable = others.filter((n) => n.holds);
    return (watchable.find((n) => n.id > id) ?? watchable[0])?.lock ?? null;
  }
  private async findOrphans(): Promise<void> {
    const rows = await this.ask<{ table_id: string }>(sql`
      with alive as materialized (select n.id from nodes n where ${ALIVE})
      select o.table_id from owners o join tables t on t.id = o.table_id
      where t.phase = 'playing' and o.node is not null and o.node not in (select id from alive) limit 500`);
    // If some were found, the next heartbeat searches again, in case not all of them can be taken over now.
    this.searched = rows.length > 0 ? Number.NEGATIVE_INFINITY : performance.now();
    if (rows.length > 0) this.onOrphans(rows.map((r) => r.table_id));
  }
}

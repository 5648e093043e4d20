import { randomInt } from 'node:crypto';
import pg from 'pg';
import { log } from '../base/log.js';
import { unguessable } from '../base/secrets.js';
import { pause } from '../base/time.js';
import { NotStored } from '../store/backend.js';
import { POOLED, setParameters, settingsOf, withoutPassword } from '../store/connections.js';
import { StoreError } from '../store/folder.js';
import { LOCKS } from '../store/nodes.js';
import { FORMAT } from '../store/schema.js';
import { Watch } from './watch.js';

/** The channel on which nodes say that a node has left or died or hands tables over, and the one for news of tables. */
export const CHANNEL = 'breakpoint';
const NEWS = 'breakpoint_news';
/** Milliseconds between two heartbeats. */
const BEAT = 1000;
/** Milliseconds without a heartbeat after which a node is no longer sure to own its tables. The others wait longer (cluster.ts). */
const TRUST = 2500;
/** Milliseconds to wait until the node is sure again. */
const PATIENCE = 5000;
const AGAIN_AFTER = 100;
const TIMEOUT = 3000;

/** A moment by the clock that never goes back, and by the one that goes on while the machine sleeps. */
interface Instant {
  steady: number;
  wall: number;
}
const NEVER: Instant = { steady: Number.NEGATIVE_INFINITY, wall: Number.NEGATIVE_INFINITY };
const now = (): Instant => ({ steady: performance.now(), wall: Date.now() });
const since = ({ steady, wall }: Instant): number => Math.max(performance.now() - steady, Date.now() - wall);

/** What a session calls on its node. */
interface NodeCalls {
  /** Called after a lost connection: checks which tables the node still owns. */
  checkTables(): Promise<void>;
  /** Called regularly, and at once (`isUrgent`) when a node has left or died. Resolves to the lock of the node to watch, if any. */
  lookAfterOthers(isUrgent: boolean): Promise<number | null>;
  /** Called with tables that another node hands over. */
  hearOfFree(tables: string[]): void;
  /** Called with news from any node, this one included; null: some may have been missed. */
  hear(news: string | null): void;
}

/**
 * A node's own connection to the database. It holds a lock that the database releases when the process dies, and stores heartbeats by
 * the database's clock. Both need a session of their own, not one that a pooler shares.
 */
export class Session {
  readonly id = unguessable();
  private client: pg.Client | null = null;
  /**
   * The number of the lock that the connection holds, and the process at the database that serves it. Each connection has another lock,
   * because the database may keep the one of a lost connection for hours, until it notices the loss.
   */
  private lock = 0;
  private process = 0;
  /**
   * When the last confirmed heartbeat was sent: from then on, the others count the node as alive for a while. One clock stands still while
   * the machine sleeps, the other may be set back.
   */
  private sureAt = NEVER;
  /** Must the tables be checked again at the next heartbeat? A claim that began before this node was back may end only after the first. */
  private checkAgain = false;
  /** True while heartbeats fail. */
  private isAway = false;
  private waiting: (() => void)[] = [];
  /** Ends the pause before the next heartbeat; null outside a pause. */
  private endPause: (() => void) | null = null;
  /** Must the others be checked at once? A node may have left or died, or this one may have lost its connection. */
  private isUrgent = false;
  private readonly watch: Watch;
  private stopped = false;
  private beating: Promise<void> = Promise.resolve();
  /** Resolves when the last statement is done: statements run one after another. */
  private line: Promise<unknown> = Promise.resolve();

  /** The address at which the others reach this node. */
  private address = '';

  constructor(
    private readonly url: string,
    private readonly around: NodeCalls,
  ) {
    this.watch = new Watch(url, () => this.announceDeath());
  }

  async start(address: string): Promise<void> {
    this.address = address;
    try {
      await this.beat();
    } catch (error) {
      throw new StoreError(`This server can't join the nodes at ${withoutPassword(this.url)}: ${(error as Error).message}.`);
    }
    this.beating = this.goOn();
  }
  /** Tells the others that this node has left, so that they can take its tables. */
  async leave(): Promise<void> {
    this.stopped = true;
    this.watch.stop();
    this.wake();
    await this.beating;
    const { client } = this;
    this.client = null;
    if (!client) return;
    try {
      // This is one statement, so that the other nodes are told only once the row is gone.
      await this.ask(client, 'with gone as (delete from nodes where id = $1) select pg_notify($2, $1)', [this.id, CHANNEL]);
    } catch (error) {
      log.warn({ err: error }, 'the other nodes could not be told that this one leaves');
    }
    await client.end().catch(() => undefined);
  }

  /** Sends news to all nodes, this one included. News may get lost. */
  tell(news: string): void {
    this.notify(NEWS, news);
  }
  /** Called when the lock of the watched node is free. */
  private announceDeath(): void {
    this.wake();
    this.notify(CHANNEL, this.id);
  }
  private notify(channel: string, text: string): void {
    if (this.client) this.ask(this.client, 'select pg_notify($1, $2)', [channel, text]).catch(() => undefined);
  }
  private ask(client: pg.Client, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    const asked = this.line.then(() => client.query(text, values));
    this.line = asked.catch(() => undefined);
    return asked;
  }

  /** Milliseconds since the last confirmed heartbeat. */
  get age(): number {
    return since(this.sureAt);
  }
  get isSure(): boolean {
    return this.age < TRUST;
  }
  /** Null if the node is sure to own its tables; otherwise resolves when that is known again. */
  sure(): Promise<void> | null {
    if (this.isSure) return null;
    this.wake();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new NotStored('the database is away')), PATIENCE);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  private async goOn(): Promise<void> {
    while (!this.stopped) {
      if (!this.isUrgent) await this.pause();
      if (this.stopped) return;
      const { isUrgent } = this;
      this.isUrgent = false;
      try {
        if (!this.client || this.age > BEAT / 2) await this.beat();
        const next = await this.around.lookAfterOthers(isUrgent);
        if (!this.stopped) this.watch.on(next);
        if (this.isAway) log.warn('the database answers again');
        this.isAway = false;
      } catch (error) {
        // This is said once, and not at every attempt.
        if (!this.isAway) log.warn({ err: error }, 'the database does not answer this node, which is not ready until it does');
        this.isAway = true;
        await pause(AGAIN_AFTER);
      }
    }
  }
  private async pause(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.client ? BEAT : AGAIN_AFTER);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endPause = null;
  }
  private wake(): void {
    this.isUrgent = true;
    this.endPause?.();
  }
  private async beat(): Promise<void> {
    const began = now();
    let isNew: boolean;
    let client: pg.Client;
    try {
      client = this.client ?? (await this.connect());
      isNew = await this.heartbeat(client);
    } catch (error) {
      this.drop(this.client);
      throw error;
    }
    const isLate = isNew || !this.isSure;
    if (isLate || this.checkAgain) await this.around.checkTables();
    if (this.client !== client) throw new Error('the connection ended');
    this.checkAgain = isLate;
    this.sureAt = began;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
  /** Stores a heartbeat. True if the node was not in the list with this lock, because it has come back or the others declared it dead. */
  private async heartbeat(client: pg.Client): Promise<boolean> {
    const { rows } = await this.ask(
      client,
      'update nodes set beat = now() where id = $1 and lock = $2 returning pg_backend_pid() as process',
      [this.id, this.lock],
    );
    if (rows.length > 0 && rows[0].process !== this.process) throw new StoreError(`${withoutPassword(this.url)} ${POOLED}`);
    if (rows.length > 0) return false;
    const row = [this.id, this.address, this.lock, FORMAT];
    await this.ask(
      client,
      `insert into nodes (id, address, lock, format, beat) values ($1, $2, $3, $4, now())
       on conflict (id) do update set lock = excluded.lock, beat = excluded.beat`,
      row,
    );
    return true;
  }
  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...settingsOf(this.url), query_timeout: TIMEOUT, application_name: 'breakpoint node' });
    client.on('error', () => this.drop(client));
    client.on('end', () => this.drop(client));
    client.on('notification', ({ channel, payload }) => {
      if (channel === NEWS) this.around.hear(payload ?? null);
      else if (payload?.startsWith('[')) this.around.hearOfFree(JSON.parse(payload) as string[]);
      else this.wake();
    });
    this.client = client;
    await client.connect();
    // Heartbeats need not be durable, because every node sends new ones after a crash of the database.
    await setParameters(client, { synchronous_commit: 'off' });
    this.lock = randomInt(1, 2 ** 31);
    const { rows } = await this.ask(client, 'select pg_try_advisory_lock($1, $2) as free, pg_backend_pid() as process', [LOCKS, this.lock]);
    if (!rows[0].free) throw new Error('another node has a lock with the same number');
    this.process = rows[0].process;
    await this.ask(client, `listen ${CHANNEL}`);
    await this.ask(client, `listen ${NEWS}`);
    this.around.hear(null);
    return client;
  }
  /** Without its lock, the others count the node as dead. */
  private drop(client: pg.Client | null): void {
    if (client === null || this.client !== client) return;
    this.client = null;
    this.sureAt = NEVER;
    client.end().catch(() => undefined);
    this.wake();
  }
}

import { randomInt } from 'node:crypto';
import pg from 'pg';
import { log } from '../log.js';
import { unguessable } from '../secrets.js';
import { NotStored } from '../store/backend.js';
import { connecting } from '../store/postgres.js';
import { pause } from '../time.js';

/** Advisory locks of nodes have this number before their own. */
export const LOCKS = 0x6270;
const CHANNEL = 'breakpoint';
/** Milliseconds between two signs of life. */
const BEAT = 1000;
/** After so many milliseconds without one a node no longer believes that its tables are its own. Others wait longer (owners.ts). */
const TRUST = 2500;
/** So long somebody waits for that belief to come back. */
const PATIENCE = 5000;
const AGAIN_AFTER = 100;
const TIMEOUT = 3000;

/** What a session tells the node that it is of. */
export interface Around {
  /** The node was out of touch: which tables are still its own? */
  checkTables(): Promise<void>;
  /** Once in a while, and whenever a node says that it leaves. */
  lookAfterOthers(): Promise<void>;
}

/**
 * A node's own connection to the database. It holds a lock that the database lets go of when the process dies, and writes down
 * by the database's clock that the node is alive. Both need a connection of one's own, not one of a pooler.
 */
export class Session {
  readonly id = unguessable();
  private readonly lock = randomInt(1, 2 ** 31);
  private client: pg.Client | null = null;
  /** Until when it is known to be alive for the others: when the last sign of life that was heard was sent. */
  private sureAt = Number.NEGATIVE_INFINITY;
  private waiting: (() => void)[] = [];
  /** Ends the pause before the next sign of life; null: there is no pause now. */
  private endPause: (() => void) | null = null;
  /** Something has happened since the last look at the others. */
  private news = false;
  private stopped = false;
  private beating: Promise<void> = Promise.resolve();

  /** Where the others reach this node. */
  private address = '';

  constructor(
    private readonly url: string,
    private readonly around: Around,
  ) {}

  async start(address: string): Promise<void> {
    this.address = address;
    await this.beat();
    this.beating = this.goOn();
  }
  /** The others are told that this node has gone: its tables are theirs to take. */
  async leave(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.beating;
    const { client } = this;
    this.client = null;
    if (!client) return;
    try {
      await client.query('delete from nodes where id = $1', [this.id]);
      await client.query('select pg_notify($1, $2)', [CHANNEL, this.id]);
    } catch (error) {
      log.warn({ err: error }, 'the other nodes could not be told that this one leaves');
    }
    await client.end().catch(() => undefined);
  }

  /** Null: what this node holds is its own. Otherwise it is not known at this time; resolves when it is. */
  sure(): Promise<void> | null {
    if (performance.now() - this.sureAt < TRUST) return null;
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
      if (!this.news) await this.pause();
      if (this.stopped) return;
      this.news = false;
      try {
        await this.beat();
        await this.around.lookAfterOthers();
      } catch (error) {
        log.info({ err: error }, 'the database does not answer');
        this.drop(this.client);
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
    this.news = true;
    this.endPause?.();
  }
  private async beat(): Promise<void> {
    const began = performance.now();
    const client = this.client ?? (await this.connect());
    const { rowCount } = await client.query('update nodes set beat = now() where id = $1', [this.id]);
    // Others have taken it for dead.
    if (rowCount === 0)
      await client.query('insert into nodes (id, address, lock, beat) values ($1, $2, $3, now())', [this.id, this.address, this.lock]);
    if (rowCount === 0 || began - this.sureAt > TRUST) await this.around.checkTables();
    if (this.client !== client) throw new Error('the connection ended');
    this.sureAt = began;
    for (const resolve of this.waiting.splice(0)) resolve();
  }
  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connecting(this.url), query_timeout: TIMEOUT, application_name: 'breakpoint node' });
    client.on('error', () => this.drop(client));
    client.on('end', () => this.drop(client));
    client.on('notification', () => this.wake());
    this.client = client;
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1, $2) as free', [LOCKS, this.lock]);
    // The database has not noticed yet that the connection before this one is gone.
    if (!rows[0].free) throw new Error('the lock of this node is not free');
    await client.query(`listen ${CHANNEL}`);
    return client;
  }
  /** Without its lock the others take the node for dead. */
  private drop(client: pg.Client | null): void {
    if (client === null || this.client !== client) return;
    this.client = null;
    this.sureAt = Number.NEGATIVE_INFINITY;
    client.end().catch(() => undefined);
    this.wake();
  }
}

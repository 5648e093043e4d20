import pg from 'pg';
import { settingsOf } from '../store/connections.js';
import { LOCKS } from '../store/nodes.js';

/**
 * Waits for the lock of one other node, which the database grants as soon as that node's process is gone. Every node watches the next
 * one, in the order of their ids, and tells the others; so a death is noticed at once with one connection per node.
 */
export class Watch {
  private client: pg.Client | null = null;
  private lock: number | null = null;

  constructor(
    private readonly url: string,
    private readonly freed: () => void,
  ) {}

  /** Watches the node with this lock from now on; null if there is no other node. */
  on(lock: number | null): void {
    if (lock === this.lock) return;
    this.stop();
    this.lock = lock;
    if (lock !== null) void this.wait(lock);
  }
  stop(): void {
    const { client } = this;
    this.client = null;
    this.lock = null;
    client?.end().catch(() => undefined);
  }
  private async wait(lock: number): Promise<void> {
    const client = new pg.Client({ ...settingsOf(this.url), query_timeout: 0, application_name: 'breakpoint watch' });
    client.on('error', () => undefined);
    this.client = client;
    let isFree = false;
    try {
      await client.connect();
      // Without this, the database would keep the connection as long as the other node holds the lock, even after this process has died.
      await client.query(`set client_connection_check_interval = '2s'`);
      // The lock is shared and ends with the statement, so it is not mistaken for the other node's own lock.
      await client.query('select pg_advisory_xact_lock_shared($1, $2)', [LOCKS, lock]);
      isFree = true;
    } catch {
      // The database is down, or another node is watched now. The next heartbeat starts another watch.
    }
    if (this.client !== client) return;
    this.stop();
    if (isFree) this.freed();
  }
}

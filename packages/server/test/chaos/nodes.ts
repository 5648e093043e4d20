import { freePort, TestPostgres } from '../../../../tests/postgres.js';
import { makeProgram, ServerProcess } from '../process.js';
import { TcpProxy } from './proxy.js';

/** The ways from a node to the database, and from the other nodes to it. */
export interface Ways {
  toDatabase: TcpProxy;
  toNode: TcpProxy;
}

/** A PostgreSQL and several nodes on it, each in a process of its own. */
export class Nodes {
  private constructor(
    readonly postgres: TestPostgres,
    readonly database: string,
    readonly all: ServerProcess[],
    /** The ways of each node; empty if there are no proxies. */
    readonly ways: Ways[],
  ) {}

  /** `built`: the bundled server; by default it is made here. `proxies`: do nodes reach the database and each other through proxies? */
  static async start(count: number, built?: string, proxies = false): Promise<Nodes> {
    const [postgres, program] = await Promise.all([TestPostgres.start(), built ?? makeProgram()]);
    const database = await postgres.database();
    const all: ServerProcess[] = [];
    const ways: Ways[] = [];
    for (let i = 0; i < count; i++) {
      const port = await freePort();
      if (!proxies) {
        all.push(new ServerProcess(program, port, database));
        continue;
      }
      const url = new URL(database);
      const [toDatabase, toNode] = [await TcpProxy.to(Number(url.port)), await TcpProxy.to(port)];
      url.port = String(toDatabase.port);
      all.push(new ServerProcess(program, port, url.href, '', `127.0.0.1:${toNode.port}`));
      ways.push({ toDatabase, toNode });
    }
    await Promise.all(all.map((node) => node.supervise()));
    return new Nodes(postgres, database, all, ways);
  }
  async stop(): Promise<void> {
    for (const node of this.all) node.signal('SIGCONT');
    await Promise.all(this.all.map((node) => node.remove()));
    for (const { toDatabase, toNode } of this.ways) for (const proxy of [toDatabase, toNode]) proxy.close();
    await this.postgres.stop();
  }
}

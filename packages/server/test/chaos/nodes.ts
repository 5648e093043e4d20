import { freePort, TestPostgres } from '../../../../tests/postgres.js';
import { makeProgram, ServerProcess } from '../process.js';

/** A PostgreSQL and several nodes on it, each in a process of its own. */
export class Nodes {
  private constructor(
    readonly postgres: TestPostgres,
    readonly database: string,
    readonly all: ServerProcess[],
  ) {}

  /** `built`: the bundled server; by default it is made here. */
  static async start(count: number, built?: string): Promise<Nodes> {
    const [postgres, program] = await Promise.all([TestPostgres.start(), built ?? makeProgram()]);
    const database = await postgres.database();
    const all: ServerProcess[] = [];
    for (let i = 0; i < count; i++) all.push(new ServerProcess(program, await freePort(), database));
    await Promise.all(all.map((node) => node.start()));
    return new Nodes(postgres, database, all);
  }
  async stop(): Promise<void> {
    for (const node of this.all) node.signal('SIGCONT');
    await Promise.all(this.all.map((node) => node.remove()));
    await this.postgres.stop();
  }
}

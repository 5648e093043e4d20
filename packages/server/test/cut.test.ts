import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, TestPostgres } from '../../../tests/postgres.js';
import { type Served, serve } from '../src/index.js';
import { chanceOf, createTable, joinTable, TestClient } from './client.js';
import { FAST } from './settings.js';

// Two nodes that both reach the database, but not each other.

/** A stretch of the network that can be cut: then nothing arrives any more, and nobody is told. */
class Stretch {
  private readonly lines = new Set<Socket>();
  private isCut = false;
  private constructor(private readonly server: Server) {}

  static async to(port: number): Promise<{ stretch: Stretch; address: string }> {
    const at = await freePort();
    const server = createServer();
    const stretch = new Stretch(server);
    server.on('connection', (from) => {
      const to = createConnection(port, '127.0.0.1');
      for (const [line, other] of [
        [from, to],
        [to, from],
      ]) {
        stretch.lines.add(line);
        line.on('data', (data) => void (stretch.lines.has(line) && other.write(data)));
        line.on('error', () => undefined);
        line.on('close', () => stretch.lines.has(line) && other.destroy());
      }
      if (stretch.isCut) stretch.lines.clear();
    });
    await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
    return { stretch, address: `127.0.0.1:${at}` };
  }
  cut(): void {
    this.isCut = true;
    this.lines.clear();
  }
  /** New connections work again; those that were cut never will. */
  mend(): void {
    this.isCut = false;
  }
  close(): void {
    this.server.close();
  }
}

let postgres: TestPostgres;
const nodes: Served[] = [];
let stretch: Stretch;
beforeAll(async () => {
  postgres = await TestPostgres.start();
  const data = await postgres.database();
  const ports = [await freePort(), await freePort()];
  const made = await Stretch.to(ports[0]);
  stretch = made.stretch;
  const more = { data, clusterSecret: 'a secret of sixteen characters', settings: FAST };
  nodes.push(await serve({ ...more, port: ports[0], advertise: made.address }), await serve({ ...more, port: ports[1] }));
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  stretch?.close();
  await postgres?.stop();
});

test('a client whose messages no longer reach the owner of its table keeps its socket, and goes on when they do again', async () => {
  const ada = await createTable(nodes[0].url);
  const bob = await joinTable(nodes[0].url, ada.table, 'Bob');
  // Ada is connected to the owner of the table, and Bob to the other node.
  const [near, far] = [await TestClient.at(nodes[0].url, ada), await TestClient.at(nodes[1].url, bob)];
  await near.command({ what: 'start' });
  await Promise.all([near, far].map((c) => c.until(() => c.view !== null)));
  const goOn = async (seed: string): Promise<void> => {
    const goal = near.n + 8;
    await Promise.all([near, far].map((c, i) => c.play(chanceOf(`${seed} ${i}`), () => near.n >= goal && far.n >= goal)));
  };
  await goOn('before');
  const welcomes = (): number => far.received.filter((m) => m.type === 'welcome').length;
  stretch.cut();
  far.send({ type: 'command', id: 'into-the-void', command: { what: 'undo' } });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(welcomes()).toBe(1);
  stretch.mend();
  await far.until(() => welcomes() > 1);
  expect(far.closed).toBeNull();
  await goOn('after');
  for (const c of [near, far]) c.close();
});

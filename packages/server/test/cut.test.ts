import { allCards } from '@breakpoint/cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, TestPostgres } from '../../../tests/postgres.js';
import { type Served, serve } from '../src/index.js';
import { chanceOf, createTable, joinTable, TestClient } from './client.js';
import { FAST } from './settings.js';
import { Stretch } from './stretch.js';

// Two nodes that both reach the database, but not each other.

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
  nodes.push(
    await serve(allCards, { ...more, port: ports[0], advertise: made.address }),
    await serve(allCards, { ...more, port: ports[1] }),
  );
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

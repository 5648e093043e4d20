import { readFileSync } from 'node:fs';
import type { Seated } from '@breakpoint/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../tests/postgres.js';
import type { TableSheet } from '../src/index.js';
import { Nodes } from './chaos/nodes.js';
import { ChaosPlayer, Told } from './chaos/player.js';
import { CONFIG, chanceOf, createTable, joinTable, post, TestClient } from './client.js';

// Several nodes on one PostgreSQL, each in a process of its own. Time limits are at least five times the promised times.

let nodes: Nodes;
beforeAll(async () => {
  // The turns of two bots have to last until their node is dead.
  process.env.BOT_PACE = '1000';
  process.env.OPERATOR_TOKEN = 'the token of a test';
  nodes = await Nodes.start(3);
});
// A test that fails may leave a node frozen or dead, which must not make the others fail.
afterEach(async () => {
  for (const node of nodes.all) {
    node.signal('SIGCONT');
    if (!node.isRunning) await node.start();
  }
});
afterAll(async () => {
  delete process.env.BOT_PACE;
  delete process.env.OPERATOR_TOKEN;
  await nodes?.stop();
});

const url = (node: number): string => nodes.all[node].url;
/** The node that owns this table. */
async function ownerOf(table: string): Promise<number> {
  const [row] = await rowsOf<{ address: string }>(
    nodes.database,
    `select n.address from owners o join nodes n on n.id = o.node where o.table_id = '${table}'`,
  );
  return nodes.all.findIndex((node) => row && node.url.endsWith(row.address));
}
async function metricOf(node: number, name: string): Promise<number> {
  const text = await (await fetch(`${url(node)}/metrics`)).text();
  return Number(new RegExp(`^breakpoint_${name} (.*)$`, 'm').exec(text)?.[1]);
}
/** Two players at a started table of one node, each connected to the given node. */
async function playing(at: number, sockets: [number, number]) {
  const ada = await createTable(url(at));
  const bob = await joinTable(url(at), ada.table, 'Bob');
  expect(await ownerOf(ada.table)).toBe(at);
  const clients = [await TestClient.at(url(sockets[0]), ada), await TestClient.at(url(sockets[1]), bob)];
  expect(await clients[0].command({ what: 'start' })).toMatchObject({ ok: true });
  await Promise.all(clients.map((c) => c.until(() => c.view !== null)));
  return { table: ada.table, seats: [ada, bob], clients };
}
const goOn = async (clients: TestClient[], more: number, seed: string): Promise<void> => {
  const goal = clients[0].n + more;
  await Promise.all(
    clients.map((c, i) => c.play(chanceOf(`${seed} ${i}`), () => clients.some((x) => x.n >= goal || x.state?.status === 'over'))),
  );
};
const welcomes = (client: TestClient): number => client.received.filter((m) => m.type === 'welcome').length;

test('a document that one node took is on all of them, and another node goes on with its game', async () => {
  const documents = ['badgers', 'lanterns'].map((name) =>
    readFileSync(new URL(`../../../docs/examples/${name}.json`, import.meta.url), 'utf8'),
  );
  const ids: string[] = [];
  for (const document of documents) ids.push((await post<{ id: string }>(`${url(1)}/api/documents`, JSON.parse(document))).id);
  const seated = await createTable(url(0), {
    others: [{ kind: 'bot', level: 'normal' }],
    config: { ...CONFIG, boxes: [], documents: ids, duplicates: true },
  });
  const ada = await TestClient.at(url(0), seated);
  expect(await ada.command({ what: 'start' })).toMatchObject({ ok: true });
  await ada.until(() => ada.view !== null);
  await ada.play(chanceOf('documents'), () => (ada.view?.turn ?? 0) >= 3);
  const owner = await ownerOf(seated.table);
  ada.close();
  await nodes.all[owner].kill('SIGKILL');
  const again = await TestClient.at(url((owner + 1) % 3), seated);
  await again.until(() => again.view !== null);
  expect(again.state?.documents).toEqual(ids);
  const { turn } = again.view!;
  await again.play(chanceOf('elsewhere'), () => (again.view?.turn ?? 0) >= turn + 2 || again.state?.status === 'over');
  again.close();
});

test('a table can be played through any node, and only one node owns it', async () => {
  const { table, clients } = await playing(0, [1, 2]);
  await goOn(clients, 12, 'any');
  expect(await ownerOf(table)).toBe(0);
  // HTTP requests are forwarded as well.
  const told = await Promise.all([0, 1, 2].map(async (i) => (await fetch(`${url(i)}/api/tables/${table}`)).json()));
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
  expect(told[0]).toMatchObject({ phase: 'playing', seats: [{ name: 'Ada' }, { name: 'Bob' }] });
  const nowhere = await fetch(`${url(1)}/api/tables/no-table-has-this-id`);
  expect(nowhere.status).toBe(404);
  await expect(TestClient.at(url(1), { table, secret: 'a-secret-of-no-seat-xx' })).rejects.toThrow('4002');
  for (const c of clients) c.close();
});

test('the operator acts at any node: deletes a name, and blocks a device at all of them', async () => {
  const key = 'the-key-of-one-browser';
  const act = (action: object): Promise<Response> =>
    fetch(`${url(2)}/operator/act`, {
      method: 'POST',
      headers: { authorization: 'Bearer the token of a test', 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
  const ada = await createTable(url(0));
  // The seat is taken through a node that does not own the table.
  const bob = await post<Seated>(`${url(1)}/api/tables/${ada.table}/seats`, { name: 'Bob' }, key);
  const clients = [await TestClient.at(url(0), ada), await TestClient.at(url(1), bob)];
  const headers = { authorization: 'Bearer the token of a test' };
  const sheet = (await (await fetch(`${url(2)}/operator/tables/${ada.table}`, { headers })).json()) as TableSheet;
  expect(sheet.devices).toEqual([null, expect.stringMatching(/^device-/)]);
  expect((await act({ action: 'clear-name', table: ada.table, seat: 1 })).status).toBe(204);
  await clients[0].until(() => JSON.stringify(clients[0].received).includes('Player 2'));
  expect((await act({ action: 'block', entry: sheet.devices[1] })).status).toBe(204);
  for (const node of [0, 1, 2])
    await expect
      .poll(() => post(`${url(node)}/api/tables`, { name: 'Bob', config: CONFIG }, key).catch((e: Error) => e.message), { timeout: 20_000 })
      .toBe('blocked');
  await expect(TestClient.at(url(1), bob)).rejects.toThrow('4002');
  expect((await act({ action: 'unblock', entry: sheet.devices[1] })).status).toBe(204);
  for (const c of clients) c.close();
});

test('two people at different nodes meet in a quick match', async () => {
  const first = await post<{ table: string; secret: string }>(`${url(1)}/api/quick`, { name: 'Ada', config: CONFIG });
  const waiting = await TestClient.at(url(1), first);
  const second = await post<{ table: string }>(`${url(2)}/api/quick`, { name: 'Bob', config: CONFIG });
  expect(second.table).toBe(first.table);
  await waiting.until(() => waiting.state?.status === 'playing');
  waiting.close();
});

test('a player whose quick match was lost with its node sees that, asks again, and is matched', async () => {
  const config = { ...CONFIG, duplicates: true };
  const quick = (node: number, name: string) => post<{ table: string; secret: string }>(`${url(node)}/api/quick`, { name, config });
  const first = await quick(1, 'Ada');
  const matcher = await ownerOf(first.table);
  const [one, other] = [0, 1, 2].filter((i) => i !== matcher);
  const waiting = await TestClient.at(url(one), first);
  const lobby = () => waiting.numbered.filter((m) => m.type === 'lobby').at(-1)!.lobby;
  expect(lobby().botIn).toBeGreaterThan(0);
  await nodes.all[matcher].kill('SIGKILL');
  await waiting.until(() => lobby().botIn === undefined);
  const again = await quick(one, 'Ada');
  expect(again.table).not.toBe(first.table);
  const back = await TestClient.at(url(one), again);
  const second = await quick(other, 'Bob');
  expect(second.table).toBe(again.table);
  await back.until(() => back.state?.status === 'playing');
  for (const c of [waiting, back]) c.close();
  await nodes.all[matcher].start();
});

test('a listed table is on the list of every node while its host is there, and only then', async () => {
  const seated = await createTable(url(1), { config: { ...CONFIG, listed: true } });
  const listed = async (): Promise<boolean[]> =>
    Promise.all(
      [0, 1, 2].map(async (i) => {
        const list = (await (await fetch(`${url(i)}/api/tables`)).json()) as { table: string }[];
        return list.some((t) => t.table === seated.table);
      }),
    );
  const host = await TestClient.at(url(2), seated);
  await expect.poll(listed).toEqual([true, true, true]);
  host.close();
  await expect.poll(listed).toEqual([false, false, false]);
});

test('after kill -9, clients of other nodes keep their sockets and play on, and an answer that was on its way counts once', async () => {
  const { table, clients } = await playing(0, [1, 2]);
  await goOn(clients, 10, 'before');
  const asked = clients.find((c) => c.decision)!;
  const d = asked.decision!;
  const command = { what: 'answer' as const, decision: d.number, keys: d.optional ? [] : [d.options![0].key] };
  asked.send({ type: 'command', id: 'under-way', command });
  const before = clients.map((c) => ({ n: c.n, view: c.view, welcomes: welcomes(c) }));
  await nodes.all[0].kill('SIGKILL');
  await Promise.all(clients.map((c, i) => c.until(() => welcomes(c) > before[i].welcomes)));
  expect([1, 2]).toContain(await ownerOf(table));
  expect(await asked.command(command, 'under-way')).toMatchObject({ ok: true });
  await goOn(clients, 10, 'after');
  for (const [i, c] of clients.entries()) {
    expect(c.closed).toBeNull();
    expect(c.n).toBeGreaterThan(before[i].n);
  }
  const [taker, other] = (await ownerOf(table)) === 1 ? [1, 2] : [2, 1];
  expect(await metricOf(taker, 'takeovers_total')).toBeGreaterThan(0);
  expect(await metricOf(taker, 'tables_owned')).toBeGreaterThan(0);
  expect(await metricOf(other, 'passed_sockets')).toBeGreaterThan(0);
  // The other node hears of the death a moment later.
  await expect.poll(() => metricOf(other, 'nodes')).toBe(2);
  expect(await metricOf(other, 'heartbeat_age_seconds')).toBeLessThan(5);
  const rows = await rowsOf<{ seq: number }>(
    nodes.database,
    `select seq from journal where game_id = (select game from tables where id = '${table}') order by seq`,
  );
  expect(rows.map((r) => r.seq)).toEqual(rows.map((_, i) => i));
  for (const c of clients) c.close();
  await nodes.all[0].start();
});

test('a frozen node loses its tables, sends nothing old when it wakes up, and then works like the others again', async () => {
  const { table, seats, clients } = await playing(0, [1, 0]);
  await goOn(clients, 8, 'before');
  const [passed, frozen] = clients;
  const { n } = passed;
  const told = frozen.received.length;
  nodes.all[0].signal('SIGSTOP');
  try {
    // The forwarded client reaches the new owner by itself; the other connects to another node.
    await passed.until(() => welcomes(passed) > 1);
    expect(await ownerOf(table)).not.toBe(0);
    const bob = await TestClient.at(url(2), seats[1]);
    expect(passed.n).toBeGreaterThanOrEqual(n);
    await goOn([passed, bob], 8, 'after');
    const reached = passed.n;
    // The node gets a request for its table before it knows that it has lost the table.
    const late = TestClient.connect(url(0));
    nodes.all[0].signal('SIGCONT');
    const woken = await late;
    woken.send({ type: 'hello', v: 3, table, secret: seats[1].secret });
    await woken.until(() => woken.view !== null);
    expect(woken.n).toBeGreaterThanOrEqual(reached);
    // Its old socket is forwarded to the new owner, and gets no old moments.
    await frozen.until(() => frozen.n >= reached);
    expect(frozen.numbered.slice(told).every((m) => m.type !== 'update' || m.update.n > n)).toBe(true);
    await goOn([passed, bob], 4, 'later');
    for (const c of [bob, woken]) c.close();
  } finally {
    nodes.all[0].signal('SIGCONT');
  }
  for (const c of clients) c.close();
});

test('players who are connected to a frozen node notice its silence and play on at another while it is still frozen', async () => {
  const ada = await createTable(url(0));
  const bob = await joinTable(url(0), ada.table, 'Bob');
  const violations: string[] = [];
  let answers = 0;
  // Like a load balancer that does not know that the node is frozen: every other connection goes there.
  let connections = 0;
  const run = {
    anyNode: () => url(connections++ < 2 ? 0 : connections % 2),
    pace: 20,
    violated: (what: string) => violations.push(what),
    acknowledged: () => answers++,
    recovered: () => undefined,
    refused: () => undefined,
  };
  const players = [ada, bob].map(({ secret }, i) => new ChaosPlayer(run, ada.table, secret, `seat${i}`, new Told()));
  try {
    players[0].command({ what: 'start' });
    await expect.poll(() => answers).toBeGreaterThan(4);
    nodes.all[0].signal('SIGSTOP');
    const before = answers;
    await expect.poll(() => answers).toBeGreaterThan(before + 8);
    expect(await ownerOf(ada.table)).not.toBe(0);
    expect(violations).toEqual([]);
  } finally {
    nodes.all[0].signal('SIGCONT');
    for (const player of players) player.stop();
  }
});

test('on SIGTERM, a node hands its tables over and ends, and forwarded clients keep their sockets', async () => {
  const { table, clients } = await playing(1, [0, 2]);
  await goOn(clients, 6, 'before');
  expect(await nodes.all[1].kill('SIGTERM')).toBe(0);
  await Promise.all(clients.map((c) => c.until(() => welcomes(c) > 1)));
  expect([0, 2]).toContain(await ownerOf(table));
  await goOn(clients, 6, 'after');
  for (const c of clients) {
    expect(c.closed).toBeNull();
    expect(c.received.filter((m) => m.type === 'error')).toEqual([]);
    c.close();
  }
  await nodes.all[1].start();
});

test('a node with many tables hands over all of them on SIGTERM, and only those that play get an owner at once', async () => {
  const games = await Promise.all(Array.from({ length: 14 }, (_, i) => playing(1, i % 2 === 0 ? [0, 2] : [2, 2])));
  const lobby = await createTable(url(1));
  await joinTable(url(1), lobby.table, 'Bob');
  expect(await ownerOf(lobby.table)).toBe(1);
  expect(await nodes.all[1].kill('SIGTERM')).toBe(0);
  for (const { table, clients } of games) {
    await Promise.all(clients.map((c) => c.until(() => welcomes(c) > 1)));
    expect([0, 2]).toContain(await ownerOf(table));
    for (const c of clients) {
      expect(c.closed).toBeNull();
      expect(welcomes(c)).toBe(2);
    }
  }
  expect(await rowsOf(nodes.database, `select node from owners where table_id = '${lobby.table}'`)).toEqual([{ node: null }]);
  await Promise.all(games.map(({ clients }, i) => goOn(clients, 4, `many ${i}`)));
  for (const { clients } of games) for (const c of clients) c.close();
  await nodes.all[1].start();
});

test('when a table gets another owner, its vote is off and presence is counted again, and clients are told', async () => {
  const { clients } = await playing(0, [1, 2]);
  const [ada, bob] = clients;
  for (let i = 0; i < 40 && !ada.state?.canAskUndo; i++) await goOn(clients, 1, `vote ${i}`);
  expect(await ada.command({ what: 'undo' })).toMatchObject({ ok: true });
  await bob.until(() => bob.state?.vote?.kind === 'undo');
  // Bob goes before the node dies, so that he must be absent at the next one.
  bob.close();
  await ada.until(() => ada.state?.players[1].connected === false);
  await nodes.all[0].kill('SIGKILL');
  await ada.until(() => welcomes(ada) > 1 && ada.state?.vote === null && ada.state.players[0].connected);
  expect(ada.state?.players[1].connected).toBe(false);
  expect(ada.state?.canAskUndo).toBe(true);
  expect(await ada.command({ what: 'vote', yes: true })).toMatchObject({ ok: false, error: 'no-vote' });
  expect(await ada.command({ what: 'undo' })).toMatchObject({ ok: true });
  await ada.until(() => ada.state?.vote?.kind === 'undo');
  ada.close();
  await nodes.all[0].start();
});

test('bots play on at another node even if nobody is connected', async () => {
  const seated = await createTable(url(2), {
    others: [
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ],
  });
  const client = await TestClient.at(url(2), seated);
  await client.command({ what: 'start' });
  await client.until(() => client.view !== null);
  // It is a bot's turn, and then another's.
  await client.play(chanceOf('bots'), () => client.view!.active === 1);
  client.close();
  const answers = async (): Promise<number> => {
    const [row] = await rowsOf<{ n: string }>(
      nodes.database,
      `select (select count(*) from journal where game_id = t.game) as n from tables t where id = '${seated.table}'`,
    );
    return Number(row.n);
  };
  await nodes.all[2].kill('SIGKILL');
  const then = await answers();
  await expect.poll(answers, { interval: 100 }).toBeGreaterThan(then);
  await nodes.all[2].start();
});

test('while PostgreSQL restarts, nodes are not ready and wait, and then continue with the same tables', async () => {
  const { table, clients } = await playing(0, [0, 1]);
  await goOn(clients, 6, 'before');
  let readiness = 0;
  await nodes.postgres.restart(async () => {
    readiness = (await fetch(`${url(0)}/readyz`)).status;
  });
  expect(readiness).toBe(503);
  await expect.poll(async () => (await fetch(`${url(0)}/readyz`)).status).toBe(200);
  await goOn(clients, 6, 'after');
  expect(await ownerOf(table)).toBe(0);
  for (const c of clients) {
    expect(c.closed).toBeNull();
    c.close();
  }
});

test('a client without the secret cannot pose as a node', async () => {
  const seated = await createTable(url(0));
  const headers = { 'x-breakpoint-cluster': 'a guess', 'content-type': 'application/json' };
  const body = JSON.stringify([{ table: seated.table, seat: 0 }]);
  const response = await fetch(`${url(0)}/api/node/here`, { method: 'POST', headers, body });
  expect(response.status).toBe(404);
});

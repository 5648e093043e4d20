import { allCards } from '@breakpoint/cards';
import type { KnownSeat, OpenTable } from '@breakpoint/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TestPostgres } from '../../../tests/postgres.js';
import { type Served, serve } from '../src/index.js';
import { CONFIG, chanceOf, createTable, joinTable, post, TestClient } from './client.js';
import { device, PushService } from './people/push-service.js';
import { FAST } from './settings.js';

// The lists on a page at one node must change when something happens at another node. Both nodes are in this process.

const TOKEN = 'a-token-of-the-operator';
let postgres: TestPostgres;
let service: PushService;
let nodes: Served[] = [];
beforeAll(async () => {
  [postgres, service] = await Promise.all([TestPostgres.start(), PushService.start()]);
  const data = await postgres.database();
  const settings = { ...FAST, ...service.settings };
  const clusterSecret = 'a secret that only the nodes of a test know';
  const common = { data, settings, clusterSecret, operatorToken: TOKEN };
  nodes = [await serve(allCards, common), await serve(allCards, common)];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await service?.stop();
  await postgres?.stop();
});

/** A page that listens to the news of a node, and counts them. */
class Page {
  count = 0;
  private readonly end = new AbortController();

  static async at(node: Served, query: string): Promise<Page> {
    const page = new Page();
    const response = await fetch(`${node.url}/api/news?${query}`, { signal: page.end.signal });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    void page.read(response.body!).catch(() => undefined);
    return page;
  }
  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const text = new TextDecoder();
    for await (const part of body as unknown as AsyncIterable<Uint8Array>)
      this.count += text.decode(part, { stream: true }).split('data:').length - 1;
  }
  /** Resolves with the next news. Call it before the change. */
  next(): Promise<void> {
    const before = this.count;
    return expect.poll(() => this.count, { interval: 20 }).toBeGreaterThan(before);
  }
  close(): void {
    this.end.abort();
  }
}
const pages: Page[] = [];
const pageAt = async (node: number, query: string): Promise<Page> => {
  const page = await Page.at(nodes[node], query);
  pages.push(page);
  return page;
};
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
const listAt = async (node: number): Promise<string[]> =>
  ((await (await fetch(`${nodes[node].url}/api/tables`)).json()) as OpenTable[]).map((t) => t.table);

test('a page at one node hears that the list of open tables has changed at the other', async () => {
  const page = await pageAt(1, 'list');
  const other = await pageAt(1, 'tables=some-table-elsewhere');
  let told = page.next();
  const seated = await createTable(nodes[0].url, { config: { ...CONFIG, listed: true } });
  const host = await TestClient.at(nodes[0].url, seated);
  await told;
  await expect.poll(() => listAt(1)).toContain(seated.table);
  // The host changes the settings, and the table is no longer listed.
  told = page.next();
  expect(await host.command({ what: 'configure', config: { ...CONFIG, listed: false } })).toMatchObject({ ok: true });
  await told;
  expect(await listAt(1)).not.toContain(seated.table);
  told = page.next();
  expect(await host.command({ what: 'configure', config: { ...CONFIG, listed: true } })).toMatchObject({ ok: true });
  await told;
  // Without its host, a table is not on the list.
  told = page.next();
  host.close();
  await told;
  await expect.poll(() => listAt(1)).not.toContain(seated.table);
  expect(other.count).toBe(0);
});

test('a page at one node hears that it is another player’s turn at a table of the other, and an absent player is notified', async () => {
  const ada = await createTable(nodes[0].url, { config: { ...CONFIG, clock: { kind: 'days', days: 1 } } });
  const page = await pageAt(1, `tables=${ada.table}`);
  let told = page.next();
  const bob = await joinTable(nodes[1].url, ada.table, 'Bob');
  await told;
  const asBob = async (): Promise<KnownSeat> =>
    (await post<KnownSeat[]>(`${nodes[1].url}/api/seats`, { secrets: [{ table: bob.table, secret: bob.secret }] }))[0];
  expect(await asBob()).toMatchObject({ phase: 'lobby', with: [{ name: 'Ada' }] });
  // Bob's device subscribes at the second node; the first node, which owns the table, notifies it.
  const { subscription, path } = device('bob');
  const wanted = { table: bob.table, secret: bob.secret, subscription, language: 'en' };
  const headers = { 'content-type': 'application/json' };
  const subscribed = await fetch(`${nodes[1].url}/api/push`, { method: 'POST', headers, body: JSON.stringify(wanted) });
  expect(subscribed.status).toBe(204);
  const client = await TestClient.at(nodes[0].url, ada);
  told = page.next();
  await client.command({ what: 'start' });
  await told;
  await expect.poll(asBob).toMatchObject({ phase: 'playing', turn: expect.any(Number) });
  await client.play(chanceOf('news'), () => client.view?.decision?.seat === 1);
  await expect.poll(asBob).toMatchObject({ turn: 1 });
  await expect.poll(() => service.received.map((r) => r.path)).toContain(path);
  const before = page.count;
  const player = await TestClient.at(nodes[1].url, bob);
  expect(await player.command({ what: 'concede' })).toMatchObject({ ok: true });
  await expect.poll(asBob).toMatchObject({ phase: 'over' });
  await expect.poll(() => page.count).toBeGreaterThan(before);
  for (const c of [client, player]) c.close();
});

test('without other nodes, a page hears of changes as well, and the open streams of one address are limited', async () => {
  const server = await serve(allCards, { settings: { ...FAST, limits: { ...FAST.limits!, sockets: 2 } } });
  const open = [await Page.at(server, 'list'), await Page.at(server, 'list')];
  const told = open[0].next();
  await createTable(server.url, { config: { ...CONFIG, listed: true } });
  await told;
  expect((await fetch(`${server.url}/api/news?list`)).status).toBe(429);
  open[0].close();
  const status = async (): Promise<number> => {
    const end = new AbortController();
    const response = await fetch(`${server.url}/api/news?list`, { signal: end.signal });
    end.abort();
    return response.status;
  };
  await expect.poll(status).toBe(200);
  open[1].close();
  await server.close();
});

test('the operator looks at a table and deletes it at whichever node it is', async () => {
  const seated = await createTable(nodes[0].url);
  const client = await TestClient.at(nodes[0].url, seated);
  const authorization = `Bearer ${TOKEN}`;
  const sheet = await fetch(`${nodes[1].url}/operator/tables/${seated.table}`, { headers: { authorization } });
  expect(await sheet.json()).toMatchObject({ id: seated.table, names: ['Ada', ''], connected: [{ seat: 0, address: '127.0.0.1' }] });
  const body = JSON.stringify({ action: 'delete-table', table: seated.table });
  const act = () =>
    fetch(`${nodes[1].url}/operator/act`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body });
  expect((await act()).status).toBe(204);
  await client.until(() => client.closed !== null);
  expect((await act()).status).toBe(404);
  expect((await fetch(`${nodes[0].url}/api/tables/${seated.table}`)).status).toBe(404);
  // Another node is believed only with the secret of the nodes.
  expect((await fetch(`${nodes[0].url}/operator/tables/${seated.table}`)).status).toBe(401);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import type { Report, Seated } from '@breakpoint/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tables } from '../../cli/src/commands/tables.js';
import { METRICS } from '../src/base/metrics.js';
import type { Health } from '../src/front/operator-page.js';
import { logAt, type Served, serve } from '../src/index.js';
import { CONFIG, chanceOf, post, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

const TOKEN = 'a-token-of-the-operator';
const data = mkdtempSync(join(tmpdir(), 'breakpoint-operator-'));
const lines: string[] = [];
let server: Served;
beforeAll(async () => {
  logAt('debug', { write: (line: string) => void lines.push(line) });
  server = await serve(allCards, { settings: { ...FAST, idleSocket: 20_000 }, data, operatorToken: TOKEN, metrics: 'token' });
});
afterAll(async () => {
  await server.close();
  logAt('warn');
  rmSync(data, { recursive: true });
});

const get = (path: string, authorization?: string, url = server.url): Promise<Response> =>
  fetch(url + path, { headers: authorization === undefined ? {} : { authorization } });
/** What `breakpoint tables` prints. */
async function operator(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.stubEnv('BREAKPOINT_OPERATOR_TOKEN', TOKEN);
  try {
    await tables([...args, '--url', server.url]);
  } finally {
    log.mockRestore();
    vi.unstubAllEnvs();
  }
  return lines.join('\n');
}
const basic = (token: string): string => `Basic ${Buffer.from(`anybody:${token}`).toString('base64')}`;

test('metrics and the operator page are closed by default', async () => {
  const plain = await serve(allCards, { settings: FAST });
  for (const path of ['/metrics', '/operator', '/operator.json']) expect((await get(path, `Bearer ${TOKEN}`, plain.url)).status).toBe(404);
  await plain.close();
  const open = await serve(allCards, { settings: FAST, metrics: 'open' });
  expect(await (await get('/metrics', undefined, open.url)).text()).toMatch(/^breakpoint_tables 0$/m);
  expect((await get('/operator', undefined, open.url)).status).toBe(404);
  await open.close();
});

test('every metric has a value from the start, and the page about running a server lists them all', async () => {
  const text = await (await get('/metrics', `Bearer ${TOKEN}`)).text();
  for (const [name, { kind }] of Object.entries(METRICS)) {
    expect(text).toContain(`# TYPE breakpoint_${name} ${kind}\n`);
    expect(text).toMatch(new RegExp(`^breakpoint_${name}(_count)? \\d`, 'm'));
  }
  const page = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8');
  const rows = Object.entries(METRICS).map(([name, { kind, help }]) => `| \`breakpoint_${name}\` | ${kind} | ${help} |`);
  expect(page.split('\n').filter((line) => line.startsWith('| `breakpoint_'))).toEqual(rows);
});

test('the token signs in by a form, and the cookie works only on the page', async () => {
  const form = (path: string, fields: Record<string, string>, cookie = ''): Promise<Response> =>
    fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie }, redirect: 'manual' });
  expect(await (await get('/operator')).text()).toContain('type="password"');
  expect((await form('/operator/session', { token: 'another one, wrong' })).status).toBe(401);
  const signed = await form('/operator/session', { token: TOKEN });
  const [given] = signed.headers.getSetCookie();
  expect(signed.status).toBe(303);
  expect(given).toMatch(/HttpOnly.*SameSite=Strict/);
  expect(given).not.toContain(TOKEN);
  const cookie = given.split(';')[0];
  expect((await fetch(`${server.url}/operator`, { headers: { cookie } })).status).toBe(200);
  const late = cookie.replace(/=\d+/, (until) => `=${Number(until.slice(1)) + 1}`);
  expect((await fetch(`${server.url}/operator`, { headers: { cookie: late } })).status).toBe(401);
  // A password that the browser sends by itself, also from other sites, changes nothing.
  const act = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${server.url}/operator/act`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ action: 'block', entry: '203.0.113.7' }),
      redirect: 'manual',
    });
  expect((await act({ authorization: basic(TOKEN) })).status).toBe(401);
  expect((await act({})).status).toBe(401);
  expect((await act({ cookie })).status).toBe(303);
  expect((await act({ authorization: `Bearer ${TOKEN}` })).status).toBe(303);
});

test('only the token opens metrics and the operator page, and guessing it is slow', async () => {
  for (const path of ['/metrics', '/operator', '/operator.json']) {
    expect((await get(path)).status).toBe(401);
    expect((await get(path, `Bearer ${TOKEN}`)).status).toBe(200);
    expect((await get(path, basic(TOKEN))).status).toBe(200);
    expect((await get(path, basic('another'))).status).toBe(401);
  }
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, i) => get('/operator', `Bearer ${i}`)));
  expect(guesses.map((r) => r.status)).toContain(429);
  expect((await get('/operator', `Bearer ${TOKEN}`)).status).toBe(200);
});

test('the server reports its health, and its histograms count', async () => {
  const { clients } = await twoAtTable(server.url);
  await Promise.all(clients.map((c, i) => c.play(chanceOf(`health ${i}`), () => clients[0].n > 10)));
  const health = (await (await get('/operator.json', `Bearer ${TOKEN}`)).json()) as Health;
  expect(health).toMatchObject({ failure: null, sockets: 2, tables: { inMemory: 1, stored: { playing: 1 } }, games: { started: 1 } });
  expect(health.answers.count).toBeGreaterThanOrEqual(10);
  expect(health.commits.count).toBeGreaterThan(0);
  const text = await (await get('/metrics', `Bearer ${TOKEN}`)).text();
  expect(text).toMatch(/^breakpoint_answer_seconds_bucket\{le="0.005"\} \d+$/m);
  expect(text).toMatch(/^breakpoint_commit_writes_count \d+$/m);
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(await (await get('/operator', basic(TOKEN))).text()).toContain('<td>');
  for (const c of clients) c.close();
});

test('the operator reads reports, and deletes lines, names and tables of a running server', async () => {
  const { table, clients, seats } = await twoAtTable(server.url, { config: { ...CONFIG, chat: true } });
  const [ada, bob] = clients;
  await bob.command({ what: 'say', say: { kind: 'text', text: '<b>rude</b>' } });
  await ada.until(() => ada.received.some((m) => m.type === 'said'));
  expect(await ada.command({ what: 'report', seat: 1, line: 1, text: 'he was rude' })).toMatchObject({ ok: true });
  const page = await (await get(`/operator?table=${table}`, `Bearer ${TOKEN}`)).text();
  expect(page).toContain('<td data-column="Why">he was rude</td>');
  expect(page).toContain('&#60;b&#62;rude');
  expect(page).toContain('127.0.0.1');
  expect(await operator('list', '--name', 'bob')).toContain(table);
  expect(await operator('lines', '--text', '<B>rude')).toContain('Bob: <b>rude</b>');
  expect(await operator('lines', '--text', 'kind')).toBe('');
  expect(await operator('list', '--name', 'Nobody')).toBe('');
  const [report] = JSON.parse(await operator('reports', '--json')) as Report[];
  expect(report).toMatchObject({ table, by: 0, about: 1, name: 'Bob', why: 'he was rude' });
  await expect(operator('delete-line', table, '7')).rejects.toThrow('there is no such thing');
  await operator('delete-line', table, '1');
  await ada.until(() => ada.received.some((m, i) => i > 3 && m.type === 'talk' && m.said.length === 0));
  await operator('delete-name', table, '2');
  await ada.until(() => ada.state!.players[1].name === 'Player 2');
  expect(await operator('show', table)).toMatch(/seat 2 {2}Player 2/);
  await operator('close-report', report.id);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await operator('reports')).toBe('');
  expect(said).toHaveBeenCalledWith('There is nothing to list.');
  said.mockRestore();
  await operator('delete', table);
  await ada.until(() => ada.closed !== null);
  await expect(TestClient.at(server.url, seats[0])).rejects.toThrow('4002');
  expect((await get(`/api/tables/${table}`)).status).toBe(404);
});

test('a blocked device takes no seat and comes to none of its seats, until it is unblocked', async () => {
  const key = 'the-key-of-one-browser';
  const ada = await post<Seated>(`${server.url}/api/tables`, { name: 'Ada', others: [{ kind: 'open' }], config: CONFIG });
  const bob = await post<Seated>(`${server.url}/api/tables/${ada.table}/seats`, { name: 'Bob' }, key);
  const clients = [await TestClient.at(server.url, ada), await TestClient.at(server.url, bob)];
  expect(await clients[0].command({ what: 'report', seat: 1 })).toMatchObject({ ok: true });
  const [device] = /device-\w+/.exec(await operator('show', ada.table))!;
  expect(await operator('reports')).toContain(device);
  expect(await (await get('/operator', `Bearer ${TOKEN}`)).text()).toContain(`Block ${device}`);
  // The new secret of a seat does not hide its device.
  const secret = 'another-secret-of-bobs';
  expect(await clients[1].command({ what: 'close-others', secret })).toMatchObject({ ok: true });
  await operator('block', device, 'he was rude');
  expect(await operator('blocked')).toMatch(new RegExp(`^${device} .* he was rude$`, 'm'));
  const again = (): Promise<unknown> => post(`${server.url}/api/tables`, { name: 'Bob', others: [{ kind: 'open' }], config: CONFIG }, key);
  await expect.poll(() => again().catch((e: Error) => e.message), { timeout: 10_000 }).toBe('blocked');
  const back = TestClient.at(server.url, { table: ada.table, secret });
  await expect(back).rejects.toThrow('4002');
  await clients[1].until(() => clients[1].closed?.reason === 'blocked');
  expect(clients[0].closed).toBeNull();
  await operator('unblock', device);
  expect(await operator('blocked')).not.toContain(device);
  await expect(operator('unblock', device)).rejects.toThrow('there is no such thing');
  await expect.poll(() => again().catch((e: Error) => e.message), { timeout: 10_000 }).toMatchObject({ seat: 0 });
  const returned = await TestClient.at(server.url, { table: ada.table, secret });
  expect(await returned.command({ what: 'forget-me' })).toMatchObject({ ok: true });
  expect(await operator('show', ada.table)).not.toContain('device-');
  returned.close();
  clients[0].close();
});

test('an operator whose own address is blocked can unblock it', async () => {
  await expect(operator('block', 'nonsense')).rejects.toThrow('look at what was typed');
  await operator('block', '127.0.0.0/8');
  await expect.poll(async () => (await get('/api/tables')).status, { timeout: 10_000 }).toBe(403);
  expect((await get('/healthz')).status).toBe(200);
  await operator('unblock', '127.0.0.0/8');
  await expect.poll(async () => (await get('/api/tables')).status, { timeout: 10_000 }).toBe(200);
});

test('the operator lists, reads and deletes the factions that players made', async () => {
  const badgers = readFileSync(new URL('../../../docs/examples/badgers.json', import.meta.url), 'utf8');
  const { id } = await post<{ id: string }>(`${server.url}/api/documents`, JSON.parse(badgers));
  expect(await operator('factions')).toContain(`${id}  `);
  expect(JSON.parse(await operator('show-faction', id))).toEqual(JSON.parse(badgers));
  await operator('delete-faction', id);
  expect(await operator('factions')).toContain('deleted');
  await expect(operator('show-faction', id)).rejects.toThrow('there is no such thing');
  await expect(operator('delete-faction', 'sha256-of-nothing')).rejects.toThrow('there is no such thing');
  await expect(post(`${server.url}/api/documents`, JSON.parse(badgers))).rejects.toThrow('no-document');
});

test('a blocked address may do nothing, as soon as it is in the file', async () => {
  const file = join(data, 'blocked.txt');
  writeFileSync(file, '# nobody yet\n203.0.113.0/24\n');
  const blocking = await serve(allCards, { settings: { ...FAST, idleSocket: 400 }, block: file });
  const { clients } = await twoAtTable(blocking.url);
  writeFileSync(file, 'nonsense\n127.0.0.1 # somebody rude\n::1\n');
  await expect.poll(async () => (await fetch(`${blocking.url}/api/tables`)).status, { timeout: 10_000 }).toBe(403);
  // A person gets a page in three languages, a program the code.
  const page = await fetch(blocking.url, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(403);
  expect(await page.text()).toMatch(/lang="en">.* lang="fr">.* lang="es">/);
  expect(await (await fetch(blocking.url)).json()).toMatchObject({ error: 'blocked' });
  await clients[0].until(() => clients[0].closed !== null);
  await expect(TestClient.connect(blocking.url)).rejects.toThrow('403');
  await blocking.close();
});

test('a server that cannot store anything is alive but not ready, and logs the reason without secrets', async () => {
  const { clients, seats, table } = await twoAtTable(server.url);
  const asked = clients.find((c) => c.decision)!;
  const other = new Database(join(data, 'breakpoint.db'));
  other.exec('begin exclusive');
  const d = asked.decision!;
  const reply = await asked.command({ what: 'answer', decision: d.number, keys: [d.options![0].key] });
  expect(reply).toMatchObject({ ok: false, error: 'not-stored' });
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(503);
  other.exec('rollback');
  other.close();
  await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  const log = lines.join('');
  expect(log).toMatch(/database is locked/);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), msg: expect.any(String) });
  for (const secret of [table, TOKEN, ...seats.map((s) => s.secret)]) expect(log).not.toContain(secret);
  for (const c of clients) c.close();
});

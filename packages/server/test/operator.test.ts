import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logAt, type Served, serve } from '../src/index.js';
import { METRICS } from '../src/metrics.js';
import type { Health } from '../src/operator.js';
import { chanceOf, twoAtTable } from './client.js';
import { FAST } from './settings.js';

const TOKEN = 'a-token-of-the-operator';
const data = mkdtempSync(join(tmpdir(), 'breakpoint-operator-'));
const lines: string[] = [];
let server: Served;
beforeAll(async () => {
  logAt('debug', { write: (line: string) => void lines.push(line) });
  server = await serve(allCards, { settings: FAST, data, operatorToken: TOKEN, metrics: 'token' });
});
afterAll(async () => {
  await server.close();
  logAt('warn');
  rmSync(data, { recursive: true });
});

const get = (path: string, authorization?: string, url = server.url): Promise<Response> =>
  fetch(url + path, { headers: authorization === undefined ? {} : { authorization } });
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

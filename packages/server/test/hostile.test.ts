import { allCards } from '@breakpoint/cards';
import { Game } from '@breakpoint/engine';
import { PROTOCOL } from '@breakpoint/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { logAt } from '../src/base/log.js';
import { DEFAULTS } from '../src/base/options.js';
import { type Served, serve } from '../src/index.js';
import { CONFIG, chanceOf, createTable, post, TestClient, twoAtTable } from './client.js';
import { FAST } from './settings.js';

let server: Served;
beforeAll(async () => {
  server = await serve(allCards, {
    settings: { ...FAST, limits: { ...DEFAULTS.limits, perSecond: 30, burst: 80, tables: 1000, sockets: 1000 } },
  });
});
afterAll(() => server.close());

const errorsOf = (c: TestClient): string[] => c.received.flatMap((m) => (m.type === 'error' ? [m.error] : []));

test('garbage, answers for other seats, old ids and floods do not change a game', async () => {
  const { table, seats, clients } = await twoAtTable(server.url, { config: { ...CONFIG, factions: 'draft' } });
  const actor = clients.find((c) => c.decision !== null)!;
  const other = clients[1 - clients.indexOf(actor)];
  const before = clients.map((c) => c.view);
  const key = actor.decision!.options![0].key;

  // Another player's decision, a past one, a future one, and options that do not exist.
  expect(await other.command({ what: 'answer', decision: 0, keys: [key] })).toMatchObject({ ok: false, error: 'refused' });
  expect(await actor.command({ what: 'answer', decision: 7, keys: [key] })).toMatchObject({ ok: false, error: 'old-decision' });
  for (const keys of [[], ['end'], [key, key], ['faction:nobody'], ['play aliens/invader:1'], ['__proto__'], ['seat:9']]) {
    expect(await actor.command({ what: 'answer', decision: 0, keys })).toMatchObject({ ok: false, error: 'refused' });
  }
  const watcher = await TestClient.at(server.url, { table });
  expect(await watcher.command({ what: 'answer', decision: 0, keys: [key] })).toMatchObject({ ok: false, error: 'not-seated' });

  // Nonsense messages of all kinds.
  const vandal = await TestClient.connect(server.url);
  const nonsense = [
    '',
    'null',
    '[]',
    '{',
    '{"type":"hello"}',
    '{"type":"command","id":"x","command":{"what":"start"}}',
    JSON.stringify({ type: 'hello', v: PROTOCOL, table, more: 1 }),
    JSON.stringify({ type: 'command', id: 'abcdefgh', command: { what: 'start' } }),
    '{"type":"__proto__"}',
    '{"type":"command","id":"abcdefgh","command":{"what":"answer","decision":0,"keys":[{}]}}',
  ];
  for (const text of nonsense) vandal.socket.send(text);
  vandal.socket.send(Buffer.from([1, 2, 3]), { binary: true });
  await vandal.until(() => errorsOf(vandal).length >= nonsense.length + 1);
  expect(new Set(errorsOf(vandal))).toEqual(new Set(['bad-message', 'not-now']));

  // A message that is too long, too many messages, a wrong secret, another version.
  vandal.socket.send(JSON.stringify({ type: 'ping', more: 'x'.repeat(20_000) }));
  await vandal.until(() => vandal.closed !== null);
  expect(errorsOf(vandal)).toContain('too-big');
  const flood = await TestClient.at(server.url, seats[1]);
  for (let i = 0; i < 600; i++) flood.send({ type: 'ping' });
  await flood.until(() => flood.closed !== null);
  expect(errorsOf(flood)).toContain('too-fast');
  expect(flood.closed?.code).toBe(4001);
  const huge = await TestClient.connect(server.url);
  huge.socket.send('x'.repeat(1_000_000));
  await huge.until(() => huge.closed !== null);
  for (const hello of [
    { v: PROTOCOL, secret: 'A'.repeat(22) },
    { v: 99 },
    { v: PROTOCOL, table: 'B'.repeat(22) },
    { v: PROTOCOL, table: '__proto____proto__' },
  ]) {
    const stranger = await TestClient.connect(server.url);
    stranger.send({ type: 'hello', table, ...hello });
    await stranger.until(() => stranger.closed !== null);
    expect(errorsOf(stranger)).toEqual([hello.v === 99 ? 'version' : hello.table ? 'not-found' : 'bad-secret']);
  }

  for (const odd of ['__proto__', 'constructor', '', '../../x']) {
    const stranger = await TestClient.connect(server.url);
    stranger.send({ type: 'hello', v: PROTOCOL, table: odd });
    await stranger.until(() => errorsOf(stranger).length > 0);
    expect(errorsOf(stranger), odd).toEqual(['bad-message']);
    stranger.close();
  }

  // The game is unchanged and goes on.
  expect(clients.map((c) => c.view)).toEqual(before);
  expect(await actor.command({ what: 'answer', decision: 0, keys: [key] })).toMatchObject({ ok: true });
  await other.until(() => other.n === 1);
  for (const c of [...clients, watcher]) c.close();
});

test('HTTP requests with wrong bodies, too many tables and too many sockets are refused', async () => {
  const strict = await serve(allCards, {
    settings: { ...FAST, helloWithin: 3000, idleSocket: 10_000, limits: { ...DEFAULTS.limits, tables: 3, sockets: 2 } },
  });
  const refused = (body: unknown) => expect(post(`${strict.url}/api/tables`, body)).rejects;
  const good = { name: 'Ada', others: [{ kind: 'open' }], config: CONFIG };
  await refused({}).toMatchObject({ message: 'bad-message', status: 400 });
  await refused({ ...good, name: 'x'.repeat(21) }).toMatchObject({ message: 'bad-message' });
  await refused({ ...good, name: '\u0000 \u200b' }).toMatchObject({ message: 'bad-message' });
  await refused({ ...good, config: { ...CONFIG, boxes: ['nowhere'] } }).toMatchObject({ message: 'bad-message' });
  await refused({ ...good, more: true }).toMatchObject({ message: 'bad-message' });
  await refused({ ...good, name: 'x'.repeat(50_000) }).toMatchObject({ message: 'too-big', status: 413 });
  expect((await fetch(`${strict.url}/api/tables`, { method: 'POST', body: JSON.stringify(good) })).status).toBe(400);
  for (let i = 0; i < 2; i++) await createTable(strict.url);
  await refused(good).toMatchObject({ message: 'too-many-tables', status: 429 });
  for (const path of ['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/.git/config', '/api/tables/x'])
    expect((await fetch(strict.url + path)).status).toBe(404);

  // Codes that belong to no table.
  for (const code of [
    '__proto__',
    'constructor',
    'toString',
    '%00',
    '%2e%2e',
    "'; drop table tables",
    'x'.repeat(2000),
    'AAAAAAAAAAAAAAAAAAAAAA',
  ]) {
    const response = await fetch(`${strict.url}/api/tables/${encodeURIComponent(decodeURIComponent(code))}`);
    expect([response.status, await response.json()], code).toMatchObject([404, { error: 'not-found' }]);
  }

  const sockets = [await TestClient.connect(strict.url), await TestClient.connect(strict.url), await TestClient.connect(strict.url)];
  await sockets[2].until(() => sockets[2].closed !== null);
  expect(errorsOf(sockets[2])).toEqual(['too-many-sockets']);
  // A socket that never says hello is closed.
  await sockets[0].until(() => sockets[0].closed !== null);
  expect(errorsOf(sockets[0])).toEqual(['idle']);
  await strict.close();
});

test('a game that breaks does not stop others, keeps its log and tells its players', async () => {
  const bad = await twoAtTable(server.url, { config: { ...CONFIG, factions: 'draft' } });
  const good = await twoAtTable(server.url, { config: { ...CONFIG, factions: 'draft' } });
  logAt('silent');
  const spy = vi.spyOn(Game.prototype, 'apply').mockImplementationOnce(() => {
    throw new TypeError('a bug in the rules');
  });
  const actor = bad.clients.find((c) => c.decision !== null)!;
  await actor.command({ what: 'answer', decision: 0, keys: [actor.decision!.options![0].key] });
  spy.mockRestore();
  for (const c of bad.clients) await c.until(() => c.state?.status === 'broken');
  logAt('warn');
  expect(bad.clients[0].state?.problem).toContain('a bug in the rules');
  expect(await actor.command({ what: 'answer', decision: 0, keys: [] })).toMatchObject({ ok: false, error: 'broken' });
  // Its players can undo the answer that broke it.
  const other = bad.clients[1 - bad.clients.indexOf(actor)];
  await actor.command({ what: 'undo' });
  await other.until(() => other.state?.vote?.kind === 'undo');
  await other.command({ what: 'vote', yes: true });
  await actor.until(() => actor.state?.status === 'playing' && actor.decision !== null);
  const { number, options } = actor.decision!;
  expect(await actor.command({ what: 'answer', decision: number, keys: [options![0].key] })).toMatchObject({ ok: true });
  await other.until(() => other.n === 1);
  await Promise.all(good.clients.map((c, i) => c.play(chanceOf(`good ${i}`), () => c.n > 12)));
  expect(good.clients[0].state?.status).toBe('playing');
  for (const c of [...bad.clients, ...good.clients]) c.close();
});

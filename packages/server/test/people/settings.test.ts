import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import { type Config, settingsFrom, windowsAt } from '@breakpoint/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../../src/index.js';
import { CONFIG, createTable, TestClient, twoAtTable } from '../client.js';
import { FAST } from '../settings.js';

let server: Served;
beforeAll(async () => {
  server = await serve(allCards, { settings: FAST });
});
afterAll(() => server.close());

const made = (config: unknown) => createTable(server.url, { config: config as Config });

test('the documented settings are accepted, and no others', async () => {
  for (const seconds of [60, 120, 300, 600]) await made({ ...CONFIG, clock: { kind: 'turn', seconds } });
  for (const days of [1, 3, 7])
    await made({ ...CONFIG, clock: { kind: 'days', days }, windows: { kind: 'hours', hours: 8 }, listed: true, level: 'expert' });
  for (const wrong of [
    { clock: { kind: 'turn', seconds: 10 } },
    { clock: { kind: 'days', days: 2 } },
    { windows: { kind: 'hours', hours: 1 } },
    { clock: { kind: 'turn', seconds: 60 }, windows: { kind: 'hours', hours: 1 } },
    { clock: { kind: 'days', days: 1 }, windows: { kind: 'masked', seconds: 8 } },
    { level: 'godlike' },
    { chat: 'yes' },
  ])
    await expect(made({ ...CONFIG, ...wrong }), JSON.stringify(wrong)).rejects.toThrow('bad-message');
  expect(windowsAt({ ...CONFIG, listed: true })).toEqual({ kind: 'masked', seconds: 8 });
  expect(windowsAt({ listed: true, clock: { kind: 'days', days: 1 } })).toEqual({ kind: 'hours', hours: 1 });
  expect(windowsAt(CONFIG)).toEqual({ kind: 'open' });
});

test('hints are allowed against bots, and between people if the host allows them', async () => {
  const alone = await TestClient.at(server.url, await createTable(server.url, { others: [{ kind: 'bot', level: 'easy' }] }));
  await alone.command({ what: 'start' });
  await alone.until(() => alone.decision !== null);
  expect(alone.state?.canHint).toBe(true);
  expect(await alone.command({ what: 'hint' })).toMatchObject({ ok: true });
  alone.close();
  for (const hints of [undefined, false, true]) {
    const { clients } = await twoAtTable(server.url, { config: { ...CONFIG, ...(hints !== undefined && { hints }) } });
    await clients[0].until(() => clients.some((c) => c.decision !== null));
    const asked = clients.find((c) => c.decision !== null)!;
    expect(asked.state?.canHint, String(hints)).toBe(hints === true);
    expect(await asked.command({ what: 'hint' })).toMatchObject(hints ? { ok: true } : { ok: false, error: 'not-allowed' });
    for (const c of clients) c.close();
  }
});

test('the clock of a table from an older version becomes the next longer one', async () => {
  expect(settingsFrom({ ...CONFIG, clock: { kind: 'turn', seconds: 3600 } }).clock).toEqual({ kind: 'turn', seconds: 600 });
  expect(settingsFrom({ ...CONFIG, clock: { kind: 'days', days: 2 } }).clock).toEqual({ kind: 'days', days: 3 });
  const data = mkdtempSync(join(tmpdir(), 'breakpoint-settings-'));
  const first = await serve(allCards, { settings: FAST, data });
  const seated = await createTable(first.url);
  await first.close();
  const db = new Database(join(data, 'breakpoint.db'));
  db.prepare('update tables set config = ?').run(JSON.stringify({ ...CONFIG, clock: { kind: 'turn', seconds: 45 } }));
  db.close();
  const second = await serve(allCards, { settings: FAST, data });
  const ada = await TestClient.at(second.url, seated);
  const lobby = () => ada.numbered.findLast((m) => m.type === 'lobby')!.lobby;
  expect(lobby().config.clock).toEqual({ kind: 'turn', seconds: 60 });
  expect(await ada.command({ what: 'configure', config: { ...lobby().config, chat: true } })).toMatchObject({ ok: true });
  expect(lobby().config).toMatchObject({ chat: true, clock: { kind: 'turn', seconds: 60 } });
  ada.close();
  await second.close();
  rmSync(data, { recursive: true });
});

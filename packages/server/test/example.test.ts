import { readFileSync } from 'node:fs';
import { allCards } from '@breakpoint/cards';
import { commandSchema, ERRORS } from '@breakpoint/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { play } from '../../../docs/examples/client.js';
import { type Served, serve } from '../src/index.js';
import { CONFIG, chanceOf, createTable, TestClient } from './client.js';
import { FAST } from './settings.js';

let server: Served;
beforeAll(async () => {
  server = await serve(allCards, { settings: FAST });
});
afterAll(() => server.close());

test('the example client of the docs plays a game', async () => {
  const seated = await createTable(server.url);
  const host = await TestClient.at(server.url, seated);
  const example = play(server.url, seated.table, 'Example');
  await host.until(() => host.numbered.some((m) => m.type === 'lobby' && m.lobby.problem === null));
  await host.command({ what: 'start' });
  await host.until(() => host.view !== null);
  await host.play(chanceOf('example'));
  expect(await example).toBe('over');
  host.close();
});

test('docs/protocol.md names every command and every error', () => {
  const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  for (const code of ERRORS) expect(text, code).toContain(`\`${code}\``);
  for (const option of commandSchema.options) expect(text).toContain(`\`${option.shape.what.value}\``);
});

test('when a player’s clock runs out, a bot answers until the turn is over', async () => {
  const seated = await createTable(server.url, {
    others: [{ kind: 'bot', level: 'easy' }],
    config: { ...CONFIG, clock: { kind: 'turn', seconds: 60 } },
  });
  const ada = await TestClient.at(server.url, seated);
  await ada.command({ what: 'start' });
  await ada.until(() => ada.decision !== null);
  const { turn } = ada.view!;
  expect(ada.state?.clock?.seat).toBe(0);
  const passed = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now').mockImplementation(() => passed() + 61_000);
  await ada.until(() => ada.view!.turn > turn);
  later.mockRestore();
  expect(ada.state?.status).toBe('playing');
  ada.close();
});

import type { LobbyView, QuickMatch } from '@breakpoint/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findMatch, forgottenMatch } from '../src/session/quick.js';

const wanted = { name: 'Ada', config: { rules: 'base' } } as unknown as QuickMatch;
const lobby = (more: Partial<LobbyView> = {}): LobbyView =>
  ({
    me: 0,
    host: 0,
    seats: [
      { name: 'Ada', kind: 'person' },
      { name: '', kind: 'open' },
    ],
    ...more,
  }) as LobbyView;

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
};
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ table: 'a-quick-table', seat: 0, secret: 'x' }), { status: 201 }));
});
afterEach(() => vi.unstubAllGlobals());

test.each([storage, undefined])('a quick match that the server has forgotten is asked for again, once', async (session) => {
  vi.stubGlobal('sessionStorage', session);
  const table = await findMatch(wanted);
  // The server still knows the quick match.
  expect(forgottenMatch(table, lobby({ quick: true, botIn: 20_000 }))).toBeNull();
  // Another player has come, or the page shows another table.
  expect(forgottenMatch(table, lobby({ seats: [{ name: 'Ada', kind: 'person', connected: true }] }))).toBeNull();
  expect(forgottenMatch('another-table', lobby())).toBeNull();
  expect(forgottenMatch(table, lobby({ me: -1 }))).toBeNull();
  expect(forgottenMatch(table, lobby())).toEqual(wanted);
  expect(forgottenMatch(table, lobby())).toBeNull();
});

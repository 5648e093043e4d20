import { expect, test, vi } from 'vitest';
import type { LocalTable } from '../src/session/types.js';
import type { FromWorker, Request } from '../src/worker/messages.js';
import '../src/worker/game.worker.js';

/** The worker's side of its connection to the page. */
const { self, told } = vi.hoisted(() => {
  const told: FromWorker[] = [];
  const self = { postMessage: (message: FromWorker) => told.push(message), onmessage: (_: { data: object }) => undefined };
  vi.stubGlobal('self', self);
  vi.stubGlobal('navigator', { hardwareConcurrency: 1 });
  return { self, told };
});

/** A game in which a bot begins. */
const table = (seed: string): LocalTable => ({
  setup: { players: [{ factions: ['zombies', 'robots'] }, { factions: ['wizards', 'pirates'] }], seed, first: 1 },
  players: [
    { name: 'Ada', kind: 'person' },
    { name: 'Bot', kind: 'bot', level: 'easy' },
  ],
});

test('a bot answers in a new game that begins while a bot of the old one is about to answer', async () => {
  const ask = (request: Request): void => void self.onmessage({ data: { ...request, number: 1 } });
  ask({ ask: 'start', id: '', table: table('old') });
  ask({ ask: 'start', id: '', table: table('new') });
  const asked = (): number | undefined => {
    const last = told.findLast((m) => 'message' in m && m.message.type === 'update');
    return last && 'message' in last && last.message.type === 'update' ? last.message.update.view.decision?.seat : undefined;
  };
  await expect.poll(asked).toBe(0);
});

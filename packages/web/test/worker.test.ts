import { allCards } from '@breakpoint/cards';
import { fold } from '@breakpoint/match';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SavedGame } from '../src/session/saves.js';
import type { LocalTable, Snapshot } from '../src/session/types.js';
import { Host } from '../src/worker/host.js';
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

const ask = (request: Request): void => void self.onmessage({ data: { ...request, number: 1 } });
/** The seat that was last told to decide. */
const asked = (): number | undefined => {
  const last = told.findLast((m) => 'message' in m && m.message.type === 'update');
  return last && 'message' in last && last.message.type === 'update' ? last.message.update.view.decision?.seat : undefined;
};

/** A database without a game in progress, which tells what is put into it. */
function databaseFor(put: (game: SavedGame) => void): object {
  const later = <T extends object>(event: string, request: T): T => {
    setTimeout(() => (request as Record<string, () => void>)[event]());
    return request;
  };
  const store = { put, get: () => ({ result: undefined }) };
  const transaction = (): object => later('oncomplete', { objectStore: () => store });
  return { open: () => later('onsuccess', { result: { transaction, close: () => undefined } }) };
}

test('every answer of a bot is stored, so that a page that is loaded again in the middle goes on from what it has shown', async () => {
  const kept: number[] = [];
  const put = ({ log }: SavedGame): object => Object(kept.push(log.answers.length));
  Object.assign(globalThis, { indexedDB: databaseFor(put) });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));
  ask({ ask: 'start', id: 'kept', table: table('kept') });
  await expect.poll(asked).toBe(0);
  const answers = told.filter((m) => 'message' in m && m.message.type === 'update').length;
  expect(answers).toBeGreaterThan(2);
  await expect.poll(() => kept).toEqual(Array.from({ length: answers + 1 }, (_, i) => i));
  told.length = 0;
});

test('a bot answers in a new game that begins while a bot of the old one is about to answer', async () => {
  ask({ ask: 'start', id: '', table: table('old') });
  ask({ ask: 'start', id: '', table: table('new') });
  await expect.poll(asked).toBe(0);
});

test('Undo after “pass until my next turn” asks in the window again', async () => {
  let last: Snapshot | null = null;
  const setup = { players: [{ factions: ['ninjas', 'pirates'] }, { factions: ['dinosaurs', 'robots'] }], seed: 'windows 3', first: 1 };
  const host = new Host(allCards, '', { ...table(''), setup }, (message) => {
    last = fold(last, message) as Snapshot;
  });
  host.snapshot('arrival');
  const seen = (): Snapshot => last!;
  const isMine = (): boolean => seen().update.view.decision?.seat === 0 && !host.waitsForBot;
  /** The player only ends turns, so that bases score in the bot's turns. */
  const goOn = async (): Promise<void> => {
    if (!isMine()) return host.botAnswers();
    const { number, options, least } = seen().update.view.decision!;
    const end = options!.filter((o) => o.word === 'end' || least > 0).slice(0, Math.max(least, 1));
    host.answer(
      number,
      end.map((o) => o.key),
    );
  };
  const inWindow = (): boolean => seen().state.window && isMine() && seen().update.view.active === 1;
  for (let i = 0; i < 400 && !inWindow(); i++) await goOn();
  expect(inWindow()).toBe(true);
  const asked = { ...seen().update.view.decision!, number: 0 };
  host.passing(true);
  for (let i = 0; i < 100 && !isMine(); i++) await host.botAnswers();
  expect(seen().update.view.active).toBe(0);
  expect(seen().state).toMatchObject({ canUndo: true, undoMarks: true });
  host.undo();
  expect({ ...seen().update.view.decision!, number: 0 }).toEqual(asked);
  expect(seen().state).toMatchObject({ window: true, tookBack: true });
  expect(seen().state.passing).toBeUndefined();
});

import { explore, type Findings, type Level } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionMessage } from '../src/session/types.js';
import { Helpers } from '../src/worker/helpers.js';
import { Host } from '../src/worker/host.js';
import type { ToWorker } from '../src/worker/messages.js';

afterEach(() => vi.unstubAllGlobals());

/** A worker that answers when the test says so. */
class SimulatedWorker {
  readonly asked: ToWorker[] = [];
  onmessage: (event: { data: object }) => void = () => undefined;
  onerror: () => void = () => undefined;
  readonly terminate = vi.fn();
  postMessage(message: ToWorker): void {
    this.asked.push(message);
  }
}

const found: Findings = [{ key: 5, visits: 3, sums: [2, 1], next: [] }];
const position = { save: {} as never, seat: 0, seed: 'x' };

test('as many workers help as the device can spare; one that is busy or has died is left out', async () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
  const workers: SimulatedWorker[] = [];
  const helpers = new Helpers(() => {
    workers.push(new SimulatedWorker());
    return workers[workers.length - 1] as unknown as Worker;
  });
  const first = helpers.ask(position, { ms: 100 });
  expect(workers).toHaveLength(2);
  expect(workers.map((w) => w.asked)).toMatchObject([[{ position: { seed: 'x 0' } }], [{ position: { seed: 'x 1' } }]]);
  expect(helpers.ask(position, { ms: 100 })).toEqual([]);
  workers[0].onmessage({ data: { reply: 0, value: found } });
  workers[1].onerror();
  expect(await Promise.all(first)).toEqual([found, null]);
  expect(helpers.ask(position, { ms: 100 })).toHaveLength(1);
  expect(workers.map((w) => w.asked.length)).toEqual([2, 1]);
  expect(workers.map((w) => w.terminate.mock.calls.length)).toEqual([0, 1]);
});

test('helpers practise before they are needed, and the end of their practice is no report', async () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
  const worker = new SimulatedWorker();
  const helpers = new Helpers(() => worker as unknown as Worker);
  helpers.practise({ setup: { players: [{}, {}], seed: 'x' } });
  const [report] = helpers.ask(position, { ms: 100 });
  expect(worker.asked).toMatchObject([{ ask: 'practise' }, { ask: 'explore' }]);
  worker.onmessage({ data: { reply: worker.asked[0].number, value: null } });
  worker.onmessage({ data: { reply: worker.asked[1].number, value: found } });
  expect(await report).toEqual(found);
});

test('only bots that think by the clock need practice', () => {
  expect(table().host.isTimed).toBe(true);
  expect(table('normal').host.isTimed).toBe(false);
});

test('on a device with one or two cores, or little memory, nobody helps', () => {
  for (const device of [{ hardwareConcurrency: 2 }, { hardwareConcurrency: 8, deviceMemory: 2 }]) {
    vi.stubGlobal('navigator', device);
    expect(new Helpers(() => ({}) as Worker).ask(position, { ms: 100 })).toEqual([]);
  }
});

/** A game in which a bot begins. */
function table(level: Level = 'hard'): { host: Host; told: SessionMessage[] } {
  const players = [{ factions: ['zombies', 'robots'] }, { factions: ['wizards', 'pirates'] }];
  const told: SessionMessage[] = [];
  const names = [
    { name: 'Ada', kind: 'person' as const },
    { name: 'Bot', kind: 'bot' as const, level },
  ];
  const host = new Host(allCards, '', { setup: { players, seed: 'helpers', first: 1 }, players: names }, (message) => told.push(message));
  return { host, told };
}

test('a hard bot answers with its helpers, and asks them about what its own seat knows', async () => {
  const { host } = table();
  const asked: number[] = [];
  const ask: Helpers['ask'] = (position) => {
    asked.push(position.seat);
    return [Promise.resolve(explore(allCards, position, { iterations: 20 })), new Promise(() => undefined)];
  };
  for (let i = 0; i < 3 && host.waitsForBot; i++) await host.botAnswers({ ask });
  expect(host.saved().log.answers.length).toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set([1]));
});

test('an answer is dropped if its question was answered while the bot waited for its helpers', async () => {
  const { host } = table();
  const ask = () => [new Promise<null>(() => undefined)];
  await Promise.all([host.botAnswers({ ask }), host.botAnswers({ ask })]);
  expect(host.saved().log.answers).toHaveLength(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder } from '../../../tests/folder.js';
import { TEST } from '../../../tests/patience.js';
import { freePort, rowsOf, TestPostgres } from '../../../tests/postgres.js';
import { STEPS } from '../src/store/migrations.js';
import { ChaosPlayer, Told } from './chaos/player.js';
import { chanceOf, createTable, joinTable, TestClient } from './client.js';
import { type Change, makeProgram, ServerProcess } from './process.js';

// Two builds that differ in a migration, in the version of the cards and in the format of saves, with games in play.

const last = Object.keys(STEPS.all).at(-1)!;
const NEXT: readonly Change[] = [
  {
    file: /store\/migrations\.ts$/,
    from: / {2}\},\n {2}released: '[^']*',/,
    to: `'9000-next': async (db) => void (await db.schema.alterTable('games').addColumn('extra', 'text').execute()) }, released: '${last}',`,
  },
  { file: /cards\/src\/index\.ts$/, from: /new CardSet\('[^']*'/, to: `new CardSet('next'` },
  {
    file: /edge\/log\.ts$/,
    from: /const SAVE_FORMAT = (\d+);([\s\S]*)(\[SAVE_FORMAT\]: SAVE,)([\s\S]*)data\.format < SAVE_FORMAT/,
    to: `const SAVE_FORMAT = $1 + 1;$2$1: fields({ format: oneOf($1), ...SAVED, names: NAMES, dealt: orNull(DEALT_NUMBERS) }), $3$4data.format < $1`,
  },
];

let builds: { now: string; next: string };
beforeAll(async () => {
  process.env.SNAPSHOT_EVERY = '3';
  builds = { now: await makeProgram(), next: await makeProgram(NEXT) };
});
afterAll(() => {
  delete process.env.SNAPSHOT_EVERY;
});

/** The formats of the saves in snapshots. */
const FORMATS = `select distinct substring(save from '"format":([0-9]+)') as format from snapshots where save like '%"format":%' order by 1`;

test(
  'with PostgreSQL, nodes are updated one after the other and back again, and games go on all the time',
  async () => {
    const postgres = await TestPostgres.start();
    const data = await postgres.database();
    const ports = [await freePort(), await freePort()];
    const nodes = ports.map((port) => new ServerProcess(builds.now, port, data));
    const players: ChaosPlayer[] = [];
    try {
      await Promise.all(nodes.map((node) => node.start()));
      const violations: string[] = [];
      let answers = 0;
      let connections = 0;
      const run = {
        anyNode: () => nodes[connections++ % nodes.length].url,
        pace: 50,
        violated: (what: string) => violations.push(what),
        acknowledged: () => answers++,
        recovered: () => undefined,
        refused: () => undefined,
      };
      const tables: string[] = [];
      for (let i = 0; i < 3; i++) {
        const ada = await createTable(nodes[i % 2].url);
        const bob = await joinTable(nodes[i % 2].url, ada.table, 'Bob');
        const both = [ada, bob].map(({ secret }, seat) => new ChaosPlayer(run, ada.table, secret, `seat${seat}`, new Told()));
        both[0].command({ what: 'start' });
        players.push(...both);
        tables.push(ada.table);
      }
      const goOn = async (): Promise<void> => {
        const goal = answers + 15;
        await expect.poll(() => answers).toBeGreaterThan(goal);
      };
      await goOn();
      const formats = new Set<string>();
      for (const build of ['next', 'now'] as const)
        for (const i of [0, 1]) {
          expect(await nodes[i].kill('SIGTERM')).toBe(0);
          nodes[i] = new ServerProcess(builds[build], ports[i], data);
          await nodes[i].start();
          await goOn();
          for (const { format } of await rowsOf<{ format: string }>(data, FORMATS)) formats.add(format);
        }
      for (const player of players) player.stop();
      expect(violations).toEqual([]);
      expect([...formats]).toHaveLength(2);
      // No answer that was acknowledged is missing, no journal has a hole, and no game was stopped.
      const known = await rowsOf<{ id: string }>(
        data,
        `select command as id from journal where command is not null union select id from commands`,
      );
      const ids = new Set(known.map((k) => k.id));
      for (const player of players) for (const { id } of player.acknowledged) expect(ids.has(id)).toBe(true);
      const holes = await rowsOf(data, `select game_id from journal group by game_id having count(*) <> max(seq) + 1`);
      expect(holes).toEqual([]);
      expect(await rowsOf(data, `select id from tables where phase = 'broken'`)).toEqual([]);
      expect(await rowsOf(data, `select id from games where problem is not null`)).toEqual([]);
    } finally {
      for (const player of players) player.stop();
      for (const node of nodes) await node.remove();
      await postgres.stop();
    }
  },
  3 * TEST,
);

test('with SQLite, a server is stopped and another build started on its folder, and the first again', async () => {
  const [data, port] = [newFolder(), await freePort()];
  let server = new ServerProcess(builds.now, port, data);
  await server.start();
  const ada = await createTable(server.url);
  const bob = await joinTable(server.url, ada.table, 'Bob');
  let before = 0;
  for (const build of ['now', 'next', 'now'] as const) {
    if (build === 'next' || before > 0) {
      expect(await server.kill('SIGTERM')).toBe(0);
      server = new ServerProcess(builds[build], port, data);
      await server.start();
    }
    const clients = [await TestClient.at(server.url, ada), await TestClient.at(server.url, bob)];
    if (before === 0) await clients[0].command({ what: 'start' });
    await Promise.all(clients.map((c) => c.until(() => c.view !== null)));
    expect(clients[0].n).toBe(before);
    expect(clients[0].state?.status).toBe('playing');
    await Promise.all(clients.map((c, i) => c.play(chanceOf(`${build} ${i}`), () => clients.some((x) => x.n >= before + 12))));
    await Promise.all(clients.map((c) => c.until(() => c.n === Math.max(...clients.map((x) => x.n)))));
    before = clients[0].n;
    for (const c of clients) c.close();
  }
  await server.remove();
});

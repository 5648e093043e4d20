// npm run compare:server -- OLD [--pairs N] [--answers N] [--tables N]: compares the server of this checkout with that of another one,
// which is built too. Both servers stay alive and take turns; each is driven as fast as it can by the load generator of its own build.
// A pair of turns gives a ratio of answers per second of CPU; printed is the median, with the lowest and the highest. Above 1, this
// checkout is faster.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './steps.mjs';

const { values, positionals } = parseArgs({
  options: {
    pairs: { type: 'string', default: '11' },
    answers: { type: 'string', default: '5000' },
    'warm-up': { type: 'string', default: '60000' },
    tables: { type: 'string', default: '50' },
  },
  allowPositionals: true,
});
if (positionals.length !== 1) throw new Error('name the folder of the other checkout');

/** Where the generator of load was before the laboratory had a package of its own, and where it is. */
const PLACES = ['packages/lab/dist/load', 'packages/cli/dist/load'];

/** The server of a checkout with full tables, which wait. */
async function started(folder) {
  const place = PLACES.map((path) => join(folder, path)).find(existsSync);
  if (!place) throw new Error(`build ${folder} first`);
  const [{ Measured }, { Load }] = await Promise.all(
    ['measured.js', 'run.js'].map((file) => import(pathToFileURL(join(place, file)).href)),
  );
  const server = await Measured.start('breakpoint');
  const load = new Load(server.url, { tables: Number(values.tables), players: 4, watchers: 0, slow: 0, seed: '1' });
  load.pause();
  await load.begin();
  return { server, load };
}

const counted = (load) => load.tally.figures(1).answers;

/** Answers per second of CPU, over so many answers. */
async function turn({ server, load }, answers) {
  load.tally.clear();
  const before = await server.resources();
  load.goOn();
  while (counted(load) < answers) await pause(50);
  load.pause();
  // What is on its way is answered and counted.
  await pause(200);
  const after = await server.resources();
  return counted(load) / (after.cpu - before.cpu);
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const sides = [await started(resolve(positionals[0])), await started(root)];
try {
  for (let done = 0; done < Number(values['warm-up']); done += Number(values.answers))
    for (const side of sides) await turn(side, Number(values.answers));
  const pairs = [];
  for (let i = 0; i < Number(values.pairs); i++) {
    // The one that goes first changes from pair to pair.
    const speeds = new Map();
    for (const side of i % 2 === 0 ? sides : [...sides].reverse()) speeds.set(side, await turn(side, Number(values.answers)));
    pairs.push(sides.map((side) => speeds.get(side)));
  }
  const ratios = pairs.map(([before, now]) => now / before);
  const shown = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((x) => x.toFixed(3));
  const [before, now] = [0, 1].map((side) => Math.round(median(pairs.map((pair) => pair[side]))));
  console.log(`answers per second of CPU, ${before} before and ${now} now: ${shown[0]} (${shown[1]} to ${shown[2]})`);
} finally {
  for (const { server, load } of sides) {
    load.stop();
    await server.stop();
  }
}

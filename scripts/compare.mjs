// npm run compare -- OLD [--pairs N] [--seconds N] [--only FIGURE]: compares the speed of this checkout with that of another one, which is built too.
// npm run compare -- --documents: compares our own cards as workshop documents with the code of the same cards, in this checkout.
// Two processes, one for each side, take turns of a few seconds at each figure and stay alive in between, because a machine changes
// its speed and code gets faster as it is compiled. Each pair of turns gives a ratio; printed is the median of the ratios, with the
// lowest and the highest. Above 1, this checkout, or the documents, are faster.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FIGURES } from './compare-one.mjs';
import { root } from './steps.mjs';

const { values, positionals } = parseArgs({
  options: {
    pairs: { type: 'string', default: '11' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string' },
    documents: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { documents } = values;
if (positionals.length !== (documents ? 0 : 1)) throw new Error('name the folder of the other checkout, or --documents');

const one = fileURLToPath(new URL('compare-one.mjs', import.meta.url));
// The setting with which `breakpoint` starts (packages/cli/src/main.ts).
const start = (folder, ...more) => fork(one, [folder, ...more], { execArgv: ['--max-inlined-bytecode-size-cumulative=300'] });
const [before, now] = documents ? [start(root), start(root, 'documents')] : [start(resolve(positionals[0])), start(root)];

/** How often a process does the work of this figure in a second of its own time. */
async function measured(process, figure) {
  process.send({ figure, seconds: Number(values.seconds) });
  const [speed] = await once(process, 'message');
  return speed;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
try {
  for (const figure of FIGURES.filter((name) => name.includes(values.only ?? ''))) {
    const ratios = [];
    for (let i = 0; i < Number(values.pairs); i++) {
      // The one that goes first changes from pair to pair.
      const pair = i % 2 === 0 ? [before, now] : [now, before];
      const speeds = new Map();
      for (const process of pair) speeds.set(process, await measured(process, figure));
      ratios.push(speeds.get(now) / speeds.get(before));
    }
    const shown = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((x) => x.toFixed(3));
    console.log(`${figure}: ${shown[0]} (${shown[1]} to ${shown[2]})`);
  }
} finally {
  before.kill();
  now.kill();
}

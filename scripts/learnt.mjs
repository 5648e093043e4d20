// node scripts/learnt.mjs CARDS-2.json CARDS-3.json CARDS-4.json: writes what `breakpoint train` learnt into the source of the bots.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const files = process.argv.slice(2);
if (files.length !== 3) throw new Error('name three files of `breakpoint train`: for two, three and four players');
const learnt = files.map((file, i) => {
  const { cards, bases, turn } = JSON.parse(readFileSync(file, 'utf8'));
  if (cards[i + 2] === undefined) throw new Error(`${file} is not about ${i + 2} players`);
  return { cards: cards[i + 2], bases: bases[i + 2], turn: turn[i + 2] };
});
const ids = [...new Set(learnt.flatMap(({ cards }) => Object.keys(cards)))].sort();
const rows = ids.map((id) => `  '${id}': [${learnt.flatMap(({ cards }) => cards[id] ?? [0, 0, 0, 0, 0, 0]).join(', ')}],`);
const baseRows = learnt.flatMap(({ bases }, i) => {
  const worths = Object.entries(bases).map(([id, worth]) => `    '${id}': [${worth.join(', ')}],`);
  return [`  ${i + 2}: {`, ...worths, '  },'];
});
const judgements = learnt.map(({ turn }, i) => {
  const n = i + 2;
  return `  ${n}: { ...tuned[${n}], cards: worthsWith(${n}), bases: BASES[${n}], turn: [${turn.join(', ')}] },`;
});
const out = fileURLToPath(new URL('../packages/bots/src/learnt.ts', import.meta.url));
writeFileSync(
  out,
  `import { type Tuning, tuned } from './weights.js';
import { type BaseWorths, type CardWorth, type CardWorths, NUMBERS } from './worths.js';

// Written by scripts/learnt.mjs. docs/bots.md says from which games this was learnt.

/** For each card, what it is worth (see CardWorth) with two, three and four players, one after the other. */
const CARDS: Readonly<Record<string, readonly number[]>> = {
${rows.join('\n')}
};

/** For each base, what it is worth (see BaseWorth), by number of players. */
const BASES = {
${baseRows.join('\n')}
} satisfies Record<number, BaseWorths>;

function worthsWith(players: 2 | 3 | 4): CardWorths {
  const from = (players - 2) * NUMBERS;
  const worthOf = (numbers: readonly number[]) => numbers.slice(from, from + NUMBERS) as unknown as CardWorth;
  return Object.fromEntries(Object.entries(CARDS).map(([id, numbers]) => [id, worthOf(numbers)]));
}

/** The tuned weights, and what games have taught about cards, bases and having the turn: how the search judges. */
export const learnt: Tuning = {
${judgements.join('\n')}
};
`,
);
execFileSync('npx', ['biome', 'check', '--write', out], { stdio: 'inherit' });

// node scripts/learnt.mjs CARDS-2.json CARDS-3.json CARDS-4.json: writes what `lab train` learnt about cards and bases into the
// factions' folders, and prints what it learnt about having the turn, for packages/bots/src/learnt.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factionsDir, readFactions } from './factions.mjs';

const files = process.argv.slice(2);
if (files.length !== 3) throw new Error('name three files of `lab train`: for two, three and four players');
const learnt = files.map((file, i) => {
  const { cards, bases, turn } = JSON.parse(readFileSync(file, 'utf8'));
  if (cards[i + 2] === undefined) throw new Error(`${file} is not about ${i + 2} players`);
  return { cards: cards[i + 2], bases: bases[i + 2], turn: turn[i + 2] };
});

/** A line for each name that was learnt: its numbers with two, three and four players. */
function rows(part, names, idOf, size) {
  const none = new Array(size).fill(0);
  return names
    .filter((name) => learnt.some((l) => l[part][idOf(name)] !== undefined))
    .map((name) => `    ${JSON.stringify(name)}: [${learnt.flatMap((l) => l[part][idOf(name)] ?? none).join(', ')}]`)
    .join(',\n');
}

for (const { id } of readFactions()) {
  const { cards, bases } = JSON.parse(readFileSync(join(factionsDir, id, 'en.json'), 'utf8'));
  const ofCards = rows('cards', Object.keys(cards), (name) => `${id}/${name}`, 6);
  const ofBases = rows('bases', Object.keys(bases), (name) => name, 2);
  if (ofCards === '' && ofBases === '') continue;
  const text = `{\n  "cards": {\n${ofCards}\n  },\n  "bases": {\n${ofBases}\n  }\n}\n`;
  writeFileSync(join(factionsDir, id, 'worths.json'), text);
}
for (const [i, { turn }] of learnt.entries()) console.log(`${i + 2}: [${turn.join(', ')}]`);

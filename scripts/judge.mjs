// What the judge of the web client knows: the readings of docs/rulings.md with their translations (readings.json there), the positions
// of its ready questions, and the cards whose text has a cost.
// scripts/generate.mjs writes them.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { factionsDir } from './factions.mjs';
import { root } from './steps.mjs';

const folder = join(root, 'packages/web/src/judge');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { parseAllDocuments } = createRequire(join(root, 'packages/scenario/package.json'))('yaml');

/** @returns {[path: string, text: string][]} */
export function judgeFiles() {
  return [
    [join(folder, 'rulings.json'), listed(rulings())],
    [join(folder, 'positions.json'), listed(positions())],
    [join(root, 'packages/web/src/worker/costs.json'), `${JSON.stringify(costs(), null, 2)}\n`],
  ];
}

/** One entry on a line. */
const listed = (entries) => `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;

/** The English names and texts of all cards and bases. */
function namesOf() {
  const names = new Map();
  for (const faction of readdirSync(factionsDir)) {
    const { name, cards = {}, bases = {} } = readJson(join(factionsDir, faction, 'en.json'));
    for (const [id, card] of Object.entries(cards)) names.set(`${faction}/${id}`, { ...card, faction: name });
    for (const [id, base] of Object.entries(bases)) names.set(id, { ...base, faction: name });
  }
  return names;
}

/** The cards that say "do A. If you do, B" (docs/style-of-texts.md). */
const costs = () => [...namesOf()].filter(([, { text }]) => /\bif you do\b/i.test(text ?? '')).map(([id]) => id);

const KINDS = { booklet: 'booklet', clarification: 'clarification', 'our reading': 'reading', open: 'open' };
const plain = (text) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”"]/g, '');

function rulings() {
  const names = [...namesOf()];
  const translated = readJson(join(folder, 'readings.json'));
  const entries = [];
  let section = '';
  for (const line of readFileSync(join(root, 'docs/rulings.md'), 'utf8').split('\n')) {
    if (line.startsWith('#')) section = line.replace(/^#+ /, '');
    else if (line.startsWith('- ') && !line.startsWith('- *b') && !line.startsWith('- *c') && !line.startsWith('- *o'))
      entries.push({ section, line: line.slice(2) });
    else if (line.startsWith('  Rests on: ')) entries[entries.length - 1].rests = line.slice('  Rests on: '.length).replace(/\.$/, '');
  }
  return entries.map(({ section: place, line, rests }, i) => {
    if (rests === undefined) throw new Error(`docs/rulings.md does not say what this rests on: ${line}`);
    const title = /^\*\*(.+?)\*\*/.exec(line)?.[1] ?? '';
    const own = names.filter(([, card]) => card.faction === place);
    // A reading in the section of a faction is about the cards in its title, any other about the cards that it mentions.
    const among = own.length > 0 ? own : names;
    const searched = plain(own.length > 0 ? title : line);
    const cards = among.filter(([, card]) => searched.includes(plain(card.name))).map(([id]) => id);
    const text = line
      .replace(/\s*\((?:`[\w-]+`(?:, | to |; )?)+\)/g, '')
      .replace(/; `[\w-]+`(?: to `-\d+`)?/g, '')
      .replaceAll('**', '')
      .replaceAll('`', '');
    const key = `${place}: ${title.replace(/\.$/, '') || line.split(' ').slice(0, 5).join(' ')}`;
    if (!translated[key]) throw new Error(`packages/web/src/judge/readings.json lacks "${key}" of docs/rulings.md`);
    return { id: i + 1, cards, text: { en: text, ...translated[key] }, rests: rests.split('; ').map(restOf) };
  });
}

function restOf(text) {
  const kind = Object.keys(KINDS).find((k) => text.startsWith(k));
  if (!kind) throw new Error(`docs/rulings.md: a reading can't rest on "${text}"`);
  return { kind: KINDS[kind], rules: [...text.matchAll(/\b\d+\.\d+(?:\.\d+)?\b/g)].map((m) => m[0]) };
}

/** The scenarios of the ready questions, by id. */
function positions() {
  const wanted = readJson(join(folder, 'questions.json')).map((question) => question.id);
  const found = new Map();
  for (const file of readdirSync(join(root, 'scenarios'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.yaml')) continue;
    const text = readFileSync(join(root, 'scenarios', file), 'utf8');
    if (!wanted.some((id) => text.includes(`id: ${id}\n`))) continue;
    for (const document of parseAllDocuments(text)) {
      const scenario = document.toJS();
      if (wanted.includes(scenario?.id)) found.set(scenario.id, scenario);
    }
  }
  const missing = wanted.find((id) => !found.has(id));
  if (missing) throw new Error(`packages/web/src/judge/questions.json: there is no scenario ${missing}`);
  return wanted.map((id) => found.get(id));
}

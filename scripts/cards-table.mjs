// Writes docs/cards.md: every card and base with its numbers, the scenarios about it and how often random play used it.
//   npm run cards-table [usage.json]
// usage.json is the output of `breakpoint simulate --check --json`; its counts are stored in docs/cards-usage.json. Without either
// file, the column is left out.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { boxes } from './factions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { allCards } = await import(new URL('../packages/cards/dist/index.js', import.meta.url));
const { cardText, loadTexts } = await import(new URL('../packages/cards/dist/texts/index.js', import.meta.url));

const GOES = { standard: 'action', base: 'action, on a base', minion: 'action, on a minion' };
const SHOWN = 3;

const texts = await loadTexts('en');
const kept = join(root, 'docs/cards-usage.json');
const usage = readUsage(process.argv[2] ?? kept);
if (usage) writeFileSync(kept, `${JSON.stringify(usage, null, 2)}\n`);
const scenarios = readScenarios(join(root, 'scenarios'));

const out = [
  '# The cards',
  '',
  'Made by `npm run cards-table`; change the program, not this page. Texts: `packages/cards/src/factions`. Rulings: [rulings.md](rulings.md).',
  '',
  '- **Scenarios**: those named after the card or with its name in their title, and the number of others that use it.',
  usage
    ? `- **Played**: the number of times it was played, used or triggered in ${usage.games} random games (docs/cards-usage.json, printed by simulate --check --json).`
    : '- How often random games use a card: `breakpoint simulate --check --json > usage.json`, then `npm run cards-table usage.json`.',
  '',
];
const bare = [];
for (const box of new Set(allCards.factions.map((f) => f.box))) {
  const title = boxes.find((b) => b.id === box)?.en ?? box;
  const columns = ['Faction', 'Card', 'Kind', 'Copies', 'Power', 'Scenarios', ...(usage ? ['Played'] : [])];
  out.push(`## ${title}`, '', `| ${columns.join(' | ')} |`, `|${columns.map(() => '---|').join('')}`);
  for (const faction of allCards.factions.filter((f) => f.box === box)) {
    for (const n of faction.cards) {
      const d = allCards.defs[n];
      row(d, faction.id, d.type === 'minion' ? ['minion', d.copies, d.power] : [GOES[d.goes], d.copies, '']);
    }
    for (const n of faction.bases) {
      const d = allCards.defs[n];
      row(d, faction.id, [`base: breakpoint ${d.power}, VP ${d.vp.join(' ')}`, '', '']);
    }
  }
  out.push('');
}
out.push(`${allCards.defs.length - 1} cards and bases, ${scenarios.length} scenarios.`);
writeFileSync(join(root, 'docs/cards.md'), `${out.join('\n')}\n`);
console.log(
  `${relative(process.cwd(), join(root, 'docs/cards.md'))}: ${allCards.defs.length - 1} cards and bases, ${scenarios.length} scenarios`,
);
if (bare.length > 0) {
  console.error(`no scenario is about: ${bare.join(', ')}`);
  process.exitCode = 1;
}

function row(d, faction, numbers) {
  const own = `${faction}--${d.id.slice(d.id.indexOf('/') + 1)}`;
  const name = ` ${plain(cardText(texts, d.id).name)} `;
  const isAbout = (s) => s.id === own || s.id.startsWith(`${own}-`) || (s.words.has(d.id) && ` ${plain(s.title)} `.includes(name));
  const about = scenarios.filter(isAbout).map((s) => s.id);
  const others = scenarios.filter((s) => s.words.has(d.id) && !isAbout(s)).length;
  if (about.length === 0) bare.push(d.id);
  const named = about.slice(0, SHOWN).join(', ') + (about.length > SHOWN ? ` and ${about.length - SHOWN} more` : '');
  const cells = [
    texts.factions[faction].name,
    cardText(texts, d.id).name,
    ...numbers,
    [named, others > 0 ? `part of ${others} more` : ''].filter((part) => part !== '').join('; '),
  ];
  if (usage) cells.push(usage.used[d.id] ?? 0);
  out.push(`| ${cells.join(' | ')} |`);
}

/** The words of a text, in lower case and without punctuation. */
function plain(text) {
  return text
    .toLowerCase()
    .replace(/[’']s?\b|[“”"]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function readUsage(path) {
  if (!existsSync(path)) return null;
  const { games, used } = JSON.parse(readFileSync(path, 'utf8'));
  return used ? { games, used } : null;
}

/** All scenarios below a folder: id, title and every word that may be a card's id. */
function readScenarios(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((f) => f.endsWith('.yaml'))
    .sort();
  return files.flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8'))
      .map((document) => document.toJS())
      .filter((s) => s !== null)
      .map((s) => ({
        id: s.id ?? file,
        title: s.title ?? '',
        words: new Set(JSON.stringify(s).match(/[a-z0-9-]+\/[a-z0-9-]+|[a-z0-9-]+/g)),
      })),
  );
}

// The list of all factions and the table of texts of each language, from the folders of packages/cards. scripts/generate.mjs writes them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cards = fileURLToPath(new URL('../packages/cards/', import.meta.url));
const LANGUAGES = ['en', 'fr', 'es'];
const HEAD = '// Written by `npm run generate`. Change the files of the factions instead.\n';

/** The boxes that have a fixed place and a name; other boxes come after them, by id. */
export const boxes = JSON.parse(readFileSync(join(cards, 'boxes.json'), 'utf8'));

/**
 * The factions, by box and then by id. The definitions are numbered in this order, so a faction of a new box does not change the
 * numbers of the others.
 * @returns {{ id: string, name: string, box: string }[]} `name` is the exported constant
 */
export function readFactions() {
  const order = boxes.map((box) => box.id);
  const place = (box) => (order.includes(box) ? order.indexOf(box) : order.length);
  return idsIn('src/factions', '.ts')
    .map((id) => {
      const source = readFileSync(join(cards, 'src/factions', `${id}.ts`), 'utf8');
      const [, name, declared, box] = /^export const (\w+) = faction\(\s*'([^']+)',\s*'([^']+)',/m.exec(source) ?? [];
      if (declared !== id)
        throw new Error(`packages/cards/src/factions/${id}.ts has no "export const ... = faction('${id}', '<box>', ...)"`);
      return { id, name, box };
    })
    .sort((a, b) => place(a.box) - place(b.box) || compare(a.box, b.box) || compare(a.id, b.id));
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

function idsIn(folder, ending) {
  return readdirSync(join(cards, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

function factionList(factions) {
  const byFile = [...factions].sort((a, b) => compare(a.id, b.id));
  return `${HEAD}${byFile.map(({ id, name }) => `import { ${name} } from './factions/${id}.js';`).join('\n')}

/** All factions, by box and then by id: their place in this list numbers the definitions. */
export const FACTIONS = [
${factions.map(({ name }) => `  ${name},`).join('\n')}
];
`;
}

function textTable(factions, language) {
  const byFile = [...factions].sort((a, b) => compare(a.id, b.id));
  const entry = ({ id, name }) => (id === name ? id : `'${id}': ${name}`);
  return `${HEAD}${byFile.map(({ id, name }) => `import ${name} from '../../text/${language}/${id}.json' with { type: 'json' };`).join('\n')}
import { gather } from './gather.js';

export default gather({
${factions.map((f) => `  ${entry(f)},`).join('\n')}
});
`;
}

/** Throws if a faction has no text in some language, or a text has no faction. */
function checkTexts(factions) {
  for (const language of LANGUAGES) {
    const texts = idsIn(join('text', language), '.json');
    const problems = [
      ...factions.filter(({ id }) => !texts.includes(id)).map(({ id }) => `there is no packages/cards/text/${language}/${id}.json`),
      ...texts.filter((id) => !factions.some((f) => f.id === id)).map((id) => `packages/cards/text/${language}/${id}.json has no faction`),
    ];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }
}

/**
 * @param {ReturnType<typeof readFactions>} factions
 * @returns {Map<string, string>} the contents of each generated file, by path
 */
export function cardFiles(factions) {
  checkTexts(factions);
  return new Map([
    [join(cards, 'src/factions.ts'), factionList(factions)],
    ...LANGUAGES.map((language) => [join(cards, `src/texts/${language}.ts`), textTable(factions, language)]),
  ]);
}

// The list of all factions and the table of texts of each language, from the folders of the factions. scripts/generate.mjs writes them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cards = fileURLToPath(new URL('../packages/cards/', import.meta.url));
/** Each faction has a folder here, called by its id, with everything that belongs to it. */
export const factionsDir = join(cards, 'src/factions');
const LANGUAGES = ['en', 'fr', 'es'];
/** The files that a faction must have. It may also have `worths.json`, which bots learn from games. */
const PARTS = ['cards.ts', ...LANGUAGES.map((language) => `${language}.json`), 'art.json'];
const HEAD = '// Written by `npm run generate`. Change the files of the factions instead.\n';

/** The boxes that have a fixed place and a name; other boxes come after them, by id. */
export const boxes = JSON.parse(readFileSync(join(cards, 'boxes.json'), 'utf8'));

/**
 * The factions, by box and then by id. The definitions are numbered in this order, so a faction of a new box does not change the
 * numbers of the others.
 * @returns {{ id: string, name: string, box: string, learnt: boolean }[]} `name` is the exported constant; `learnt`: it has a
 * worths.json
 */
export function readFactions() {
  const order = boxes.map((box) => box.id);
  const place = (box) => (order.includes(box) ? order.indexOf(box) : order.length);
  return readdirSync(factionsDir)
    .filter((id) => readdirSync(join(factionsDir, id)).length > 0)
    .map((id) => {
      const missing = PARTS.find((part) => !existsSync(join(factionsDir, id, part)));
      if (missing) throw new Error(`there is no packages/cards/src/factions/${id}/${missing}`);
      const says = (file) => JSON.parse(readFileSync(join(factionsDir, id, file), 'utf8'));
      for (const file of PARTS.filter((part) => part.endsWith('.json'))) {
        const lacks = ['cards', 'bases'].find((part) => !says(file)[part]);
        if (lacks) throw new Error(`packages/cards/src/factions/${id}/${file} has no "${lacks}" (which may be {})`);
      }
      const problems = textProblems(new Map(LANGUAGES.map((language) => [`${language}.json`, says(`${language}.json`)])));
      if (problems.length > 0) throw new Error(problems.map((text) => `packages/cards/src/factions/${id}/${text}`).join('\n'));
      const source = readFileSync(join(factionsDir, id, 'cards.ts'), 'utf8');
      const [, name, declared, box] = /^export const (\w+) = faction\(\s*'([^']+)',\s*'([^']+)',/m.exec(source) ?? [];
      if (declared !== id)
        throw new Error(`packages/cards/src/factions/${id}/cards.ts has no "export const ... = faction('${id}', '<box>', ...)"`);
      return { id, name, box, learnt: existsSync(join(factionsDir, id, 'worths.json')) };
    })
    .sort((a, b) => place(a.box) - place(b.box) || compare(a.box, b.box) || compare(a.id, b.id));
}

/**
 * What is missing in the texts of a faction: every file has the cards, bases and questions of the first one, and each card and base
 * there has its name and its text. (The compiler checks these files too, but looks at them again only when code has changed.)
 */
function textProblems(texts) {
  const [first] = texts.keys();
  return [...texts].flatMap(([file, says]) =>
    ['cards', 'bases', 'questions'].flatMap((part) => {
      const [wanted, found] = [texts.get(first)[part] ?? {}, says[part] ?? {}];
      const lacks = (id) => ['name', 'text'].filter((field) => part !== 'questions' && typeof found[id][field] !== 'string');
      return [
        ...Object.keys(wanted).flatMap((id) => (id in found ? [] : `${file}: "${part}" has no "${id}"`)),
        ...Object.keys(found).flatMap((id) => (id in wanted ? [] : `${file}: "${part}" has "${id}", which ${first} has not`)),
        ...Object.keys(found).flatMap((id) => lacks(id).map((field) => `${file}: "${id}" has no "${field}"`)),
      ];
    }),
  );
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

function factionList(factions) {
  const byFile = [...factions].sort((a, b) => compare(a.id, b.id));
  const imports = ({ id, name, learnt }) =>
    `import { ${name} } from './factions/${id}/cards.js';` +
    (learnt ? `\nimport ${name}Worths from './factions/${id}/worths.json' with { type: 'json' };` : '');
  return `${HEAD}import type { FactionModule } from '@breakpoint/engine/cards';
${byFile.map(imports).join('\n')}

/** The modules of all factions, by box and then by id: their place in this list numbers the definitions. */
export const MODULES: FactionModule[] = [
${factions.map(({ name, learnt }) => `  ${learnt ? `{ ...${name}, worths: ${name}Worths }` : name},`).join('\n')}
];
`;
}

function textTable(factions, language) {
  const byFile = [...factions].sort((a, b) => compare(a.id, b.id));
  const entry = ({ id, name }) => (id === name ? id : `'${id}': ${name}`);
  return `${HEAD}${byFile.map(({ id, name }) => `import ${name} from '../factions/${id}/${language}.json' with { type: 'json' };`).join('\n')}
import { gather } from './gather.js';

export default gather({
${factions.map((f) => `  ${entry(f)},`).join('\n')}
});
`;
}

/**
 * @param {ReturnType<typeof readFactions>} factions
 * @returns {Map<string, string>} the contents of each generated file, by path
 */
export function cardFiles(factions) {
  return new Map([
    [join(cards, 'src/factions.ts'), factionList(factions)],
    ...LANGUAGES.map((language) => [join(cards, `src/texts/${language}.ts`), textTable(factions, language)]),
  ]);
}

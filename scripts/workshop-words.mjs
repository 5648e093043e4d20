// npm run workshop-words: writes docs/workshop-words.md, all words of the workshop with an example each. Needs a build. A test of the
// workshop says when the page is stale.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './steps.mjs';

const names = (en) => ({ en });
const draw = [{ when: 'played', steps: [{ do: 'draw', n: 1 }] }];
const minion = { id: 'otter', name: names('Otter'), kind: 'minion', power: 3, copies: 2, abilities: draw };
const CARDS = [
  ['minion', minion],
  ['action', { id: 'splash', name: names('Splash'), kind: 'action', copies: 1, abilities: draw }],
  ['action on a base', { id: 'dam', name: names('Dam'), kind: 'action', goes: 'base', copies: 1, abilities: draw }],
  ['action on a minion', { id: 'scarf', name: names('Scarf'), kind: 'action', goes: 'minion', copies: 1, abilities: draw }],
  ['base', { id: 'pond', name: names('Pond'), kind: 'base', breakpoint: 20, vp: [4, 2, 1], abilities: [] }],
];
const document = {
  format: 'breakpoint-faction/1',
  name: names('Otters'),
  kinds: { swimmer: { en: { one: 'Swimmer', many: 'Swimmers', gender: 'm' } } },
  cards: CARDS.filter(([, card]) => card.kind !== 'base').map(([, card]) => card),
  bases: [CARDS[4][1]],
};

/** The page, made with the workshop's own code and our texts. */
export function wordsPage({ facetsAt, optionsAt, textOf, texts }) {
  /** What is offered for a place, as rows: each word once, on the first card that can say it. */
  function rowsOf(places) {
    const rows = new Map();
    for (const [sort, card, path] of places)
      for (const { tag, value, card: made, example } of optionsAt(document, card, path))
        if (value !== undefined && !rows.has(tag))
          rows.set(tag, [tag.replace(/^(do|noun):/, ''), sort, textOf(document, made, 'en'), example]);
    return [...rows.values()];
  }
  const table = (rows) =>
    [
      '| word | on a | for example | as |',
      '|---|---|---|---|',
      ...rows.map(
        ([word, sort, text, example]) => `| \`${word}\` | ${sort} | ${text.replaceAll('|', '\\|')} | ${texts.cards[example]?.name ?? ''} |`,
      ),
    ].join('\n');

  const everyCard = (path) => CARDS.map(([sort, card]) => [sort, card, path]);
  const lasting = CARDS.filter(([, card]) => card.kind !== 'base').flatMap(([sort, card]) => {
    const made = optionsAt(document, card, 'abilities/0').find((o) => o.tag === 'always')?.card;
    return made ? [[sort, made, 'abilities/0/steps/0']] : [];
  });
  const destroy = {
    ...minion,
    abilities: [{ when: 'played', steps: [{ do: 'destroy', what: { pick: 'one', noun: 'minion', where: 'here' } }] }],
  };
  const described = facetsAt(document, destroy, 'abilities/0/steps/0/what/where').map(({ path }) => path);

  return `# The words of the workshop

Made from the code by \`npm run workshop-words\`. Each word is shown in the first place that has it, with one of our cards that says the same, if there is one. What a word means is in [the rules](rules.md); [workshop.md](workshop.md) is the page for authors.

## When
${table(rowsOf(everyCard('abilities/0')))}

## What it does
${table(rowsOf([...everyCard('abilities/0/steps/0').slice(0, 4), ...lasting]))}

## Only if
${table(rowsOf(everyCard('abilities/0/if').slice(0, 4)))}

${described.map((path) => `## ${path.split('/').at(-1)}\n${table(rowsOf([['minion', destroy, path]]))}`).join('\n\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [{ loadTexts }, editing, { textOf }] = await Promise.all(
    ['cards/dist/texts/index.js', 'workshop/dist/editing/index.js', 'workshop/dist/index.js'].map((file) => import(`../packages/${file}`)),
  );
  writeFileSync(join(root, 'docs/workshop-words.md'), wordsPage({ ...editing, textOf, texts: await loadTexts('en') }));
}

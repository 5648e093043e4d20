// npm run workshop-words: writes docs/workshop-words.md, all words of the workshop with an example each. Needs a build. A test of the
// workshop says when the page is stale.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './steps.mjs';
import { BACK, exampleFinder, wordsIn } from './workshop-examples.mjs';

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

const code = (value) =>
  `\`${JSON.stringify(value)
    .replace(/(?<=[,:{])(?=["{[\d])/g, ' ')
    .replace(/\}/g, ' }')
    .replaceAll('|', '\\|')}\``;

/** The words that a field may have, in brief. */
function wordsOf(shape, { REFS, resolved }) {
  const named = Object.entries(REFS).find(([name, own]) => own === resolved(shape) && name !== 'amount');
  if (named) return `a ${named[0]}`;
  const s = resolved(shape);
  switch (s.is) {
    case 'word':
      return s.of.map((word) => `\`${word}\``).join(' ');
    case 'number':
      return `${s.from} to ${s.to}`;
    case 'flag':
      return '`true`';
    case 'list':
      return resolved(s.of).is === 'list' ? 'lists of steps' : resolved(s.of) === REFS.step ? 'steps' : wordsOf(s.of, { REFS, resolved });
    case 'record': {
      const fields = Object.entries(s.fields).map(
        ([key, field]) => `${key}${field.needed ? '' : '?'}: ${wordsOf(field.shape, { REFS, resolved })}`,
      );
      return `{ ${fields.join(', ')} }`;
    }
    case 'one':
      return s.of.map((option) => wordsOf(option, { REFS, resolved })).join(' or ');
    default:
      return `an ${s.is}`;
  }
}

/** What belongs to many verbs, and has a table of its own; and what every example of a verb has. */
const SHARED = new Set(['do', 'may', 'who', 'done', 'else', 'each', 'until', 'what', 'if', 'steps', 'than']);

/** The page, made with the workshop's own code and our texts. */
export function wordsPage(words) {
  const { facetsAt, optionsAt, textOf, ABILITY, LIMITS, REFS, resolved, texts } = words;
  const exampleOf = exampleFinder(words);
  /** What is offered for a place, as rows: each word once, on the first card that can say it. */
  function rowsOf(places) {
    const rows = new Map();
    for (const [sort, card, path] of places)
      for (const { tag, value, card: made, example } of optionsAt(document, card, path))
        if (value !== undefined && !rows.has(tag))
          rows.set(tag, [tag.replace(/^(do|noun):/, ''), sort, textOf(document, made, 'en'), example, value]);
    return [...rows.values()];
  }
  const table = (rows, written = (value) => value) =>
    [
      '| word | on a | for example | as | written |',
      '|---|---|---|---|---|',
      ...rows.map(
        ([word, sort, text, example, value, card = texts.cards[example]?.name ?? '']) =>
          `| \`${word}\` | ${sort} | ${text.replaceAll('|', '\\|')} | ${card} | ${code(written(value))} |`,
      ),
    ].join('\n');
  const step = (verb) => resolved(REFS.step).of.find((shape) => shape.fields.do.shape.of[0] === verb).fields;
  const shared = new Map([
    [step('destroy').what.shape, 'an object'],
    [step('draw').each.shape, 'a count'],
  ]);
  /** What belongs to each verb, besides what belongs to all. */
  const verbs = resolved(REFS.step).of.map((shape) => {
    const { do: verb, may, who, done, else: otherwise, ...fields } = resolved(shape).fields;
    const own = Object.entries(fields).map(
      ([key, field]) => `**${key}**${field.needed ? '' : '?'} ${shared.get(field.shape) ?? wordsOf(field.shape, { REFS, resolved })}`,
    );
    return `| \`${verb.shape.of[0]}\` | ${own.join(', ')} |`;
  });
  const common = Object.entries(step('destroy')).filter(([key]) => ['may', 'who', 'done', 'else'].includes(key));

  const everyCard = (path) => CARDS.map(([sort, card]) => [sort, card, path]);
  const lasting = CARDS.filter(([, card]) => card.kind !== 'base').flatMap(([sort, card]) => {
    const made = optionsAt(document, card, 'abilities/0').find((o) => o.tag === 'always')?.card;
    return made ? [[sort, made, 'abilities/0/steps/0']] : [];
  });
  const destroy = {
    ...minion,
    abilities: [{ when: 'played', steps: [{ do: 'destroy', what: { pick: 'one', noun: 'minion', where: 'here' } }] }],
  };
  const card = optionsAt(document, destroy, 'abilities/0/steps/0/done/0').find(({ tag }) => tag === 'do:draw').card;
  const { when, limit, who } = resolved(ABILITY).fields;
  /** What belongs to each moment that has more than a word. */
  const moments = resolved(when.shape)
    .of.filter(({ is }) => is === 'record')
    .map(({ fields }) => {
      const [[name, first], ...more] = Object.entries(fields);
      const own = more.map(
        ([key, field]) => `**${key}**${field.needed ? '' : '?'} ${shared.get(field.shape) ?? wordsOf(field.shape, { REFS, resolved })}`,
      );
      return `| \`${name}\` | ${wordsOf(first.shape, { REFS, resolved })} | ${own.join(', ')} |`;
    });
  /** Cards that have spoken of a card, or of a base that scored, so that more can be asked. */
  const told = [
    [
      'after “reveal”',
      {
        when: 'played',
        steps: [
          { do: 'reveal', n: 1 },
          { do: 'if', if: { itIs: 'action' }, steps: draw[0].steps },
        ],
      },
      '/steps/1/if',
    ],
    [
      'after a play',
      { when: { after: 'played', what: { pick: 'one', noun: 'minion', where: 'here' }, by: 'another' }, steps: draw[0].steps },
      '/if',
    ],
    ['after a base scores', { when: { special: 'after', from: 'play' }, steps: [{ do: 'return', what: 'this', may: true }] }, '/if'],
  ].map(([sort, ability, path]) => [sort, { ...minion, abilities: [ability] }, `abilities/0${path}`]);
  const often = (limit) => ({ ...minion, abilities: [{ ...told[1][1].abilities[0], limit }] });
  const limits = [
    { once: 'turn', by: 'card' },
    { once: 'turn', by: 'name' },
  ].map((value) => ['limit', 'minion', textOf(document, often(value), 'en'), undefined, value]);
  const [, pond] = CARDS[4];
  const arcade = words.ALL_BEYOND.bases.find(({ id }) => id === 'arcade');
  limits.push(['limit', 'base', textOf(words.ALL_BEYOND, arcade, 'en'), undefined, arcade.abilities[0].limit]);
  const scored = (who) => ({ ...pond, abilities: [{ when: { scores: 'after' }, who, steps: draw[0].steps }] });
  const ranks = who.shape.of.map((value) => [value, 'base', textOf(document, scored(value), 'en'), undefined, value]);
  const choice = {
    ...minion,
    abilities: [
      {
        when: 'played',
        steps: [
          {
            do: 'discard',
            who: 'each other player',
            may: true,
            what: { pick: 'one', noun: 'card', where: 'hand' },
            else: [{ do: 'draw', n: 1, who: 'you' }],
          },
        ],
      },
    ],
  };
  /** What “by” says of a “cannot”. */
  const barred = (by) => {
    const step = { do: 'cannot', verbs: ['move'], ...(by && { by }), what: { pick: 'all', noun: 'minion', where: 'here' } };
    return textOf(document, { ...minion, abilities: [{ when: 'always', steps: [step] }] }, 'en').replace('Ongoing: ', '');
  };
  /** A word in a card that the workshop has, as a row. */
  const rowOf = (name, found) => (found ? [[name, found.sort, found.text, undefined, found.value, found.card]] : []);
  /** A field with all its words: as they are offered in place of a minion here, else in a card. */
  const shown = (key, shape, offered = []) => {
    const all = wordsIn(shape, words);
    const rows = all.flatMap((word) => {
      const same = offered.filter(([name]) => name === word);
      return same.length > 0 ? same : rowOf(word === 'flag' ? 'true' : word, exampleOf(shape, key, word));
    });
    return table([...rows, ...offered.filter(([name]) => !all.includes(name) && name !== 'true')]);
  };
  const facets = new Map(facetsAt(document, destroy, 'abilities/0/steps/0/what/where').map(({ path }) => [path.split('/').at(-1), path]));
  const fields = Object.entries(resolved(REFS.description).fields)
    .filter(([key, { shape }]) => wordsIn(shape, words).length > 0 || facets.has(key))
    .map(([key, { shape }]) => `### ${key}\n${shown(key, shape, facets.has(key) ? rowsOf([['minion', destroy, facets.get(key)]]) : [])}`);
  /** The words of the fields that only some verbs, moments or conditions have. */
  const special = (shapes) =>
    shapes.flatMap((shape) => {
      const [[first, { shape: own }]] = Object.entries(shape.fields);
      return Object.entries(shape.fields)
        .filter(([key]) => key !== first && !SHARED.has(key))
        .flatMap(([key, field]) => {
          const name = `${own.of?.length === 1 ? own.of[0] : first}: ${key}`;
          return wordsIn(field.shape, words)
            .filter((word) => word !== 'a description')
            .flatMap((word) => rowOf(word === 'flag' ? name : `${name} ${word}`, exampleOf(shape, key, word)));
        });
    });
  const recordsIn = (shape) => resolved(shape).of.filter(({ is }) => is === 'record');
  const back = BACK.map(([word, meaning, steps]) => {
    const made = { ...minion, abilities: [{ when: 'played', steps }] };
    return `| \`${word}\` | ${meaning} | ${textOf(document, made, 'en')} | ${code(steps)} |`;
  });

  return `# The words of the workshop

Made from the code by \`npm run workshop-words\`. Each word is shown in the first place that has it, with one of our cards that says the same, if there is one. What a word means is in [the rules](rules.md); [workshop.md](workshop.md) is the page for authors. In the editor nothing has to be written; the last column is how the word stands in a file, whose whole form is in [formats.md](formats.md#a-faction-of-the-workshop).

An ability has a moment (\`when\`), perhaps a condition (\`if\`) and a limit (\`limit\`), and steps. A step has a verb (\`do\`), mostly an object (\`what\`: \`this\` card, its \`host\`, which is the minion that it is on, \`it\`, which is the card spoken of before, or a description), and what belongs to the verb. “${textOf(document, card, 'en')}” is ${code(card.abilities[0])}.

A document has up to ${LIMITS.cards} different cards and ${LIMITS.bases} bases, a card up to ${LIMITS.abilities} abilities, an ability up to ${LIMITS.steps} steps, ${LIMITS.depth} within each other at most. A document has at least one card. A card has one Talent, up to ${LIMITS.specials} Specials, and waits for up to ${LIMITS.triggers} things, among them what it puts off.

Easily misread:

- \`other\` on a minion is always “other than this card”, never “other than it”. On any other card “another minion” is another one than the minion spoken of, or, if none was, than the one that the action is on.
- \`done\` follows if its step was done, \`else\` if it was not, also because it could not be: a \`move\` of a card that is there already or cannot move leads to \`else\`.
- A Special \`before\` or \`after\` a scoring means “this base” if its words speak of \`here\`, and any base, which is then \`there\`, if they speak of \`there\`.
- “You may search for a card” asks whether to search, then which card. “Search for up to one card” (“up to”, 1) asks once.

## When
${table(rowsOf(everyCard('abilities/0')), (ability) => ability.when)}

Some moments have more to say. \`also\` is a second moment at which a standard action may be played.

| moment | is | has |
|---|---|---|
${moments.join('\n')}

${table(special(recordsIn(when.shape)))}

## How often
An ability that waits for something may have a **limit** (${wordsOf(limit.shape, { REFS, resolved })}): once for this ability of this card, once for all cards of its name, or, of a base, once for each player.

${table(limits)}

## Who, at a base that scores
An ability of a base under \`scores\` has **who** (${wordsOf(who.shape, { REFS, resolved })}); “you” in its words, also in a condition, is then that player.

${table(ranks)}

## What it does
${table(rowsOf([...everyCard('abilities/0/steps/0').slice(0, 4), ...lasting]))}

## What belongs to a verb
Any step may have ${common.map(([key, field]) => `**${key}** (${wordsOf(field.shape, { REFS, resolved })})`).join(', ')}. In \`done\` and \`else\` of what another player does, that player goes on, unless a step says \`you\`: “${textOf(document, choice, 'en')}” is ${code(choice.abilities[0].steps[0])}. A question mark means that it may be left out. An object is ${wordsOf(step('destroy').what.shape, { REFS, resolved })}; a description is [below](#a-description). A count (“for each …”) is ${wordsOf(step('draw').each.shape, { REFS, resolved })}.

A “cannot” holds against everything (“${barred()}”), or **by** \`cards\` of others (“${barred('cards')}”) or their \`actions\` (“${barred('actions')}”).

| verb | has |
|---|---|
${verbs.join('\n')}

### Words that point back
What a step speaks of, the steps after it can speak of.

| word | means | for example | written |
|---|---|---|---|
${back.join('\n')}

\`here\` is the base of this card; a standard action is nowhere, so it first chooses a base.

### Who does it
${shown('who', step('draw').who.shape)}

### For each
${shown('each', step('draw').each.shape)}

### How long
Without one of these words, what a card does lasts until the end of the turn, and control until the card leaves play.

${shown('until', step('power').until.shape)}

### The words of single verbs
${table(special(resolved(REFS.step).of))}

## Only if
${table(rowsOf([...everyCard('abilities/0/if').slice(0, 4), ...told]))}

${table(special(recordsIn(REFS.condition)))}

## A description
“${textOf(document, destroy, 'en')}” has ${code(destroy.abilities[0].steps[0].what)}. These are all its fields; tables with examples follow.

| field | is |
|---|---|
${Object.entries(resolved(REFS.description).fields)
  .map(([key, field]) => `| **${key}**${field.needed ? '' : '?'} | ${wordsOf(field.shape, { REFS, resolved })} |`)
  .join('\n')}

${fields.join('\n\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [{ loadTexts }, editing, ours, workshop] = await Promise.all(
    ['cards/dist/texts/index.js', 'workshop/dist/editing/index.js', 'workshop/dist/ours/index.js', 'workshop/dist/index.js'].map(
      (file) => import(`../packages/${file}`),
    ),
  );
  writeFileSync(join(root, 'docs/workshop-words.md'), wordsPage({ ...editing, ...ours, ...workshop, texts: await loadTexts('en') }));
}

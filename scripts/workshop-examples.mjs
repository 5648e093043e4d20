// Examples of single words of the workshop, found in the cards that the package has as documents: ours, and those beyond them.

/** The records inside a value, each with its shape. */
function* recordsOf(shape, value, words) {
  const s = words.resolved(shape);
  if (s.is === 'one') {
    const option = words.meant(s.of, value);
    if (option) yield* recordsOf(option, value, words);
  } else if (s.is === 'list') for (const entry of value) yield* recordsOf(s.of, entry, words);
  else if (s.is === 'record') {
    yield [s, value];
    for (const [key, entry] of Object.entries(value)) yield* recordsOf(s.fields[key].shape, entry, words);
  }
}

/** What a field holds, as it is called in a table: a word, or for a record its first field. */
function wordOf(shape, value, words) {
  const s = words.resolved(shape);
  if (s === words.REFS.description) return 'a description';
  if (s.is === 'one') return wordOf(words.meant(s.of, value), value, words);
  if (s.is === 'record') return Object.keys(s.fields)[0];
  return s.is === 'word' ? value : s.is;
}

/** The words that a field can hold, by the same names; numbers and names are no words. */
export function wordsIn(shape, words) {
  const s = words.resolved(shape);
  if (s === words.REFS.description) return ['a description'];
  if (s.is === 'one') return s.of.flatMap((option) => wordsIn(option, words));
  if (s.is === 'record') return [Object.keys(s.fields)[0]];
  return s.is === 'word' ? s.of : s.is === 'flag' ? ['flag'] : [];
}

/** Finds for a field, of one sort of record or of all, and a word in it the shortest ability of a card of ours that has it. */
export function exampleFinder(words) {
  const { OURS, ALL_BEYOND, ourDocument, texts, textOf, ABILITY } = words;
  const documents = Object.keys(OURS).map((faction) => [faction, ourDocument(faction, (id) => ({ en: texts.cards[id]?.name ?? id }))]);
  const found = new Map();
  for (const [faction, document] of [...documents, [undefined, ALL_BEYOND]])
    for (const card of [...document.cards, ...document.bases])
      for (const ability of card.abilities) {
        const text = textOf(document, { ...card, abilities: [ability] }, 'en');
        for (const [shape, record] of recordsOf(ABILITY, ability, words))
          for (const [key, value] of Object.entries(record)) {
            const field = shape.fields[key].shape;
            const name = `${key}=${wordOf(field, value, words)}`;
            for (const owner of [field, shape]) {
              const known = found.get(owner) ?? found.set(owner, new Map()).get(owner);
              if (!known.has(name) || known.get(name).text.length > text.length)
                known.set(name, { text, value: record, card: faction ? card.name.en : '', sort: sortOf(card) });
            }
          }
      }
  return (owner, key, word) => found.get(owner)?.get(`${key}=${word}`);
}

const sortOf = ({ kind, goes }) => (goes ? `action on a ${goes.replace('your ', '')}` : kind);

const yours = { pick: 'one', noun: 'minion', whose: 'you' };
/** The words that mean what was spoken of before. */
export const BACK = [
  [
    'it',
    'the card chosen or changed last',
    [
      { do: 'choose', what: yours },
      { do: 'draw', n: 1, each: { powerOf: 'it' } },
      { do: 'destroy', what: 'it' },
    ],
  ],
  [
    'powerOf',
    'the power of this minion, or of it; more power is at least one more',
    [
      {
        do: 'destroy',
        what: { pick: 'one', noun: 'minion', whose: 'others', where: 'here', power: { atLeast: { powerOf: 'this', plus: 1 } } },
      },
    ],
  ],
  [
    'printed',
    'the number that it starts from, in place of its power',
    [
      {
        do: 'return',
        what: yours,
        done: [{ do: 'extra', noun: 'minion', power: { atMost: { powerOf: 'it', printed: true } } }],
      },
    ],
  ],
  [
    'named: it',
    'with the name of the card spoken of; \u0060named\u0060 is the name that was named',
    [
      { do: 'choose', what: yours },
      { do: 'extra', noun: 'minion', named: 'it' },
    ],
  ],
  [
    'there',
    'the base chosen last, or that of the card spoken of',
    [
      { do: 'move', what: 'this', to: 'another base' },
      { do: 'destroy', what: { pick: 'one', noun: 'minion', whose: 'others', where: 'there' }, may: true },
    ],
  ],
  [
    'those',
    'some of the cards chosen or changed last, as they were then',
    [
      { do: 'destroy', what: { pick: 'all', noun: 'minion', where: 'here', power: { atMost: 2 } } },
      { do: 'draw', n: 1, each: { noun: 'minion', whose: 'you', where: 'those' } },
    ],
  ],
  [
    'them',
    'the cards looked at or revealed; those not placed elsewhere go back on top',
    [
      { do: 'reveal', n: 3 },
      { do: 'put', what: { pick: 'one', noun: 'action', where: 'them' }, to: 'hand' },
      { do: 'put', what: { pick: 'all', noun: 'card', where: 'them' }, to: 'bottom' },
    ],
  ],
  [
    'that many',
    'how many cards or counters the step before affected',
    [
      { do: 'destroy', what: { pick: 'any', noun: 'minion', whose: 'you' } },
      { do: 'draw', n: 1, each: 'that many' },
    ],
  ],
  [
    'that player',
    'the player chosen, or who did what the ability waits for',
    [
      { do: 'choose', what: { pick: 'one', noun: 'player', whose: 'others' } },
      { do: 'discard', who: 'that player', what: { pick: 'one', noun: 'card', where: 'hand' } },
    ],
  ],
  [
    'done',
    'only if the step was done: “… to …” of a card is written so',
    [
      {
        do: 'move',
        what: { pick: 'one', noun: 'minion', whose: 'others', where: 'here' },
        to: 'another base',
        may: true,
        done: [{ do: 'draw', n: 1 }],
      },
    ],
  ],
];

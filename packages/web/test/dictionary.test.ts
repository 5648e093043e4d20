import { expect, test } from 'vitest';
import { fill, translation } from '../src/i18n/placeholders.js';

const en = { won: '{who} wins with {n} VP', home: 'Home', votes: { undo: '{who} asks' }, keys: ['1', '2'] } as const;

test('a sentence takes exactly the values of its placeholders', () => {
  expect(fill(en.won, { who: 'Ada', n: 15 })).toBe('Ada wins with 15 VP');
  expect(fill(en.home, {})).toBe('Home');
  // @ts-expect-error: a value is missing
  fill(en.won, { who: 'Ada' });
  // @ts-expect-error: a name is misspelt
  fill(en.won, { whom: 'Ada', n: 15 });
  // @ts-expect-error: the sentence has no such placeholder
  fill(en.home, { who: 'Ada' });
});

test('a translation has all words, and each of them the same placeholders', () => {
  const fr = translation<typeof en>()({
    won: 'Avec {n} PV, {who} gagne',
    home: 'Accueil',
    votes: { undo: '{who} demande' },
    keys: ['1', '2'],
  });
  expect(fill(fr.won, { who: 'Ada', n: 15 })).toBe('Avec 15 PV, Ada gagne');
  // @ts-expect-error: a word is missing
  translation<typeof en>()({ won: '{who} {n}', home: '', keys: ['1', '2'] });
  // @ts-expect-error: a placeholder is missing
  translation<typeof en>()({ won: '{who}', home: '', votes: { undo: '{who}' }, keys: ['1', '2'] });
  // @ts-expect-error: a placeholder is misspelt, in a part of the words
  translation<typeof en>()({ won: '{who} {n}', home: '', votes: { undo: '{whom}' }, keys: ['1', '2'] });
});

import { expect, test } from 'vitest';
import { en } from '../src/i18n/en.js';
import { verbOf } from '../src/table/choosing/verbs.js';

type Asked = Parameters<typeof verbOf>[1];

test.each([
  ['destroy-minion', 'harm', 'Destroy'],
  ['pirates/destroy-weak-of', undefined, 'Destroy'],
  ['move-to', undefined, 'Move here'],
  ['play-at', 'help', 'Play here'],
  ['play-from-discard', undefined, 'Play'],
  ['give-power', 'help', 'Give power'],
  ['discard-down', 'cost', 'Discard'],
  ['anansi-tales/give-card', 'cost', 'Give up'],
  ['aliens/return-all-at', undefined, 'Choose'],
  // A base or a minion is chosen for what happens to other cards.
  ['pirates/destroy-weak-at', 'harm', 'Choose'],
  ['pirates/move-them-from', undefined, 'Choose'],
  ['vigilantes/destroy-one-at', 'harm', 'Choose'],
  ['disco-dancers/take-same-name', 'help', 'Choose'],
  ['search-for-hand', undefined, 'Take it'],
  ['search-for-top', undefined, 'Place on top'],
  // Of a made faction.
  ['made-1/move-along.abilities.0.steps.0.discard', 'cost', 'Discard'],
  ['made-1/move-along.abilities.0.steps.0.destroy', 'harm', 'Destroy'],
  ['made-1/move-along.abilities.0.steps.0.receiver', 'help', 'Choose'],
])('the button of %s (%s) says %s', (prompt, means, verb) => {
  expect(verbOf(en, { prompt, means } as Asked)).toBe(verb);
});

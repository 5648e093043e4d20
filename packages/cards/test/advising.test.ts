import { expect, test } from 'vitest';
import { loadTexts } from '../src/texts/index.js';
import { groundIn } from '../src/words/advising.js';
import { en } from '../src/words/en.js';

test('a reason speaks to its reader, and of other players by name', async () => {
  const speech = { words: en, texts: await loadTexts('en'), names: ['Anna', 'Bruno'] };
  const leads = { kind: 'leads', base: 'tar-pits:1', here: 0.5, there: 0.2 } as const;
  expect(groundIn(speech, leads, 0, 0)).toBe('You lead at Tar Pits after the round in 50% of cases, with the other choice 20%');
  expect(groundIn(speech, leads, 0)).toMatch(/^Anna leads at Tar Pits/);
  const vp = { kind: 'vp', here: 1, there: 2 } as const;
  expect(groundIn(speech, { ...vp, seat: 0 }, 0, 0)).toMatch(/^You gain 1.0 VP/);
  expect(groundIn(speech, { ...vp, seat: 1 }, 0, 0)).toMatch(/^Bruno gains 1.0 VP/);
});

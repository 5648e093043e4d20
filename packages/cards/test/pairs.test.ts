import { expect, test } from 'vitest';
import { loadTexts, pairName } from '../src/texts/index.js';

test('a pair has a name in each language, and the adjective agrees', async () => {
  const [en, fr, es] = await Promise.all([loadTexts('en'), loadTexts('fr'), loadTexts('es')]);
  expect(pairName(en, ['robots', 'ninjas'], 'en')).toBe('Robot Ninjas');
  expect(pairName(fr, ['robots', 'ninjas'], 'fr')).toBe('Ninjas mécaniques');
  expect(pairName(fr, ['mad-scientists', 'giant-ants'], 'fr')).toBe('Fourmis folles');
  expect(pairName(es, ['mad-scientists', 'giant-ants'], 'es')).toBe('Hormigas locas');
});

test('no two pairs share a name, and no name says a word twice', async () => {
  for (const language of ['en', 'fr', 'es'] as const) {
    const texts = await loadTexts(language);
    const factions = Object.keys(texts.factions);
    const names = factions.flatMap((a) => factions.filter((b) => b !== a).map((b) => pairName(texts, [a, b], language)));
    expect(new Set(names).size).toBe(factions.length * (factions.length - 1));
    // Names that stand side by side may share a small word.
    for (const name of names.filter((n) => !n.includes(' + '))) {
      const words = name.toLowerCase().split(' ');
      expect(new Set(words).size, name).toBe(words.length);
    }
  }
});

test('a faction without words for pairs goes by its name', () => {
  const texts = { factions: { bees: { name: 'Bees', theme: '' }, robots: { name: 'Robots', theme: '' } }, cards: {}, questions: {} };
  expect(pairName(texts, ['bees', 'robots'], 'en')).toBe('Bees + Robots');
});

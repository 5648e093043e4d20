import { LANGUAGES } from '@breakpoint/cards/texts';
import { describe, expect, it } from 'vitest';
import { type AnyCard, questionTexts, sayCard, textOf, textsOf } from '../src/index.js';
import { BY_HAND } from '../src/ours/index.js';
import { documents, texts } from './ours.js';

const all = Object.entries(documents).flatMap(([faction, document]) =>
  [...document.cards, ...document.bases].map((card) => ({ faction, document, card })),
);

describe.each(LANGUAGES)('texts in %s', (language) => {
  it('are made of pieces, each with a place in the tree', () => {
    for (const { document, card } of all) {
      const spans = sayCard(document, card, language);
      expect(spans.map((s) => s.text).join('')).toBe(textOf(document, card, language));
      for (const { path } of spans) {
        const keys = path === '' ? [] : path.split('/');
        // The last key may be a field that is absent, such as the usual end of an effect.
        const node = keys.slice(0, -1).reduce<unknown>((n, key) => (n as Record<string, unknown>)[key], card);
        expect(typeof node, `${card.id} ${path}`).toBe('object');
      }
      if (card.abilities.length > 0)
        expect(spans.some((s) => s.path.endsWith('/do') || s.path.includes('/when') || s.path.includes('/n'))).toBe(true);
    }
  });

  it('are the shipped texts, but for a few that are kept by hand', () => {
    const hand = Object.keys(BY_HAND[language]);
    expect(hand.length).toBeLessThanOrEqual(15);
    const id = (faction: string, card: AnyCard): string => (card.kind === 'base' ? card.id : `${faction}/${card.id}`);
    const different = all.filter(
      ({ faction, document, card }) => textOf(document, card, language) !== texts[language].cards[id(faction, card)].text,
    );
    expect(different.map(({ faction, card }) => id(faction, card)).sort()).toEqual(hand.sort());
  });

  it('have no broken joint', () => {
    for (const { document, card } of all) {
      const text = textOf(document, card, language);
      expect(text, card.id).not.toMatch(/ {2}|undefined|[\uE000-\uF8FF]|,,|\.\.| [.,]/);
      if (language === 'en') expect(text, card.id).not.toMatch(/\b[Aa] [aeio]/);
      if (language === 'fr') expect(text, card.id).not.toMatch(/\b(de|que|à) ((les?|une?|Action)(?= )|d’)/);
      if (text !== '') expect(text).toMatch(/^[\p{Lu}].*\.$/u);
      if (language === 'fr') expect(text, card.id).not.toMatch(/ [:;!?»]/);
    }
  });

  it('have choices that say “your” to nobody, because the log quotes them to all', () => {
    const choices = Object.values(documents).flatMap((document) => {
      const { cards, bases } = textsOf(document, language);
      return [...Object.values(cards), ...Object.values(bases)].flatMap((text) => text.choices ?? []);
    });
    expect(choices.length).toBeGreaterThan(10);
    for (const choice of choices) expect(choice).not.toMatch(/(?<!\p{L})(your|votre|vos|tus?)(?!\p{L})/u);
  });

  it('have a sentence for every question, without slots', () => {
    for (const document of Object.values(documents))
      for (const [name, said] of Object.entries(questionTexts(document, language)))
        for (const text of typeof said === 'string' ? [said] : Object.values(said)) {
          expect(text, name).not.toMatch(/undefined|[\uE000-\uF8FF]/);
          expect(text.replace('{it}', ''), name).not.toMatch(/[{}]/);
        }
  });
});

it('fall back to the names of another language', () => {
  const document = { ...documents.robots, kinds: { microbot: { en: { one: 'Microbot', many: 'Microbots', gender: 'm' as const } } } };
  const nameless = { ...document, cards: document.cards.map((c) => ({ ...c, name: { en: c.name.en } })) };
  const { cards } = textsOf(nameless, 'fr');
  expect(cards['microbot-archive']).toMatchObject({
    name: 'Microbot Archive',
    text: 'Permanent\u202f: après la destruction d’un de vos «\u202fMicrobots\u202f», piochez une carte.',
  });
});

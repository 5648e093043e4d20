import { LANGUAGES, loadTexts } from '@breakpoint/cards/texts';
import { describe, expect, it } from 'vitest';
import en from '../src/rules/en.json' with { type: 'json' };
import { piecesOf } from '../src/rules/keywords.js';

const rules = new Set(en.flatMap((section) => section.rules.map((r) => r.id)));

describe.each(LANGUAGES)('the keywords of the texts in %s', async (language) => {
  const { cards } = await loadTexts(language);

  it('lead to rules that exist, and lose nothing of the text', () => {
    for (const { text } of Object.values(cards)) {
      const pieces = piecesOf(text, language);
      expect(pieces.map((p) => p.text).join('')).toBe(text);
      for (const { rule } of pieces) if (rule) expect(rules).toContain(rule);
    }
  });

  it('are found in every text', () => {
    for (const [id, { text }] of Object.entries(cards)) {
      if (text)
        expect(
          piecesOf(text, language).some((p) => p.rule),
          `${id}: ${text}`,
        ).toBe(true);
    }
  });

  it('are the same as in English where a word has one meaning', async () => {
    const SURE = ['6.8', '6.12', '6.17', '6.19', '6.20', '6.21', '6.22'];
    const english = (await loadTexts('en')).cards;
    const found = (text: string, l: typeof language): string =>
      SURE.filter((rule) => piecesOf(text, l).some((p) => p.rule === rule)).join();
    const told = Object.keys(cards).map((id) => [id, found(cards[id].text, language), found(english[id].text, 'en')]);
    expect(told.filter(([, here, there]) => here !== there)).toEqual([]);
  });
});

it('is no other word that begins like a keyword', () => {
  const found = piecesOf('Si este esbirro sale del juego, otro jugador revélalo y róbalo: colócalo o roba una carta.', 'es');
  expect(found.filter((p) => p.rule).map((p) => p.text)).toEqual(['revélalo', 'colócalo', 'roba']);
});

import { writeFileSync } from 'node:fs';
import { LANGUAGES, sentences } from '@breakpoint/cards';
import { cardText, loadTexts } from '@breakpoint/cards/texts';
import { declineLabel, plainQuestion, type Speech, wordLabel } from '@breakpoint/cards/words/telling';
import type { DecisionView, OptionView, SlotView } from '@breakpoint/engine';
import { describe, expect, test } from 'vitest';
import { en } from '../../cards/test/style/en.js';
import { es } from '../../cards/test/style/es.js';
import { fr } from '../../cards/test/style/fr.js';
import { ALL_PROMPTS, type Asked, QUESTIONS, questionsAsked } from './questions.js';

const NAMES = ['Anna', 'Ben', 'Cara', 'Dan'];
const STYLES = { en, fr, es };
const DO: OptionView = { key: 'do', kind: 'word', word: 'do' };
/** A longer question would cover the screen of a phone. */
const LONGEST = 170;

const asked = questionsAsked();
const speeches: Speech[] = await Promise.all(
  LANGUAGES.map(async (language) => ({ words: sentences[language], texts: await loadTexts(language), names: NAMES })),
);

/** The texts of the buttons: both answers of a yes-or-no question, or the button that declines an optional one. */
function buttons(speech: Speech, d: DecisionView): string[] {
  if (QUESTIONS.get(d.prompt)!.chooses === 'whether') return [wordLabel(speech, DO, d), declineLabel(speech, d)];
  return d.optional ? [declineLabel(speech, d)] : [];
}

/** A page with all questions as players read them, for proofreading; PROMPTS_PAGE says where to write it (`npm run prompts`). */
function page(): string {
  const lines = ['# Every question of the game', '', 'Made by `npm run prompts`; change the sentences, not this page.'];
  for (const prompt of ALL_PROMPTS) {
    lines.push('', `## ${prompt}`, '', '| English | Français | Español |', '|---|---|---|');
    const rows = asked.filter(({ mine }) => mine.prompt === prompt).map(({ mine }) => speeches.map((speech) => cell(speech, mine)));
    for (const row of new Set(rows.map((cells) => `| ${cells.join(' | ')} |`))) lines.push(row);
  }
  return `${lines.join('\n')}\n`;
}
const cell = (speech: Speech, d: DecisionView): string =>
  [plainQuestion(speech, d), ...buttons(speech, d).map((label) => `[${label}]`)].join(' ');

if (process.env.PROMPTS_PAGE) writeFileSync(process.env.PROMPTS_PAGE, page());

test('every prompt is asked by a scenario or in a random game', () => {
  const seen = new Set(asked.map(({ mine }) => mine.prompt));
  expect(ALL_PROMPTS.filter((prompt) => !seen.has(prompt))).toEqual([]);
});

test('a question that comes from a card names the card', () => {
  expect(asked.filter(({ mine }) => mine.source === null && !QUESTIONS.get(mine.prompt)!.rules)).toEqual([]);
});

test('other players learn the subject of a question only if it is public', () => {
  const hidden = asked.filter(({ mine, theirs }) => mine.about !== null && theirs.about === null).map(({ mine }) => mine.prompt);
  expect([...new Set(hidden)].sort()).toEqual(['aliens/swap-out', 'choose-for', 'give-to', 'top-or-bottom']);
  // They also do not learn which card is being played from a hand until it is in play.
  const played = asked.find(({ mine }) => mine.prompt === 'play-at')!;
  expect([played.mine.source === null, played.theirs.source]).toEqual([false, null]);
});

describe.each(LANGUAGES)('questions in %s', (language) => {
  const speech = speeches[LANGUAGES.indexOf(language)];
  const all = asked.map((a): [Asked, string] => [a, plainQuestion(speech, a.mine)]);
  const where = (wrong: (a: Asked, sentence: string) => boolean): string[] =>
    all.filter(([a, sentence]) => wrong(a, sentence)).map(([a, sentence]) => `${a.mine.prompt}: ${sentence}`);

  /** In French, an article can contract with the word before it. */
  const nameOf = (slot: SlotView): string => {
    if (slot.seat !== undefined) return NAMES[slot.seat];
    if (slot.faction !== undefined) return speech.texts.factions[slot.faction].name;
    return cardText(speech.texts, slot.card!.id).name.replace(/^(Les? |La |L’)/, '');
  };

  test('name the card that asks and the subject', () => {
    const missing = where(({ mine }, sentence) => {
      const slots = [mine.about, mine.other, mine.source && { card: mine.source }].filter((slot) => slot !== null);
      return slots.some((slot) => !sentence.includes(nameOf(slot)));
    });
    expect(missing).toEqual([]);
  });

  test('are whole sentences that follow the style page and are not too long', () => {
    expect(where((_, sentence) => /\{|undefined|null|NaN| {2}|[.:,;] *$|\p{L}\?\p{L}/u.test(sentence))).toEqual([]);
    expect(where((_, sentence) => !/^\P{L}*\p{Lu}/u.test(sentence))).toEqual([]);
    expect(where((_, sentence) => sentence.length > LONGEST)).toEqual([]);
    for (const [pattern, write] of STYLES[language].never)
      expect(
        where((_, sentence) => pattern.test(withoutNames(sentence))),
        write,
      ).toEqual([]);
  });
  /** Names come from the game and need not follow the style page. */
  const names = Object.values(speech.texts.cards).map((card) => card.name);
  const long = [...names].sort((a, b) => b.length - a.length);
  const withoutNames = (sentence: string): string => long.reduce((text, name) => text.replaceAll(name, 'X'), sentence);

  test('end in a question mark if the answer is yes or no, with buttons that name the effect', () => {
    const whether = asked.filter(({ mine }) => QUESTIONS.get(mine.prompt)!.chooses === 'whether');
    expect(whether.length).toBeGreaterThan(10);
    for (const { mine } of whether) {
      expect(plainQuestion(speech, mine)).toMatch(/\?$/);
      const [yes, no] = buttons(speech, mine);
      expect(yes).not.toBe(no);
      for (const label of [yes, no]) expect(label).not.toMatch(/^(yes|no|ok|oui|non|sí)\b(?!.*\s)/i);
    }
  });

  test('have a form for the players who are not asked', () => {
    for (const { theirs } of asked) expect(plainQuestion(speech, theirs)).not.toMatch(/\{|undefined|null|NaN/);
  });
});

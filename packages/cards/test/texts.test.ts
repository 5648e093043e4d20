import { describe, expect, it } from 'vitest';
import { allCards, sentences } from '../src/index.js';
import { cardText, LANGUAGES, type Language, loadTexts, type Texts } from '../src/texts/index.js';
import { problemsOf } from '../src/words/prompts/own.js';

const cards = allCards.defs.filter((d) => d.n > 0);
const factions = allCards.factions.map((f) => f.id);
const texts = Object.fromEntries(await Promise.all(LANGUAGES.map(async (l) => [l, await loadTexts(l)]))) as Record<Language, Texts>;

/** Fields that say nothing about what a card does. */
const BLANKS = new Set([
  'n',
  'id',
  'type',
  'faction',
  'factionNumber',
  'power',
  'copies',
  'vp',
  'kinds',
  'names',
  'goes',
  'hooks',
  'moments',
]);
const hasAbility = (d: object): boolean =>
  Object.entries(d).some(
    ([key, value]) => !BLANKS.has(key) && value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
  );

/** Does its code let a player choose between effects? Their number is checked where games are played. */
function letsChoose(part: unknown): boolean {
  if (typeof part === 'function') return /\.choose(One|Parts)\(/.test(String(part));
  return typeof part === 'object' && part !== null && Object.values(part).some(letsChoose);
}

describe.each(LANGUAGES)('texts in %s', (language) => {
  const t = texts[language];
  const all = (): [string, string][] =>
    Object.entries(t.cards).flatMap(([id, c]) => [c.text, ...(c.rulings ?? [])].map((s): [string, string] => [id, s]));
  const broken = (pattern: RegExp): string[] =>
    all()
      .filter(([, s]) => pattern.test(s))
      .map(([id, s]) => `${id}: ${s}`);

  it('has every card, base and faction, and nothing else', () => {
    expect(Object.keys(t.cards).sort()).toEqual(cards.map((d) => d.id).sort());
    expect(Object.keys(t.factions).sort()).toEqual([...factions].sort());
    for (const f of factions) expect(t.factions[f].name && t.factions[f].theme, f).toBeTruthy();
  });

  it('has a text for every card that does something, and none for those that do nothing', () => {
    for (const d of cards) {
      expect(cardText(t, d.id).name, d.id).not.toBe('');
      expect(cardText(t, d.id).text !== '', d.id).toBe(hasAbility(d) || d.goes === 'base' || d.goes === 'minion');
    }
  });

  it('has a quip for every faction, every base and every card without ability, short and without a rule', () => {
    const wanted = cards.filter((d) => d.type === 'base' || cardText(t, d.id).text === '').map((d) => d.id);
    const quips = { ...t.factions, ...t.cards };
    expect(
      Object.keys(quips)
        .filter((id) => quips[id].quip)
        .sort(),
    ).toEqual([...factions, ...wanted].sort());
    const said = Object.values(quips).flatMap((of) => of.quip ?? []);
    expect(new Set(said).size).toBe(said.length);
    for (const quip of said) {
      expect(quip).toMatch(/^\p{Lu}[^"']{10,90}[.!?]$/u);
      expect(quip).not.toMatch(/\b(VP|PV|power|Force|poder|minions?|Créatures?|esbirros?|destroy|détruire|destruir)\b/u);
    }
  });

  it('has words for the choices of every card that offers some, and of no other', () => {
    for (const d of cards) {
      const { choices } = cardText(t, d.id);
      expect(choices !== undefined, d.id).toBe(letsChoose(d));
      expect(choices?.length, d.id).toBe(cardText(texts.en, d.id).choices?.length);
      expect(new Set(choices).size, d.id).toBe(choices?.length ?? 0);
      // A choice is a button: short, and not a sentence.
      for (const words of choices ?? []) expect(words, d.id).toMatch(/^\p{Lu}[^'":.]{3,64}[^'":.\s]$/u);
    }
  });

  it('has a sentence for every question that only one faction asks, with all its slots', () => {
    const questions = allCards.factions.flatMap((f) => f.questions);
    const listed = new Set<string>(questions.map((q) => q.name));
    expect(Object.keys(t.questions).filter((name) => !listed.has(name))).toEqual([]); // in no list at the end of a faction
    expect([...listed].filter((name) => !(name in t.questions))).toEqual([]);
    for (const q of questions) {
      const text = t.questions[q.name];
      expect(problemsOf(sentences[language].grammar, text, q), q.name).toEqual([]);
      expect(typeof text === 'string' ? 'one' : Object.keys(text).join(), q.name).toBe(
        typeof texts.en.questions[q.name] === 'string' ? 'one' : Object.keys(texts.en.questions[q.name]).join(),
      );
    }
  });

  it('gives different names to cards with different English names', () => {
    const seen = new Map<string, string>();
    for (const { id } of cards) {
      const { name } = cardText(t, id);
      const other = seen.get(name);
      if (other) expect(cardText(texts.en, other).name, `${other} and ${id}`).toBe(cardText(texts.en, id).name);
      seen.set(name, id);
    }
  });

  it('ends its sentences and leaves no stray spaces or typewriter marks', () => {
    expect(broken(/[^.!?…]$/)).toEqual([]);
    expect(broken(/^\s|\s$| {2}|['"]/)).toEqual([]);
    expect(broken(/\.{4}|\.\.(?!\.)[^.]/)).toEqual([]);
  });

  it('has as many rulings as the English text', () => {
    for (const { id } of cards) expect(cardText(t, id).rulings?.length ?? 0, id).toBe(cardText(texts.en, id).rulings?.length ?? 0);
  });
});

describe('the sentence of a faction’s own question', () => {
  const { grammar } = sentences.fr;
  const about = { chooses: 'card', about: 'card' };

  it('fills every slot of the question, and no other', () => {
    expect(problemsOf(grammar, 'choisissez {minion} à jouer sur {it}', about)).toEqual([]);
    expect(problemsOf(grammar, 'choisissez {minion} {de it}', about)).toEqual([]);
    expect(problemsOf(grammar, 'choisissez {minion}', about)).toEqual(['the sentence leaves out {it}']);
    expect(problemsOf(grammar, 'choisissez {minion} {du it}', about)).toEqual(['{du it} is not a slot of this question']);
    expect(problemsOf(grammar, '{it}, {other}', about)).toEqual(['{other} is not a slot of this question']);
    expect(problemsOf(grammar, '{it} à {+amount}', about)).toEqual(['{+amount} is not a slot of this question']);
    expect(problemsOf(grammar, 'choisissez {it', about)).toContain('its braces do not match');
    expect(problemsOf(grammar, 'sauver {card} ?', { chooses: 'whether' })).toHaveLength(1);
    expect(problemsOf(grammar, { ask: 'sauver {card} ?', yes: 'La sauver', no: 'Ne rien faire' }, { chooses: 'whether' })).toEqual([]);
  });
});

describe('the languages', () => {
  it('copy no sentence from one another', () => {
    for (const { id } of cards) {
      const said = LANGUAGES.map((l) => cardText(texts[l], id).text).filter((s) => s !== '');
      expect(new Set(said).size, id).toBe(said.length);
    }
  });

  it('have non-breaking spaces in French', () => {
    const { cards: french, factions: named, questions } = texts.fr;
    const lines = [
      ...Object.values(french).flatMap((c) => [c.name, c.text, c.quip ?? '', ...(c.choices ?? []), ...(c.rulings ?? [])]),
      ...Object.values(named).flatMap((f) => [f.name, f.theme, f.quip ?? '']),
      ...Object.values(questions).flatMap((q) => (typeof q === 'string' ? q : Object.values(q))),
    ];
    for (const line of lines) {
      expect(line).not.toMatch(/[^\u202f][:;!?»]/);
      expect(line).not.toMatch(/«[^\u202f]/);
    }
  });
});

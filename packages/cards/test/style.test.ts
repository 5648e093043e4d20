import { describe, expect, it } from 'vitest';
import { allCards, sentences } from '../src/index.js';
import { cardText, LANGUAGES, type Language, loadTexts, type Texts } from '../src/texts/index.js';
import { codeOfCards, keywordsOf, VERBS } from './style/code.js';
import { en } from './style/en.js';
import { es } from './style/es.js';
import { fr } from './style/fr.js';
import { judgeIn, rulesIn, screensIn, stylePage } from './style/sources.js';
import { KEYWORDS, LABELS, type Label, type Style } from './style/style.js';

const STYLES: Record<Language, Style> = { en, fr, es };
const cards = allCards.defs.filter((d) => d.n > 0);
type Card = (typeof cards)[number];
const texts = Object.fromEntries(await Promise.all(LANGUAGES.map(async (l) => [l, await loadTexts(l)]))) as Record<Language, Texts>;
const code = codeOfCards();

/** Hooks that work for as long as the card is in play, whoever asks. */
const LASTING = [
  'powerSelf',
  'powerHost',
  'powerHere',
  'powerNamed',
  'playerPower',
  'changesBreakpoint',
  'startingBreakpoint',
  'bearsName',
  'givesKind',
  'forbidsPlay',
  'forbids',
  'unaffected',
  'copier',
  'grants',
  'standingPlay',
  'playFromDiscard',
  'mayIgnoreBase',
  'cancelsBase',
  'borrowsBase',
  'talentAgain',
  'destination',
] as const satisfies readonly (keyof Card)[];

/** Printed Specials that are an "instead": nobody chooses to use them, so the code has no other sign of it. */
const SPECIAL_INSTEAD = ['pirates/buccaneer'];
/** An "instead" that serves only the card's own Talent. */
const TALENT_INSTEAD = ['russian-fairy-tales/the-frog-princess'];
/** Bases whose ability at a scoring waits for the base that comes next. */
const AFTER_REPLACING = ['tortuga'];

/** The labels that a card's definition requires. */
function labelsOf(d: Card): Set<Label> {
  const labels = new Set<Label>();
  const triggers = d.triggers ?? [];
  const insteads = TALENT_INSTEAD.includes(d.id) ? [] : (d.instead ?? []);
  if (d.onPlay && (d.type === 'minion' || d.goes !== 'standard')) labels.add('onPlay');
  if (d.talent) labels.add('talent');
  if ((d.specials ?? []).length > 0 || triggers.some((t) => t.special)) labels.add('special');
  const scoring = d.type === 'base' ? triggers.map((t) => t.on) : [];
  if (scoring.includes('beforeScoring')) labels.add('beforeScoring');
  if (scoring.includes('afterScoring') || AFTER_REPLACING.includes(d.id)) labels.add('afterScoring');
  if (d.award) labels.add('whenScoring');
  const quiet = d.type === 'base' ? ['beforeScoring', 'afterScoring', 'startOfTurn', 'replaced'] : [];
  if (triggers.some((t) => !t.special && !quiet.includes(t.on)) || insteads.length > 0 || LASTING.some((key) => d[key]))
    labels.add('ongoing');
  if (SPECIAL_INSTEAD.includes(d.id)) {
    labels.delete('ongoing');
    labels.add('special');
  }
  return labels;
}

/** Every line on a card and about it. */
const onCards = (t: Texts): [where: string, line: string][] =>
  Object.entries(t.cards).flatMap(([id, c]) =>
    [c.text, ...(c.rulings ?? []), ...(c.choices ?? [])].map((line): [string, string] => [id, line]),
  );
/**
 * The other sentences of the game: reasons, buttons, steps. Questions and the log are functions, and are tested where games are
 * played.
 */
function spoken(language: Language): [where: string, line: string][] {
  const { prompts, grammar, logWords, ...plain } = sentences[language];
  const asked = Object.entries(prompts).flatMap(([code, said]): [string, string][] =>
    typeof said === 'function' ? [] : [said.yes, said.no].map((label) => [code, label]),
  );
  const lines = (part: string | object): string[] => (typeof part === 'string' ? [part] : Object.values(part));
  return [...asked, ...Object.entries(plain).flatMap(([key, part]) => lines(part).map((line): [string, string] => [key, line]))];
}
const questions = (t: Texts): [where: string, line: string][] =>
  Object.entries(t.questions).flatMap(([id, q]) =>
    (typeof q === 'string' ? [q] : Object.values(q)).map((line): [string, string] => [id, line.replace(/\{.*?\}/g, 'X')]),
  );
const themes = (t: Texts): [where: string, line: string][] => Object.entries(t.factions).map(([id, f]) => [id, f.theme]);
const found = (lines: [string, string][], patterns: Style['never']): string[] =>
  patterns.flatMap(([pattern, write]) =>
    lines.filter(([, line]) => pattern.test(line)).map(([where, line]) => `${where}: ${line.match(pattern)?.[0]} -> ${write} (${line})`),
  );

describe.each(LANGUAGES)('the style of texts in %s', (language) => {
  const style = STYLES[language];
  const t = texts[language];

  it('writes no word that the page rules out', () => {
    const lines = [
      ...onCards(t),
      ...themes(t),
      ...questions(t),
      ...spoken(language),
      ...rulesIn(language),
      ...judgeIn(language),
      ...screensIn(language),
    ];
    expect(found(lines, style.never)).toEqual([]);
    expect(found(onCards(t), style.neverOnCards)).toEqual([]);
  });

  it('puts a label exactly where a card has such an ability', () => {
    const wrong = cards.flatMap((d) => {
      const { text } = cardText(t, d.id);
      const labels = labelsOf(d);
      const starts = (d.triggers ?? []).some((r) => r.on === 'startOfTurn');
      return [
        ...LABELS.filter((label) => text.includes(style.labels[label]) !== labels.has(label)),
        ...(d.type === 'action' && text.startsWith(style.goes.base) !== (d.goes === 'base') ? ['on a base'] : []),
        ...(d.type === 'action' && d.goes === 'minion' && !text.startsWith(style.goes.minion) ? ['on a minion'] : []),
        ...(style.startOfTurn.test(text) !== starts ? ['start of turn'] : []),
      ].map((what) => `${d.id}: ${what}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has a small letter after a label and a capital after a full stop', () => {
    const wrong = cards.filter(({ id }) => {
      const { text } = cardText(t, id);
      const labelled = Object.values(style.labels).some((label) => /^\p{Lu}/u.test(text.split(label)[1] ?? ''));
      return labelled || /[.!?] \p{Ll}/u.test(text);
    });
    expect(wrong.map((d) => d.id)).toEqual([]);
  });

  it('uses the keyword for everything that the card’s code does', () => {
    const wrong = cards.flatMap(({ id }) => {
      const { text } = cardText(t, id);
      const owed = [...keywordsOf(code.get(id) ?? '')];
      return owed.filter((k) => !style.keywords[k].test(text)).map((k) => `${id}: ${k}, as ${style.keywords[k]}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is short', () => {
    const long = cards.map((d) => d.id).filter((id) => cardText(t, id).text.length > style.longest);
    expect(long.sort()).toEqual([...style.long].sort());
  });
});

describe('the style test itself', () => {
  it('finds the code of every card and base', () => {
    expect([...code.keys()].sort()).toEqual(cards.map((d) => d.id).sort());
  });

  it('knows only verbs that some card uses', () => {
    const all = [...code.values()];
    expect(VERBS.filter(([call]) => !all.some((c) => call.test(c)))).toEqual([]);
  });

  it('has the labels and the keywords of the page', () => {
    const page = stylePage();
    const table = page.split('## Keywords')[1].split('## ')[0];
    const rows = [...table.matchAll(/^\| (.+) \| (.+) \| (.+) \|$/gm)].map(([, ...cells]) => cells);
    LANGUAGES.forEach((language, i) => {
      const { labels, keywords } = STYLES[language];
      for (const label of Object.values(labels)) expect(page).toContain(label.replace(/\u202f/g, ' ').trim());
      for (const keyword of KEYWORDS) {
        const row = rows.find(([word]) => word.split(/\W/)[0] === keyword);
        if (row) expect(row[i], keyword).toMatch(keywords[keyword]);
      }
    });
  });
});

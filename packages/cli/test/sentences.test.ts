import { writeFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@breakpoint/cards';
import { loadTexts } from '@breakpoint/cards/texts';
import { describe, expect, test } from 'vitest';
import { NAMES, randomSentences, type Said, screens } from './sentences.js';

/** `npm run sentences` asks for more sentences of one language, and for a file to read them in. */
const { SENTENCES_FILE, SENTENCES_LANG = 'en', SENTENCES_COUNT = '300', SENTENCES_SEED = 'read' } = process.env;
if (SENTENCES_FILE) {
  const all = await randomSentences(SENTENCES_LANG as Language, Number(SENTENCES_COUNT), SENTENCES_SEED);
  writeFileSync(SENTENCES_FILE, all.map(({ kind, of, text }) => `${text}    [${kind}: ${of}]\n`).join(''));
}

/** What no sentence may contain, in any language. */
const NEVER: [string, RegExp][] = [
  ['a gap', /\b(undefined|null|NaN)\b|\[object|[{}$]/],
  ['two spaces, or one before a full stop or comma', / {2}| [.,](?!\.)|^\s|\s$/],
  ['a doubled word', /(?<![\p{L}-])(\p{L}{2,})[\s\u202f]\1(?![\p{L}-])/iu],
  ['a doubled mark', /[.!?,;:]{2}(?<!\.\.\.)|…\./],
  ['a typewriter mark', /['"]/],
];
const VOWEL = '[aeiouyâàéèêëîïôœùûAEIOUÀÂÉÈÊÎÔŒÙÛ]';
const GRAMMAR: Record<Language, [string, RegExp][]> = {
  en: [
    // Sentences with a form of their own for one, such as "1 effect", are not looked for.
    ['a plural after one', /(?<![\d.,+−-]|than )1 (cards|minions|actions|bases|numbers|seats|games|counters)\b/],
    ['the wrong article', /\ba (?=[aeio])(?!one\b|Europ)|\ban (?=[^aeiouhAEIOUHX8“])/],
    [
      'an infinitive for a name',
      /(?<!lets? )\b(Anna|Hugo|Le Chat|Éloïse) (draw|play|gain|take|discard|win|pass|reveal|place|choose|use)\b/,
    ],
    ['British English', /colour|favour|cancell|\bcentre\b|\bper cent\b|behaviour/i],
  ],
  fr: [
    ['a plural after one', /(?<![\d,+−-]|de )1 (cartes|Créatures|Actions|Bases|places|numéros|parties|marqueurs)/],
    ['a missing contraction', /(?<!\p{L})([Dd]e|[Àà]) Les? (?!Chat)|(?<!\p{L})(de|à) (le|les) /u],
    [
      'a missing elision',
      new RegExp(
        `(?<![\\p{L}’-])([Dd]e|[Qq]ue|[Ll][ea]|[NnSsJj]e|jusque|lorsque|puisque) (?!onz|oui|ou |et |au|un par|à |en |y )${VOWEL}`,
        'u',
      ),
    ],
    ['the wrong space', /[^\u202f\d?!.][;:!?](?!\d|\p{L})|[^\u202f]»|«[^\u202f]/u],
    [
      'an article with a capital',
      /(?<=\p{Ll}[\s])(sur|vers|remplace|contre) (La|Le|Les|L’)[\s]?(Planète|Vaisseau|Palace|Fourmilière|Opale|Île|Cerveau|Louche|Planque|Bas-Fonds|Grande)/u,
    ],
    ['regarder for consulter', /\bregarde(r|z)? (sa|la|les|le|une) (main|pioche|premi)/],
  ],
  es: [
    ['a plural after one', /(?<![\d,+−-]|de )1 (cartas|esbirros|acciones|bases|sitios|números|partidas|contadores)/],
    ['a plural verb before one', /\b(faltan|quedan|sobran) 1\b/i],
    ['a missing contraction', /(?<!\p{L})([Dd]e|[Aa]) el (?=\p{Ll})/u],
    ['y before i', /(?<!\p{L})y (?=h?[ií](?!e))/iu],
    ['marks that do not pair', /^[^¿]*\?|^[^¡]*!|¿[^?]*$|¡[^!]*$/],
    ['older words', /\d o menos\b|\bhabilidad/],
  ],
};
/** Sentences of these kinds begin with a capital and end with a mark. */
const WHOLE = new Set<Said['kind']>(['log', 'hint', 'refusal']);
const BEGUN = /^[¿¡«“\s\u202f]*[\p{Lu}\d]/u;
const ENDED = /[.!?…]$|[.!?…][»”]$/u;

describe.each(LANGUAGES)('random sentences in %s', async (language) => {
  // The sentences of the screens are all here, so that a new one does not change what is tested of the others.
  const random = (await randomSentences(language, 600, 'tested')).filter(({ kind }) => kind !== 'screen');
  const all = [...random, ...(await screens(language))];
  const names = Object.values((await loadTexts(language)).cards).map((card) => card.name);
  // A name is as the game has it, and the keys of the terminal are no marks; only what stands between them is ours.
  const own = names.filter((name) => /[?!…]|\.\.|(\p{L}+)[- ]\1/iu.test(name)).sort((a, b) => b.length - a.length);
  const ours = all.map(({ text }) => own.reduce((t, name) => t.replaceAll(name, 'X'), text).replace(/(?<=\s)\?3?(?= )/g, 'X'));
  const wrong = (pattern: RegExp): string[] =>
    all.filter((_, i) => pattern.test(ours[i])).map(({ kind, of, text }) => `${kind}: ${of}: ${text}`);

  test.each([...NEVER, ...GRAMMAR[language]])('have none of this: %s', (_, pattern) => {
    expect(wrong(pattern)).toEqual([]);
  });

  test('are whole', () => {
    const bad = all.filter(({ kind, text }) =>
      !BEGUN.test(text) ? kind !== 'screen' && kind !== 'terminal' : WHOLE.has(kind) && !ENDED.test(text),
    );
    expect(bad).toEqual([]);
  });

  test('speak of many cards and of all players', () => {
    const told = all.map(({ text }) => text).join('\n');
    expect(names.filter((name) => told.includes(name)).length).toBeGreaterThan(200);
    for (const name of NAMES) expect(told).toContain(name);
  });
});

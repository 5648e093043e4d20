import type { Language } from '../settings.js';

/** The rule that explains each keyword (docs/style-of-texts.md), and how a text says it in each language. Longer phrases come first. */
const KEYWORDS: readonly [rule: string, says: Record<Language, string>][] = [
  ['7.1', { en: 'off the top of', fr: 'la première Créature de votre pioche', es: 'hasta revelar' }],
  ['6.22', { en: '[+]1 power counters?|counters?', fr: 'marqueurs?(?: Force [+]1)?', es: 'contador(?:es)?(?: de [+]1 de poder)?' }],
  [
    '6.19',
    {
      en: 'extra (?:minion|action)s?',
      fr: '(?:Créature|Action|carte)s? supplémentaires?',
      es: '(?:esbirros?|acción|acciones|jugadas?|carta) adicional(?:es)?',
    },
  ],
  ['6.6', { en: 'printed power|starting breakpoint', fr: '(?:Force|Résistance) de départ', es: 'poder impreso|punto de ruptura inicial' }],
  ['6.3', { en: 'Play on', fr: 'attachez-la à|attachées? à', es: 'Juégala sobre|vinculad[ao]s? a' }],
  ['6.18', { en: 'standard actions?', fr: 'Actions? standard', es: 'acci(?:ón|ones) estándar' }],
  ['6.14', { en: 'If you do', fr: 'Si vous le faites', es: 'Si lo haces' }],
  ['6.12', { en: 'Ongoing', fr: 'Permanent', es: 'Persistente' }],
  ['6.20', { en: 'Talents?', fr: 'Talents?', es: 'talentos?' }],
  ['6.17', { en: 'Specials?', fr: 'Spécial', es: 'Especial' }],
  ['3.1', { en: 'breakpoint', fr: 'Résistance', es: 'punto de ruptura' }],
  ['3.4', { en: 'VP|winner|runner-up', fr: 'PV|Vainqueur|Deuxième', es: 'PV|ganador|segundo puesto' }],
  ['3.2', { en: 'scor(?:es?|ing)', fr: 'Conquête', es: 'punt[uú]\\p{L}+' }],
  [
    '6.7',
    {
      en: 'destroy(?:s|ed)?|discard(?:s|ed|ing)?(?! pile)',
      fr: 'détrui\\p{L}+|défauss(?:ez|er|ée?s?)|défausse(?= (?:une|deux|sa|toute))',
      es: 'destr[uú]\\p{L}+|desc[aá]rt[ae](?:r|l[ao]s?)?',
    },
  ],
  ['6.16', { en: 'returns?', fr: 'renvoy\\p{L}+', es: 'dev(?:uelv|uélv|olv)\\p{L}+' }],
  ['6.8', { en: 'moves?|moved', fr: 'déplac\\p{L}+', es: 'm(?:uev|uév|ov)\\p{L}+' }],
  ['6.21', { en: 'transfer(?:s|red)?', fr: 'transf\\p{L}+', es: 'transf\\p{L}+' }],
  ['6.5', { en: '(?:take )?control(?:s|led)?', fr: 'contrôl\\p{L}+', es: 'control\\p{L}*' }],
  ['6.2', { en: 'cancel(?:s|led)?', fr: 'annul\\p{L}+', es: 'cancel\\p{L}+' }],
  ['6.1', { en: 'affects?', fr: 'affect\\p{L}+', es: 'afect\\p{L}+' }],
  [
    '6.23',
    { en: 'search(?:ed)?|looks?|reveal(?:s|ed)?', fr: 'cherch\\p{L}+|consult\\p{L}+|révél\\p{L}+', es: 'busc\\p{L}+|mira|rev[eé]l\\p{L}+' },
  ],
  ['6.13', { en: 'places?|placed', fr: 'plac\\p{L}+', es: 'col[oó][cq]\\p{L}+' }],
  ['8.9', { en: 'shuffles?', fr: 'mélange[zr]?', es: 'bar[aá]j\\p{L}+' }],
  ['6.15', { en: 'owner(?:’s)?', fr: 'propriétaires?', es: 'propietarios?' }],
  ['5.2', { en: 'instead', fr: 'à la place', es: 'en vez de eso' }],
  ['8.2', { en: 'cannot', fr: 'ne peu(?:t|vent) pas', es: 'no pueden?' }],
  ['6.10', { en: 'power', fr: 'Force', es: 'poder' }],
  [
    '6.11',
    {
      en: 'When played|plays?|played',
      fr: 'En la jouant|jou(?:ez|er|ée?s?)',
      es: 'Al jugarse|jueg(?:a|ue)\\p{L}*|juég\\p{L}+|jug(?:ar\\p{L}*|ad[ao]s?)',
    },
  ],
  ['2.6', { en: 'draws?', fr: 'pioch(?:ez|er)', es: 'rob(?:ar?|as|an|es?|ad[ao]s?)' }],
];

const patterns = new Map<Language, RegExp>();

/** A text in pieces: those with a rule are keywords. Each keyword is explained where it comes first. */
export function piecesOf(text: string, language: Language): { text: string; rule?: string }[] {
  let pattern = patterns.get(language);
  if (!pattern) {
    const groups = KEYWORDS.map(([, says]) => `(${says[language]})`).join('|');
    pattern = new RegExp(`(?<!\\p{L})(?:${groups})(?!\\p{L})`, 'giu');
    patterns.set(language, pattern);
  }
  const pieces: { text: string; rule?: string }[] = [];
  const explained = new Set<string>();
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    const [rule] = KEYWORDS[found.slice(1).findIndex((group) => group !== undefined)];
    if (explained.has(rule)) continue;
    explained.add(rule);
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) });
    pieces.push({ text: found[0], rule });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

import type { Language } from '@breakpoint/cards';
import { inLetters } from '../say/words.js';

/** Words that say little: a sentence is found without them. */
const SMALL: Record<Language, ReadonlySet<string>> = {
  en: new Set('a an the of to on at in it its s your my you this that they their be is are has have gets get for with'.split(' ')),
  fr: new Set('un une le la les l de des d du a au aux sur votre vos vous son sa ses ce cette est sont ont pour avec'.split(' ')),
  es: new Set('un una el la los las de del al a en tu tus su sus este esta es son tiene tienen para por con'.split(' ')),
};
/** Words of which, where and how many: one tap changes them, so a sentence without them is still the one that was looked for. */
const CHANGED: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'one each every all any number other another others player players up or less more fewer here there minion minions action actions card cards base bases'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'chaque tous toutes tout toute nombre autre autres joueur joueurs jusqu ou moins plus ici creature creatures action actions carte cartes base bases'.split(
      ' ',
    ),
  ),
  es: new Set(
    'uno cada todos todas cualquier numero otro otra otros otras jugador jugadores hasta o menos mas aqui esbirro esbirros accion acciones carta cartas base bases'.split(
      ' ',
    ),
  ),
};
const ENDING: Record<Language, RegExp> = {
  en: /(?:ing|ed|es|s|e)$/,
  fr: /(?:ent|er|ez|es|e|s)$/,
  es: /(?:ar|er|ir|as|an|es|os|a|e|o|s)$/,
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .match(/[+-]?\d+|\p{L}+/gu) ?? [];

/** Forms of a word find each other: "plays" finds "played", "détruire" finds "détruisez". */
function stemOf(word: string, language: Language): string {
  const stem = word.replace(ENDING[language], '').slice(0, language === 'en' ? undefined : 6);
  return stem.length >= 3 ? stem : word;
}

/** “+1”, of power as a rule. */
const SIGNED = /^[+-]/;

/** From here on, something that was looked for is missing. */
const MISSING = 1000;
/** A sentence that says it only elsewhere, or in everyday words, comes after one that says it itself. */
const ELSEWHERE = 100;
/** A match with a word of which, where and how many comes after one with a word that tells something. */
const LOOSE = 5;

export const isFound = (rank: number): boolean => rank < MISSING;

/**
 * How well a sentence answers a search: the lower, the better, and best if what was looked for comes early. Numbers, small words, and
 * which, where and how many may differ, because they are changed by a tap.
 */
export function ranker(search: string, language: Language): (own: string, also: string) => number {
  const numbers = new Map(Array.from({ length: 10 }, (_, n) => [wordsOf(inLetters(language, n + 1)).join(' '), `${n + 1}`]));
  const plain = (text: string): string[] => wordsOf(text).map((word) => numbers.get(word) ?? word);
  const isNumber = (word: string): boolean => /\d/.test(word);
  const all = plain(search);
  const large = all.filter((word) => !isNumber(word) && !SMALL[language].has(word));
  const telling = large.filter((word) => !CHANGED[language].has(word));
  const wanted = (telling.length > 0 ? telling : large.length > 0 ? large : all).map((word) => stemOf(word, language));
  const signed = all.some((word) => SIGNED.test(word));
  const exact = all.filter((word) => isNumber(word) || (telling.length > 0 && CHANGED[language].has(word)));
  return (own, also) => {
    const said = plain(own);
    const others = plain(also);
    const told = wanted.map((word) => said.findIndex((other) => other.startsWith(word) && !CHANGED[language].has(other)));
    const at = wanted.map((word, i) => (told[i] >= 0 ? told[i] : said.findIndex((other) => other.startsWith(word))));
    const elsewhere = wanted.filter((word, i) => at[i] < 0 && others.some((other) => other.startsWith(word)));
    const missing = at.filter((i) => i < 0).length - elsewhere.length;
    const lacksSign = signed && !said.some((word) => SIGNED.test(word));
    const unlike = exact.filter((n) => !said.includes(n)).length + (lacksSign ? 10 * ELSEWHERE : 0);
    // "Player" is hardly what was looked for with "plays".
    const loose = at.filter((place, i) => place >= 0 && told[i] < 0).length;
    const late = Math.min(Math.max(0, ...at) + loose * LOOSE, ELSEWHERE - 1);
    return missing * MISSING + elsewhere.length * ELSEWHERE + late + unlike / 10;
  };
}

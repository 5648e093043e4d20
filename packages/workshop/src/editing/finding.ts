import type { Language } from '@breakpoint/cards';
import { inLetters } from '../say/words.js';

/** Words that say little: a sentence is found without them. */
const SMALL: Record<Language, ReadonlySet<string>> = {
  en: new Set('a an the of to on at in it its your my you this that'.split(' ')),
  fr: new Set('un une le la les l de des d du a au aux sur votre vos vous son sa ses ce cette'.split(' ')),
  es: new Set('un una el la los las de del al a en tu tus su sus este esta'.split(' ')),
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

/** From here on, something that was looked for is missing. */
const MISSING = 1000;
/** What is said elsewhere, or in everyday words, comes after what says it itself. */
const ELSEWHERE = 100;

export const isFound = (rank: number): boolean => rank < MISSING;

/**
 * How well a sentence answers a search: the lower, the better, and best if what was looked for comes early. Numbers and small words may
 * differ, because they are changed by a tap.
 */
export function ranker(search: string, language: Language): (own: string, also: string) => number {
  const numbers = new Map(Array.from({ length: 10 }, (_, n) => [wordsOf(inLetters(language, n + 1)).join(' '), `${n + 1}`]));
  const plain = (text: string): string[] => wordsOf(text).map((word) => numbers.get(word) ?? word);
  const isNumber = (word: string): boolean => /\d/.test(word);
  const all = plain(search);
  const telling = all.filter((word) => !isNumber(word) && !SMALL[language].has(word));
  const wanted = (telling.length > 0 ? telling : all).map((word) => stemOf(word, language));
  const exact = all.filter((word) => isNumber(word));
  return (own, also) => {
    const said = plain(own);
    const others = plain(also);
    const at = wanted.map((word) => said.findIndex((other) => other.startsWith(word)));
    const elsewhere = wanted.filter((word, i) => at[i] < 0 && others.some((other) => other.startsWith(word)));
    const missing = at.filter((i) => i < 0).length - elsewhere.length;
    const unlike = exact.filter((n) => !said.includes(n)).length;
    return missing * MISSING + elsewhere.length * ELSEWHERE + Math.min(Math.max(0, ...at), ELSEWHERE - 1) + unlike / 10;
  };
}

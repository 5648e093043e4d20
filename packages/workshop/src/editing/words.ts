import type { Language } from '@breakpoint/cards';
import { type Span, sayCard } from '../say/index.js';
import type { AnyCard, Document } from '../tree.js';
import { fieldOf } from './alternatives.js';
import { isWithin, lastOf, parentOf } from './places.js';

/** A piece of a sentence: a word that can be tapped, or what stands between words (no place). */
export interface Word {
  text: string;
  path: string;
}

export interface SaidAbility {
  /** Null if the ability can't be said yet. */
  words: Word[] | null;
  text: string;
}

/** Words that are one decision: how many of what. */
const TOGETHER = new Set(['pick', 'noun', 'n', 'whose', 'other']);
const isTogether = (path: string): boolean => TOGETHER.has(lastOf(path)) && !/\/steps\/\d+\/n$/.test(path) && parentOf(path) !== '';

/** Each ability of a card as words. */
export function sayAbilities(document: Document, card: AnyCard, language: Language): SaidAbility[] {
  return card.abilities.map((ability, i) => {
    const alone = { ...card, abilities: [ability] } as AnyCard;
    try {
      const spans = sayCard(document, alone, language).filter((span) => span.path !== 'goes');
      const moved = spans.map(({ text, path }) => ({ text, path: path.replace(/^abilities\/0/, `abilities/${i}`) }));
      return {
        words: phrases(moved),
        text: moved
          .map((span) => span.text)
          .join('')
          .trim(),
      };
    } catch {
      return { words: null, text: '' };
    }
  });
}

/** Spans as words: what belongs together ("une de vos Créatures") is one, and spaces stand between words, not in them. */
function phrases(spans: readonly Span[]): Word[] {
  const words: Word[] = [];
  const isNoun = (word: Word | undefined, path: string): boolean => word !== undefined && word.path === `${parentOf(path)}/noun`;
  for (const { text, path } of spans) {
    const last = words.at(-1);
    const before = words.at(-2);
    if (path !== '' && isTogether(path)) {
      const noun = `${parentOf(path)}/noun`;
      if (last && isNoun(last, path)) last.text += text;
      else if (last?.path === '' && last.text.length <= 4 && isNoun(before, path)) {
        words.pop();
        before!.text += last.text + text;
      } else words.push({ text, path: noun });
    } else if (last?.path === '' && path === '') last.text += text;
    else words.push({ text, path });
  }
  return words.flatMap(({ text, path }) => {
    if (path === '') return [{ text, path }];
    const core = text.trim();
    const [lead, end] = [text.slice(0, text.indexOf(core)), text.slice(text.indexOf(core) + core.length)];
    const between = (space: string): Word[] => (space === '' ? [] : [{ text: space, path: '' }]);
    return core === '' ? between(text) : [...between(lead), { text: core, path }, ...between(end)];
  });
}

/** The words of a place, with what stands between them; empty if nothing says it. */
export function phraseOf(spans: readonly Span[], path: string): string {
  const inside = spans.map((span) => span.path !== '' && isWithin(span.path, path));
  const [from, to] = [inside.indexOf(true), inside.lastIndexOf(true)];
  if (from < 0) return '';
  const said = spans
    .slice(from, to + 1)
    .map((span) => span.text)
    .join('');
  if (!['ability', 'step'].includes(fieldOf(path))) return said.trim();
  // A sentence has more words than its places say: "That player", "this turn".
  const between = (at: number): string => (spans[at]?.path === '' ? spans[at].text : '');
  const [before] = /[^.;:,–]*$/.exec(between(from - 1))!;
  const [after] = /^[^.;,–]*/.exec(between(to + 1))!;
  return (before + said + after).trim();
}

import type { QuestionText } from '../../texts/gather.js';
import type { Join, Joined, Piece } from '../log/pieces.js';
import { signed } from '../log/pieces.js';
import type { AnyQuestion, Question, Slot } from './question.js';

// The sentences of the questions that factions declare themselves. They are data, with slots in braces, and come with the texts of
// the faction.

/** What a language says in the slots of such a sentence. */
export interface Grammar {
  /** The minions that can be chosen: "one of your minions with power 2 or less on The Hill". */
  minion: (q: Question) => Piece;
  /** "a card", "up to two cards", "any number of cards", with the words that follow the noun. */
  some: (q: Question, type: 'minion' | 'action' | 'card', which: string) => Piece;
  /** The name of a base within a sentence. */
  base: Join;
  /** The words that contract with the name after them: {de it}. */
  joins: Readonly<Record<string, (named: Slot) => Joined>>;
}

const NOUNS = { minions: 'minion', actions: 'action', cards: 'card' } as const;
const isNoun = (word: string): word is keyof typeof NOUNS => Object.hasOwn(NOUNS, word);

/** The names of things that a slot can hold, and the field of the question's shape that fills it. */
const NAMED = { card: null, it: 'about', other: 'other' } as const;
const isNamed = (word: string): word is keyof typeof NAMED => Object.hasOwn(NAMED, word);

/** The sentence for this question: the form for one or for several cards, or the question before the two buttons. */
function sentenceFor(text: QuestionText, q: Question): string {
  if (typeof text === 'string') return text;
  return 'ask' in text ? text.ask : q.most > 1 ? text.several : text.one;
}

/** The sentence with its slots filled. */
export function ownQuestion(grammar: Grammar, text: QuestionText, q: AnyQuestion): Piece {
  // The odd parts are what stands between braces.
  return sentenceFor(text, q)
    .split(/[{}]/)
    .map((part, i) => (i % 2 === 0 ? part : filled(grammar, part, q)));
}

function filled(grammar: Grammar, slot: string, q: AnyQuestion): Piece {
  const space = slot.indexOf(' ');
  const word = space < 0 ? slot : slot.slice(0, space);
  const rest = slot.slice(word.length);
  if (word === 'minion') return grammar.minion(q);
  if (word === 'amount') return q.amount!;
  if (word === '+amount') return signed(q.amount!);
  if (isNoun(word)) return grammar.some(q, NOUNS[word], rest);
  if (isNamed(word)) return q[word]!;
  return grammar.joins[word](q[rest.trim() as keyof typeof NAMED] as Slot);
}

/** What is wrong with the sentence of a question that has these slots; empty if nothing is. */
export function problemsOf(
  grammar: Grammar,
  text: QuestionText,
  shape: { chooses: string; about?: unknown; other?: unknown; amount?: unknown },
): string[] {
  const isWhether = shape.chooses === 'whether';
  const sentences = typeof text === 'string' ? [text] : 'ask' in text ? [text.ask] : [text.one, text.several];
  if (isWhether !== (typeof text !== 'string' && 'ask' in text))
    return [isWhether ? 'it needs "ask" and the words of two buttons, "yes" and "no"' : 'only a yes-or-no question has "ask"'];
  return sentences.flatMap((sentence) => {
    const slots = [...sentence.matchAll(/\{([^{}]*)\}/g)].map(([, slot]) => slot);
    const words = slots.map((slot) => slot.split(' ')[0]);
    const names = slots.map((slot) => slot.split(' ').at(-1)!);
    const unknown = slots.filter((slot, i) => !isKnown(grammar, slot, words[i], shape));
    const empty = [
      ...(['it', 'other'] as const).filter((name) => shape[NAMED[name]] !== undefined && !names.includes(name)),
      ...(shape.amount !== undefined && !names.some((name) => /^\+?amount$/.test(name)) ? ['amount'] : []),
    ];
    const braces = sentence.replace(/\{[^{}]*\}/g, '');
    return [
      ...unknown.map((slot) => `{${slot}} is not a slot of this question`),
      ...empty.map((name) => `the sentence leaves out {${name}}`),
      ...(/[{}]/.test(braces) ? ['its braces do not match'] : []),
    ];
  });
}

function isKnown(grammar: Grammar, slot: string, word: string, shape: { about?: unknown; other?: unknown; amount?: unknown }): boolean {
  const has = (name: string): boolean => isNamed(name) && (NAMED[name] === null || shape[NAMED[name]] !== undefined);
  if (slot === 'minion' || isNoun(word)) return true;
  if (slot === 'amount' || slot === '+amount') return shape.amount !== undefined;
  return Object.hasOwn(grammar.joins, word) ? has(slot.slice(word.length + 1)) : has(slot);
}

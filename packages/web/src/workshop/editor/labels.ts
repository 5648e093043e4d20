import type { Language } from '@breakpoint/cards';
import { type AnyCard, type Document, sayCard } from '@breakpoint/workshop';
import { fieldOf, isWithin, type Option, parentOf, phraseOf, sayAbilities, valueAt, type Word } from '@breakpoint/workshop/editing';
import type { WorkshopWords } from '../words/en.js';

/** The words for an option: those that the card would have in that place. */
export function labelOf(words: WorkshopWords, document: Document, option: Option, path: string, language: Language): string {
  const { tag, value, card } = option;
  if (value === undefined) return words.absent[fieldOf(path)] ?? words.leaveOut;
  if (tag === 'number') return words.aNumber;
  if (fieldOf(path) === 'pick') return words.picks[tag] ?? tag;
  if (/\/(when|steps\/\d+)\/by$/.test(path)) return words.doers[tag] ?? tag;
  // A number of cards is said with what it limits.
  if (tag === 'count' && fieldOf(path) !== 'if') return changedWords(document, card, path, language);
  const said = nounIn(document, card, path, language) ?? phraseIn(document, card, path, language);
  if (said !== '') return said;
  if (fieldOf(path) === 'when' || fieldOf(path) === 'ability') return words.frames[tag] ?? tag;
  if (value === true) return nounIn(document, card, parentOf(path), language) ?? words.yes;
  return changedWords(document, card, path, language) || tag.slice(tag.indexOf(':') + 1);
}

/** The words for all options of a place. Where two would say the same, they say more of the sentence around it. */
export function labelsOf(words: WorkshopWords, document: Document, options: readonly Option[], path: string, language: Language): string[] {
  const labels = options.map((option) => labelOf(words, document, option, path, language));
  const isTwice = (label: string): boolean => labels.indexOf(label) !== labels.lastIndexOf(label);
  for (let around = parentOf(path); labels.some(isTwice) && around !== ''; around = parentOf(around)) {
    const twice = labels.map(isTwice);
    for (const [i, { card }] of options.entries())
      if (twice[i]) labels[i] = phraseIn(document, card, around, language).replace(LABEL, '') || labels[i];
  }
  return labels;
}
/** "Ongoing:" before a moment does not belong to its place. */
const LABEL = /^\p{Lu}\p{L}+\s?: /u;

/** The beginning of a whole ability that says when; the rest of it is an example. Empty for other places. */
export function momentOf(document: Document, { card }: Option, path: string, language: Language, label: string): string {
  if (fieldOf(path) !== 'ability' && fieldOf(path) !== 'when') return '';
  const ability = Number(/\d+/.exec(path)?.[0]);
  const words = sayAbilities(document, card, language)[ability]?.words ?? [];
  const isDone = (word: Word): boolean => isWithin(word.path, `abilities/${ability}/steps`);
  const before = words.slice(0, Math.max(words.findIndex(isDone), 0));
  const moment = trimmed(
    before
      .slice(0, before.findLastIndex((word) => word.path !== '') + 1)
      .map((word) => word.text)
      .join('')
      .trim(),
  );
  return label.startsWith(moment) ? moment : '';
}

const trimmed = (text: string): string => text.replace(/^[\s,.;:–]+|[\s,.;:–]+$/gu, '');

/** The words that say a place of a card. */
function phraseIn(document: Document, card: AnyCard, path: string, language: Language): string {
  try {
    return trimmed(phraseOf(sayCard(document, card, language), path));
  } catch {
    return '';
  }
}

/** Of a description only its noun ("a minion"); the rest is chosen below. */
function nounIn(document: Document, card: AnyCard, path: string, language: Language): string | undefined {
  const value = valueAt(card, path);
  if (typeof value !== 'object' || value === null || !('noun' in value) || 'do' in value || 'did' in value) return undefined;
  const pieces = sayAbilities(document, card, language).flatMap((ability) => ability.words ?? []);
  return pieces.find((word) => word.path === `${path}/noun`)?.text;
}

/** The words for a place that has none of its own in the text: those of the record around it ("up to two minions"). */
const changedWords = (document: Document, card: AnyCard, path: string, language: Language): string =>
  nounIn(document, card, parentOf(path), language) ?? phraseIn(document, card, parentOf(path), language);

/** The heading of a place: "How strong". A word that is new to the editor goes by its own name. */
export const headingOf = (words: WorkshopWords, path: string): string => words.fields[fieldOf(path)] ?? fieldOf(path);

/** Is it a list to read through, rather than a few words side by side? */
export const isList = (path: string): boolean => ['when', 'ability', 'step', 'if'].includes(fieldOf(path));

export const isNumber = (card: AnyCard, path: string): boolean => typeof valueAt(card, path) === 'number';

/** Limits that are rarely wanted stand behind a button, as long as nothing is chosen there. */
const RARE = new Set([
  'named',
  'kind',
  'alike',
  'total',
  'counters',
  'on',
  'limit',
  'who',
  'spread',
  'reveal',
  'by',
  'first',
  'printed',
  'rank',
  'owner',
  'bearing',
  'faction',
  'fresh',
  'moved',
  'talent',
  'alone',
  'most',
  'held',
  'per',
  'having',
]);
export const isRare = (card: AnyCard, path: string): boolean => RARE.has(fieldOf(path)) && valueAt(card, path) === undefined;

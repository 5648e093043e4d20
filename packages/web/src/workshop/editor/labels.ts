import type { Language } from '@breakpoint/cards';
import { type AnyCard, type Document, sayCard } from '@breakpoint/workshop';
import { fieldOf, type Option, phraseOf, valueAt } from '@breakpoint/workshop/editing';
import type { WorkshopWords } from '../../i18n/workshop/en.js';

/** The words for an option: those that the card would have in that place. */
export function labelOf(words: WorkshopWords, document: Document, option: Option, path: string, language: Language): string {
  const { tag, value, card } = option;
  if (value === undefined) return ['may', 'other', 'first', 'spread', 'reveal'].includes(fieldOf(path)) ? words.no : words.leaveOut;
  if (tag === 'number') return words.aNumber;
  const said = phraseIn(document, card, path, language).replace(/[\s,.;:–]+$/u, '');
  if (said !== '') return said;
  if (fieldOf(path) === 'when' || fieldOf(path) === 'ability') return words.frames[tag] ?? tag;
  return value === true ? words.yes : tag.slice(tag.indexOf(':') + 1);
}

/** The words that say a place of a card. */
function phraseIn(document: Document, card: AnyCard, path: string, language: Language): string {
  try {
    const at = fieldOf(path) === 'ability' ? `${path}` : path;
    return phraseOf(sayCard(document, card, language), at);
  } catch {
    return '';
  }
}

/** The heading of a place: "How strong". A word that is new to the editor goes by its own name. */
export const headingOf = (words: WorkshopWords, path: string): string => words.fields[fieldOf(path)] ?? fieldOf(path);

/** Is it a list to read through, rather than a few words side by side? */
export const isList = (path: string): boolean => ['when', 'ability', 'step', 'if'].includes(fieldOf(path));

export const isNumber = (card: AnyCard, path: string): boolean => typeof valueAt(card, path) === 'number';

/** Everything by which an option is found. */
export const searchText = (words: WorkshopWords, option: Option, label: string): string =>
  `${label} ${option.tag.replace(/^\w+:/, '')} ${words.everyday[option.tag] ?? ''}`.toLocaleLowerCase();

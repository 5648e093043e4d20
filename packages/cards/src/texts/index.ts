import type { Language } from '../words/sentences.js';
import type { CardText, Texts } from './gather.js';

export { LANGUAGES, type Language } from '../words/sentences.js';
export type { CardText, QuestionText, Texts } from './gather.js';
export { pairName } from './pairs.js';

// One import for each language, so that a bundler makes a chunk of each.
const LOAD: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./en.js'),
  fr: () => import('./fr.js'),
  es: () => import('./es.js'),
};

/** The texts of one language; no other is loaded. */
export const loadTexts = async (language: Language): Promise<Texts> => (await LOAD[language]()).default;

/** Name, text and rulings of a card or base, by its id (`aliens/scout`, `the-mothership`). */
export const cardText = (texts: Texts, id: string): CardText => texts.cards[id] ?? { name: id, text: '' };

/** The card's own words for the effect with this number ("A or B"), or the number itself if it has none. */
export const choiceText = (texts: Texts, id: string, number: number): string => texts.cards[id]?.choices?.[number - 1] ?? String(number);

export const factionName = (texts: Texts, id: string): string => texts.factions[id]?.name ?? id;

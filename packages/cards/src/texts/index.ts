import type { Language } from '../words/sentences.js';
import type { CardText, Texts } from './gather.js';

export { LANGUAGES, type Language } from '../words/sentences.js';
export type { CardText, Texts } from './gather.js';

// One import each, so that a bundler makes one chunk of each language.
const LOAD: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./en.js'),
  fr: () => import('./fr.js'),
  es: () => import('./es.js'),
};

/** The texts of one language; no other is loaded. */
export const loadTexts = async (language: Language): Promise<Texts> => (await LOAD[language]()).default;

/** Name, text and rulings of a card or base, by its id (`aliens/scout`, `the-mothership`). */
export const cardText = (texts: Texts, id: string): CardText => texts.cards[id] ?? { name: id, text: '' };

/** What this card calls the effect with this number ("A or B"), the number itself if it has no words for it. */
export const choiceText = (texts: Texts, id: string, number: number): string => texts.cards[id]?.choices?.[number - 1] ?? String(number);

export const factionName = (texts: Texts, id: string): string => texts.factions[id]?.name ?? id;

import { CardSet } from '@breakpoint/engine/cards';
import { MODULES } from './factions.js';

/** All factions and bases. The version must change whenever a card behaves differently. */
export const allCards = new CardSet('3', MODULES);

export { LANGUAGES, type Language, type Sentences, sentences } from './words/index.js';

import { CardSet } from '@breakpoint/engine/cards';
import { MODULES } from './factions.js';
import { NUMBERED } from './numbered.js';

/**
 * For each version, the factions with a card or base that has behaved differently since then. A version that is not named here may have
 * changed everything.
 */
const CHANGED: Record<string, readonly string[]> = {};

/** All factions and bases. The version must change whenever a card behaves differently. */
export const allCards = new CardSet('3', MODULES, { numbered: NUMBERED, changed: CHANGED });

export { LANGUAGES, type Language, type Sentences, sentences } from './words/index.js';

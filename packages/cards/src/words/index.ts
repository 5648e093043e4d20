import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import type { Language, Sentences } from './sentences.js';

export { LANGUAGES, type Language, type Sentences } from './sentences.js';

/** Every sentence that the game says, by language. */
export const sentences: Record<Language, Sentences> = { en, fr, es };

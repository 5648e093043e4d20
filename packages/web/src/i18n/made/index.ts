import { dictionary } from '../dictionary.js';
import type { MadeWords } from './en.js';

export type { MadeWords } from './en.js';

/** The words for factions that players made. */
export const useMadeWords = dictionary<MadeWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

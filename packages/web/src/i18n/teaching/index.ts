import { dictionary } from '../dictionary.js';
import type { TeachingWords } from './en.js';

/** The words of the screens that help players improve: reviews and puzzles. */
export const useTeaching = dictionary<TeachingWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

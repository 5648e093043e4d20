import { dictionary } from '../../i18n/dictionary.js';
import type { PuzzleWords } from './en.js';

/** The words of the short lessons. */
export const usePuzzleWords = dictionary<PuzzleWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

import { dictionary } from '../../i18n/dictionary.js';
import type { LearnWords } from './en.js';

/** The words of the first game and its coach. */
export const useLearnWords = dictionary<LearnWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

import { dictionary } from '../../i18n/dictionary.js';
import type { ScreenWords } from './en.js';

/** The words of the credits, the privacy page and the book of pairs. */
export const useScreenWords = dictionary<ScreenWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

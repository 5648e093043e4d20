import { dictionary } from '../../i18n/dictionary.js';
import type { CardWords } from './en.js';

/** The words of the gallery of cards. */
export const useCardWords = dictionary<CardWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

import { dictionary } from '../../i18n/dictionary.js';
import type { TableWords } from './en.js';

/** The words of the show: what bases and actions sound like, the beginning and the end of a game. */
export const useTableWords = dictionary<TableWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

import { dictionary } from '../../i18n/dictionary.js';
import type { PeopleWords } from './en.js';

export type { PeopleWords } from './en.js';

/** The words for playing with people. */
export const usePeopleWords = dictionary<PeopleWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

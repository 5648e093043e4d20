import { dictionary } from '../../i18n/dictionary.js';
import type { CompanionWords } from './en.js';

/** The words of the companion for the real table. */
export const useCompanion = dictionary<CompanionWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

import { dictionary } from '../../i18n/dictionary.js';
import type { RuleWords } from './en.js';

/** The words of the pages about the rules. */
export const useRuleWords = dictionary<RuleWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

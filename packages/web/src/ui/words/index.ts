import { dictionary } from '../../i18n/dictionary.js';
import type { UiWords } from './en.js';

export type { UiWords } from './en.js';

/** The words for factions that players made. */
export const useUiWords = dictionary<UiWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

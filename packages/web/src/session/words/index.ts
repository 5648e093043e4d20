import { dictionary } from '../../i18n/dictionary.js';
import type { OnlineWords } from './en.js';

/** Words that only tables on a server need. */
export const useOnlineWords = dictionary<OnlineWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

import { dictionary } from '../../i18n/dictionary.js';
import type { ReplayWords } from './en.js';

/** The words of replays and reviews. */
export const useReplayWords = dictionary<ReplayWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

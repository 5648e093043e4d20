import { dictionary } from '../dictionary.js';
import type { ShowWords } from './en.js';

/** The words of the show: what bases and actions sound like, the beginning and the end of a game. */
export const useShow = dictionary<ShowWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

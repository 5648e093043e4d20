import { dictionary } from '../dictionary.js';
import type { PageWords } from './en.js';

/** The words of the reading screens. */
export const usePages = dictionary<PageWords>({
  en: async () => (await import('./en.js')).pages,
  fr: async () => (await import('./fr.js')).pages,
  es: async () => (await import('./es.js')).pages,
});

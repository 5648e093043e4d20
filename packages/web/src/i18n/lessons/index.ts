import { dictionary } from '../dictionary.js';
import type { LessonWords } from './en.js';

/** The words of the short lessons. */
export const useLessons = dictionary<LessonWords>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

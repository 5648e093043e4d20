import { use } from 'react';
import type { Language } from '../../settings.js';
import { useLanguage } from '../index.js';
import type { PeopleWords } from './words.js';

export type { PeopleWords } from './words.js';

const LOAD: Record<Language, () => Promise<PeopleWords>> = {
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
};
const loaded = new Map<Language, Promise<PeopleWords>>();

/** The words of the chosen language. They are loaded when first needed, so components that use them need a Suspense around them. */
export function usePeopleWords(): PeopleWords {
  const language = useLanguage();
  let words = loaded.get(language);
  if (!words) {
    words = LOAD[language]();
    loaded.set(language, words);
  }
  return use(words);
}

import { use } from 'react';
import type { Language } from '../settings.js';
import { useLanguage } from './language.js';

// One mechanism for all words: a feature declares its dictionary in three languages, and a hook loads the language that is shown.

/** The hook of a dictionary. Its words are loaded when they are first needed, so components that use them need a Suspense around them. */
export function dictionary<W>(load: Record<Language, () => Promise<W>>): () => W {
  const loaded = new Map<Language, Promise<W>>();
  return () => {
    const language = useLanguage();
    let words = loaded.get(language);
    if (!words) {
      words = load[language]();
      loaded.set(language, words);
    }
    return use(words);
  };
}

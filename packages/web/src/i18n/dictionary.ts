import { use } from 'react';
import { getSettings, type Language, onSettings } from '../settings.js';
import { useLanguage } from './language.js';

// One mechanism for all words: a feature declares its dictionary in three languages, and a hook loads the language that is shown.

/**
 * The hook of a dictionary. Its words are loaded soon after the code of its feature: a component that appears later, such as the card
 * under the pointer, must not wait for them, because the whole screen would be hidden meanwhile.
 */
export function dictionary<W>(load: Record<Language, () => Promise<W>>): () => W {
  const coming = new Map<Language, Promise<W>>();
  const wordsIn = (language: Language): Promise<W> => {
    const begun = coming.get(language);
    if (begun) return begun;
    const words = load[language]();
    coming.set(language, words);
    // React reads words that are there without waiting a moment for them. Words that could not be loaded are asked for again.
    words.then(
      (value) => Object.assign(words, { status: 'fulfilled', value }),
      () => coming.delete(language),
    );
    return words;
  };
  const prepare = () => void wordsIn(getSettings().language);
  setTimeout(prepare);
  onSettings(prepare);
  // A component that has waited for its words is rendered again from its beginning, and must ask for them again in the same place.
  return () => use(wordsIn(useLanguage()));
}

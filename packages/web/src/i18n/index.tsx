import { cardText, factionName, loadTexts, type Texts } from '@breakpoint/cards/texts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Language, useSettings } from '../settings.js';
import type { Words } from './en.js';

const WORDS: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
};

interface Spoken {
  language: Language;
  words: Words;
}
const WordsContext = createContext<Spoken | null>(null);
const NO_TEXTS: Texts = { factions: {}, cards: {}, questions: {} };
const TextsContext = createContext<Texts>(NO_TEXTS);

/** Provides the words of the chosen language; the old ones stay until the new ones are loaded. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    let wanted = true;
    void WORDS[language]().then((words) => {
      if (!wanted) return;
      document.documentElement.lang = language;
      setSpoken({ language, words });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  if (!spoken) return null;
  return <WordsContext value={spoken}>{children}</WordsContext>;
}

/** The texts that a screen shows now, for those who cannot use a hook. */
let current = NO_TEXTS;
/** The number of words in a card's text. */
export const wordsOn = (id: string): number => (current.cards[id]?.text ?? '').split(/\s+/).filter(Boolean).length;

/** Provides the names and texts of cards; only screens that show cards load them. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadTexts(language).then((loaded) => {
      if (!wanted) return;
      current = loaded;
      setTexts(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  if (!texts) return null;
  return <TextsContext value={texts}>{children}</TextsContext>;
}

function useSpoken(): Spoken {
  const spoken = useContext(WordsContext);
  if (!spoken) throw new Error('no words here');
  return spoken;
}
export const useWords = (): Words => useSpoken().words;
/** The language of the current words. */
export const useLanguage = (): Language => useSpoken().language;
export const useTexts = (): Texts => useContext(TextsContext);

export { factionName };
export const textOf = cardText;
export const nameOf = (texts: Texts, id: string): string => cardText(texts, id).name;

/** A label with a colon and a text. Languages differ about the space before a colon. */
export const labelled = (words: Words, label: string, what: string): string => fill(words.labelled, { label, what });

/** Replaces the placeholders in braces. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

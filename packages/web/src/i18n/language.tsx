import { createContext, type ReactNode, useContext, useDeferredValue, useEffect } from 'react';
import { type Language, useSettings } from '../settings.js';

const LanguageContext = createContext<Language | null>(null);

/** Provides the chosen language. Everything stays in the old one until the new words are loaded. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useDeferredValue(useSettings().language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the words that are shown. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('no language here');
  return language;
}

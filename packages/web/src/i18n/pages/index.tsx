import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type Language, useSettings } from '../../settings.js';
import { TextsProvider } from '../index.js';
import type { PageWords } from './en.js';

const PAGES: Record<Language, () => Promise<{ pages: PageWords }>> = {
  en: () => import('./en.js'),
  fr: () => import('./fr.js'),
  es: () => import('./es.js'),
};
const PagesContext = createContext<PageWords | null>(null);

/** The words of the reading screens, and the texts of the cards. */
export function PagesProvider({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  const [pages, setPages] = useState<PageWords | null>(null);
  useEffect(() => {
    let wanted = true;
    void PAGES[language]().then((loaded) => {
      if (wanted) setPages(loaded.pages);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  if (!pages) return null;
  return (
    <PagesContext value={pages}>
      <TextsProvider>{children}</TextsProvider>
    </PagesContext>
  );
}

export function usePages(): PageWords {
  const pages = useContext(PagesContext);
  if (!pages) throw new Error('no page words here');
  return pages;
}

import { cardText, factionName, type Texts } from '@breakpoint/cards/texts';
import { createContext, type ReactNode, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { onShown, shownChanges, textsWithMade } from '../data/made.js';
import { useSettings } from '../settings.js';
import { useLoaded } from '../useLoaded.js';
import { dictionary } from './dictionary.js';
import type { Words } from './en.js';
import { fill } from './placeholders.js';

export { useLanguage } from './language.js';
export { fill } from './placeholders.js';

/** The words that every screen needs, and the table. */
export const useWords = dictionary<Words>({
  en: async () => (await import('./en.js')).en,
  fr: async () => (await import('./fr.js')).fr,
  es: async () => (await import('./es.js')).es,
});

const NO_TEXTS: Texts = { factions: {}, cards: {}, questions: {} };
const TextsContext = createContext<Texts>(NO_TEXTS);

/** The texts that a screen shows now, for those who cannot use a hook. */
let current = NO_TEXTS;
/** The number of words in a card's text. */
export const wordsOn = (id: string): number => (current.cards[id]?.text ?? '').split(/\s+/).filter(Boolean).length;

/** Provides the names and texts of cards; only screens that show cards load them. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { language } = useSettings();
  const made = useSyncExternalStore(onShown, shownChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: documents that are shown now have texts too
  const texts = useLoaded(() => textsWithMade(language), [language, made]);
  useLayoutEffect(() => {
    if (texts) current = texts;
  }, [texts]);
  if (!texts) return null;
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export const useTexts = (): Texts => useContext(TextsContext);

export { factionName };
export const textOf = cardText;
export const nameOf = (texts: Texts, id: string): string => cardText(texts, id).name;

/** Short facts with a dot between them, on as many lines as they need; none begins with a dot. */
export const dotted = (facts: readonly (string | false)[]): string => facts.filter(Boolean).join('\u00a0· ');

/** A label with a colon and a text. Languages differ about the space before a colon. */
export const labelled = (words: Words, label: string, what: string): string => fill(words.labelled, { label, what });

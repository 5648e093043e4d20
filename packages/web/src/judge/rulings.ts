import type { Texts } from '@breakpoint/cards/texts';
import { useEffect, useState } from 'react';
import { nameOf } from '../i18n/index.js';
import type { Language } from '../settings.js';

/** A reading of docs/rulings.md, the cards it is about, and what it rests on. */
export interface Ruling {
  id: number;
  cards: string[];
  /** Names of cards stand in braces by their ids. */
  text: Record<Language, string>;
  rests: { kind: Basis; rules: string[] }[];
}
export type Basis = 'booklet' | 'clarification' | 'reading' | 'open';

/** The text with the names of its cards: {aliens/collector} becomes Collector. */
export const withNames = (texts: Texts, text: string): string => text.replace(/\{([^}]+)\}/g, (_, id: string) => nameOf(texts, id));

/** All readings; null until they are loaded. */
export function useRulings(): readonly Ruling[] | null {
  const [rulings, setRulings] = useState<readonly Ruling[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void import('./rulings.json').then((loaded) => {
      if (wanted) setRulings(loaded.default as readonly Ruling[]);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return rulings;
}

import type { Texts } from '@breakpoint/cards/texts';
import { nameOf } from '../i18n/index.js';
import type { Language } from '../settings.js';
import { useLoaded } from '../useLoaded.js';

/** A reading of docs/rulings.md, the cards it is about, and what it rests on. */
export interface Ruling {
  id: number;
  cards: string[];
  /** Names of cards stand in braces by their ids. */
  text: Record<Language, string>;
  rests: { kind: Basis; rules: string[] }[];
}
type Basis = 'booklet' | 'clarification' | 'reading' | 'open';

/** The text with the names of its cards: {aliens/collector} becomes Collector. */
export const withNames = (texts: Texts, text: string): string => text.replace(/\{([^}]+)\}/g, (_, id: string) => nameOf(texts, id));

/** All readings; undefined until they are loaded. */
export const useRulings = (): readonly Ruling[] | undefined =>
  useLoaded(async () => (await import('./rulings.json')).default as readonly Ruling[]);

import { LANGUAGES, type Language, loadTexts, type Texts } from '@breakpoint/cards/texts';
import { OURS, ourDocument } from '../src/ours/index.js';
import type { Document, Names } from '../src/tree.js';

export const texts = Object.fromEntries(await Promise.all(LANGUAGES.map(async (l) => [l, await loadTexts(l)]))) as Record<Language, Texts>;

export const nameOf = (id: string): Names =>
  Object.fromEntries(LANGUAGES.map((l) => [l, texts[l].cards[id]?.name ?? texts[l].factions[id].name]));

/** All of our factions, with the cards that the workshop can say. */
export const documents: Record<string, Document> = Object.fromEntries(Object.keys(OURS).map((id) => [id, ourDocument(id, nameOf)]));

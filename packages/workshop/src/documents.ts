import type { Log } from '@breakpoint/engine';
import type { CardSet, FactionModule } from '@breakpoint/engine/cards';
import { canonical, documentId } from './check/canonical.js';
import { checkDocument } from './check/index.js';
import { compileDocument } from './compile/index.js';
import type { Document } from './tree.js';

/** Documents by the ids of their factions: as they travel with a log, a save or a scenario (docs/formats.md). */
export type Documents = Readonly<Record<string, Document>>;

/** A log with the documents of its game: as it is exported, sent and opened. */
export type FiledLog = Log & { documents?: Documents };

/** A document that does not pass the check, or not under the id that was given for it. */
export class DocumentError extends Error {}

/** The document and its id. Throws a DocumentError if it does not pass the check. */
export function readDocument(value: unknown): { id: string; document: Document } {
  const found = checkDocument(value).find((p) => !p.warning);
  if (found) throw new DocumentError(`${[found.card, found.path, found.problem].filter(Boolean).join(': ')} (${found.advice})`);
  // The same document has the same names everywhere, however they were typed.
  return { id: documentId(value), document: JSON.parse(canonical(value)) as Document };
}

/** Checks documents from outside, each under its id. Only the ids that the documents really have are accepted. */
export function readDocuments(value: unknown): Documents {
  if (typeof value !== 'object' || value === null) throw new DocumentError('documents are listed by their ids');
  const read: Record<string, Document> = {};
  for (const [name, one] of Object.entries(value)) {
    const { id, document } = readDocument(one);
    if (id !== name) throw new DocumentError(`the document called ${name} is ${id}`);
    read[id] = document;
  }
  return read;
}

/** A document as a faction of the engine: a box of its own, with the hash as its id. It must have passed the check. */
export const moduleOf = (id: string, document: Document): FactionModule => compileDocument(document, { faction: id, box: id });

/** The cards of a scenario, whose documents go by the names that it gives them. Throws a DocumentError if one does not pass the check. */
export function cardsNamed(cards: CardSet, documents: unknown): CardSet {
  if (documents === undefined) return cards;
  if (typeof documents !== 'object' || documents === null) throw new DocumentError('documents are listed by names');
  return cards.with(Object.entries(documents).map(([name, value]) => moduleOf(name, readDocument(value).document)));
}

/** The number of card sets that are kept for the next game with the same documents. */
const KEPT = 16;

/** Makes card sets with documents. The same documents have the same card set, so that bots and games share what they know about it. */
export class Library {
  private readonly made = new Map<string, CardSet>();

  constructor(readonly cards: CardSet) {}

  /** The cards of a game with these documents. They must have passed the check. */
  with(documents: Documents = {}): CardSet {
    const ids = Object.keys(documents).sort();
    if (ids.length === 0) return this.cards;
    const key = ids.join(' ');
    const found = this.made.get(key) ?? this.cards.with(ids.map((id) => moduleOf(id, documents[id])));
    this.made.delete(key);
    this.made.set(key, found);
    if (this.made.size > KEPT) this.made.delete(this.made.keys().next().value!);
    return found;
  }
}

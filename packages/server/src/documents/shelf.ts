import type { CardSet } from '@breakpoint/engine';
import { canonical, type Document, DocumentError, type Documents, Library, readDocument, textsOf } from '@breakpoint/workshop';
import type { Kysely } from 'kysely';
import { Problem } from '../base/problems.js';
import { timeNow } from '../base/time.js';
import type { Statements } from '../store/backend.js';
import type { Schema } from '../store/schema.js';
import type { Store } from '../store/store.js';

/** Milliseconds after which a document that no table names is deleted. */
const UNUSED = 3_600_000;
/** The number of documents that are kept in memory, and of those in the operator's list. */
const IN_MEMORY = 64;
const LISTED = 200;

/** A document, as the operator sees it. A removed one is empty, and does not come back. */
export interface DocumentLine {
  id: string;
  name: string;
  bytes: number;
  tables: number;
  touched: number;
}

/** The factions that players made, by the hashes of their documents, and the card sets with them. */
export class Shelf {
  private readonly library: Library;
  private readonly read = new Map<string, Document>();

  constructor(
    cards: CardSet,
    private readonly store: Store,
    /** Are new documents taken? If not, games that have some still go on. */
    readonly isOpen: boolean,
  ) {
    this.library = new Library(cards);
  }

  cardsWith(documents: Documents): CardSet {
    return this.library.with(documents);
  }

  /** Checks a document and stores it. Resolves to its id. */
  async take(value: unknown): Promise<string> {
    if (!this.isOpen) throw new Problem('no-workshop');
    const { id, document } = checked(value);
    const row = { id, body: canonical(document), touched: timeNow() };
    if ((await this.text(id)) === '') throw new Problem('no-document', 'the operator of this server has removed it');
    await this.store.write((w, db) =>
      w.run(
        db
          .insertInto('documents')
          .values(row)
          .onConflict((c) => c.column('id').doUpdateSet({ touched: row.touched })),
      ),
    );
    return id;
  }
  /** The document as it is stored; empty if it was removed, null if there is none. */
  async text(id: string): Promise<string | null> {
    const row = await this.store.read((db) => db.selectFrom('documents').select('body').where('id', '=', id).executeTakeFirst());
    return row?.body ?? null;
  }
  /** Those of these documents that are here. */
  async find(ids: readonly string[] = []): Promise<Documents> {
    const found: Record<string, Document> = {};
    for (const id of ids) {
      const document = this.read.get(id) ?? parsed(await this.text(id));
      if (document === null) continue;
      found[id] = document;
      this.read.delete(id);
      this.read.set(id, document);
      if (this.read.size > IN_MEMORY) this.read.delete(this.read.keys().next().value!);
    }
    return found;
  }
  /** All of these documents. Throws a Problem if one is not here, or may not be used. */
  async mustFind(ids: readonly string[] = []): Promise<Documents> {
    if (ids.length > 0 && !this.isOpen) throw new Problem('no-workshop');
    const found = await this.find(ids);
    const missing = ids.find((id) => !Object.hasOwn(found, id));
    if (missing !== undefined) throw new Problem('no-document', `this server does not have ${missing}`);
    return found;
  }

  /** Deletes the documents that no table names. */
  async sweep(now: number): Promise<void> {
    await this.store.write((w, db) =>
      w.run(
        db
          .deleteFrom('documents')
          .where('touched', '<', now - UNUSED)
          .where('body', '<>', '')
          .where('id', 'not in', (e) => e.selectFrom('document_uses').select('document')),
      ),
    );
  }

  // ---- for the operator -----------------------------------------------------------------------------------------------

  async list(): Promise<DocumentLine[]> {
    const rows = await this.store.read((db) =>
      db
        .selectFrom('documents')
        .selectAll('documents')
        .select((e) =>
          e
            .selectFrom('document_uses')
            .select((u) => u.fn.countAll<number>().as('count'))
            .whereRef('document_uses.document', '=', 'documents.id')
            .as('tables'),
        )
        .orderBy('touched', 'desc')
        .limit(LISTED)
        .execute(),
    );
    return rows.map(({ id, body, tables, touched }) => {
      const document = parsed(body);
      const name = document === null ? '' : textsOf(document, 'en').name;
      return { id, name, bytes: Buffer.byteLength(body), tables: Number(tables), touched: Number(touched) };
    });
  }
  /** Empties a document. Games with it are kept as they are, but can't be opened once they have left the memory. */
  async remove(id: string): Promise<void> {
    this.read.delete(id);
    await this.store.write((w, db) =>
      w.must(db.updateTable('documents').set({ body: '' }).where('id', '=', id), 'this server does not have it'),
    );
  }
}

/** Adds to a write that this table uses these documents. Nothing is stored if one is no longer there. */
export function useDocuments(w: Statements, db: Kysely<Schema>, table: string, documents: readonly string[] = []): void {
  for (const id of documents) {
    const there = db.updateTable('documents').set({ touched: timeNow() }).where('id', '=', id).where('body', '<>', '');
    w.must(there, `${id} is no longer in the database`);
    w.run(
      db
        .insertInto('document_uses')
        .values({ document: id, table_id: table })
        .onConflict((c) => c.doNothing()),
    );
  }
}

function checked(value: unknown): ReturnType<typeof readDocument> {
  try {
    return readDocument(value);
  } catch (error) {
    throw error instanceof DocumentError ? new Problem('bad-document', error.message) : error;
  }
}
/** What was stored has passed the check. */
const parsed = (body: string | null): Document | null => (body ? (JSON.parse(body) as Document) : null);

import { Document, isScalar, parseAllDocuments, visit } from 'yaml';

/** A document of a scenario file, or the reason why it can't be read as one. */
export type Read = { doc: Record<string, unknown> } | { error: string };

/** The documents of a scenario file, in their order; empty ones are left out. */
export function scenariosIn(text: string): Read[] {
  return (parseAllDocuments(text) as Document[]).flatMap((document): Read[] => {
    if (document.errors.length > 0) return [{ error: document.errors[0].message }];
    const doc = document.toJS() as unknown;
    if (doc === null) return [];
    return [typeof doc === 'object' && !Array.isArray(doc) ? { doc: doc as Record<string, unknown> } : { error: 'a scenario has keys' }];
  });
}

/** A scenario as the text of a file: a card or a step on a line. */
export function yamlOf(doc: Record<string, unknown>): string {
  const document = new Document(doc);
  // A list of cards stands on one line, as people write it.
  visit(document, {
    Seq: (_, list) => {
      list.flow = list.items.every((item) => isScalar(item));
    },
  });
  return document.toString({ lineWidth: 0 });
}

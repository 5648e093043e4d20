import type { Document } from '@breakpoint/workshop';
import { show, shownDocuments } from '../data/made.js';
import { documentOf, sendDocument } from './server.js';

/** Called before the first of several documents and after each of them, with the number that is done and the number of all. */
type TellProgress = (done: number, of: number) => void;

/** The documents that this page has sent. */
const sent = new Set<string>();

/** Brings these documents, which are shown, to the server, each once. */
export async function sendDocuments(ids: readonly string[] = [], tell: TellProgress = () => undefined): Promise<void> {
  const documents = shownDocuments(ids) ?? {};
  for (const [done, id] of ids.entries()) {
    tell(done, ids.length);
    if (!sent.has(id) && documents[id]) await sendDocument(documents[id]);
    sent.add(id);
  }
}

/** Those of these documents that a screen can't show yet. */
export const lackingOf = (ids: readonly string[] = []): string[] => {
  const here = shownDocuments(ids) ?? {};
  return ids.filter((id) => !Object.hasOwn(here, id));
};

/** Gets these documents from the server, and shows them. */
export async function getDocuments(ids: readonly string[], tell: TellProgress = () => undefined): Promise<void> {
  const got: Record<string, Document> = {};
  for (const [done, id] of ids.entries()) {
    tell(done, ids.length);
    got[id] = await documentOf(id);
  }
  await show(got);
}

import { type Document, LIMITS } from '@breakpoint/workshop';
import { packed, unpacked } from '../session/packing.js';

/** The longest faction that fits into a link; a longer one goes as a file. */
const LONGEST_LINK = 8000;

/** The part of an address that holds the whole faction; null if it is too long for one. */
export async function linkPart(document: Document): Promise<string | null> {
  const letters = await packed(JSON.stringify(document));
  return letters.length <= LONGEST_LINK ? letters : null;
}

/** The document in a link; null if there is none. */
export async function fromLink(letters: string): Promise<unknown> {
  const text = letters.length <= LONGEST_LINK ? await unpacked(letters, LIMITS.bytes) : null;
  return text === null ? null : parsed(text);
}

/** The value in the text of a file; null if it is no document. */
export function parsed(text: string): unknown {
  if (text.length > LIMITS.bytes) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

import { sha256 } from './sha256.js';

/** The canonical form of a document: JSON with sorted keys, strings in Unicode NFC, no spaces. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .map(([key, v]) => [key.normalize('NFC'), v] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, v]) => `${JSON.stringify(key)}:${canonical(v)}`).join(',')}}`;
}

/** The id of a document's faction: the hash of its canonical form. */
export const documentId = (document: unknown): string => `sha256-${sha256(utf8(canonical(document)))}`;

/** A text as bytes; the package has no types of a browser or of Node. */
function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    const n = char.codePointAt(0)!;
    if (n < 0x80) bytes.push(n);
    else if (n < 0x800) bytes.push(0xc0 | (n >> 6), 0x80 | (n & 63));
    else if (n < 0x10000) bytes.push(0xe0 | (n >> 12), 0x80 | ((n >> 6) & 63), 0x80 | (n & 63));
    else bytes.push(0xf0 | (n >> 18), 0x80 | ((n >> 12) & 63), 0x80 | ((n >> 6) & 63), 0x80 | (n & 63));
  }
  return Uint8Array.from(bytes);
}

/** The size of a document, as it would be stored. */
export const sizeOf = (document: unknown): number => utf8(canonical(document)).length;

/** Is a value nested deeper than this? Asked before anything walks through it. */
export function isDeeperThan(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []));
  }
  return false;
}

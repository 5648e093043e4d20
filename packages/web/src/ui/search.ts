/** A text without accents and capitals, because people do not type them when they search. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").toLowerCase();

/** The plain words of a search. */
export const searchWords = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/** Does the text have a word that begins with each of the wanted ones? */
export function hasAll(wanted: readonly string[], text: string): boolean {
  const all = plain(text);
  return wanted.every((word) => placesOf(word, all).length > 0);
}

/** The positions of words that begin with the wanted text, so that "ties" does not find "abilities". Both texts are plain. */
export function placesOf(wanted: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1])) places.push(at);
  }
  return places;
}

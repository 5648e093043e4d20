import { LIMITS } from '@breakpoint/protocol';

/** Cyrillic and Greek letters that look like Latin ones, and the Latin letters in the same order. */
const LOOKALIKES = 'авеёкмнорстухіїјѕһԁԛԝαβεικνορτυχ';
const LATIN = 'abeekmhopctyxiijshdqwabeikvoptux';

/** What a name looks like at a glance: two names with the same look could be taken for each other. */
function lookOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKC');
  return [...plain]
    .map((sign) => (LOOKALIKES.includes(sign) ? LATIN[LOOKALIKES.indexOf(sign)] : sign))
    .join('')
    .replace(/\s/g, '');
}

/** The name, with a number if another player at the table has one that looks the same. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(lookOf));
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` ${number}`;
    // The cut must not leave half of a sign.
    const begin = name.slice(0, LIMITS.name - ending.length).replace(/\p{Cs}$/u, '');
    const found = begin.trimEnd() + ending;
    if (!taken.has(lookOf(found))) return found;
  }
}

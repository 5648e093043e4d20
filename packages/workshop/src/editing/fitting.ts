import { checkDraft, type Problem } from '../check/index.js';
import { isObject } from '../check/walking.js';
import type { AnyCard, Document } from '../tree.js';
import { alternativesAt } from './alternatives.js';
import { isWithin, lastOf, parentOf, spotAt, valueAt, withValue } from './places.js';

/** This many cards are looked at to make a change fit. */
const TRIES = 12;

const keyOf = ({ path, problem }: Problem): string => `${path}: ${problem}`;

/** Many changes of the same card are tried one after the other. */
let last: { card: AnyCard; document: Document; problems: Problem[] } | undefined;
function problemsOf(card: AnyCard, document: Document): Problem[] {
  if (last?.card !== card || last.document !== document) last = { card, document, problems: checkDraft(card, document) };
  return last.problems;
}

/**
 * The card with another value in one place, if that fits; with as little as possible changed elsewhere, if it fits only so ("up to"
 * needs a number, a base has no power). Undefined if nothing near it fits.
 * With one try, nothing else is changed.
 */
export function fitted(document: Document, card: AnyCard, path: string, value: unknown, most = TRIES): AnyCard | undefined {
  // What was wrong before, elsewhere, need not be mended now.
  const before = new Set(
    problemsOf(card, document)
      .filter((p) => !isWithin(p.path, path))
      .map(keyOf),
  );
  const changed = withValue(card, path, value);
  const queue = [changed];
  const seen = new Set<string>();
  for (let tries = 0; queue.length > 0 && tries < most; tries++) {
    const candidate = queue.shift()!;
    const wrong = checkDraft(candidate, document).find((p) => !before.has(keyOf(p)));
    if (!wrong) return candidate;
    for (const mended of mends(document, candidate, { ...wrong, path: wrong.path.replace(/[^/]+\/\.\.\//, '') }, path)) {
      const text = JSON.stringify(mended);
      if (seen.has(text)) continue;
      seen.add(text);
      queue.push(mended);
    }
  }
  return undefined;
}

/** Cards in which the problem may be gone. The chosen value itself stays. */
function mends(document: Document, card: AnyCard, { path }: Problem, chosen: string): AnyCard[] {
  if (path === chosen || path === '' || !path.startsWith('abilities/')) return inner(card, chosen);
  // The problem of a word that tells one record from others is one of the whole record.
  const tag = lastOf(path);
  if (tag === 'do' || tag === 'noun') {
    // The chosen word itself does not belong there.
    if (parentOf(path) === chosen) return [];
    return mends(document, card, { path: parentOf(path) } as Problem, chosen);
  }
  const spot = spotAt(card, path);
  if (!spot) return inner(card, parentOf(path));
  const isAround = isWithin(chosen, path);
  const without = spot.value !== undefined && !spot.needed && !isAround ? [withValue(card, path, undefined)] : [];
  // A field that can be left out is left out before it is changed.
  const others = isAround || without.length > 0 ? [] : someOf(alternativesAt(document, card, path), 8);
  return [
    ...without,
    ...others.flatMap((value) => (value === spot.value ? [] : [withValue(card, path, value)])),
    ...(isObject(spot.value) ? inner(card, path, chosen) : []),
  ];
}

function someOf(values: Iterable<unknown>, most: number): unknown[] {
  const some: unknown[] = [];
  for (const value of values) if (some.push(value) === most) break;
  return some;
}

/** The card without one of the optional fields of a record. */
function inner(card: AnyCard, path: string, chosen = ''): AnyCard[] {
  const value = valueAt(card, path);
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key) => {
    const field = `${path}/${key}`;
    const spot = spotAt(card, field);
    return spot && !spot.needed && !(chosen !== '' && isWithin(chosen, field)) ? [withValue(card, field, undefined)] : [];
  });
}

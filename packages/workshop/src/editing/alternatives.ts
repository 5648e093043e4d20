import { FRAME, firstKey, resolved, type Shape } from '../check/shape.js';
import { isObject } from '../check/walking.js';
import { type Ability, type AnyCard, type Document, isZone, type Where } from '../tree.js';
import { lastOf, spotAt, tagOf, valueAt } from './places.js';
import { type Usual, usual, usualHere, usualTags } from './usual.js';

/** The parts of a condition that is made of two. */
const TWO = new Set(['both', 'and', 'either', 'or']);
/** The field that a place is, as `usual` knows it: an entry of a list of steps is a `step`. */
export function fieldOf(path: string): string {
  const last = lastOf(path);
  if (TWO.has(last)) return 'if';
  if (!/^\d+$/.test(last)) return last;
  return /^abilities\/\d+$/.test(path) ? 'ability' : 'step';
}

/** The frame that a place is in. */
export const frameAt = (card: AnyCard, path: string): string | undefined => {
  const ability = card.abilities[Number(/^abilities\/(\d+)/.exec(path)?.[1])] as Ability | undefined;
  return ability?.when === undefined ? undefined : tagOf(ability.when);
};

/**
 * All values that might stand in a place, the usual ones first; whether they fit is another question. They are made as they are asked
 * for, because there are hundreds, and often the first few are enough.
 */
export function* alternativesAt(document: Document, card: AnyCard, path: string): Generator<unknown> {
  const spot = spotAt(card, path);
  if (!spot) return;
  const field = fieldOf(path);
  if (field === 'ability') return yield* abilities(document, card);
  const frame = frameAt(card, path);
  // What a Talent does is what other cards do when played; the few Talents of our cards are too special.
  const like = frame === 'talent' ? 'played' : frame;
  const order = field !== 'step' || frame === undefined ? [] : usualTags(field, frame);
  yield* alternatives(spot.shape, { document, card: card.id, field, frame: like, order, current: valueAt(card, path) });
}

/** Whole abilities: for each frame what our cards do in it, or else what they do in any. */
function abilities(document: Document, card: AnyCard): unknown[] {
  const frames = [...alternatives(FRAME, { document, card: card.id, field: 'when', order: [], current: undefined })];
  const steps = usualTags('step', 'played').flatMap((tag) => usual('step', tag).slice(0, 1));
  // When it is played comes first, because most cards do something then.
  const byTag = new Map(['played', ...frames].map((when) => [tagOf(when), when]));
  return [...byTag].flatMap(([tag, when]) => [
    ...saidBy(card.kind, tag).slice(0, 3),
    // An action that stays does much of what minions do.
    ...(card.kind === 'action' && card.goes ? saidBy('minion', tag).slice(0, 2) : []),
    ...steps.slice(0, 6).map(({ value }) => ({ when, steps: [value] })),
  ]);
}

const saidBy = (kind: AnyCard['kind'], tag: string): unknown[] => usual('ability', `${tag} on ${kind}`).map((u) => u.value);

interface Around {
  document: Document;
  /** The card that the place is on. */
  card: string;
  field: string;
  frame?: string;
  /** The tags of sentences, the usual ones first. */
  order: readonly string[];
  current: unknown;
}

function* alternatives(shape: Shape, around: Around): Generator<unknown> {
  const s = resolved(shape);
  switch (s.is) {
    case 'word':
      return yield* s.of;
    case 'number': {
      const { current } = around;
      const near = typeof current === 'number' ? [current + 1, current - 1] : [];
      return yield* [...new Set([...near, 2, 1, 3, 4, 5])].filter((n) => n >= s.from && n <= s.to);
    }
    case 'flag':
      return yield true;
    case 'id':
      // The card's own name is "this".
      return yield* around.field === 'kind'
        ? Object.keys(around.document.kinds ?? {})
        : ['this', 'it', 'named', ...around.document.cards.map(({ id }) => id).filter((id) => id !== around.card)];
    case 'one':
      for (const option of around.order.length === 0 ? s.of : inOrder(s.of, around.order)) yield* alternatives(option, around);
      return;
    case 'record':
      return yield* records(s, around);
    case 'list':
      return yield* lists(s, around);
    default:
  }
}

/** The first field of a record, which tells it from others, and the words that it may be. */
function tagged(s: Extract<Shape, { is: 'record' }>): { tag: string; words: readonly (string | undefined)[] } {
  const [tag, first] = Object.entries(s.fields)[0];
  const of = resolved(first.shape);
  return { tag, words: of.is === 'word' ? of.of : [undefined] };
}
const nameOf = (tag: string, word: string | undefined): string => (word === undefined ? tag : `${tag}:${word}`);

/** Shapes by the place of their tag in an order; the others last. */
function inOrder(shapes: readonly Shape[], order: readonly string[]): Shape[] {
  const rank = (shape: Shape): number => {
    const s = resolved(shape);
    const { tag, words } = s.is === 'record' ? tagged(s) : { tag: '', words: [] };
    const places = words.map((word) => order.indexOf(nameOf(tag, word))).filter((at) => at >= 0);
    return Math.min(order.length, ...places);
  };
  const ranks = new Map(shapes.map((shape) => [shape, rank(shape)]));
  return [...shapes].sort((a, b) => ranks.get(a)! - ranks.get(b)!);
}

/** Lists of words, alone and in pairs; lists with one entry of what is usual. */
function* lists(s: Extract<Shape, { is: 'list' }>, around: Around): Generator<unknown> {
  const of = resolved(s.of);
  if (of.is === 'word') {
    yield* of.of.map((word) => [word]);
    if (s.most > 1) yield* of.of.flatMap((a, i) => of.of.slice(i + 1).map((b) => [a, b]));
    return;
  }
  // A choice between two things.
  if (of.is === 'list') return yield* usual(around.field, 'list').map((u) => u.value);
  for (const value of alternatives(s.of, { ...around, field: 'step', current: undefined })) yield [value];
}

/** An author who changes a verb has not asked for the steps that depend on it. */
const bareFirst = (known: Usual[]): Usual[] => {
  const hasMore = ({ value }: Usual): boolean => isObject(value) && ('done' in value || 'else' in value);
  return [...known.filter((u) => !hasMore(u)), ...known.filter(hasMore)];
};
/** An author who taps "a minion" has not asked for limits. */
const plainFirst = (known: Usual[]): Usual[] =>
  [...known].sort((a, b) => Object.keys(a.value as object).length - Object.keys(b.value as object).length);

/** Records: for each word that its first field may be, what is usual, with what stays of the current value. */
function* records(s: Extract<Shape, { is: 'record' }>, around: Around): Generator<unknown> {
  const { tag, words } = tagged(s);
  for (const word of words) {
    const name = nameOf(tag, word);
    const known = (tag === 'noun' ? plainFirst : bareFirst)(usual(around.field, name, around.frame)).slice(0, 4);
    const values = [...known.map((u) => u.value as Record<string, unknown>), plainest(s, word)];
    const kept = keptOf(s, around, tag, name);
    // A description keeps all of itself and changes its noun.
    if (kept && word !== undefined && tag in (around.current as object)) yield { [tag]: word, ...kept };
    for (const value of values) {
      // The condition that is there stays, and another one is added.
      if (TWO.has(tag) && isObject(around.current) && !TWO.has(tagOf(around.current))) yield { ...value, [tag]: around.current };
      yield { ...value, ...kept };
    }
    yield* values;
  }
}

/**
 * The fields of the current value that belong to the record too, without the one that tells records apart. A sentence keeps its object, and
 * "may" with it; an object without a description ("this minion") only if our cards use it with that verb.
 */
function keptOf(s: Extract<Shape, { is: 'record' }>, around: Around, tag: string, name: string): Record<string, unknown> | undefined {
  const { current, field, frame } = around;
  if (!isObject(current)) return undefined;
  // Cards in general are in a hand or pile, minions and actions in play.
  if (name === 'noun:card' && !isZone(current.where as Where | undefined)) return undefined;
  const { what } = current;
  const isUsual = (): boolean => usualHere(field, name, frame).some((u) => (u.value as { what?: unknown }).what === what);
  const stays = tag !== 'do' || !Object.hasOwn(s.fields, 'what') || isObject(what) || isUsual();
  const hasObject = tag !== 'do' || (what !== undefined && stays && Object.hasOwn(s.fields, 'what'));
  const kept = Object.entries(current).filter(
    ([key]) => key !== tag && Object.hasOwn(s.fields, key) && key !== 'n' && (key !== 'may' || hasObject) && (key !== 'what' || stays),
  );
  return Object.fromEntries(kept);
}

const plain = new Map<Shape, unknown>();
/** The shortest value that the shape allows. */
function plainest(shape: Shape, word?: string): Record<string, unknown> {
  if (!plain.has(shape)) plain.set(shape, plainestOf(shape, 0));
  const value = plain.get(shape) as Record<string, unknown>;
  return word === undefined ? value : { ...value, [firstKey(value)]: word };
}
function plainestOf(shape: Shape, depth: number): unknown {
  const s = resolved(shape);
  switch (s.is) {
    case 'word':
      return s.of[0];
    case 'number':
      return Math.max(s.from, Math.min(1, s.to));
    case 'flag':
      return true;
    case 'id':
      return 'this';
    case 'list':
      return depth > 3 ? [] : Array.from({ length: s.least }, () => plainestOf(s.of, depth + 1));
    case 'one':
      return plainestOf(s.of[0], depth);
    case 'record': {
      const needed = Object.entries(s.fields).filter(([, field]) => field.needed);
      return Object.fromEntries(needed.map(([key, field]) => [key, plainestOf(field.shape, depth + 1)]));
    }
    default:
      return undefined;
  }
}

import { FRAME, firstKey, resolved, type Shape } from '../check/shape.js';
import { type Ability, type AnyCard, type Document, isZone, type Where } from '../tree.js';
import { isObject, lastOf, spotAt, tagOf, valueAt } from './places.js';
import { type Usual, usual, usualHere, usualTags } from './usual.js';

/** The field that a place is, as `usual` knows it: an entry of a list of steps is a `step`. */
export function fieldOf(path: string): string {
  const last = lastOf(path);
  if (!/^\d+$/.test(last)) return last;
  return /^abilities\/\d+$/.test(path) ? 'ability' : 'step';
}

const frameAt = (card: AnyCard, path: string): string | undefined => {
  const ability = card.abilities[Number(/^abilities\/(\d+)/.exec(path)?.[1])] as Ability | undefined;
  return ability?.when === undefined ? undefined : tagOf(ability.when);
};

/** All values that might stand in a place, the usual ones first; whether they fit is another question. */
export function alternativesAt(document: Document, card: AnyCard, path: string): unknown[] {
  const spot = spotAt(card, path);
  if (!spot) return [];
  const field = fieldOf(path);
  if (field === 'ability') return abilities(document, card);
  const frame = frameAt(card, path);
  // What a Talent does is what other cards do when played; the few Talents of our cards are too special.
  const like = frame === 'talent' ? 'played' : frame;
  const values = alternatives(spot.shape, { document, card: card.id, field, frame: like, current: valueAt(card, path) });
  const order = frame === undefined ? [] : usualTags(field, frame);
  const rank = (value: unknown): number => {
    const at = order.indexOf(tagOf(value));
    return at < 0 ? order.length : at;
  };
  return field === 'step' ? values.sort((a, b) => rank(a) - rank(b)) : values;
}

/** Whole abilities: for each frame what our cards do in it, or else what they do in any. */
function abilities(document: Document, card: AnyCard): unknown[] {
  const frames = alternatives(FRAME, { document, card: card.id, field: 'when', current: undefined });
  const steps = usualTags('step', 'played').flatMap((tag) => usual('step', tag).slice(0, 1));
  const byTag = new Map(frames.map((when) => [tagOf(when), when]));
  return [...byTag].flatMap(([tag, when]) => [
    ...usual('ability', `${tag} on ${card.kind}`)
      .slice(0, 3)
      .map((u) => u.value),
    ...steps.slice(0, 6).map(({ value }) => ({ when, steps: [value] })),
  ]);
}

interface Around {
  document: Document;
  /** The card that the place is on. */
  card: string;
  field: string;
  frame?: string;
  current: unknown;
}

function alternatives(shape: Shape, around: Around): unknown[] {
  const s = resolved(shape);
  switch (s.is) {
    case 'word':
      return [...s.of];
    case 'number': {
      const { current } = around;
      const near = typeof current === 'number' ? [current + 1, current - 1] : [];
      return [...new Set([...near, 2, 1, 3, 4, 5])].filter((n) => n >= s.from && n <= s.to);
    }
    case 'flag':
      return [true];
    case 'id':
      // The card's own name is "this".
      return around.field === 'kind'
        ? Object.keys(around.document.kinds ?? {})
        : ['this', 'it', ...around.document.cards.map(({ id }) => id).filter((id) => id !== around.card)];
    case 'one':
      return s.of.flatMap((option) => alternatives(option, around));
    case 'record':
      return records(s, around);
    case 'list':
      return lists(s, around);
    default:
      return [];
  }
}

/** Lists of words, alone and in pairs; lists with one entry of what is usual. */
function lists(s: Extract<Shape, { is: 'list' }>, around: Around): unknown[] {
  const of = resolved(s.of);
  if (of.is === 'word') {
    const pairs = of.of.flatMap((a, i) => of.of.slice(i + 1).map((b) => [a, b]));
    return [...of.of.map((word) => [word]), ...(s.most > 1 ? pairs : [])];
  }
  if (of.is === 'list') {
    // A choice between two things.
    const branches = usual(around.field, 'list').map((u) => u.value);
    return branches.length > 0 ? branches : [];
  }
  return alternatives(s.of, { ...around, field: 'step', current: undefined }).map((value) => [value]);
}

/** Who changes a verb has not asked for what depends on it. */
const bareFirst = (known: Usual[]): Usual[] => {
  const hasMore = ({ value }: Usual): boolean => isObject(value) && ('done' in value || 'else' in value);
  return [...known.filter((u) => !hasMore(u)), ...known.filter(hasMore)];
};
/** Who taps "a minion" has not asked for limits. */
const plainFirst = (known: Usual[]): Usual[] =>
  [...known].sort((a, b) => Object.keys(a.value as object).length - Object.keys(b.value as object).length);

/** Records: for each word that its first field may be, what is usual, with what stays of the current value. */
function records(s: Extract<Shape, { is: 'record' }>, around: Around): unknown[] {
  const [tag, first] = Object.entries(s.fields)[0];
  const of = resolved(first.shape);
  const tags: (string | undefined)[] = of.is === 'word' ? [...of.of] : [undefined];
  return tags.flatMap((word) => {
    const name = word === undefined ? tag : `${tag}:${word}`;
    const known = (tag === 'noun' ? plainFirst : bareFirst)(usual(around.field, name, around.frame)).slice(0, 4);
    const values = [...known.map((u) => u.value as Record<string, unknown>), plainest(s, word)];
    const kept = keptOf(s, around, tag, name);
    // A description keeps all of itself and changes its noun.
    const whole = kept && word !== undefined && tag in (around.current as object) ? [{ [tag]: word, ...kept }] : [];
    return [...whole, ...values.map((value) => ({ ...value, ...kept })), ...values];
  });
}

/**
 * The fields of the current value that belong to the record too, without the one that tells records apart. Of a sentence the object
 * stays, and "may" with it: an object that nobody described ("this minion") only where our cards speak of it with that verb.
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

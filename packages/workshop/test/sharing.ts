import { LANGUAGES } from '@breakpoint/cards/texts';
import { senseOf } from '../src/check/index.js';
import { type Ability, type AnyCard, type Description, type Document, FORMAT, textOf } from '../src/index.js';

// Which trees share a sentence in some language.

/** Every combination of these fields. */
export function product(fields: Record<string, readonly unknown[]>): Record<string, unknown>[] {
  return Object.entries(fields).reduce<Record<string, unknown>[]>(
    (all, [key, values]) => all.flatMap((one) => values.map((v) => (v === undefined ? one : { ...one, [key]: v }))),
    [{}],
  );
}

const KIND = {
  en: { one: 'Cub', many: 'Cubs', gender: 'm' },
  fr: { one: 'Petit', many: 'Petits', gender: 'm' },
  es: { one: 'Cachorro', many: 'Cachorros', gender: 'm' },
} as const;
const fox = {
  id: 'fox',
  name: { en: 'Fox', fr: 'Renard', es: 'Zorro' },
  kind: 'minion',
  power: 2,
  copies: 19,
  kinds: ['cub'],
  abilities: [],
} as const;
export const common = { id: 'wolf', name: { en: 'Wolf', fr: 'Loup', es: 'Lobo' }, copies: 1 };
export const CARDS: Record<string, (abilities: Ability[]) => AnyCard> = {
  minion: (abilities) => ({ ...common, kind: 'minion', power: 3, abilities }),
  standard: (abilities) => ({ ...common, kind: 'action', abilities }),
  host: (abilities) => ({ ...common, kind: 'action', goes: 'minion', abilities }),
};
export const documentOf = (card: AnyCard): Document =>
  ({ format: FORMAT, name: { en: 'Forest' }, kinds: { cub: KIND }, cards: [card, fox], bases: [] }) as unknown as Document;

/** What comes before, so that pronouns have a meaning. */
const BEFORE = [
  { do: 'choose', what: { pick: 'one', noun: 'player' } },
  { do: 'look', n: 3 },
  { do: 'uncounter', n: 'any', what: { noun: 'minion', whose: 'you' } },
  { do: 'choose', what: { pick: 'one', noun: 'minion', whose: 'you' } },
];
export const after = (step: object) => (card: AnyCard) => [
  { when: 'played', steps: [...(card.kind === 'minion' ? [{ do: 'move', what: 'this', to: 'another base' }] : []), ...BEFORE, step] },
];

/** Objects that share a sentence with another, in any language. */
export function shared(
  objects: Description[],
  frame: (d: Description) => (card: AnyCard) => unknown[],
  make: (abilities: Ability[]) => AnyCard,
): { legal: number; pairs: string[] } {
  const seen = LANGUAGES.map(() => new Map<string, string>());
  const pairs: string[] = [];
  const trees = new Set<string>();
  for (const d of objects) {
    const key = JSON.stringify(d);
    if (trees.has(key)) continue;
    const card = make(frame(d)(make([])) as Ability[]);
    const document = documentOf(card);
    if (senseOf(document).some((p) => !p.warning)) continue;
    trees.add(key);
    LANGUAGES.forEach((language, i) => {
      const text = textOf(document, card, language);
      const other = seen[i].get(text);
      if (other) pairs.push(`${language}: ${other} and ${key}: ${text}`);
      seen[i].set(text, key);
    });
  }
  return { legal: trees.size, pairs };
}

import { seedOf } from '@breakpoint/art';
import { loadTexts, type Texts } from '@breakpoint/cards/texts';
import { type AnyCard, type Document, FORMAT, type KindNames, type Names } from '@breakpoint/workshop';
import { OURS, ourDocument } from '@breakpoint/workshop/ours';
import { LANGUAGES } from '../../settings.js';
import { PALETTES } from '../looks.js';
import { loadIcons } from '../pictures.js';
import { freeId, withNewCard } from './desk.js';

/** One of our cards that the workshop can say. */
export interface Official {
  /** As everywhere: `faction/card`, or the id of a base. */
  id: string;
  faction: string;
  card: AnyCard;
}

export const FACTIONS_SAID: readonly string[] = Object.keys(OURS);

export const OFFICIAL: readonly Official[] = Object.entries(OURS).flatMap(([faction, { cards, bases }]) => [
  ...cards.map((card) => ({ id: `${faction}/${card.id}`, faction, card: card as AnyCard })),
  ...bases.map((card) => ({ id: card.id, faction, card: card as AnyCard })),
]);

type Languages = Record<(typeof LANGUAGES)[number], Texts>;
let loaded: Promise<Languages> | undefined;
const allTexts = (): Promise<Languages> => {
  loaded ??= Promise.all(LANGUAGES.map((language) => loadTexts(language))).then(
    (texts) => Object.fromEntries(LANGUAGES.map((language, i) => [language, texts[i]])) as Languages,
  );
  return loaded;
};

/** The official names of a card, base or faction in all languages. */
async function officialNames(): Promise<(id: string) => Names> {
  const texts = await allTexts();
  return (id) =>
    Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const name = texts[language].cards[id]?.name ?? texts[language].factions[id]?.name;
        return name === undefined ? [] : [[language, name]];
      }),
    );
}

/** A picture for a card with this name, if one of the set has a word of it. */
async function pictureFor(id: string, name: string): Promise<string | undefined> {
  const { list } = await loadIcons();
  if (list.length === 0) return undefined;
  const words = `${id} ${name}`
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
  const score = (icon: string): number => icon.split('-').filter((word) => words.includes(word)).length / icon.split('-').length;
  const best = list.reduce((a, b) => (score(b.name) > score(a.name) ? b : a));
  return score(best.name) > 0.3 ? best.name : undefined;
}

/** Pictures for cards whose names no picture has. */
const ANY: Record<AnyCard['kind'], readonly string[]> = {
  minion: [
    'wolf-head',
    'goblin',
    'fox-head',
    'ninja-head',
    'bear-head',
    'octopus',
    'eagle-head',
    'robot-helmet',
    'monkey',
    'lion',
    'rabbit-head',
    'imp',
  ],
  action: [
    'star-shuriken',
    'fire',
    'magic-trident',
    'punch',
    'boomerang',
    'open-book',
    'torch',
    'water-gun',
    'blast',
    'broken-heart',
    'gong',
    'key',
  ],
  base: ['village', 'stone-tower', 'windmill', 'lighthouse', 'factory', 'temple-gate'],
};

const withPicture = async <C extends AnyCard>(card: C): Promise<C> => {
  const any = ANY[card.kind];
  return { ...card, picture: (await pictureFor(card.id, card.name.en ?? '')) ?? any[seedOf(card.id) % any.length] };
};

export const emptyDocument = (look = Math.floor(Math.random() * PALETTES.length)): Document => ({
  format: FORMAT,
  name: {},
  look: { colours: [...PALETTES[look]] },
  cards: [],
  bases: [],
});

/** A faction like one of ours. */
export async function documentLike(faction: string): Promise<Document> {
  const nameOf = await officialNames();
  const document = ourDocument(faction, nameOf);
  return {
    ...emptyDocument(),
    ...document,
    cards: await Promise.all(document.cards.map(withPicture)),
    bases: await Promise.all(document.bases.map(withPicture)),
  };
}

/** The document with a card like one of ours, and the kinds of cards that it speaks of. */
export async function withCardLike(document: Document, { id, faction, card }: Official): Promise<{ document: Document; card: AnyCard }> {
  const nameOf = await officialNames();
  const made = { ...(await withPicture({ ...card, name: nameOf(id) })), id: freeId(document, card.id) };
  const text = JSON.stringify(card);
  const spoken = Object.entries(OURS[faction].kinds ?? {}).filter(([kind]) => text.includes(`"${kind}"`));
  const kinds: Record<string, KindNames> = { ...document.kinds, ...Object.fromEntries(spoken) };
  return { document: { ...withNewCard(document, made), ...(spoken.length > 0 && { kinds }) }, card: made };
}

/** Is the card still what one of ours is, name and all? Such cards are not printed. */
export async function isOfficial(card: AnyCard): Promise<boolean> {
  const nameOf = await officialNames();
  return OFFICIAL.some(({ id, card: other }) => {
    if (other.kind !== card.kind || JSON.stringify(other.abilities) !== JSON.stringify(card.abilities)) return false;
    return Object.values(nameOf(id)).some((name) => Object.values(card.name).includes(name));
  });
}

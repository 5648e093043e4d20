import { type Language, loadTexts, type Texts } from '@breakpoint/cards/texts';
import type { Document, Documents } from '@breakpoint/workshop';
import type { CardFact } from './facts.js';

// The factions that players made and that a screen of this page shows. Their code is loaded only if there are any.

type Workshop = typeof import('@breakpoint/workshop');
type Facts = typeof import('./facts.js');

const shown = new Map<string, Document>();
let workshop: Workshop | null = null;
const listeners = new Set<() => void>();
let changes = 0;

/**
 * Lets every screen show the cards of these documents: what is printed on them, and their texts. Rejects if one does not pass the check,
 * or is not what its id says.
 */
export const show = (documents: Documents = {}): Promise<void> =>
  showRead(documents, ({ readDocuments }, unknown) => readDocuments(unknown));

/** The same for the documents of a scenario, which go by names of its own. */
export const showNamed = (documents: Documents = {}): Promise<void> =>
  showRead(documents, ({ readDocument }, unknown) =>
    Object.fromEntries(Object.entries(unknown).map(([name, value]) => [name, readDocument(value).document])),
  );

async function showRead(documents: Documents, reading: (workshop: Workshop, unknown: Documents) => Documents): Promise<void> {
  const ids = Object.keys(documents).filter((id) => !shown.has(id));
  if (ids.length === 0) return;
  workshop ??= await import('@breakpoint/workshop');
  const facts = await import('./facts.js');
  const read = reading(workshop, Object.fromEntries(ids.map((id) => [id, documents[id]])));
  for (const [id, document] of Object.entries(read)) {
    addFacts(workshop, facts, id, document);
    shown.set(id, document);
  }
  changes++;
  for (const listener of listeners) listener();
}

/** Those of these documents that are shown; absent if there are none. */
export function shownDocuments(ids: readonly string[] = []): Documents | undefined {
  const found = ids.filter((id) => shown.has(id));
  return found.length > 0 ? Object.fromEntries(found.map((id) => [id, shown.get(id)!])) : undefined;
}

/** Tells when documents are shown for the first time, for `useSyncExternalStore`. */
export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const shownChanges = (): number => changes;

/** The texts of all cards in one language, with those of the documents that are shown. */
export async function textsWithMade(language: Language): Promise<Texts> {
  const texts = await loadTexts(language);
  return workshop === null ? texts : workshop.textsWith(texts, Object.fromEntries(shown), language);
}

/** What is printed on the cards of a document, as `virtual:cards` has it for ours. */
function addFacts({ moduleOf }: Workshop, { addFaction, PATTERNS }: Facts, id: string, document: Document): void {
  const { cards, bases } = moduleOf(id, document);
  const nothing = {
    faction: id,
    copies: 1,
    goes: 'standard',
    vp: [],
    talent: false,
    special: false,
    onlySpecial: false,
    sound: '',
  } as const;
  addFaction({
    id,
    box: id,
    colors: colorsOf(id, document),
    frame: document.look?.colours?.[5],
    sign: [...(document.name.en ?? document.name.fr ?? document.name.es ?? '')][0],
    pattern: Object.hasOwn(PATTERNS, document.look?.pattern ?? '') ? document.look!.pattern! : Object.keys(PATTERNS)[0],
    cards: cards.map(([name, type, { power = 0, copies, goes = 'standard', talent, specials = [], onPlay }]): CardFact => {
      const special = specials.length > 0;
      const onlySpecial = special && type === 'action' && goes === 'standard' && !onPlay;
      return { ...nothing, id: `${id}/${name}`, type, power, copies, goes, talent: talent !== undefined, special, onlySpecial };
    }),
    bases: bases.map(([name, { breakpoint, vp }]): CardFact => ({ ...nothing, id: name, type: 'base', power: breakpoint, vp })),
  });
}

/** The colours of a document; one that names none gets a colour made from its id. */
function colorsOf(id: string, { look }: Document): { main: string; dark: string; light: string; ink: string } {
  const hue = (Number.parseInt(id.slice(-4), 16) || 0) % 360;
  // The last colour is that of the frame; a document with fewer colours uses its first one there.
  const frame = look?.colours?.[5] ?? look?.colours?.[0] ?? `hsl(${hue} 65% 55%)`;
  return {
    main: `color-mix(in oklab, ${frame} 60%, white)`,
    dark: `color-mix(in oklab, ${frame} 40%, black)`,
    light: `color-mix(in oklab, ${frame} 15%, white)`,
    ink: `color-mix(in oklab, ${frame} 15%, black)`,
  };
}

import facts from 'virtual:cards';
import type { Language } from '../settings.js';

/** What is printed on a card or base, apart from its text. */
export interface CardFact {
  id: string;
  faction: string;
  type: 'minion' | 'action' | 'base';
  /** Printed power; a base's breakpoint. */
  power: number;
  copies: number;
  goes: 'standard' | 'base' | 'minion';
  vp: readonly number[];
  talent: boolean;
  special: boolean;
  /** An action that has only a Special: played as an ordinary action, it does nothing. */
  onlySpecial: boolean;
  /** The name of an action's sound word; empty if it has none. */
  sound: string;
}
interface FactionFact {
  id: string;
  box: string;
  colors: { main: string; dark: string; light: string; ink: string };
  pattern: string;
  /** The colour of the frames of a faction that players made; its main colour if absent. */
  frame?: string;
  /** A letter, for a faction that has no pictures. */
  sign?: string;
  cards: CardFact[];
  bases: CardFact[];
}

const byId = new Map<string, CardFact>();
/** The factions that players made, by id (made.ts). */
const made = new Map<string, FactionFact>();

export const FACTIONS: readonly FactionFact[] = facts.factions.map((f) => ({
  id: f.id,
  box: f.box,
  colors: f.colors,
  pattern: f.pattern,
  cards: f.cards.map(([id, type, power, copies, goes, signs, sound]) =>
    remember({
      id,
      faction: f.id,
      type: type === 'm' ? 'minion' : 'action',
      power,
      copies,
      goes,
      vp: [],
      talent: signs.includes('t'),
      special: signs.includes('s'),
      onlySpecial: signs.includes('o'),
      sound,
    }),
  ),
  bases: f.bases.map(([id, power, vp]) =>
    remember({
      id,
      faction: f.id,
      type: 'base',
      power,
      copies: 1,
      goes: 'standard',
      vp,
      talent: false,
      special: false,
      onlySpecial: false,
      sound: '',
    }),
  ),
}));
export const BOXES: readonly string[] = [...new Set(FACTIONS.map((f) => f.box))];
/** The name of a box; a box without one goes by its id. */
export const boxName = (id: string, language: Language): string => facts.boxes.find((b) => b.id === id)?.[language] ?? id;
export const PATTERNS = facts.patterns;
function remember(fact: CardFact): CardFact {
  byId.set(fact.id, fact);
  return fact;
}

export function factOf(id: string): CardFact {
  const fact = byId.get(id);
  if (!fact) throw new Error(`there is no card called ${id}`);
  return fact;
}
export const factionOf = (id: string): FactionFact => made.get(id) ?? FACTIONS.find((f) => f.id === id) ?? FACTIONS[0];
export const isMade = (id: string): boolean => made.has(id);

export function addFaction(faction: FactionFact): void {
  made.set(faction.id, faction);
  for (const card of [...faction.cards, ...faction.bases]) remember(card);
}

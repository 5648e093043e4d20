import type { Texts } from '@breakpoint/cards/texts';
import { type CardFact, FACTIONS, factionOf } from '../data/facts.js';
import { factionName, textOf } from '../i18n/index.js';
import { hasAll, searchWords } from '../ui/search.js';

/** A filter of the gallery. An empty string does not filter. */
export interface Filter {
  search: string;
  faction: string;
  box: string;
  type: '' | CardFact['type'];
  power: string;
  goes: '' | CardFact['goes'];
}
export const NO_FILTER: Filter = { search: '', faction: '', box: '', type: '', power: '', goes: '' };

export const ALL: readonly CardFact[] = FACTIONS.flatMap((f) => [...f.cards, ...f.bases]);

export function filtered(filter: Filter, texts: Texts): CardFact[] {
  const wanted = searchWords(filter.search);
  return ALL.filter((card) => {
    if (filter.faction && card.faction !== filter.faction) return false;
    if (filter.box && factionOf(card.faction).box !== filter.box) return false;
    if (filter.type && card.type !== filter.type) return false;
    if (filter.power && (String(card.power) !== filter.power || card.type !== (filter.type || 'minion'))) return false;
    if (filter.goes && (card.type !== 'action' || card.goes !== filter.goes)) return false;
    if (wanted.length === 0) return true;
    const { name, text, rulings = [] } = textOf(texts, card.id);
    return hasAll(wanted, [name, factionName(texts, card.faction), text, ...rulings].join(' '));
  });
}

/** The powers of all minions, or the breakpoints of all bases. */
export function powersOf(type: Filter['type']): number[] {
  const kind = type === 'base' ? 'base' : 'minion';
  return [...new Set(ALL.filter((c) => c.type === kind).map((c) => c.power))].sort((a, b) => a - b);
}

export const cardPath = (id: string): string => `#/cards/${id}`;

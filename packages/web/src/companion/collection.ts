import { LINE_BOXES } from './line.js';

/** What somebody owns: whole boxes, and single factions of others. */
export interface Collection {
  boxes: readonly string[];
  factions: readonly string[];
}

/** The factions that somebody owns. Owning a reprint is owning the faction. */
export function ownedFactions({ boxes, factions }: Collection): string[] {
  const own = new Set([...LINE_BOXES.filter((b) => boxes.includes(b.id)).flatMap((b) => b.factions), ...factions]);
  return LINE_BOXES.flatMap((b) => b.factions).filter((f, i, all) => own.has(f) && all.indexOf(f) === i);
}

export const hasBox = ({ boxes }: Collection, id: string): boolean => boxes.includes(id);

export const withBox = (own: Collection, id: string): Collection => ({
  ...own,
  boxes: own.boxes.includes(id) ? own.boxes.filter((b) => b !== id) : [...own.boxes, id],
});

export const withFaction = (own: Collection, id: string): Collection => ({
  ...own,
  factions: own.factions.includes(id) ? own.factions.filter((f) => f !== id) : [...own.factions, id],
});

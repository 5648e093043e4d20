import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@breakpoint/cards';

export interface Texts {
  name(id: string): string;
  text(id: string): string;
  faction(id: string): string;
}

interface FactionFile {
  name: string;
  cards: Record<string, { name: string; text: string }>;
  bases: Record<string, { name: string; text: string }>;
}

/** The same from sources and from compiled files: both lie two folders below the package. */
const FOLDER = new URL('../../../cards/text/', import.meta.url);

/** Card names and texts of one language; where a faction has none yet, its ids. */
export function textsIn(language: Language): Texts {
  const cards = new Map<string, { name: string; text: string }>();
  const factions = new Map<string, string>();
  for (const file of readdirSync(new URL(`${language}/`, FOLDER))) {
    if (!file.endsWith('.json')) continue;
    const faction = file.slice(0, -5);
    const data = JSON.parse(readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf8')) as FactionFile;
    factions.set(faction, data.name);
    for (const [id, c] of Object.entries(data.cards)) cards.set(`${faction}/${id}`, c);
    for (const [id, c] of Object.entries(data.bases)) cards.set(id, c);
  }
  return { name: (id) => cards.get(id)?.name ?? id, text: (id) => cards.get(id)?.text ?? '', faction: (id) => factions.get(id) ?? id };
}

/** The language that was asked for, or the system's if the game speaks it. */
export function languageOf(given: string | undefined): Language | null {
  if (given !== undefined) return LANGUAGES.find((l) => l === given) ?? null;
  const system = (process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '').slice(0, 2);
  return LANGUAGES.find((l) => l === system) ?? 'en';
}

import { download } from '../ui/download.js';
import { list, type OwnFaction, put, remove } from '../workshop/store.js';
import { readAgain } from './kept.js';

// One file takes everything that this device keeps, apart from games in play, to another device.

const FORMAT = 'breakpoint-device/1';
/** What is in the browser's small storage: the companion, solved puzzles, the book of pairs, the judge's position, settings. */
const KEYS = [
  'breakpoint-companion',
  'breakpoint-puzzles',
  'breakpoint-puzzle-days',
  'breakpoint-pairs',
  'breakpoint-judge',
  'breakpoint-settings',
];

interface DeviceFile {
  format: string;
  stored: Record<string, string>;
  factions: OwnFaction[];
}

export async function saveFile(): Promise<void> {
  const stored = Object.fromEntries(KEYS.flatMap((key) => (localStorage.getItem(key) === null ? [] : [[key, localStorage.getItem(key)]])));
  const text = JSON.stringify({ format: FORMAT, stored, factions: await list() });
  download('breakpoint.json', text);
}

/**
 * Replaces what this device keeps by what the file holds. Returns a function that undoes this; null if it is no such file, and nothing was
 * changed.
 */
export async function openFile(text: string): Promise<(() => Promise<void>) | null> {
  try {
    const file = JSON.parse(text) as DeviceFile;
    if (file.format !== FORMAT || typeof file.stored !== 'object' || !Array.isArray(file.factions)) return null;
    const values = KEYS.flatMap((key) => (typeof file.stored[key] === 'string' ? [[key, file.stored[key]] as const] : []));
    for (const [, value] of values) JSON.parse(value);
    for (const faction of file.factions) if (typeof faction.id !== 'string' || typeof faction.document !== 'object') return null;
    const before = values.map(([key]) => [key, localStorage.getItem(key)] as const);
    const had = new Map((await list()).map((faction) => [faction.id, faction]));
    await replaceBy(values, file.factions);
    return async () => {
      const back = file.factions.flatMap(({ id }) => had.get(id) ?? []);
      for (const { id } of file.factions) if (!had.has(id)) await remove(id);
      await replaceBy(before, back);
    };
  } catch {
    return null;
  }
}

async function replaceBy(values: readonly (readonly [string, string | null])[], factions: readonly OwnFaction[]): Promise<void> {
  for (const [key, value] of values) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  for (const faction of factions) await put(faction);
  readAgain();
}

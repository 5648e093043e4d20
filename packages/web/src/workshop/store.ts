import type { Document } from '@breakpoint/workshop';
import { database } from '../session/database.js';

/** A faction of one's own, as its author left it: it may be unfinished, so check its document before you play it. */
export interface OwnFaction {
  /** Stays the same while the faction is edited; the id of a document changes with each word. */
  id: string;
  document: Document;
  /** When it was last changed. */
  changed: number;
  /** When it was put into the bin. */
  removed?: number;
}

const within = database('breakpoint-workshop', 1, ['factions']);
/** A faction stays in the bin for thirty days. */
const BINNED_FOR = 30 * 24 * 3600 * 1000;

/** All factions of this device, the last changed one first. The bin's are among them only if they are asked for. */
export async function list(which: 'kept' | 'binned' = 'kept'): Promise<OwnFaction[]> {
  try {
    const all = (await within('factions', 'readonly', (s) => s.getAll())) as OwnFaction[];
    return all.filter((f) => (f.removed !== undefined) === (which === 'binned')).sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}

/** The faction with this id; null if there is none. */
export async function get(id: string): Promise<OwnFaction | null> {
  try {
    return ((await within('factions', 'readonly', (s) => s.get(id))) as OwnFaction | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Stores the faction under its id. Rejects if the browser stores nothing. */
export async function put({ id, document, changed, removed }: OwnFaction): Promise<void> {
  await within('factions', 'readwrite', (s) => s.put({ key: id, id, document, changed, ...(removed !== undefined && { removed }) }));
}

/** Puts the faction into the bin; `put` brings it back. What has been there too long is deleted for good. */
export async function remove(id: string, now = Date.now()): Promise<void> {
  const found = await get(id);
  if (found) await put({ ...found, removed: now });
  for (const old of await list('binned'))
    if (now - (old.removed ?? now) > BINNED_FOR) await within('factions', 'readwrite', (s) => s.delete(old.id));
}

export const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

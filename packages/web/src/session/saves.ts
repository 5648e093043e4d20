import type { Log, Seat } from '@breakpoint/engine';
import type { Result, Undo } from '@breakpoint/match';
import { database } from './database.js';
import type { LocalTable } from './types.js';

/** A game of this device. The one in progress and the last finished ones are in IndexedDB, which page and worker share. */
export interface SavedGame {
  id: string;
  table: LocalTable;
  log: Log;
  conceded: boolean[];
  /** The undone answers; absent in games of older versions. */
  undos?: Undo[];
  /** The seat that last had the device (hot-seat). */
  viewer: Seat;
  saved: number;
  result?: Result & { vp: number[] };
}

const within = database('breakpoint', 2, ['current', 'finished', 'reviews']);
const KEPT = 20;

export async function saveCurrent(game: SavedGame): Promise<void> {
  await within('current', 'readwrite', (s) => s.put({ ...game, key: 'current' }));
}
/** The game in progress; null if there is none, or if the browser stores nothing (private windows). */
export async function loadCurrent(): Promise<SavedGame | null> {
  try {
    return ((await within('current', 'readonly', (s) => s.get('current'))) as SavedGame | undefined) ?? null;
  } catch {
    return null;
  }
}
export async function dropCurrent(): Promise<void> {
  try {
    await within('current', 'readwrite', (s) => s.delete('current'));
  } catch {
    // The browser stores nothing.
  }
}

export async function saveFinished(game: SavedGame): Promise<void> {
  await within('finished', 'readwrite', (s) => s.put({ ...game, key: game.id }));
  const all = await listFinished();
  for (const old of all.slice(KEPT)) await within('finished', 'readwrite', (s) => s.delete(old.id));
}
export async function loadFinished(id: string): Promise<SavedGame | null> {
  try {
    return ((await within('finished', 'readonly', (s) => s.get(id))) as SavedGame | undefined) ?? null;
  } catch {
    return null;
  }
}
/** Newest first. */
export async function listFinished(): Promise<SavedGame[]> {
  try {
    const all = (await within('finished', 'readonly', (s) => s.getAll())) as SavedGame[];
    return all.sort((a, b) => b.saved - a.saved);
  } catch {
    return [];
  }
}

/** Stores a review. A browser that stores nothing makes it again each time. */
export async function keepReview(address: string, review: object): Promise<void> {
  try {
    await within('reviews', 'readwrite', (s) => s.put({ review, saved: Date.now(), key: address }));
    const all = (await within('reviews', 'readonly', (s) => s.getAll())) as { key: string; saved: number }[];
    for (const old of all.sort((a, b) => b.saved - a.saved).slice(KEPT)) await within('reviews', 'readwrite', (s) => s.delete(old.key));
  } catch {
    // The browser stores nothing.
  }
}
export async function loadReview<T>(address: string): Promise<T | null> {
  try {
    return ((await within('reviews', 'readonly', (s) => s.get(address))) as { review: T } | undefined)?.review ?? null;
  } catch {
    return null;
  }
}

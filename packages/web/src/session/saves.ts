import type { Log, Seat } from '@breakpoint/engine';
import type { Result, Undo } from '@breakpoint/match';
import type { Document } from '@breakpoint/workshop';
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

const within = database('breakpoint', 3, ['current', 'finished', 'reviews', 'documents']);
const KEPT = 20;
/** The number of unfinished games that are kept after others have begun. */
const LEFT = 3;

const load = async (store: 'current' | 'finished', key: string): Promise<SavedGame | null> =>
  whole((await within(store, 'readonly', (s) => s.get(key))) as SavedGame | undefined);

/** The games of a store, newest first; none if the browser stores nothing (private windows). */
async function list(store: 'current' | 'finished'): Promise<(SavedGame & { key: string })[]> {
  const all = await within(store, 'readonly', (s) => s.getAll()).catch(() => []);
  return (all as (SavedGame & { key: string })[]).sort((a, b) => b.saved - a.saved);
}

export async function saveCurrent(game: SavedGame): Promise<void> {
  await keepDocuments(game);
  await within('current', 'readwrite', (s) => s.put({ ...bare(game), key: 'current' }));
}
/** The game in progress; null if there is none, or if the browser stores nothing. */
export const loadCurrent = (): Promise<SavedGame | null> => load('current', 'current').catch(() => null);
/** Unfinished games that were left for others, newest first. */
export const listLeft = async (): Promise<SavedGame[]> => (await list('current')).filter((game) => game.key === game.id);
/** Makes room for another game: the game in progress is kept among those that were left, if anything has happened in it. */
export async function leaveCurrentGame(): Promise<void> {
  const game = (await within('current', 'readonly', (s) => s.get('current'))) as SavedGame | undefined;
  if (!game?.log.answers.length) return;
  await within('current', 'readwrite', (s) => s.put({ ...game, key: game.id }));
  for (const { id } of (await listLeft()).slice(LEFT)) await within('current', 'readwrite', (s) => s.delete(id));
}
/** Takes up a game that was left; the game in progress takes its place among them. Null if this game was not left. */
export async function takeUp(id: string): Promise<SavedGame | null> {
  const game = await load('current', id);
  if (!game) return null;
  await leaveCurrentGame();
  await within('current', 'readwrite', (s) => s.delete(id));
  return game;
}
export async function dropCurrent(): Promise<void> {
  await within('current', 'readwrite', (s) => s.delete('current')).catch(() => undefined);
}

export async function saveFinished(game: SavedGame): Promise<void> {
  await keepDocuments(game);
  await within('finished', 'readwrite', (s) => s.put({ ...bare(game), key: game.id }));
  const all = await listFinished();
  for (const old of all.slice(KEPT)) await within('finished', 'readwrite', (s) => s.delete(old.id));
  await dropDocuments(all.slice(0, KEPT));
}
export const loadFinished = (id: string): Promise<SavedGame | null> => load('finished', id).catch(() => null);
/** Newest first. */
export const listFinished = (): Promise<SavedGame[]> => list('finished');

// Documents are stored once, by id, however many games use them.

/** The ids of the documents that this worker has stored already. */
const kept = new Set<string>();

async function keepDocuments({ table }: SavedGame): Promise<void> {
  for (const [id, document] of Object.entries(table.documents ?? {})) {
    if (!kept.has(id)) await within('documents', 'readwrite', (s) => s.put({ key: id, document }));
    kept.add(id);
  }
}
/** The game without its documents. */
const bare = ({ table: { documents: _, ...table }, ...game }: SavedGame): SavedGame => ({ ...game, table });
async function whole(game: SavedGame | undefined): Promise<SavedGame | null> {
  if (!game?.table.setup.documents?.length) return game ?? null;
  const documents: Record<string, Document> = {};
  for (const id of game.table.setup.documents) {
    const found = (await within('documents', 'readonly', (s) => s.get(id))) as { document: Document } | undefined;
    if (found) documents[id] = found.document;
  }
  return { ...game, table: { ...game.table, documents } };
}
/** Deletes the documents of games that are no longer stored. */
async function dropDocuments(finished: readonly SavedGame[]): Promise<void> {
  const current = await loadCurrent();
  const used = new Set(
    [...finished, ...(await listLeft()), ...(current ? [current] : [])].flatMap(({ table }) => table.setup.documents ?? []),
  );
  for (const key of await within('documents', 'readonly', (s) => s.getAllKeys())) {
    if (used.has(String(key))) continue;
    await within('documents', 'readwrite', (s) => s.delete(key));
    kept.delete(String(key));
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
  const found = await within('reviews', 'readonly', (s) => s.get(address)).catch(() => undefined);
  return (found as { review: T } | undefined)?.review ?? null;
}

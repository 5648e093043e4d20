import { useSyncExternalStore } from 'react';
import { store, stored } from '../storage.js';
import type { Collection } from './collection.js';
import { NO_WISHES, type Wishes } from './dealing.js';
import type { RealGame } from './game.js';

/** A game that was played at the real table. */
interface PlayedGame {
  date: string;
  players: { name: string; factions: string[]; vp: number }[];
  winner: number | null;
}

/** What the companion keeps on this device. */
export interface Kept {
  own: Collection;
  players: string[];
  wishes: Wishes;
  /** What each player had last time. */
  last: Record<string, string[]>;
  /** The game under way, under the name by which it has always been stored; null if there is none. */
  evening: RealGame | null;
  /** What to put back if the acts of the game are undone, one entry for each act, the newest last. */
  undo: Partial<RealGame>[];
  history: PlayedGame[];
}

const KEY = 'breakpoint-companion';
const EMPTY: Kept = {
  own: { boxes: [], factions: [] },
  players: ['', ''],
  wishes: NO_WISHES,
  last: {},
  evening: null,
  undo: [],
  history: [],
};

let kept: Kept | undefined;
const listeners = new Set<() => void>();
export const current = (): Kept => (kept ??= { ...EMPTY, ...stored<Partial<Kept>>(KEY) });

export function keep(change: Partial<Kept>): void {
  kept = { ...current(), ...change };
  store(KEY, kept);
  for (const listener of listeners) listener();
}

export function useKept(): Kept {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
}

/** Reads what is stored again, because another part of the page has written it. */
export function readAgain(): void {
  kept = undefined;
  for (const listener of listeners) listener();
}

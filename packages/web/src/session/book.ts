import type { View } from '@breakpoint/engine';
import { store, stored } from '../storage.js';
import type { SessionState } from './types.js';

/** What a player has done with a pair of factions on this device. */
interface PairRecord {
  played: number;
  won: number;
}
interface Book {
  pairs: Record<string, PairRecord>;
  /** The last games that are in it, so that none counts twice. */
  games: string[];
}

const STORED = 'breakpoint-pairs';
const KEPT = 30;

/** A pair, whichever faction is named first. */
export const pairKey = (factions: readonly string[]): string => [...factions].sort().join('+');

function read(): Book {
  const kept = stored<Partial<Book>>(STORED);
  return { pairs: kept?.pairs ?? {}, games: kept?.games ?? [] };
}

export const pairsPlayed = (): Record<string, PairRecord | undefined> => read().pairs;

/** Writes down the pair of a player whose game is over. Lessons and puzzles have no recording, and do not count. */
export function keepPair({ status, result, replay, me }: SessionState, view: View): void {
  const player = view.players[me];
  if (status !== 'over' || !result || !replay || player?.factions.length !== 2) return;
  const { pairs, games } = read();
  if (games.includes(replay)) return;
  const key = pairKey(player.factions);
  const { played, won } = pairs[key] ?? { played: 0, won: 0 };
  store(STORED, {
    pairs: { ...pairs, [key]: { played: played + 1, won: won + (result.winner === me ? 1 : 0) } },
    games: [replay, ...games].slice(0, KEPT),
  } satisfies Book);
}

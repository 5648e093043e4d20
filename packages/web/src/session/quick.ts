import type { LobbyView, QuickMatch } from '@breakpoint/protocol';
import { store, stored } from '../storage.js';
import { quickMatch } from './server.js';

// A server keeps its players who wait for a quick match only in memory. If it is restarted, or its node dies, the page asks again.

/** The name under which the browser stores the quick match that this page waits for, and its table. */
const STORED = 'breakpoint-quick';
interface WaitingMatch {
  table: string;
  wanted: QuickMatch;
}
const keep = (waiting: WaitingMatch | null): void => store(STORED, waiting, 'window');

/** Takes a seat at a table where somebody waits for the same kind of game, or at a new one. Resolves to the table. */
export async function findMatch(wanted: QuickMatch): Promise<string> {
  const table = await quickMatch(wanted);
  keep({ table, wanted });
  return table;
}

/**
 * The quick match to ask for again, once: the player still waits alone at this table, but the server no longer knows that it is for a
 * quick match. Null if there is nothing to ask for.
 */
export function forgottenMatch(table: string, lobby: LobbyView): QuickMatch | null {
  const waiting = stored<WaitingMatch>(STORED, 'window');
  if (waiting?.table !== table || lobby.quick || lobby.me < 0) return null;
  if (lobby.me !== lobby.host || !lobby.seats.some((s) => s.kind === 'open')) return null;
  keep(null);
  return waiting.wanted;
}

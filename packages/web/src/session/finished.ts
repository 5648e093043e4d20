import type { Seat, View } from '@breakpoint/engine';
import { store, stored } from '../storage.js';
import type { SessionState } from './types.js';

/** A finished game at a table on a server. The server has its log; this browser remembers where. */
export interface FinishedOnline {
  table: string;
  /** The address of the replay. */
  replay: string;
  players: string[];
  winner: number;
  vp: number[];
  /** The seat of the person who uses this browser; -1: they watched. Absent in games of older versions. */
  me?: Seat;
  /** The factions of each player; absent in games of older versions. */
  factions?: string[][];
  saved: number;
}

const STORED = 'breakpoint-finished-online';
const KEPT = 20;

/** Newest first. */
export function finishedOnline(): FinishedOnline[] {
  const kept = stored<unknown>(STORED);
  return Array.isArray(kept) ? (kept as FinishedOnline[]) : [];
}

/** Remembers a game that is over, so that it can be found after a rematch, too. */
export function keepFinishedOnline(table: string, state: SessionState, view: View): void {
  const { result, replay, players } = state;
  if (state.status !== 'over' || !result || !replay) return;
  const others = finishedOnline().filter((game) => game.replay !== replay);
  const before = finishedOnline().find((game) => game.replay === replay);
  const game: FinishedOnline = {
    table,
    replay,
    players: players.map((p) => p.name),
    winner: result.winner,
    vp: view.players.map((p) => p.vp),
    me: state.me,
    factions: view.players.map((p) => [...p.factions]),
    saved: before?.saved ?? Date.now(),
  };
  store(STORED, [game, ...others].sort((a, b) => b.saved - a.saved).slice(0, KEPT));
}

/** The games that each seat has won at a table of the server, as far as this browser has seen them; null before the second game. */
export function seriesAt(table: string | undefined, seats: number): number[] | null {
  const games = finishedOnline().filter((game) => game.table === table && game.players.length === seats);
  if (table === undefined || games.length < 2) return null;
  return Array.from({ length: seats }, (_, seat) => games.filter((game) => game.winner === seat).length);
}

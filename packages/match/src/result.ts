import type { Game } from '@breakpoint/engine';
import type { Player, Result } from './session.js';

/**
 * The result of a match; null if it is not over. After concessions the match goes on as long as at least two players are left,
 * one of them a person; otherwise the player with the most VP among those left wins.
 */
export function resultOf({ over, state }: Game, players: readonly Player[], conceded: readonly boolean[]): Result | null {
  if (over) return { winner: state.winner, by: 'points' };
  if (!conceded.includes(true)) return null;
  const left = conceded.flatMap((gone, seat) => (gone ? [] : [seat]));
  const anyPerson = left.some((seat) => players[seat].kind === 'person');
  if (left.length > 1 && anyPerson) return null;
  const winner = left.reduce((a, b) => (state.vp[b] > state.vp[a] ? b : a), left[0]);
  return { winner, by: 'concession' };
}

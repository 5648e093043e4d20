import type { CardSet, Game } from '@breakpoint/engine';
import { type DescribedPosition, gameAt } from '@breakpoint/engine/tools';
import { Match, type Player } from '@breakpoint/match';
import type { SessionState } from '../session/types.js';

/** The state of the first game or of a puzzle, in which the player can only answer. */
export const scriptedState = (me: number, players: SessionState['players']): SessionState => ({
  status: 'playing',
  me,
  players,
  canUndo: false,
  canAskUndo: false,
  canHint: false,
  curtain: null,
  result: null,
  window: false,
  vote: null,
  clock: null,
  watchers: 0,
});

/** A match that begins at a described position. */
export function matchAt(cards: CardSet, position: DescribedPosition, players: Player[]): Match {
  const begin = (): Game => gameAt(cards, position).game.fork({ events: true, beats: true, windows: true });
  const setup = { seed: position.seed ?? '', players: players.map(({ name }) => ({ name })) };
  return Match.from({ setup, players }, begin);
}

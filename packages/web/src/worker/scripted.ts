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

import type { Reason } from './vocabulary.js';

/** An answer, set-up, seat or saved game that does not fit. Nothing has changed in the position. */
export class GameError extends Error {
  constructor(
    readonly code: 'setup' | 'answer' | 'save' | 'log' | 'position' | 'seat',
    message: string,
    readonly reason?: Reason,
  ) {
    super(message);
    this.name = 'GameError';
  }
}

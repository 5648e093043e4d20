import type { Reason } from './vocabulary.js';

/** An answer, set-up, seat or saved game that does not fit. The position is untouched. */
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

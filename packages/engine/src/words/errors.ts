import type { Reason } from './vocabulary.js';

/** The abilities of cards set each other off without end. The game cannot be continued from here, but from any position before. */
export class EndlessError extends Error {
  constructor(
    /** The id of a card that takes part in it. */
    readonly card: string,
  ) {
    super(`${card} and what it sets off would never end`);
    this.name = 'EndlessError';
  }
}

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

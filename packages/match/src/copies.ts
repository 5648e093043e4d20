import type { Game } from '@breakpoint/engine';
import type { Moment } from './moments.js';

/** The number of moments from one copy of the game to the next. */
const COPY_EVERY = 24;

/** A match stops at windows, and shows what happens between two answers. */
export const LISTENING = { events: true, beats: true, windows: true } as const;

/** A copy of a game with its history. */
function copyOf(game: Game): Game {
  const copy = game.fork(LISTENING);
  copy.adopt(game, game.answers);
  return copy;
}

/** The numbers that change when anybody learns something. */
export const marksOf = ({ state }: Game): readonly [number, number] => [state.chance.used, state.secrets];
export const nothingLearntSince = ([chance, secrets]: readonly [number, number], { state }: Game): boolean =>
  state.chance.used === chance && state.secrets === secrets;

/** Makes the game of an earlier moment, with a copy at a late moment that saves replaying the game from its beginning each time. */
export class Copies {
  private near: { moment: number; game: Game } | null = null;

  /** `begin` makes the earliest game that the match can go back to. */
  constructor(private readonly begin: () => Game) {}

  /** An independent copy of the game at this moment; `given` are the answers of the game as it is now. */
  at(moment: number, past: readonly Moment[], given: Game['answers']): Game {
    const { answers, pauses } = past[moment];
    const near = this.near !== null && this.near.moment <= moment ? this.near : null;
    const game = near === null ? this.begin() : copyOf(near.game);
    const gone = near !== null && past[near.moment].answers === answers ? past[near.moment].pauses : 0;
    for (let i = game.answers.length; i < answers; i++) {
      while (game.paused) game.goOn();
      game.answer(given[i]);
    }
    for (let i = gone; i < pauses; i++) game.goOn();
    game.takeBeats();
    game.takeEvents();
    return game;
  }
  /** Copies the game of this moment, if it can be copied cheaply and the last copy is far away. */
  offer(moment: number, game: Game): void {
    const isFar = this.near === null || moment - this.near.moment >= COPY_EVERY;
    if (isFar && game.quiet) this.near = { moment, game: copyOf(game) };
  }
  /** Moments after this one were taken back. */
  forgetAfter(moment: number): void {
    if (this.near !== null && this.near.moment > moment) this.near = null;
  }
}

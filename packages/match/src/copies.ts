import type { Game } from '@breakpoint/engine';

/** A copy of a game with its history. */
export function copyOf(game: Game): Game {
  const copy = game.fork({ events: true, windows: true });
  copy.adopt(game.setup, game.answers);
  return copy;
}

/** The numbers that change when anybody learns something. */
export const marksOf = ({ state }: Game): readonly [number, number] => [state.chance.used, state.secrets];
export const nothingLearntSince = ([chance, secrets]: readonly [number, number], { state }: Game): boolean =>
  state.chance.used === chance && state.secrets === secrets;

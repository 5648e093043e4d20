import { evaluate, tuned, weightsFor } from '@breakpoint/bots';
import type { Game } from '@breakpoint/engine';
import { type Lesson, type Lessons, replayLesson } from './selfplay.js';

/** The numbers before the turns of a game: its seats and its winner. */
export const HEAD = 2;

const worth = new Float64Array(4);

/**
 * The positions at which the turns of a game begin, in whole numbers. A position is the active seat, and for each seat: its VP, its
 * worth by the tuned weights in hundredths, its two factions, how many cards it has in hand and what they are, and how many in play
 * and what they are. The search judges such positions: it plays on until a turn begins.
 */
export function turnsOf(how: Lessons, lesson: Lesson): Int16Array {
  const numbers = [how.players, lesson.winner];
  let turn = -1;
  replayLesson(how, lesson, (game) => {
    if (game.decision!.quiet !== 'play' || game.state.turn === turn) return;
    turn = game.state.turn;
    addPosition(game, numbers);
  });
  return Int16Array.from(numbers);
}

function addPosition(game: Game, numbers: number[]): void {
  const { active, seats, vp, factions, hands, def, cardsAt, controller } = game.state;
  evaluate(game, worth, false, weightsFor(tuned, seats));
  numbers.push(active);
  for (let seat = 0; seat < seats; seat++) {
    numbers.push(vp[seat], Math.round(worth[seat] * 100), factions[seat][0], factions[seat][1]);
    addCards(hands[seat], def, numbers);
    const inPlay = cardsAt.flatMap((cards) => Array.from(cards).filter((c) => controller[c] === seat));
    addCards(inPlay, def, numbers);
  }
}

function addCards(cards: readonly number[], def: ArrayLike<number>, numbers: number[]): void {
  numbers.push(cards.length);
  for (const c of cards) numbers.push(def[c]);
}

import { evaluate, tuned, weightsFor } from '@breakpoint/bots';
import type { CardSet, Game, Seat } from '@breakpoint/engine';
import { type Lesson, type Lessons, replayLesson } from './selfplay.js';

/** The numbers before the turns of a game: its seats and its winner. */
export const HEAD = 2;

const worth = new Float64Array(4);

/**
 * The positions at which the turns of a game begin, in whole numbers. A position is the active seat, and for each seat: its VP, its
 * worth by the tuned weights in hundredths, its two factions, how many cards it has in hand and what they are, how many in play and
 * what they are, the same of its discard pile, and on how many bases it is, which these are, and how many minions and how much power it has there. The search
 * judges such positions: it plays on until a turn begins.
 */
export function turnsOf(cards: CardSet, how: Lessons, lesson: Lesson): Int16Array {
  const numbers = [how.players, lesson.winner];
  let turn = -1;
  replayLesson(cards, how, lesson, (game) => {
    if (game.decision!.quiet !== 'play' || game.state.turn === turn) return;
    turn = game.state.turn;
    addPosition(game, numbers);
  });
  return Int16Array.from(numbers);
}

function addPosition(game: Game, numbers: number[]): void {
  const { active, seats, vp, factions, hands, discards, def, cardsAt, controller } = game.state;
  evaluate(game, worth, false, weightsFor(tuned, seats));
  numbers.push(active);
  for (let seat = 0; seat < seats; seat++) {
    numbers.push(vp[seat], Math.round(worth[seat] * 100), factions[seat][0], factions[seat][1]);
    addCards(hands[seat], def, numbers);
    const inPlay = cardsAt.flatMap((cards) => Array.from(cards).filter((c) => controller[c] === seat));
    addCards(inPlay, def, numbers);
    addCards(discards[seat], def, numbers);
    addBases(game, seat, numbers);
  }
}

function addCards(cards: readonly number[], def: ArrayLike<number>, numbers: number[]): void {
  numbers.push(cards.length);
  for (const c of cards) numbers.push(def[c]);
}

function addBases({ state, position }: Game, seat: Seat, numbers: number[]): void {
  const count = numbers.push(0) - 1;
  for (const base of state.bases) {
    const minions = position.at(base).filter((c) => position.isMinion(c) && position.controller(c) === seat).length;
    const power = position.playerPower(base, seat);
    if (minions === 0 && power === 0) continue;
    numbers.push(state.def[base], minions, power);
    numbers[count]++;
  }
}

import { othersAnswer, type PlayStep } from '@breakpoint/bots';
import { answerWith, type CardSet, type Game, viewOf } from '@breakpoint/engine';
import { gameAt } from '@breakpoint/engine/tools';
import { EXERCISES, type Exercise, type LessonId } from '../learn/lessons.js';
import { isScripted, ME, RIVAL } from '../learn/script.js';
import type { SessionMessage } from '../session/types.js';
import { Solving } from './solving.js';

/** The verdict on the turn of an exercise: the VP that the two players gained, and a way to reach the goal. */
export interface Marked {
  says: 'right' | 'wrong';
  vp: [mine: number, theirs: number];
  solution: PlayStep[];
}

const beginning =
  (cards: CardSet, { position }: Exercise) =>
  (): Game =>
    gameAt(cards, position).game.fork({ events: true, beats: true });

/**
 * An exercise of a lesson on the table: the player plays the turn with everything that it sets off. This class does not depend on workers.
 */
export class Exerciser extends Solving<Marked> {
  private readonly exercise: Exercise;
  private readonly start: Game;

  constructor(
    private readonly cards: CardSet,
    lesson: LessonId,
    number: number,
    names: readonly string[],
    tell: (message: SessionMessage) => void,
  ) {
    const exercise = EXERCISES[lesson][number];
    super(beginning(cards, exercise), ME, names, tell);
    this.exercise = exercise;
    this.start = this.begin();
  }

  protected override ends(): boolean {
    return false;
  }

  protected override isOver(): boolean {
    return this.game.decision?.seat !== ME || this.game.state.turn !== this.start.state.turn;
  }

  protected override judge(): Marked {
    const { game, exercise, start } = this;
    const gained = (seat: number): number => game.state.vp[seat] - start.state.vp[seat];
    const { mine = 0, theirs = Number.POSITIVE_INFINITY, leads } = exercise.goal;
    const reached = gained(ME) >= mine && gained(RIVAL) <= theirs && (leads === undefined || isAhead(game, leads));
    return { says: reached ? 'right' : 'wrong', vp: [gained(ME), gained(RIVAL)], solution: linesOf(this.cards, exercise) };
  }
}

function isAhead({ position, cards, state }: Game, id: string): boolean {
  const base = state.bases.find((b) => cards.defs[state.def[b]].id === id);
  return base !== undefined && position.playerPower(base, ME) > position.playerPower(base, RIVAL);
}

/** The solution as a play in words, up to the end of the turn. */
function linesOf(cards: CardSet, exercise: Exercise): PlayStep[] {
  const game = beginning(cards, exercise)();
  return exercise.solution
    .map((wanted): PlayStep => {
      const { prompt, source, options } = viewOf(game, ME).decision!;
      const chosen = (options ?? []).filter((o) => wanted !== '' && isScripted(o.key, wanted)).slice(0, 1);
      const keys = chosen.map((o) => o.key);
      answerWith(game, ME, keys);
      othersAnswer(game, ME, game.state.turn);
      return { prompt, source, options: chosen, keys };
    })
    .filter(({ keys }) => keys[0] !== 'end');
}

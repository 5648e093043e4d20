import { endAt, goesOn, isEnd, lineWorth, type PlayStep, type Puzzle, playLine, type Shown, samePosition, shownOf } from '@breakpoint/bots';
import { type CardSet, type Game, replayLog } from '@breakpoint/engine';
import type { SessionMessage } from '../session/types.js';
import { Solving } from './solving.js';

/** The verdict on a whole turn, or on what was done in a window. */
export interface TurnVerdict {
  /** `same`: it leads to the solution's position. `as-good`: to another one that is hardly worse. */
  says: 'wrong' | 'same' | 'as-good';
  /** The chances of winning after this turn, and after the solution. */
  value: number;
  best: number;
  /** The solution, and the natural turn that its point compares it with. */
  solution: Shown;
  other: PlayStep[];
}

/** A puzzle on the table: the player plays the whole turn or window, and its end is judged instead of played. It does not depend on workers. */
export class Puzzler extends Solving<TurnVerdict> {
  /** The position of the puzzle. */
  private readonly start: Game;

  constructor(
    cards: CardSet,
    private readonly puzzle: Puzzle,
    /** A turn this much behind the solution is wrong. */
    private readonly margin: number,
    names: readonly string[],
    tell: (message: SessionMessage) => void,
  ) {
    super(() => replayLog(cards, puzzle.log, undefined, { beats: true }), puzzle.seat, names, tell);
    this.start = this.begin();
  }

  protected override ends(keys: readonly string[]): boolean {
    return isEnd(this.game.decision!, keys);
  }

  /** A card can end the turn, or the game; and a window ends when nobody can do more. */
  protected override isOver(): boolean {
    return !goesOn(this.game, this.start);
  }

  protected override judge(): TurnVerdict {
    const { game, puzzle, start, given, seat } = this;
    const solution = this.begin();
    playLine(solution, seat, puzzle.line);
    const natural = playLine(this.begin(), seat, puzzle.other.line);
    // Doing nothing has a name, too.
    const other = natural.length > 0 ? natural : [endAt(start)];
    const same = samePosition(game, solution);
    // Both are judged in the same way, so that luck counts for neither.
    const best = same ? puzzle.value : lineWorth(start, puzzle.line);
    const value = same ? best : lineWorth(start, given);
    return {
      says: same ? 'same' : value >= best - this.margin ? 'as-good' : 'wrong',
      value,
      best,
      solution: shownOf(start, puzzle),
      other,
    };
  }
}

import { type Reviewed, reviewed, searchWith } from '@breakpoint/bots';
import { answerWith, type CardSet, type Game, knowledgeOf, type Log, replayLog, type Seat, seedFromText } from '@breakpoint/engine';

/** The review of a decision in a recorded game, with its turn and the number of answers before it. */
export interface ReviewedDecision extends Reviewed {
  at: number;
  turn: number;
}
/** The results since the last part. */
export interface ReviewPart {
  /** The number of answers reviewed, and their total. */
  done: number;
  of: number;
  found: ReviewedDecision[];
}

/** No play asks more questions than this. */
const PLAY = 12;

/**
 * One of several workers reviews one turn in this many. A search keeps what it knows only within a turn, so several workers find the same
 * as one.
 */
export interface Share {
  number: number;
  of: number;
}

/**
 * The number of the worker that reviews a turn. It goes back and forth, so that two workers do not get one player each: one player may have
 * the longer turns.
 */
function workerFor(turn: number, of: number): number {
  const at = turn % of;
  return Math.floor(turn / of) % 2 === 0 ? at : of - 1 - at;
}

/** Reviews every decision of a finished game, or of a share of its turns, with only the deciding player's knowledge. */
export class Reviewer {
  private readonly game: Game;
  private readonly bot = searchWith();
  private done = 0;

  constructor(
    cards: CardSet,
    private readonly log: Log,
    private readonly iterations?: number,
    private readonly share: Share = { number: 0, of: 1 },
  ) {
    this.game = replayLog(cards, log, 0, { events: false });
  }

  /** Continues for about this many milliseconds. The results do not depend on that time. */
  next(milliseconds: number): ReviewPart {
    const until = performance.now() + milliseconds;
    const { log, game } = this;
    const found: ReviewedDecision[] = [];
    do {
      const one = game.decision && this.done < log.answers.length ? this.look() : null;
      if (one) found.push(one);
    } while (game.decision && this.done < log.answers.length && performance.now() < until);
    const ended = !game.decision || this.done >= log.answers.length;
    return { done: ended ? log.answers.length : this.done, of: log.answers.length, found };
  }

  private look(): ReviewedDecision | null {
    const { game, log } = this;
    const { seat } = game.decision!;
    const at = this.done++;
    const { turn } = game.state;
    const isMine = workerFor(turn, this.share.of) === this.share.number;
    const again = isMine ? this.reviewed(at, seat) : null;
    answerWith(game, seat, log.answers[at]);
    return again && { ...again, at, turn };
  }

  private reviewed(at: number, seat: Seat): Reviewed | null {
    const { game, log } = this;
    return reviewed(
      knowledgeOf(game, seat),
      log.answers.slice(at, at + PLAY),
      { key: seedFromText(`${log.setup.seed} review ${at}`), used: 0 },
      this.iterations,
      this.bot,
    );
  }
}

import type { Board } from '../state/board.js';
import { EndlessError } from '../words/errors.js';
import { type Card, type Seat, Step } from '../words/vocabulary.js';

// No game goes on for ever, whatever its cards do (RULES 4.2, a rule of our own). Real games have about 300 answers, and 35 in their longest turn.

/** After this many answers in one turn, the active player can only end the turn. */
const MOST_IN_TURN = 300;
/** After this many answers, the game is over. */
export const MOST_IN_GAME = 3000;
/** The most abilities that are resolved, and steps that are taken, between two decisions: one that sets itself off would run for ever. */
export const MOST_STEPS = 5000;

/**
 * Counts the answers of a game and of its current turn. These numbers are not part of the position, because nothing depends on them before
 * the limit.
 */
export class Count {
  constructor(
    /** The number of answers so far. */
    public answers = 0,
    /** The number of answers when the current turn began. */
    public turnBegan = 0,
    private turn = -1,
  ) {}

  /** The count of a game that continues from a position; `turnBegan`: the number of answers when its turn began. */
  static at(answers: number, turnBegan: number, turn: number): Count {
    return new Count(answers, Math.min(answers, turnBegan), turn);
  }
  copy(): Count {
    return new Count(this.answers, this.turnBegan, this.turn);
  }
  noteTurn(turn: number): void {
    if (turn === this.turn) return;
    this.turn = turn;
    this.turnBegan = this.answers;
  }
  /** The turn in which only "end" is offered; -1 if there is none. */
  get lastTurn(): number {
    return this.answers - this.turnBegan >= MOST_IN_TURN ? this.turn : -1;
  }
}

/** Stops a game in which the rules would run for ever, and names the card that sets itself off. */
export function stopEndless(board: Board): never {
  const card: Card = board.trigger?.card ?? board.state.queue.at(-1)?.pending[0]?.card ?? 0;
  throw new EndlessError(board.def(card).id);
}

/**
 * Ends a game that has gone on for too long: the player with the most VP wins, and if several are tied, the one who comes last in the order
 * of play.
 */
export function cutShort(board: Board): void {
  const s = board.state;
  const last = (seat: Seat): number => (seat - s.first + s.seats) % s.seats;
  s.winner = s.vp.reduce((best, vp, seat) => (vp > s.vp[best] || (vp === s.vp[best] && last(seat) > last(best)) ? seat : best), 0);
  s.step = Step.Over;
  s.substep = 0;
  s.queue = [];
  s.arisen = [];
  s.reactions = [];
  s.limbo = [];
  s.allowances = [];
  s.scoring = null;
  board.ability = null;
  board.trigger = null;
  board.decision = null;
  board.window = null;
  board.paused = false;
  board.events?.push({ kind: 'cut-short' }, { kind: 'game-over', seat: s.winner });
}

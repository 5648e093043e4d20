import { endAt, goesOn, isEnd, lineWorth, othersAnswer, type PlayStep, type Puzzle, playLine, samePosition } from '@breakpoint/bots';
import {
  type Ahead,
  ahead,
  answerWith,
  type CardSet,
  type EventView,
  eventView,
  type Game,
  type ReasonView,
  reasonView,
  replayLog,
  viewOf,
  whyNot,
} from '@breakpoint/engine';
import type { SessionMessage, SessionState, Update } from '../session/types.js';
import { between } from './between.js';
import { scriptedState } from './scripted.js';

/** The verdict on a whole turn, or on what was done in a window. */
export interface Verdict {
  /** `same`: it leads to the solution's position. `as-good`: to another one that is hardly worse. */
  says: 'wrong' | 'same' | 'as-good';
  /** The chances of winning after this turn, and after the solution. */
  value: number;
  best: number;
  /** The solution, and the natural turn that its reasons compare it with. */
  line: PlayStep[];
  other: PlayStep[];
}

/** A puzzle on the table: the player plays the whole turn or window, and its end is judged instead of played. It does not depend on workers. */
export class Puzzler {
  /** The position of the puzzle. */
  private readonly start: Game;
  private game: Game;
  private solved = false;
  private by = -1;
  private given: string[][] = [];
  private past: EventView[][] = [[]];

  constructor(
    private readonly cards: CardSet,
    private readonly puzzle: Puzzle,
    /** A turn this much behind the solution is wrong. */
    private readonly margin: number,
    private readonly names: readonly string[],
    private readonly tell: (message: SessionMessage) => void,
  ) {
    this.start = this.begin();
    this.game = this.begin();
    this.snapshot('arrival');
  }

  private begin(): Game {
    const game = replayLog(this.cards, this.puzzle.log, undefined, { beats: true });
    game.takeBeats();
    game.takeEvents();
    return game;
  }

  private state(): SessionState {
    const me = this.puzzle.seat;
    const players = this.names.map((name, seat) =>
      seat === me
        ? { name, kind: 'person' as const, connected: true }
        : { name, kind: 'bot' as const, level: 'normal' as const, connected: true },
    );
    return { ...scriptedState(me, players), canUndo: this.given.length > 0 && !this.solved };
  }
  private update(): Update {
    const view = viewOf(this.game, this.puzzle.seat);
    const shown = this.solved ? { ...view, decision: null } : view;
    return { n: this.past.length - 1, by: this.by, view: shown, events: this.past[this.past.length - 1] };
  }
  private snapshot(why: 'arrival' | 'undo'): void {
    this.tell({ type: 'snapshot', state: this.state(), update: this.update(), events: this.past, why });
  }

  ahead(key: string): Ahead | null {
    return ahead(this.game, this.puzzle.seat, key);
  }

  whyNot(key: string): ReasonView | null {
    const reason = whyNot(this.game, this.puzzle.seat, key);
    return reason && reasonView(this.game, reason);
  }

  /** Takes back the last answer. */
  undo(): void {
    if (this.given.length > 0 && !this.solved) this.goBack(this.given.slice(0, -1));
  }

  /** The verdict, if the answer ends the turn or the window. */
  answer(decision: number, keys: string[]): Verdict | null {
    const { game, puzzle } = this;
    if (this.solved || decision !== game.answers.length) return null;
    if (isEnd(game.decision!, keys)) return this.judge();
    answerWith(game, puzzle.seat, keys);
    othersAnswer(game, puzzle.seat);
    this.given.push(keys);
    this.by = puzzle.seat;
    const happened = game.takeBeats();
    const events = game.takeEvents().map((e) => eventView(game, e, puzzle.seat));
    this.past.push(events);
    const beats = between(game, happened, events.length, puzzle.seat);
    // A card can end the turn, or the game; and a window ends when nobody can do more.
    if (!goesOn(game, this.start)) return this.judge();
    this.tell({ type: 'update', state: this.state(), update: { ...this.update(), beats } });
    return null;
  }

  private judge(): Verdict {
    const { game, puzzle, start, given } = this;
    const { seat } = puzzle;
    const solution = this.begin();
    const line = playLine(solution, seat, puzzle.line);
    const natural = playLine(this.begin(), seat, puzzle.other.line);
    // Doing nothing has a name, too.
    const other = natural.length > 0 ? natural : [endAt(start)];
    const same = samePosition(game, solution);
    // Both are judged in the same way, so that luck counts for neither.
    const best = same ? puzzle.value : lineWorth(start, puzzle.line);
    const value = same ? best : lineWorth(start, given);
    const says = same ? 'same' : value >= best - this.margin ? 'as-good' : 'wrong';
    if (says === 'wrong') this.goBack([]);
    else {
      this.solved = true;
      this.past.push([]);
      this.tell({ type: 'update', state: this.state(), update: this.update() });
    }
    return { says, value, best, line, other };
  }

  /** Begins again, and gives these answers. */
  private goBack(answers: string[][]): void {
    const { seat } = this.puzzle;
    this.game = this.begin();
    playLine(this.game, seat, answers);
    this.game.takeBeats();
    this.game.takeEvents();
    this.given = answers;
    this.past = [[]];
    this.snapshot('undo');
  }
}

import { type Puzzle, type PuzzleOption, verdictOn } from '@breakpoint/bots';
import type { Asked } from '@breakpoint/cards/words/advising';
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

/** The verdict on an answer. */
export interface Verdict {
  says: 'wrong' | 'on' | 'solved';
  asked: Asked;
  keys: string[];
  /** The option that was answered; null if the puzzle does not list it. */
  option: PuzzleOption | null;
  /** The chance of winning after the right answer. */
  best: number;
  /** The whole solution, question by question, after a wrong answer. */
  line: { asked: Asked; keys: string[] }[];
}

/** A puzzle on the table: right answers are played, wrong ones are not. It does not depend on workers. */
export class Puzzler {
  private readonly game: Game;
  private step = 0;
  private by = -1;
  private past: EventView[][] = [[]];

  constructor(
    private readonly cards: CardSet,
    private readonly puzzle: Puzzle,
    private readonly names: readonly string[],
    private readonly tell: (message: SessionMessage) => void,
  ) {
    this.game = replayLog(cards, puzzle.log, undefined, { beats: true });
    this.game.takeBeats();
    this.game.takeEvents();
    this.snapshot('arrival');
  }

  private get solved(): boolean {
    return this.step >= this.puzzle.steps.length;
  }

  private state(): SessionState {
    const me = this.puzzle.seat;
    const players = this.names.map((name, seat) =>
      seat === me
        ? { name, kind: 'person' as const, connected: true }
        : { name, kind: 'bot' as const, level: 'normal' as const, connected: true },
    );
    return scriptedState(me, players);
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

  answer(decision: number, keys: string[]): Verdict | null {
    const { game, puzzle } = this;
    if (this.solved || decision !== game.answers.length) return null;
    const step = puzzle.steps[this.step];
    const { prompt, source, options } = viewOf(game, puzzle.seat).decision!;
    const { right, option } = verdictOn(game, step, keys);
    const named = options!.filter((o) => keys.includes(o.key));
    const verdict = { asked: { prompt, source, options: named }, keys, option, best: step.options[0].value, line: [] };
    if (right === null) {
      // The position is sent again, so that a lifted card returns to its place.
      this.snapshot('undo');
      return { ...verdict, says: 'wrong', line: lineOf(this.cards, puzzle) };
    }
    answerWith(game, puzzle.seat, keys);
    this.step = right === 'line' ? this.step + 1 : puzzle.steps.length;
    this.by = puzzle.seat;
    const happened = game.takeBeats();
    const events = game.takeEvents().map((e) => eventView(game, e, puzzle.seat));
    this.past.push(events);
    const beats = between(game, happened, events.length, puzzle.seat);
    this.tell({ type: 'update', state: this.state(), update: { ...this.update(), beats } });
    return { ...verdict, says: this.solved ? 'solved' : 'on' };
  }
}

/** The solution of a puzzle, with the options that its answers choose. */
function lineOf(cards: CardSet, { log, seat, steps }: Puzzle): Verdict['line'] {
  const game = replayLog(cards, log);
  return steps.map(({ best }) => {
    const { prompt, source, options } = viewOf(game, seat).decision!;
    answerWith(game, seat, best);
    return { asked: { prompt, source, options: options!.filter((o) => best.includes(o.key)) }, keys: best };
  });
}

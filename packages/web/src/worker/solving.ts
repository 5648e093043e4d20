import { othersAnswer, playLine } from '@breakpoint/bots';
import {
  type Ahead,
  ahead,
  answerWith,
  type EventView,
  eventView,
  type Game,
  type ReasonView,
  reasonView,
  type Seat,
  viewOf,
  whyNot,
} from '@breakpoint/engine';
import type { SessionMessage, SessionState, Update } from '../session/types.js';
import { between } from './between.js';
import { scriptedState } from './scripted.js';

/** A position on the table that a player solves: every answer but the last can be taken back, and a wrong solution begins again. */
export abstract class Solving<V extends { says: string }> {
  protected game: Game;
  protected given: string[][] = [];
  private solved = false;
  private by = -1;
  private past: EventView[][] = [[]];

  protected constructor(
    private readonly made: () => Game,
    protected readonly seat: Seat,
    private readonly names: readonly string[],
    private readonly tell: (message: SessionMessage) => void,
  ) {
    this.game = this.begin();
    this.snapshot('arrival');
  }

  /** Is the solution complete with this answer, which is then not played? */
  protected abstract ends(keys: readonly string[]): boolean;
  /** Is nothing left to do? */
  protected abstract isOver(): boolean;
  /** The verdict on what was done. */
  protected abstract judge(): V;

  protected begin(): Game {
    const game = this.made();
    game.takeBeats();
    game.takeEvents();
    return game;
  }

  private state(): SessionState {
    const players = this.names.map((name, seat) =>
      seat === this.seat
        ? { name, kind: 'person' as const, connected: true }
        : { name, kind: 'bot' as const, level: 'normal' as const, connected: true },
    );
    return { ...scriptedState(this.seat, players), canUndo: this.given.length > 0 && !this.solved };
  }
  private update(): Update {
    const view = viewOf(this.game, this.seat);
    const shown = this.solved ? { ...view, decision: null } : view;
    return { n: this.past.length - 1, by: this.by, view: shown, events: this.past[this.past.length - 1] };
  }
  private snapshot(why: 'arrival' | 'undo'): void {
    this.tell({ type: 'snapshot', state: this.state(), update: this.update(), events: this.past, why });
  }

  ahead(key: string): Ahead | null {
    return ahead(this.game, this.seat, key);
  }

  whyNot(key: string): ReasonView | null {
    const reason = whyNot(this.game, this.seat, key);
    return reason && reasonView(this.game, reason);
  }

  /** Takes back the last answer. */
  undo(): void {
    if (this.given.length > 0 && !this.solved) this.goBack(this.given.slice(0, -1));
  }

  /** The verdict, if the answer completes the solution. */
  answer(decision: number, keys: string[]): V | null {
    const { game, seat } = this;
    if (this.solved || decision !== game.answers.length) return null;
    if (this.ends(keys)) return this.judged([]);
    const { turn } = game.state;
    answerWith(game, seat, keys);
    othersAnswer(game, seat, turn);
    this.given.push(keys);
    this.by = seat;
    const happened = game.takeBeats();
    const events = game.takeEvents().map((e) => eventView(game, e, seat));
    if (this.isOver()) return this.judged(events);
    this.past.push(events);
    this.tell({ type: 'update', state: this.state(), update: { ...this.update(), beats: between(game, happened, events.length, seat) } });
    return null;
  }

  private judged(events: EventView[]): V {
    const verdict = this.judge();
    if (verdict.says === 'wrong') this.goBack([]);
    else {
      this.solved = true;
      this.past.push(events);
      this.tell({ type: 'update', state: this.state(), update: this.update() });
    }
    return verdict;
  }

  /** Begins again, and gives these answers. */
  private goBack(answers: string[][]): void {
    this.game = this.begin();
    playLine(this.game, this.seat, answers);
    this.game.takeBeats();
    this.game.takeEvents();
    this.given = answers;
    this.past = [[]];
    this.snapshot('undo');
  }
}

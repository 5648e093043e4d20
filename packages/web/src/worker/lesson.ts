import { allCards } from '@breakpoint/cards';
import { type Ahead, ahead, answerWith, type EventView, eventView, type Game, viewOf } from '@breakpoint/engine';
import { gameAt, keyOf } from '@breakpoint/engine/tools';
import { isScripted, LESSON, LESSON_POSITION, ME } from '../learn/script.js';
import type { SessionMessage, SessionState, Update } from '../session/types.js';
import { scriptedState } from './scripted.js';

/** The first game: everything in it goes by the script, and only that can be chosen. Knows nothing of workers. */
export class Lesson {
  private readonly game: Game = gameAt(allCards, LESSON_POSITION).game;
  private by = -1;
  private past: EventView[][] = [this.take()];

  constructor(
    private readonly names: readonly [string, string],
    private readonly tell: (message: SessionMessage) => void,
  ) {
    this.tell({ type: 'snapshot', state: this.state(), update: this.update(), events: this.past, why: 'arrival' });
  }

  private state(): SessionState {
    return scriptedState(ME, [
      { name: this.names[0], kind: 'person', connected: true },
      { name: this.names[1], kind: 'bot', level: 'easy', connected: true },
    ]);
  }

  private update(): Update {
    const view = viewOf(this.game, ME);
    const step = LESSON[this.past.length - 1];
    const options = view.decision?.options?.filter((o) => step && isScripted(o.key, step.does)) ?? null;
    const decision = view.decision && { ...view.decision, options, optional: false };
    return { n: this.past.length - 1, by: this.by, view: { ...view, decision }, events: this.past[this.past.length - 1] };
  }

  /** What comes next goes by the script too. */
  ahead(key: string): Ahead | null {
    const found = ahead(this.game, ME, key);
    const step = LESSON[this.past.length];
    return found && { ...found, options: found.options?.filter((o) => step && isScripted(o.key, step.does)) ?? null, optional: false };
  }

  private take(): EventView[] {
    return this.game.takeEvents().map((e) => eventView(this.game, e, ME));
  }

  private apply(keys: readonly string[]): void {
    this.by = this.game.decision!.seat;
    answerWith(this.game, this.by, keys);
    this.past.push(this.take());
    this.tell({ type: 'update', state: this.state(), update: this.update() });
  }

  /** Answers, then lets the rival do what it does. */
  answer(decision: number, keys: string[]): void {
    const d = this.game.decision;
    if (d?.seat !== ME || decision !== this.game.answers.length) return;
    this.apply(keys);
    for (let next = this.game.decision; next && next.seat !== ME; next = this.game.decision) {
      const step = LESSON[this.past.length - 1];
      const options = next.options.map((o) => keyOf(this.game, o));
      this.apply([options.find((key) => step && isScripted(key, step.does)) ?? options[options.length - 1]]);
    }
  }
}

import { type Ahead, type CardSet, type EventView, type ReasonView, reasonView, whyNot } from '@breakpoint/engine';
import { keyOf } from '@breakpoint/engine/tools';
import { aheadFor, historyFor, type Match, type Player, playedFor, stateFor, updateFor } from '@breakpoint/match';
import { GAME_POSITION } from '../learn/game.js';
import { isScripted, LESSON, LESSON_POSITION, ME, UNDO } from '../learn/script.js';
import type { SessionMessage, SessionState, Update } from '../session/types.js';
import { Host } from './host.js';
import { matchAt, scriptedState } from './scripted.js';

/** The first game: it follows the script, and only scripted options can be chosen. It does not depend on workers. */
export class Lesson {
  private readonly match: Match;
  /** The next step of the script, and the steps taken, one for each moment of the match. */
  private at = 0;
  private readonly done: number[] = [];

  constructor(
    cards: CardSet,
    private readonly names: readonly [string, string],
    private readonly tell: (message: SessionMessage) => void,
  ) {
    this.match = matchAt(cards, LESSON_POSITION, [
      { name: names[0], kind: 'person' },
      { name: names[1], kind: 'bot', level: 'easy' },
    ]);
    this.snapshot('arrival');
  }

  private state(): SessionState {
    const { canUndo, undoMarks } = stateFor(this.match, ME);
    const state = scriptedState(ME, [
      { name: this.names[0], kind: 'person', connected: true },
      { name: this.names[1], kind: 'bot', level: 'easy', connected: true },
    ]);
    return { ...state, canUndo: canUndo && !undoMarks, scripted: this.at };
  }

  private update(update: Update = updateFor(this.match, ME)): Update {
    const { view } = update;
    const decision = view.decision && { ...view.decision, options: this.allowed(view.decision.options, this.at), optional: false };
    return { ...update, view: { ...view, decision } };
  }
  private allowed<T extends { key: string }>(options: readonly T[] | null, at: number): T[] | null {
    return options?.filter((o) => LESSON[at] && isScripted(o.key, LESSON[at].does)) ?? null;
  }
  private snapshot(why: 'arrival' | 'undo'): void {
    const events: EventView[][] = historyFor(this.match, ME);
    this.tell({ type: 'snapshot', state: this.state(), update: this.update(), events, why });
  }

  /** The targets of a card follow the script too. */
  ahead(key: string): Ahead | null {
    const found = aheadFor(this.match, ME, key);
    return found && { ...found, options: this.allowed(found.options, this.at + 1), optional: false };
  }

  /** The reason why the rules do not allow an option; null if only the lesson does not want it. */
  whyNot(key: string): ReasonView | null {
    const { game } = this.match;
    const reason = whyNot(game, ME, key);
    return reason && reasonView(game, reason);
  }

  private perform(seat: number, keys: string[]): void {
    this.match.perform({ kind: 'answer', seat, keys, ...(seat !== ME && { auto: true }) });
    this.done.push(this.at++);
    this.tell({ type: 'update', state: this.state(), update: this.update(playedFor(this.match, ME)) });
  }

  /** Gives the answer, and then plays the rival's steps. */
  answer(decision: number, keys: string[]): null {
    const { match } = this;
    const step = LESSON[this.at];
    if (!match.asked.includes(ME) || decision !== match.number || !step || !keys.every((key) => isScripted(key, step.does))) return null;
    this.perform(ME, keys);
    for (let game = match.game; match.asked.length > 0 && !match.asked.includes(ME); game = match.game) {
      const options = game.decision!.options.map((o) => keyOf(game, o));
      this.perform(match.asked[0], [options.find((key) => isScripted(key, LESSON[this.at]?.does ?? '')) ?? options[options.length - 1]]);
    }
    return null;
  }

  /** Undoes the last gesture, as in every game. The script goes back as well, or forward if it wanted the undo. */
  undo(): void {
    const way = this.match.wayBack(ME);
    if (!way || way.marks) return;
    this.match.perform(way.input);
    const [first = 0] = this.done.splice(this.match.n);
    this.at = LESSON[this.at]?.does === UNDO ? this.at + 1 : first;
    this.snapshot('undo');
  }
}

/** The short game with comments, played freely against an easy bot. */
export function commentedGame(cards: CardSet, names: readonly [string, string], tell: (message: SessionMessage) => void): Host {
  const players: Player[] = [
    { name: names[0], kind: 'person' },
    { name: names[1], kind: 'bot', level: 'easy' },
  ];
  const match = matchAt(cards, GAME_POSITION, players);
  return new Host(cards, '', { setup: match.setup, players }, tell, undefined, match);
}

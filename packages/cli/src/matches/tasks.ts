import type { CardSet, Log, Setup } from '@breakpoint/engine';
import { CheckFailure, playChecked } from '../simulate/check.js';
import { playMatch, type Row, type Times } from './match.js';
import { type Lesson, type Lessons, playLesson } from './selfplay.js';
import { playTrial, type Trial } from './trial.js';
import { turnsOf } from './turns.js';

/** Work for one thread: a few games, with everything that determines them. */
export type Task =
  | { kind: 'matches'; games: { setup: Setup; bots: string[]; number: number }[]; times?: boolean }
  | { kind: 'check'; games: { setup: Setup; number: number }[] }
  | Trial
  | { kind: 'lessons'; how: Lessons; numbers: number[] }
  | { kind: 'positions'; how: Lessons; lessons: Lesson[] };

export interface Failure {
  number: number;
  seed: string;
  message: string;
  log: Log | null;
}

export interface Done {
  /** The number of finished games. */
  games: number;
  rows: Row[];
  /** By game and seat; empty unless the task asks for them. */
  times: Times[];
  failures: Failure[];
  decisions: number;
  turns: number;
  /** The numbers of the games that were checked and hold. */
  checked: number[];
  /** How often each card and base was used, by id; only for checked games. */
  used: Record<string, number>;
  /** How much better the first side did; only for trials. */
  score: number;
  lessons: Lesson[];
  /** Each game's positions to learn from. */
  positions: Int16Array[];
}

export const nothingDone = (): Done => ({
  games: 0,
  rows: [],
  times: [],
  failures: [],
  decisions: 0,
  turns: 0,
  checked: [],
  used: {},
  score: 0,
  lessons: [],
  positions: [],
});

export function runTask(cards: CardSet, task: Task): Done {
  const done = nothingDone();
  if (task.kind === 'trial') return { ...done, ...playTrial(cards, task) };
  if (task.kind === 'lessons') return lessons(cards, task.how, task.numbers, done);
  if (task.kind === 'positions') return { ...done, positions: task.lessons.map((lesson) => turnsOf(cards, task.how, lesson)) };
  for (const g of task.games) {
    try {
      if (task.kind === 'check') check(cards, g.setup, g.number, done);
      else {
        const times: Times | undefined = task.times ? g.setup.players.map(() => []) : undefined;
        const row = playMatch(cards, g.setup, (g as { bots: string[] }).bots, g.number, times);
        done.rows.push(row);
        if (times) done.times.push(times);
        done.decisions += row.decisions;
        done.turns += row.turns;
      }
      done.games++;
    } catch (error) {
      const log = error instanceof CheckFailure ? error.log : null;
      done.failures.push({ number: g.number, seed: String(g.setup.seed), message: (error as Error).stack ?? String(error), log });
    }
  }
  return done;
}

function lessons(cards: CardSet, how: Lessons, numbers: number[], done: Done): Done {
  for (const n of numbers) {
    try {
      done.lessons.push(playLesson(cards, how, n));
      done.games++;
    } catch (error) {
      done.failures.push({ number: n, seed: how.seed, message: (error as Error).stack ?? String(error), log: null });
    }
  }
  return done;
}

function check(cards: CardSet, setup: Setup, number: number, done: Done): void {
  const r = playChecked(cards, setup);
  done.checked.push(number);
  done.decisions += r.decisions;
  done.turns += r.turns;
  for (const [def, n] of r.used) done.used[cards.defs[def].id] = (done.used[cards.defs[def].id] ?? 0) + n;
}

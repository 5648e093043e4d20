import { type Done as GamesDone, type Task as GameTask, nothingDone as noGames, runTask as playGames } from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { botNamed } from './bots.js';
import { type Lesson, type Lessons, playLesson } from './selfplay.js';
import { playTrial, type Trial } from './trial.js';
import { turnsOf } from './turns.js';

/** Work for one thread: games as in `breakpoint simulate`, or those of tune and train. */
export type Task =
  | GameTask
  | Trial
  | { kind: 'lessons'; how: Lessons; numbers: number[] }
  | { kind: 'positions'; how: Lessons; lessons: Lesson[] };

export interface Done extends GamesDone {
  /** How much better the first side did; only for trials. */
  score: number;
  lessons: Lesson[];
  /** Each game's positions to learn from. */
  positions: Int16Array[];
}

export const nothingDone = (): Done => ({ ...noGames(), score: 0, lessons: [], positions: [] });

export function runTask(cards: CardSet, task: Task): Done {
  const done = nothingDone();
  if (task.kind === 'trial') return { ...done, ...playTrial(cards, task) };
  if (task.kind === 'lessons') return lessons(cards, task.how, task.numbers, done);
  if (task.kind === 'positions') return { ...done, positions: task.lessons.map((lesson) => turnsOf(cards, task.how, lesson)) };
  return { ...done, ...playGames(cards, task, botNamed) };
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

import { type Done, nothingDone, type Task } from '../matches/tasks.js';

/** A task that consists of games. The queue holds one chunk for each game. */
export type GameTask = Extract<Task, { kind: 'matches' | 'check' }>;

export interface Chunk {
  number: number;
  task: string;
}

/** Each chunk is one game. A worker decides how many chunks it takes at a time by how long they last. */
export function chunksOf(task: GameTask): Chunk[] {
  return task.games.map((game) => ({ number: game.number, task: JSON.stringify({ ...task, games: [game] }) }));
}

/** A result in the form that is stored. It is text, because a JSON column would change the order of the fields. */
export function resultText(done: Done): string {
  const { games, rows, times, failures, decisions, turns, checked, used } = done;
  return JSON.stringify({ games, rows, times, failures, decisions, turns, checked, used });
}

/** The results of all games of a task, as if one thread had played them. */
export function together(results: readonly string[]): Done {
  const all = nothingDone();
  for (const text of results) {
    const done = JSON.parse(text) as Done;
    all.games += done.games;
    all.decisions += done.decisions;
    all.turns += done.turns;
    all.rows.push(...done.rows);
    all.times.push(...done.times);
    all.failures.push(...done.failures);
    all.checked.push(...done.checked);
    for (const [id, n] of Object.entries(done.used)) all.used[id] = (all.used[id] ?? 0) + n;
  }
  return all;
}

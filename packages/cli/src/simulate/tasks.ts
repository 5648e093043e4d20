import { type Bot, botCalled } from '@breakpoint/bots';
import type { CardSet, Log, Setup } from '@breakpoint/engine';
import { CheckFailure, playChecked } from './check.js';
import { playMatch, type Row, type Times } from './match.js';

/** One game, with everything that determines it. */
interface Planned {
  setup: Setup;
  number: number;
}
/** A game between these bots. */
interface Matched extends Planned {
  bots: string[];
}
/** Work for one thread: a few games. */
export type Task = { kind: 'matches'; games: Matched[]; times?: boolean } | { kind: 'check'; games: Planned[] };

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
  /** The numbers of the games that were checked and passed. */
  checked: number[];
  /** How often each card and base was used, by id; only for checked games. */
  used: Record<string, number>;
}

export const nothingDone = (): Done => ({ games: 0, rows: [], times: [], failures: [], decisions: 0, turns: 0, checked: [], used: {} });

/** A bot by its name; null if there is none. */
export type Named = (cards: CardSet, name: string) => Bot | null;

export function runTask(cards: CardSet, task: Task, named: Named = (_, name) => botCalled(name)): Done {
  const done = nothingDone();
  if (task.kind === 'check') for (const game of task.games) attempt(game, done, () => check(cards, game, done));
  else for (const game of task.games) attempt(game, done, () => match(cards, game, task.times === true, named, done));
  return done;
}

/** Plays a game, or notes why that failed. */
function attempt({ number, setup }: Planned, done: Done, play: () => void): void {
  try {
    play();
    done.games++;
  } catch (error) {
    const log = error instanceof CheckFailure ? error.log : null;
    done.failures.push({ number, seed: String(setup.seed), message: (error as Error).stack ?? String(error), log });
  }
}

function match(cards: CardSet, { setup, bots, number }: Matched, timed: boolean, named: Named, done: Done): void {
  const times: Times | undefined = timed ? setup.players.map(() => []) : undefined;
  const players = bots.map((name) => named(cards, name)!);
  const row = playMatch(cards, setup, bots, players, number, times);
  done.rows.push(row);
  if (times) done.times.push(times);
  done.decisions += row.decisions;
  done.turns += row.turns;
}

function check(cards: CardSet, { setup, number }: Planned, done: Done): void {
  const r = playChecked(cards, setup);
  done.checked.push(number);
  done.decisions += r.decisions;
  done.turns += r.turns;
  for (const [def, n] of r.used) done.used[cards.defs[def].id] = (done.used[cards.defs[def].id] ?? 0) + n;
}

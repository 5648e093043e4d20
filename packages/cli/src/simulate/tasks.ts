import { type Bot, botCalled } from '@breakpoint/bots';
import type { CardSet, Log, Setup } from '@breakpoint/engine';
import { CheckFailure, playChecked } from './check.js';
import { playMatch, type Row, type Times } from './match.js';

/** Work for one thread: a few games, with everything that determines them. */
export type Task =
  | { kind: 'matches'; games: { setup: Setup; bots: string[]; number: number }[]; times?: boolean }
  | { kind: 'check'; games: { setup: Setup; number: number }[] };

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
}

export const nothingDone = (): Done => ({ games: 0, rows: [], times: [], failures: [], decisions: 0, turns: 0, checked: [], used: {} });

/** A bot by its name; null if there is none. */
export type Named = (cards: CardSet, name: string) => Bot | null;

export function runTask(cards: CardSet, task: Task, named: Named = (_, name) => botCalled(name)): Done {
  const done = nothingDone();
  for (const g of task.games) {
    try {
      if (task.kind === 'check') check(cards, g.setup, g.number, done);
      else {
        const times: Times | undefined = task.times ? g.setup.players.map(() => []) : undefined;
        const bots = (g as { bots: string[] }).bots;
        const row = playMatch(
          cards,
          g.setup,
          bots,
          bots.map((name) => named(cards, name)!),
          g.number,
          times,
        );
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

function check(cards: CardSet, setup: Setup, number: number, done: Done): void {
  const r = playChecked(cards, setup);
  done.checked.push(number);
  done.decisions += r.decisions;
  done.turns += r.turns;
  for (const [def, n] of r.used) done.used[cards.defs[def].id] = (done.used[cards.defs[def].id] ?? 0) + n;
}

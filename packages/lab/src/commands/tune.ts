import { STEPS, tuned, type Weights, weightsFor } from '@breakpoint/bots';
import type { Pool } from '@breakpoint/cli/tools';
import { deadlineIn, Interrupt, Progress, readArgs, threadCount, UsageError, wholeNumber } from '@breakpoint/cli/tools';
import { type CardSet, type Chance, seedFromText } from '@breakpoint/engine';
import { below } from '@breakpoint/engine/tools';
import { tuningIn } from '../matches/bots.js';
import { openLab } from '../matches/pool.js';
import { readJson, writeJson } from '../matches/run.js';
import type { Done, Task } from '../matches/tasks.js';

/** The state of a tuning, from which it can be continued. Points are given in steps (`STEPS`) from the start. */
export interface Tune {
  players: number;
  seed: string;
  directions: number;
  start: Weights;
  /** The number of finished rounds, and of their games. */
  round: number;
  games: number;
  failed: number;
  /** The current point, and the point one round ago, from which the round now under way started. */
  at: number[];
  before: number[];
  /** The mean of all points, in which later rounds count more: this is the result. */
  mean: number[];
  /** The mean as weights, for `--a greedy+FILE`. */
  weights: Record<string, Weights>;
  /** An entry for every 25 rounds. */
  history: { round: number; games: number; mean: number[] }[];
}

/** The weights that are tuned. Not tuned are the worth of a win, which is far above all others, and `odds`, which greedy does not use. */
export const TUNED = (Object.keys(STEPS) as (keyof Weights)[]).filter((name) => STEPS[name].step > 0);

/** The distance of each side of a trial from the middle, in steps. */
const REACH = 1.2;
/** How far a round moves for each of its games. Once `CALM_AFTER` games are played, the rate falls noticeably. */
const RATE = 0.03;
const CALM_AFTER = 15_000;

/** SPSA: each round takes random directions, lets the points on both sides play each other with the same deals, and moves towards the winners. */
export async function tune(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      players: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '400' },
      directions: { type: 'string', default: '16' },
      minutes: { type: 'string' },
      from: { type: 'string' },
      seed: { type: 'string', default: 'tune' },
      out: { type: 'string' },
      threads: { type: 'string' },
    },
  });
  if (values.out === undefined) throw new UsageError('tune needs --out FILE');
  const players = wholeNumber('players', values.players, 2, 4);
  const state = begun(values.out, players, values.seed, wholeNumber('directions', values.directions, 1, 1000), values.from);
  const rounds = wholeNumber('rounds', values.rounds, 1);
  const until = deadlineIn(values.minutes);
  const pool = openLab(cards, threadCount(values.threads));
  const interrupt = new Interrupt();
  const progress = new Progress(rounds);
  try {
    const goesOn = (): boolean => state.round < rounds && performance.now() < until && !interrupt.happened;
    await tuneOn(state, pool, goesOn, () => {
      writeJson(values.out!, state);
      progress.show(state.round, `${state.games} games`);
    });
  } finally {
    interrupt.end();
    await pool.close();
    progress.end();
  }
  console.log(`${state.round} rounds, ${state.games} games, ${state.failed} failed; ${values.out}`);
  console.log(JSON.stringify(state.weights[players]));
  return interrupt.happened ? 130 : 0;
}

/** Continues a tuning while `goesOn` says so; `each` is called after every round. */
export async function tuneOn(state: Tune, pool: Pick<Pool<Task, Done>, 'run'>, goesOn: () => boolean, each: () => void): Promise<void> {
  // Two rounds are always under way, so that no thread idles until the slowest game of a round ends.
  const underway = [playRound(pool, state, state.round, state.before), playRound(pool, state, state.round + 1, state.at)];
  while (goesOn()) {
    learn(state, await underway.shift()!);
    underway.push(playRound(pool, state, state.round + 1, state.at));
    each();
  }
  for (const dropped of underway) dropped.catch(() => {});
}

function begun(file: string, players: number, seed: string, directions: number, from: string | undefined): Tune {
  const old = readJson<Tune>(file);
  if (old !== null) {
    if (old.players !== players || old.seed !== seed || old.directions !== directions || Object.keys(old.start).join() !== names)
      throw new UsageError(
        `${file} was started with ${old.players} players, seed ${old.seed}, ${old.directions} directions, or other weights`,
      );
    return old;
  }
  const given = from === undefined ? null : readJson<Tune>(from);
  if (from !== undefined && given === null) throw new UsageError(`there is no file ${from}`);
  // Weights tuned for another number of players are still a better start than the usual ones.
  const start =
    given === null ? weightsFor(tuned, players) : weightsFor(tuningIn([from!]), given.weights[players] ? players : given.players);
  return newTune(players, seed, directions, start);
}

export function newTune(players: number, seed: string, directions: number, start: Weights): Tune {
  const still = TUNED.map(() => 0);
  return {
    players,
    seed,
    directions,
    start,
    round: 0,
    games: 0,
    failed: 0,
    at: still,
    before: still,
    mean: still,
    weights: { [players]: start },
    history: [],
  };
}

const names = Object.keys(weightsFor(tuned, 2)).join();

/** The weights at this many steps from the start, each kept within its sensible values. */
export function weightsAt(start: Weights, steps: readonly number[]): Weights {
  const w = { ...start };
  TUNED.forEach((name, i) => {
    const { step, least, most } = STEPS[name];
    w[name] = Math.min(most, Math.max(least, Math.round((start[name] + step * steps[i]) * 1e4) / 1e4));
  });
  return w;
}

interface Round {
  slope: number[];
  games: number;
  failed: number;
}

async function playRound(pool: Pick<Pool<Task, Done>, 'run'>, state: Tune, round: number, middle: readonly number[]): Promise<Round> {
  const { players, directions, start } = state;
  const chance: Chance = { key: seedFromText(`${state.seed} ${round}`), used: 0 };
  const tries = Array.from({ length: directions }, (_, i) => {
    // With two players there is only one opponent, so `rival` has no effect.
    const way = TUNED.map((name) => (name === 'rival' && players === 2 ? 0 : below(chance, 2) === 0 ? REACH : -REACH));
    const sides: [Weights, Weights] = [
      weightsAt(
        start,
        middle.map((x, k) => x + way[k]),
      ),
      weightsAt(
        start,
        middle.map((x, k) => x - way[k]),
      ),
    ];
    const task = { kind: 'trial' as const, players, seed: `${state.seed} ${players}`, deal: round * directions + i, sides };
    return pool.run(task).then((done) => ({ ...done, way }));
  });
  const slope = TUNED.map(() => 0);
  const result: Round = { slope, games: 0, failed: 0 };
  for (const done of await Promise.all(tries)) {
    result.games += done.games;
    result.failed += done.failures.length;
    done.way.forEach((x, k) => {
      slope[k] += (done.score * x) / (2 * REACH * REACH) / directions;
    });
  }
  return result;
}

function learn(state: Tune, { slope, games, failed }: Round): void {
  const rate = (RATE * games) / (1 + state.games / CALM_AFTER) ** 0.7;
  state.before = state.at;
  state.at = state.at.map((x, k) => Math.min(30, Math.max(-30, x + rate * slope[k])));
  state.round++;
  state.games += games;
  state.failed += failed;
  const fresh = Math.min(1, 4 / (state.round + 3));
  state.mean = state.mean.map((x, k) => x + (state.at[k] - x) * fresh);
  state.weights = { [state.players]: weightsAt(state.start, state.mean) };
  if (state.round % 25 === 0) state.history.push({ round: state.round, games: state.games, mean: state.mean });
}

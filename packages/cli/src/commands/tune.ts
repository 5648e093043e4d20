import { STEPS, tuned, type Weights, weightsFor } from '@breakpoint/bots';
import { type Chance, seedFromText } from '@breakpoint/engine';
import { below } from '@breakpoint/engine/tools';
import { readArgs, UsageError, wholeNumber } from '../args.js';
import { tuningIn } from '../matches/bots.js';
import { openPool, type Pool } from '../matches/pool.js';
import { readJson, writeJson } from '../matches/run.js';
import { Progress } from '../progress.js';
import { minutesIn } from './arena.js';

/** Everything that tuning has found so far; it goes on from here. Positions are in steps from the start (`STEPS`). */
export interface Tune {
  players: number;
  seed: string;
  directions: number;
  start: Weights;
  /** Rounds that are done, and their games. */
  round: number;
  games: number;
  failed: number;
  /** Where it stands, and where it stood one round ago: the next round was begun there. */
  at: number[];
  before: number[];
  /** The mean of where it has been, late rounds counting more: what to use. */
  mean: number[];
  /** The mean as weights, for `--a greedy+FILE`. */
  weights: Record<string, Weights>;
  /** Every 25 rounds. */
  history: { round: number; games: number; mean: number[] }[];
}

/** The weights that are tuned. The worth of a win is far above all others, and odds do not matter one step ahead. */
export const TUNED = (Object.keys(STEPS) as (keyof Weights)[]).filter((name) => STEPS[name].step > 0);

/** How far both sides of a trial stand from the middle, in steps. */
const REACH = 1.2;
/** How far a round moves, by its games; less and less as more games are behind it. */
const RATE = 0.03;
const CALM_AFTER = 15_000;

/** SPSA: each round tries random directions, both ways, the two ends playing each other on the same deals, and moves by who won. */
export async function tune(args: string[]): Promise<number> {
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
  const until = values.minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutesIn(values.minutes) * 60_000;
  const pool = openPool(values.threads === undefined ? undefined : wholeNumber('threads', values.threads, 0, 256));
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt);
  const progress = new Progress(rounds);
  try {
    const goesOn = (): boolean => state.round < rounds && performance.now() < until && !interrupted;
    await tuneOn(state, pool, goesOn, () => {
      writeJson(values.out!, state);
      progress.show(state.round, `${state.games} games`);
    });
  } finally {
    process.off('SIGINT', interrupt);
    await pool.close();
    progress.end();
  }
  console.log(`${state.round} rounds, ${state.games} games, ${state.failed} failed; ${values.out}`);
  console.log(JSON.stringify(state.weights[players]));
  return interrupted ? 130 : 0;
}

/** Goes on for as long as it may; `each` is called after every round. */
export async function tuneOn(state: Tune, pool: Pick<Pool, 'run'>, goesOn: () => boolean, each: () => void): Promise<void> {
  // Two rounds are always under way, so that no thread waits for the slowest game of a round.
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
  // Tuned for another number of players, they are still a better start than none.
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

/** So many steps from the start, kept within what makes sense. */
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

async function playRound(pool: Pick<Pool, 'run'>, state: Tune, round: number, middle: readonly number[]): Promise<Round> {
  const { players, directions, start } = state;
  const chance: Chance = { key: seedFromText(`${state.seed} ${round}`), used: 0 };
  const tries = Array.from({ length: directions }, (_, i) => {
    // With two players there is but one opponent.
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

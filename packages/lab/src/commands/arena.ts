import { BOT_NAMES } from '@breakpoint/bots';
import type { Done, Players } from '@breakpoint/cli/tools';
import {
  clustered,
  deadlineIn,
  elo,
  factionList,
  Interrupt,
  interval,
  Progress,
  percent,
  readArgs,
  sprt,
  UsageError,
  wholeNumber,
} from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { botNamed } from '../matches/bots.js';
import { arrangements, rotatedSetup } from '../matches/deals.js';
import { addTime, addTimes, type Run, readJson, sameRun, timeQuantile, writeJson } from '../matches/run.js';
import type { GameTask } from '../queue/chunks.js';
import { playersFor, QUEUE_OPTIONS } from '../queue/play.js';

type Limits = [low: number, high: number] | null;

/** Measures bot A against bot B. A deal is played with all seatings, so that luck of the draw cancels out. */
export async function arena(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      a: { type: 'string' },
      b: { type: 'string' },
      games: { type: 'string', default: '400' },
      players: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      factions: { type: 'string' },
      sprt: { type: 'string' },
      minutes: { type: 'string' },
      out: { type: 'string' },
      sum: { type: 'string', multiple: true },
      threads: { type: 'string' },
      ...QUEUE_OPTIONS,
      json: { type: 'boolean' },
    },
  });
  const limits = values.sprt === undefined ? null : sprtLimits(values.sprt);
  const print = (runs: Run[], failed: number): void => {
    const result = summary(runs, limits, failed);
    console.log(values.json ? JSON.stringify(result) : inWords(result));
  };
  if (values.sum !== undefined) {
    print(addable(values.sum), 0);
    return 0;
  }
  const players = wholeNumber('players', values.players, 2, 4);
  const run = begun(values.out, {
    a: checkedName(cards, 'a', values.a),
    b: checkedName(cards, 'b', values.b),
    players,
    seed: values.seed,
    factions: factionList(cards, values.factions, players) ?? null,
    won: [],
    times: { a: {}, b: {} },
  });
  const deals = Math.ceil(wholeNumber('games', values.games, 1) / arrangements(players).length);
  const until = deadlineIn(values.minutes);
  const progress = new Progress(deals * arrangements(players).length);
  const { a, b, seed, factions } = run;
  const who = playersFor(cards, values, { command: 'arena', a, b, players, seed, factions }, [a, b], progress);
  const { failed, interrupted } = await measure(cards, run, deals, limits, who, progress, until, values.out);
  if (run.won.every((won) => won === null)) return 1;
  print([run], failed);
  return interrupted ? 130 : failed > 0 ? 1 : 0;
}

/** The run in this file, or a new one. */
function begun(file: string | undefined, fresh: Run): Run {
  const old = file === undefined ? null : readJson<Run>(file);
  if (old !== null && !sameRun(old, fresh))
    throw new UsageError(`${file} contains another run: ${old.a} against ${old.b}, ${old.players} players, seed ${old.seed}`);
  return old ?? fresh;
}

function addable(files: string[]): Run[] {
  const runs = files.map((file) => {
    const run = readJson<Run>(file);
    if (run === null) throw new UsageError(`there is no file ${file}`);
    return run;
  });
  for (const run of runs.slice(1)) {
    if (run.a !== runs[0].a || run.b !== runs[0].b || run.players !== runs[0].players)
      throw new UsageError('only runs of the same bots and number of players can be added up');
    if (runs.some((other) => other !== run && other.seed === run.seed && String(other.factions) === String(run.factions)))
      throw new UsageError(`two runs have the seed ${run.seed}: the same games would count twice`);
  }
  return runs;
}

/** Continues a run until it has this many deals, is decided, or its time is up. */
async function measure(
  cards: CardSet,
  run: Run,
  deals: number,
  limits: Limits,
  who: Players,
  progress: Progress,
  until: number,
  out?: string,
) {
  const perDeal = arrangements(run.players).length;
  let failed = 0;
  const interrupt = new Interrupt();
  const decided = (): boolean => limits !== null && sprt(meansOf([run]), limits[0], limits[1]).verdict !== 0;
  const stopped = (): boolean => interrupt.happened || performance.now() > until || decided();
  let saved = performance.now();
  const each = (done: Done): void => {
    for (const f of done.failures) console.error(`game ${f.number} failed; seed ${f.seed}\n${f.message}`);
    failed += done.failures.length;
    if (decided()) return;
    run.won.push(done.failures.length > 0 ? null : addDeal(run, done));
    const now = clustered(meansOf([run]));
    progress.show(run.won.length * perDeal, `${percent(now.value)} (${interval(now)})`);
    if (out !== undefined && performance.now() - saved > 5000) {
      writeJson(out, run);
      saved = performance.now();
    }
  };
  if (!stopped()) await who.play(tasks(cards, run, deals), each, stopped, () => decided() || run.won.length >= deals);
  interrupt.end();
  progress.end();
  if (out !== undefined) writeJson(out, run);
  return { failed, interrupted: interrupt.happened };
}

/** Adds the times of a finished deal to the run, and returns how many of its games A won. */
function addDeal(run: Run, done: Done): number {
  let won = 0;
  arrangements(run.players).forEach(({ seat }, i) => {
    if (done.rows[i].winner === seat) won++;
    done.times[i].forEach((list, p) => {
      for (const ms of list) addTime(p === seat ? run.times.a : run.times.b, ms);
    });
  });
  return won;
}

const meansOf = (runs: Run[]): number[] =>
  runs.flatMap((run) => run.won.filter((won) => won !== null).map((won) => won / arrangements(run.players).length));

function* tasks(cards: CardSet, run: Run, deals: number): Generator<GameTask> {
  const options = { players: run.players, seed: run.seed, factions: run.factions ?? undefined };
  const seatings = arrangements(run.players);
  for (let deal = run.won.length; deal < deals; deal++) {
    const games = seatings.map(({ seat, shift }, i) => {
      const setup = rotatedSetup(cards, options, deal, shift);
      return { setup, bots: setup.players.map((_, p) => (p === seat ? run.a : run.b)), number: deal * seatings.length + i };
    });
    yield { kind: 'matches', games, times: true };
  }
}

type Result = ReturnType<typeof summary>;

function summary(runs: Run[], limits: Limits, failed: number) {
  const { a, b, players, seed } = runs[0];
  const means = meansOf(runs);
  const won = clustered(means);
  const times = { a: {}, b: {} };
  for (const run of runs) for (const bot of ['a', 'b'] as const) addTimes(times[bot], run.times[bot]);
  return {
    a,
    b,
    players,
    seed: runs.length === 1 ? seed : runs.map((run) => run.seed),
    deals: means.length,
    games: means.length * arrangements(players).length,
    even: 1 / players,
    won: { value: round(won.value), low: round(won.low), high: round(won.high) },
    elo: { value: Math.round(elo(won.value, players)), low: Math.round(elo(won.low, players)), high: Math.round(elo(won.high, players)) },
    sprt: limits && { low: limits[0], high: limits[1], ...sprt(means, limits[0], limits[1]) },
    milliseconds: { a: spread(times.a), b: spread(times.b) },
    failed,
  };
}

function inWords(r: Result): string {
  const against = r.players === 2 ? r.b : `${r.players - 1} x ${r.b}`;
  const lines = [
    `${r.a} against ${against}: won ${percent(r.won.value)} (95 %: ${interval(r.won)}) of ${r.games} games, ${r.deals} deals; even is ${percent(r.even)}`,
    `Elo ${r.elo.value} (${r.elo.low} to ${r.elo.high})`,
    `a decision took ${r.a}: median ${r.milliseconds.a.median} ms, p95 ${r.milliseconds.a.p95} ms; ${r.b}: median ${r.milliseconds.b.median} ms, p95 ${r.milliseconds.b.p95} ms`,
  ];
  if (r.sprt)
    lines.push(
      `SPRT ${r.sprt.low} or ${r.sprt.high}: ${r.sprt.verdict === 0 ? 'not decided' : r.sprt.verdict > 0 ? `${r.sprt.high} or more` : `${r.sprt.low} or less`} (log-likelihood ratio ${r.sprt.llr.toFixed(2)})`,
    );
  return lines.join('\n');
}

const round = (x: number): number => Math.round(x * 10_000) / 10_000;
const spread = (times: Record<string, number>): { median: number; p95: number; most: number } => ({
  median: hundredth(timeQuantile(times, 0.5)),
  p95: hundredth(timeQuantile(times, 0.95)),
  most: hundredth(timeQuantile(times, 1)),
});
const hundredth = (x: number): number => Math.round(x * 100) / 100;

function checkedName(cards: CardSet, option: 'a' | 'b', name: string | undefined): string {
  if (name === undefined || botNamed(cards, name) === null)
    throw new UsageError(name === undefined ? `--${option} takes a bot: ${BOT_NAMES}` : `there is no bot "${name}"; bots: ${BOT_NAMES}`);
  return name;
}

function sprtLimits(text: string): [number, number] {
  const [low, high] = text.split(',').map(Number);
  if (!(low > 0 && high > low && high < 1)) throw new UsageError(`--sprt takes two shares such as 0.5,0.55, not "${text}"`);
  return [low, high];
}

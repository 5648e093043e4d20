import { resolve } from 'node:path';
import { collectRarely, readArgs, UsageError, wholeNumber } from '@breakpoint/cli/tools';
import { BareLoad } from '../load/bare.js';
import { Measured, type Resources, Watched } from '../load/measured.js';
import { inWords, type Report } from '../load/report.js';
import { Load, type LoadOptions } from '../load/run.js';
import { round } from '../load/tally.js';

/** The seconds for which each server is measured at a time when two take turns. */
const TURN = 2;

/** The seconds after which the code of a bare server is compiled. */
const BARE_WARM_UP = 5;

interface LoadRun extends LoadOptions {
  url: string | undefined;
  /** Answers per second of all tables together; 0: as fast as possible. */
  rate: number;
  seconds: number;
  warmUp: number;
  /** Warm up and measure for this many answers each, however long that takes; 0: for the given seconds. */
  answers: number;
  bare: boolean;
  profile: string | undefined;
}

/** Plays many games at once against a server and prints how it performed. */
export async function load(args: string[]): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      url: { type: 'string' },
      tables: { type: 'string', default: '50' },
      players: { type: 'string', default: '4' },
      rate: { type: 'string', default: '0' },
      watchers: { type: 'string', default: '0' },
      slow: { type: 'string', default: '0' },
      seconds: { type: 'string', default: '20' },
      'warm-up': { type: 'string', default: '5' },
      answers: { type: 'string', default: '0' },
      bare: { type: 'boolean', default: false },
      profile: { type: 'string' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const watchers = wholeNumber('watchers', values.watchers, 0, 1000);
  const wanted: LoadRun = {
    url: values.url?.replace(/\/$/, ''),
    tables: wholeNumber('tables', values.tables, 1, 10_000),
    players: wholeNumber('players', values.players, 2, 4),
    rate: wholeNumber('rate', values.rate, 0),
    watchers,
    slow: wholeNumber('slow', values.slow, 0, watchers),
    seconds: wholeNumber('seconds', values.seconds, 1),
    warmUp: wholeNumber('warm-up', values['warm-up'], 0),
    answers: wholeNumber('answers', values.answers, 0),
    bare: values.bare,
    profile: values.profile && resolve(values.profile),
    seed: values.seed,
  };
  if (wanted.url !== undefined && wanted.profile !== undefined) throw new UsageError('--profile is for a server that is started here');
  // A pause of the load generator would look like a slow answer.
  collectRarely();
  const report = await measure(wanted);
  console.log(values.json ? JSON.stringify(report) : inWords(report));
  return 0;
}

async function measure(wanted: LoadRun): Promise<Report> {
  const { url, tables, players, rate, watchers, slow, profile } = wanted;
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const own = url === undefined ? await Measured.start('breakpoint', flags) : null;
  const server = own ?? new Watched(url!);
  let bare: BareLoad | null = null;
  let run: Load | null = null;
  try {
    const empty = await server.resources(true);
    if (wanted.bare) bare = await BareLoad.start(tables);
    run = new Load(url ?? own!.url, wanted);
    await bare?.warmUp(Math.min(BARE_WARM_UP, wanted.warmUp));
    // A server of our own has no limits, and is warm sooner if it is driven as fast as possible.
    if (!own) run.limitTo(rate);
    await run.begin();
    await until(run, wanted.answers, wanted.warmUp);
    if (own) run.limitTo(rate);
    await pause(1);
    run.tally.clear();
    const { spent, seconds } = await inTurns(wanted, run, server, bare);
    const figures = run.tally.figures(seconds);
    const full = await server.resources(true);
    const perCpuSecond = spent && figures.answers / spent.cpu;
    return {
      tables,
      players,
      rate,
      watchers,
      slow,
      seconds: Math.round(seconds),
      ...figures,
      ...(spent && {
        answersPerCpuSecond: Math.round(perCpuSecond!),
        commitMilliseconds: round((spent.commitSeconds * 1000) / Math.max(1, spent.commits)),
        answersPerCommit: round(figures.answers / Math.max(1, spent.commits)),
        heapMegabytes: round(full!.heap / 2 ** 20),
        emptyHeapMegabytes: round(empty!.heap / 2 ** 20),
        residentMegabytes: Math.round(full!.rss / 1024 / 1024),
      }),
      ...(bare &&
        perCpuSecond && { barePerCpuSecond: Math.round(bare.perCpuSecond), ratioToBare: round(perCpuSecond / bare.perCpuSecond) }),
    };
  } finally {
    run?.stop();
    await bare?.stop();
    await own?.stop();
  }
}

/** The speed of a machine changes from one second to the next, so the two servers are measured in turns. */
async function inTurns(
  { seconds, answers }: LoadRun,
  run: Load,
  server: Measured | Watched,
  bare: BareLoad | null,
): Promise<{ spent: Resources | null; seconds: number }> {
  const spent: Resources = { cpu: 0, rss: 0, heap: 0, commits: 0, commitSeconds: 0 };
  let known = true;
  let passed = 0;
  while (answers > 0 ? run.tally.count < answers : passed < seconds) {
    const turn = answers > 0 ? TURN : Math.min(TURN, seconds - passed);
    if (bare) {
      run.pause();
      await pause(0.2);
      await bare.measure(turn);
      await pause(0.2);
    }
    const before = await server.resources();
    const began = performance.now();
    run.goOn();
    await pause(turn);
    const after = await server.resources();
    passed += answers > 0 ? (performance.now() - began) / 1000 : turn;
    known &&= before !== null && after !== null;
    if (!before || !after) continue;
    spent.cpu += after.cpu - before.cpu;
    spent.commits += after.commits - before.commits;
    spent.commitSeconds += after.commitSeconds - before.commitSeconds;
  }
  return { spent: known ? spent : null, seconds: passed };
}

/** Lets the players give this many answers, or play for this many seconds. */
async function until(run: Load, answers: number, seconds: number): Promise<void> {
  if (answers === 0) return pause(seconds);
  while (run.tally.count < answers) await pause(0.05);
}

const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

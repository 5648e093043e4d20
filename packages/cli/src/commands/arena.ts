import { BOT_NAMES, botCalled } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import type { Setup } from '@breakpoint/engine';
import { readArgs, UsageError, wholeNumber } from '../args.js';
import { runAll } from '../matches/pool.js';
import { clustered, elo, quantile, sprt } from '../matches/statistics.js';
import type { Done, Task } from '../matches/tasks.js';
import { Progress } from '../progress.js';
import { factionList, randomSetup } from '../simulate/play.js';

/** Measures bot A against bot B. A deal is the unit: the same decks with all seatings, so that luck of the draw cancels out. */
export async function arena(args: string[]): Promise<number> {
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
      threads: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const bots = { a: botNamed('a', values.a), b: botNamed('b', values.b) };
  const players = wholeNumber('players', values.players, 2, 4);
  const perDeal = arrangements(players).length;
  const deals = Math.ceil(wholeNumber('games', values.games, 1) / perDeal);
  const limits = values.sprt === undefined ? null : sprtLimits(values.sprt);
  const options = { players, seed: values.seed, factions: factionList(allCards, values.factions, players) };
  const means: number[] = [];
  const times: { a: number[]; b: number[] } = { a: [], b: [] };
  let decided = false;
  // Interrupted, it says what is known so far.
  let interrupted = false;
  const interrupt = (): void => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt);
  let failed = 0;
  const progress = new Progress(deals * perDeal);
  const each = (done: Done): void => {
    for (const f of done.failures) console.error(`game ${f.number} failed; seed ${f.seed}\n${f.message}`);
    failed += done.failures.length;
    if (done.rows.length < perDeal || decided) return;
    let won = 0;
    const seatings = arrangements(players);
    done.rows.forEach((row, i) => {
      if (row.winner === seatings[i].seat) won++;
      done.times[i].forEach((list, seat) => void (seat === seatings[i].seat ? times.a : times.b).push(...list));
    });
    means.push(won / perDeal);
    decided = limits !== null && sprt(means, limits[0], limits[1]).verdict !== 0;
    const now = clustered(means);
    progress.show(means.length * perDeal, `${percent(now.value)} (${percent(now.low)} to ${percent(now.high)})`);
  };
  await runAll(
    tasks(options, deals, bots),
    values.threads === undefined ? undefined : wholeNumber('threads', values.threads, 0, 256),
    each,
    () => decided || interrupted,
  );
  process.off('SIGINT', interrupt);
  progress.end();
  if (means.length === 0) return 1;
  const won = clustered(means);
  const result = {
    a: bots.a,
    b: bots.b,
    players,
    seed: values.seed,
    deals: means.length,
    games: means.length * perDeal,
    even: 1 / players,
    won: { value: round(won.value), low: round(won.low), high: round(won.high) },
    elo: { value: Math.round(elo(won.value, players)), low: Math.round(elo(won.low, players)), high: Math.round(elo(won.high, players)) },
    sprt: limits && { low: limits[0], high: limits[1], ...sprt(means, limits[0], limits[1]) },
    milliseconds: { a: spread(times.a), b: spread(times.b) },
    failed,
  };
  console.log(values.json ? JSON.stringify(result) : words(result));
  return interrupted ? 130 : failed > 0 ? 1 : 0;
}

type Result = { a: string; b: string; players: number; deals: number; games: number; even: number } & Record<
  'won' | 'elo',
  { value: number; low: number; high: number }
> & {
    sprt: { low: number; high: number; llr: number; verdict: number } | null;
    milliseconds: Record<'a' | 'b', { median: number; p95: number; most: number }>;
  };

function words(r: Result): string {
  const against = r.players === 2 ? r.b : `${r.players - 1} x ${r.b}`;
  const lines = [
    `${r.a} against ${against}: won ${percent(r.won.value)} (95 %: ${percent(r.won.low)} to ${percent(r.won.high)}) of ${r.games} games, ${r.deals} deals; even is ${percent(r.even)}`,
    `Elo ${r.elo.value} (${r.elo.low} to ${r.elo.high})`,
    `a decision took ${r.a}: median ${r.milliseconds.a.median} ms, p95 ${r.milliseconds.a.p95} ms; ${r.b}: median ${r.milliseconds.b.median} ms, p95 ${r.milliseconds.b.p95} ms`,
  ];
  if (r.sprt)
    lines.push(
      `SPRT ${r.sprt.low} or ${r.sprt.high}: ${r.sprt.verdict === 0 ? 'not decided' : r.sprt.verdict > 0 ? `${r.sprt.high} or more` : `${r.sprt.low} or less`} (log-likelihood ratio ${r.sprt.llr.toFixed(2)})`,
    );
  return lines.join('\n');
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const round = (x: number): number => Math.round(x * 10_000) / 10_000;
const spread = (list: number[]): { median: number; p95: number; most: number } => ({
  median: tenth(quantile(list, 0.5)),
  p95: tenth(quantile(list, 0.95)),
  most: tenth(quantile(list, 1)),
});
const tenth = (x: number): number => Math.round(x * 10) / 10;

function botNamed(option: 'a' | 'b', name: string | undefined): string {
  if (name === undefined || botCalled(name) === null)
    throw new UsageError(`--${option} names a bot: ${BOT_NAMES}${name === undefined ? '' : `; not "${name}"`}`);
  return name;
}

function sprtLimits(text: string): [number, number] {
  const [low, high] = text.split(',').map(Number);
  if (!(low > 0 && high > low && high < 1)) throw new UsageError(`--sprt takes two shares such as 0.5,0.55, not "${text}"`);
  return [low, high];
}

/** Where A sits, and by how many seats the faction pairs are turned: two players try both of both. */
export function arrangements(players: number): { seat: number; turn: number }[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return players === 2 ? [0, 1].flatMap((turn) => seats.map((seat) => ({ seat, turn }))) : seats.map((seat) => ({ seat, turn: 0 }));
}

function* tasks(options: Parameters<typeof randomSetup>[1], deals: number, bots: { a: string; b: string }): Generator<Task> {
  for (let deal = 0; deal < deals; deal++) {
    const setup = randomSetup(allCards, options, deal);
    const games = arrangements(options.players).map(({ seat, turn }, i) => {
      const players = setup.players.map((_, p) => setup.players[(p + turn) % options.players]);
      const arranged: Setup = { ...setup, players, first: 0 };
      return {
        setup: arranged,
        bots: players.map((_, p) => (p === seat ? bots.a : bots.b)),
        number: deal * arrangements(options.players).length + i,
      };
    });
    yield { kind: 'matches', games, times: true };
  }
}

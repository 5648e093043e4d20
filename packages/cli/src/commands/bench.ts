import { randomPicks } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { type Chance, Game, restore, save, seedFromText } from '@breakpoint/engine';
import { readArgs, UsageError } from '../args.js';
import { randomSetup } from '../simulate/play.js';

/** `bench [--seconds N]`: one JSON line per figure, by CPU time, each with its ratio to a calibration loop of this run. */
export async function bench(args: string[]): Promise<number> {
  const { values } = readArgs({ args, options: { seconds: { type: 'string', default: '8' } } });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new UsageError(`--seconds takes a number above 0, not "${values.seconds}"`);
  const calibration = calibrate();
  print({ name: 'calibration', loopsPerSecond: Math.round(calibration) });
  for (const players of [2, 3, 4]) {
    // The compiler comes to rest only after it has seen all kinds of cards.
    playFor(players, WARM_UP, 'warm-up');
    const r = playFor(players, seconds, 'bench');
    print({
      name: 'random-play',
      players,
      decisionsPerSecond: Math.round(r.decisions / r.seconds),
      gamesPerSecond: Math.round(r.games / r.seconds),
      decisionsPerGame: Math.round(r.decisions / r.games),
      eventsPerDecision: Math.round((r.events / r.decisions) * 100) / 100,
      ratio: ratio(r.decisions / r.seconds, calibration),
    });
  }
  for (const players of [2, 4]) copies(players, calibration);
  return 0;
}

const WARM_UP = 3;

const print = (figure: object): void => console.log(JSON.stringify(figure));
const ratio = (perSecond: number, calibration: number): number => Math.round((perSecond / calibration) * 10_000) / 10_000;

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A fixed piece of work of the same nature: small arrays, branches, integer arithmetic. */
function calibrate(): number {
  const deck = Array.from({ length: 40 }, (_, i) => i);
  let x = 12345;
  let loops = 0;
  const began = cpuSeconds();
  while (cpuSeconds() - began < 1) {
    for (let k = 0; k < 1000; k++, loops++) {
      for (let i = 39; i > 0; i--) {
        x = (Math.imul(x, 1103515245) + 12345) >>> 0;
        const j = x % (i + 1);
        const held = deck[i];
        deck[i] = deck[j];
        deck[j] = held;
      }
      x ^= deck.slice(0, 5).reduce((a, b) => a + b, 0);
    }
  }
  return loops / (cpuSeconds() - began);
}

interface Played {
  decisions: number;
  games: number;
  events: number;
  seconds: number;
}

/** Random legal play on one core, driver included, events on and taken after every answer. */
function playFor(players: number, seconds: number, seed: string): Played {
  const began = cpuSeconds();
  let decisions = 0;
  let games = 0;
  let events = 0;
  while (cpuSeconds() - began < seconds) {
    const setup = randomSetup(allCards, { players, seed }, games++);
    const game = Game.create(allCards, setup);
    const chance: Chance = { key: seedFromText(`play ${setup.seed}`), used: 0 };
    while (game.decision !== null) {
      game.apply(randomPicks(game.decision, chance));
      events += game.takeEvents().length;
      decisions++;
    }
  }
  return { decisions, games, events, seconds: cpuSeconds() - began };
}

/** Cost of forks, saves and loads over positions of real games, and the size of a live game. */
function copies(players: number, calibration: number): void {
  const quiet: Game[] = [];
  const midway: Game[] = [];
  for (let i = 0; quiet.length < 200 || midway.length < 200; i++) {
    const setup = randomSetup(allCards, { players, seed: 'copies' }, i);
    const game = Game.create(allCards, setup);
    const chance: Chance = { key: seedFromText(`play ${setup.seed}`), used: 0 };
    for (let n = 0; game.decision !== null; n++) {
      if (n % 37 === 5) (game.quiet ? quiet : midway).push(game.fork({ events: true }));
      game.apply(randomPicks(game.decision, chance));
    }
  }
  const time = (name: string, positions: Game[], work: (g: Game) => unknown): void => {
    for (const g of positions) work(g);
    const began = cpuSeconds();
    let n = 0;
    while (cpuSeconds() - began < 1) for (const g of positions) n += work(g) === undefined ? 0 : 1;
    const each = (cpuSeconds() - began) / n;
    print({ name, players, microseconds: Math.round(each * 1e7) / 10, ratio: ratio(1 / each, calibration) });
  };
  time('fork-quiet', quiet, (g) => g.fork());
  time('fork-mid-ability', midway, (g) => g.fork());
  time('save-load', quiet.slice(0, 50), (g) => restore(allCards, JSON.parse(JSON.stringify(save(g)))));
  print({ name: 'live-game', players, bytes: liveBytes(quiet[Math.floor(quiet.length / 2)]) });
}

/** Heap that a game in progress holds, its snapshot included: many forks of it, measured. */
function liveBytes(game: Game): number {
  const gc = (globalThis as { gc?: () => void }).gc ?? (() => {});
  const held: Game[] = [];
  gc();
  const before = process.memoryUsage();
  for (let i = 0; i < 2000; i++) held.push(Game.resume(allCards, game.checkpoint().state, []));
  for (const g of held) g.apply(randomPicks(g.decision!, { key: seedFromText('x'), used: 0 }));
  gc();
  const after = process.memoryUsage();
  return Math.round((after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / held.length);
}

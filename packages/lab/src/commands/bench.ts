import { randomPicks, searchWith } from '@breakpoint/bots';
import { randomSetup, readArgs, UsageError } from '@breakpoint/cli/tools';
import { type CardSet, type Chance, Game, knowledgeOf, restore, save, seedFromText } from '@breakpoint/engine';

/**
 * `bench [--seconds N]`: one JSON line per figure, by CPU time, each with its ratio to a calibration loop of the same run.
 * The speed of a machine changes from one second to the next, so random play and the loop take turns: one second of each, N times.
 */
export async function bench(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({ args, options: { seconds: { type: 'string', default: '8' } } });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new UsageError(`"${values.seconds}" does not fit --seconds, which takes a number above 0`);
  const calibration = new Calibration();
  const plays = [2, 3, 4].map((players) => new RandomPlay(cards, players));
  for (const play of plays) play.warmUp(WARM_UP);
  for (let left = seconds; left > 0; left--) {
    for (const play of plays) play.run(Math.min(left, 1));
    calibration.run(Math.min(left, 1) / 4);
  }
  print({ name: 'calibration', loopsPerSecond: Math.round(calibration.perSecond) });
  for (const play of plays) print(play.figure(calibration.perSecond));
  for (const players of [2, 4]) copies(cards, players, calibration.perSecond);
  // The search comes last, because it uses the rules in so many ways that they are compiled to something slower.
  for (const searching of [2, 4].map((players) => new Searching(cards, players))) {
    searching.warmUp(4 * WARM_UP);
    searching.run(seconds);
    print(searching.figure(calibration.perSecond));
  }
  return 0;
}

/** Seconds of random play for each number of players; the search, which uses more code, takes four times as long. */
const WARM_UP = 3;

const print = (figure: object): void => console.log(JSON.stringify(figure));
const ratio = (perSecond: number, calibration: number): number => Math.round((perSecond / calibration) * 1e6) / 1e6;

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A fixed workload of the same kind as the engine's: small arrays, branches, integer arithmetic. */
class Calibration {
  private readonly deck = Array.from({ length: 40 }, (_, i) => i);
  private x = 12345;
  private loops = 0;
  private seconds = 0;

  run(seconds: number): void {
    const began = cpuSeconds();
    while (cpuSeconds() - began < seconds) {
      for (let k = 0; k < 1000; k++) this.loop();
      this.loops += 1000;
    }
    this.seconds += cpuSeconds() - began;
  }
  private loop(): void {
    const { deck } = this;
    let { x } = this;
    for (let i = 39; i > 0; i--) {
      x = (Math.imul(x, 1103515245) + 12345) >>> 0;
      const j = x % (i + 1);
      const held = deck[i];
      deck[i] = deck[j];
      deck[j] = held;
    }
    this.x = x ^ deck.slice(0, 5).reduce((a, b) => a + b, 0);
  }
  get perSecond(): number {
    return this.loops / this.seconds;
  }
}

/** Random legal play on one core. The figure includes choosing the answers, and events are read after every answer. */
class RandomPlay {
  private games = 0;
  private decisions = 0;
  private events = 0;
  private seconds = 0;

  constructor(
    private readonly cards: CardSet,
    private readonly players: number,
  ) {}

  warmUp(seconds: number): void {
    const began = performance.now();
    for (let i = 0; performance.now() - began < seconds * 1000; i++) this.game('warm-up', i);
    this.decisions = 0;
    this.events = 0;
  }
  run(seconds: number): void {
    const began = cpuSeconds();
    while (cpuSeconds() - began < seconds) this.game('bench', this.games++);
    this.seconds += cpuSeconds() - began;
  }
  private game(seed: string, i: number): void {
    const setup = randomSetup(this.cards, { players: this.players, seed }, i);
    const game = Game.create(this.cards, setup);
    const chance: Chance = { key: seedFromText(`play ${setup.seed}`), used: 0 };
    while (game.decision !== null) {
      game.apply(randomPicks(game.decision, chance));
      this.events += game.takeEvents().length;
      this.decisions++;
    }
  }
  figure(calibration: number): object {
    const { games, decisions, events, seconds, players } = this;
    return {
      name: 'random-play',
      players,
      decisionsPerSecond: Math.round(decisions / seconds),
      gamesPerSecond: Math.round(games / seconds),
      decisionsPerGame: Math.round(decisions / games),
      eventsPerDecision: Math.round((events / decisions) * 100) / 100,
      ratio: ratio(decisions / seconds, calibration),
    };
  }
}

/** The search on one core, at positions of random games. */
class Searching {
  private iterations = 0;
  private seconds = 0;
  private games = 0;

  constructor(
    private readonly cards: CardSet,
    private readonly players: number,
  ) {}

  warmUp(seconds: number): void {
    this.run(seconds);
    this.iterations = 0;
    this.seconds = 0;
  }
  run(seconds: number): void {
    const enough = this.seconds + seconds;
    while (this.seconds < enough) this.game(this.games++, enough);
  }
  private game(i: number, enough: number): void {
    const setup = randomSetup(this.cards, { players: this.players, seed: 'search' }, i);
    const game = Game.create(this.cards, setup, { events: false });
    const chance: Chance = { key: seedFromText(`play ${setup.seed}`), used: 0 };
    for (let n = 0; game.decision !== null && this.seconds < enough; n++) {
      if (n % 37 === 5) {
        const began = cpuSeconds();
        const { options } = searchWith().advise(knowledgeOf(game, game.decision.seat), chance, { iterations: 100 });
        // Some decisions need no search.
        if (options.length > 0) this.seconds += cpuSeconds() - began;
        for (const { visits } of options) this.iterations += visits;
      }
      game.apply(randomPicks(game.decision, chance));
    }
  }
  figure(calibration: number): object {
    const perSecond = this.iterations / this.seconds;
    return { name: 'search', players: this.players, iterationsPerSecond: Math.round(perSecond), ratio: ratio(perSecond, calibration) };
  }
}

/** The cost of forks, saves and loads at positions of random games, and the size of a game in memory. */
function copies(cards: CardSet, players: number, calibration: number): void {
  const quiet: Game[] = [];
  const midway: Game[] = [];
  for (let i = 0; quiet.length < 200 || midway.length < 200; i++) {
    const setup = randomSetup(cards, { players, seed: 'copies' }, i);
    const game = Game.create(cards, setup);
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
  time('save-load', quiet.slice(0, 50), (g) => restore(cards, JSON.parse(JSON.stringify(save(g)))));
  print({ name: 'live-game', players, bytes: liveBytes(cards, quiet[Math.floor(quiet.length / 2)]) });
}

/** The heap that a game in progress occupies, including its checkpoint: the average over many copies. */
function liveBytes(cards: CardSet, game: Game): number {
  const gc = (globalThis as { gc?: () => void }).gc ?? (() => {});
  const held: Game[] = [];
  gc();
  const before = process.memoryUsage();
  for (let i = 0; i < 2000; i++) held.push(Game.resume(cards, game.checkpoint().state, []));
  for (const g of held) g.apply(randomPicks(g.decision!, { key: seedFromText('x'), used: 0 }));
  gc();
  const after = process.memoryUsage();
  return Math.round((after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / held.length);
}

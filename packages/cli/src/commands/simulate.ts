import { BOT_NAMES, botCalled } from '@breakpoint/bots';
import { type CardSet, PROFILE_IDS } from '@breakpoint/engine';
import { NUMBER_OPTIONS, numbersFrom, oneOf, readArgs, threadCount, UsageError, wholeNumber } from '../args.js';
import { Interrupt } from '../interrupt.js';
import { Progress } from '../progress.js';
import { factionList, randomSetup, type SimulateOptions } from '../simulate/play.js';
import { openGames, runAll } from '../simulate/pool.js';
import { openChecked, openResults } from '../simulate/results.js';
import type { Done, Failure, Task } from '../simulate/tasks.js';

/** How many games a thread gets at a time. */
const CHUNK = 10;

/** What plays the games: threads of this process, or, in the laboratory, others too. */
export interface Players {
  /** Does the same command go on where it was stopped, even without a file of results? */
  goesOn: boolean;
  play(tasks: Iterable<Task>, each: (done: Done) => void, stopped: () => boolean, finished: () => boolean): Promise<void>;
}
/** `settings`: all settings of the games except their number; `threads`: as the player asked. */
export type PlayersFor = (settings: object, threads: string | undefined, progress: Progress) => Players;

const byThreads =
  (cards: CardSet): PlayersFor =>
  (_, threads) => ({
    goesOn: false,
    play: (tasks, each, stopped) => runAll(openGames(cards, threadCount(threads)), tasks, each, stopped),
  });

export async function simulate(args: string[], cards: CardSet, playersFor: PlayersFor = byThreads(cards)): Promise<number> {
  const { values } = readArgs({
    args,
    options: {
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '100' },
      from: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      bot: { type: 'string', default: 'random' },
      factions: { type: 'string' },
      rules: { type: 'string' },
      ...NUMBER_OPTIONS,
      out: { type: 'string' },
      check: { type: 'boolean', default: false },
      threads: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const players = wholeNumber('players', values.players, 2, 4);
  const options: SimulateOptions = {
    players,
    seed: values.seed,
    factions: factionList(cards, values.factions, players),
    rules: values.rules === undefined ? undefined : oneOf('rules', values.rules, PROFILE_IDS),
    ...numbersFrom(values),
  };
  if (botCalled(values.bot) === null) throw new UsageError(`there is no bot "${values.bot}"; bots: ${BOT_NAMES}`);
  if (values.check && values.bot !== 'random') throw new UsageError('--check plays random games; leave out --bot');
  const games = wholeNumber('games', values.games, 1);
  const from = wholeNumber('from', values.from, 0);
  const progress = new Progress(games);
  const bot = values.check ? null : values.bot;
  const who = playersFor({ command: 'simulate', ...options, bot }, values.threads, progress);
  const total = new Totals(cards);
  const results =
    values.out === undefined
      ? null
      : values.check
        ? openChecked(
            cards,
            values.out,
            { players, seed: values.seed, rules: options.rules ?? null, factions: values.factions ?? null, ...numbersFrom(values) },
            total,
          )
        : openResults(values.out, `${players} ${values.bot} ${values.seed}`);
  const remaining = Array.from({ length: games }, (_, i) => from + i).filter((n) => !results?.done.has(n));
  total.goOn();
  const interrupt = new Interrupt();
  await who.play(
    tasks(cards, options, remaining, bot),
    (done) => {
      total.add(done);
      results?.write(done);
      progress.show(games - remaining.length + total.played);
    },
    () => interrupt.happened || total.failures.length >= 20,
    () => !interrupt.happened,
  );
  interrupt.end();
  progress.end();
  total.print(values.json, values.check, { players, seed: values.seed, bot: values.bot });
  if (interrupt.happened)
    console.error(
      results || who.goesOn
        ? `Stopped. The same command continues from here (${games - remaining.length + total.played} of ${games} games are done).`
        : 'Stopped.',
    );
  return interrupt.happened ? 130 : total.failures.length > 0 ? 1 : 0;
}

function* tasks(cards: CardSet, options: SimulateOptions, remaining: number[], bot: string | null): Generator<Task> {
  for (let i = 0; i < remaining.length; i += CHUNK) {
    const games = remaining.slice(i, i + CHUNK).map((number) => ({ setup: randomSetup(cards, options, number), number }));
    yield bot === null
      ? { kind: 'check', games }
      : { kind: 'matches', games: games.map((g) => ({ ...g, bots: g.setup.players.map(() => bot) })) };
  }
}

class Totals {
  constructor(private readonly cards: CardSet) {}

  games = 0;
  decisions = 0;
  turns = 0;
  readonly failures: Failure[] = [];
  /** The games and decisions of earlier runs, which are part of the total. */
  private earlier = { games: 0, decisions: 0 };
  private readonly used = new Map<string, number>();
  private readonly began = performance.now();

  /** The number of games of this run. */
  get played(): number {
    return this.games - this.earlier.games;
  }
  /** Everything so far was done by earlier runs. */
  goOn(): void {
    this.earlier = { games: this.games, decisions: this.decisions };
  }
  add(done: Done): void {
    this.games += done.games;
    this.decisions += done.decisions;
    this.turns += done.turns;
    this.failures.push(...done.failures);
    const use = (id: string, n: number): void => void this.used.set(id, (this.used.get(id) ?? 0) + n);
    for (const [id, n] of Object.entries(done.used)) use(id, n);
    for (const row of done.rows) {
      for (const cards of row.played) for (const [id, n] of Object.entries(cards)) use(id, n);
      for (const b of row.bases) use(b.base, 1);
    }
  }

  print(json: boolean, checked: boolean, more: { players: number; seed: string; bot: string }): void {
    const seconds = Math.round((performance.now() - this.began) / 10) / 100;
    const unused = this.cards.defs.filter((d) => d.n > 0 && !this.used.has(d.id)).map((d) => d.id);
    for (const f of this.failures) console.error(`game ${f.number} failed; seed ${f.seed}: ${f.message.split('\n')[0]}`);
    const shortest = this.failures.filter((f) => f.log).sort((a, b) => a.log!.answers.length - b.log!.answers.length)[0];
    if (this.failures.length > 0) console.error(`\n${(shortest ?? this.failures[0]).message}`);
    if (shortest) console.error(`\nThe shortest log that shows it (seed ${shortest.seed}):\n${JSON.stringify(shortest.log)}`);
    if (json) {
      const used = Object.fromEntries(this.cards.defs.slice(1).map((d) => [d.id, this.used.get(d.id) ?? 0]));
      console.log(
        JSON.stringify({
          ...more,
          games: this.games,
          decisions: this.decisions,
          turns: this.turns,
          seconds,
          failed: this.failures.length,
          unused,
          used,
        }),
      );
      return;
    }
    const never =
      unused.length === 0 ? '; every card and base was used' : `; never used: ${unused.length <= 12 ? unused.join(', ') : unused.length}`;
    const earlier = this.earlier.games > 0 ? ` (${this.earlier.games} of them earlier)` : '';
    const failed = this.failures.length > 0 ? `; ${this.failures.length} FAILED` : '';
    console.log(
      `${this.games} games${checked ? ' checked' : ''}${earlier}, ${this.decisions} decisions, ${this.turns} turns in ${seconds} s (${Math.round((this.decisions - this.earlier.decisions) / Math.max(0.01, seconds))} decisions/s)${never}${failed}`,
    );
  }
}

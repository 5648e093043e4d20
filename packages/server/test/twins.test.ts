import { type Chance, type Seat, seedFromText } from '@breakpoint/engine';
import { below, keyOf } from '@breakpoint/engine/tools';
import type { Kept } from '@breakpoint/match';
import type { Config } from '@breakpoint/protocol';
import { expect, test } from 'vitest';
import { positionsBeforeScoring, twinOf } from '../../match/test/help.js';
import { type Places, SimulatedTable, type Somebody } from './simulated.js';

// Twin games differ only in one seat's hidden cards and have the same public answers. In both, all others must get the same messages
// at the same times.

interface Case {
  kept: Kept;
  /** The seat whose hidden cards differ. */
  seat: Seat;
  mover: Seat;
  config: Partial<Config>;
  /** The seed of the script, which is the same in both twins. */
  seed: string;
  /** The seat passes in all windows until its next turn. */
  passing?: boolean;
  /** The seat belongs to a bot. */
  bot?: boolean;
}

class Twin {
  /** Everybody but the seat, with the messages they were sent. */
  readonly told: [Seat, Somebody][] = [];
  readonly asked: string[] = [];
  readonly counted: [number, string][] = [];
  private here = new Map<Seat, Somebody>();
  private readonly chance: Chance;

  private constructor(
    readonly world: SimulatedTable,
    private readonly about: Case,
  ) {
    this.chance = { key: seedFromText(about.seed), used: 0 };
  }
  static async at(about: Case): Promise<Twin> {
    const places: Places = { people: about.bot ? 2 : 3, bots: about.bot ? 1 : 0, config: about.config };
    const twin = new Twin(await SimulatedTable.make(places), about);
    const { world } = twin;
    await world.playFrom(about.kept);
    twin.countCounters();
    // The bot's thinking time depends on its cards.
    world.bots.thinks = ({ save: { state }, seat }) => state.hands[seat].reduce((sum, c) => sum + state.def[c] * 37, 0) % 2000;
    world.bots.choose = ({ seat }) => twin.leastOf(seat);
    await twin.everybodyComes();
    return twin;
  }
  /** The answer of this seat that does the least. */
  private leastOf(seat: Seat): string[] {
    const position = this.world.table.match!.positionOf(seat);
    if (!position) return [];
    const { options, least, prompt, optional } = position.decision!;
    if (optional) return [];
    return prompt === 'play-phase' ? ['end'] : options.slice(0, least).map((option) => keyOf(position, option));
  }
  /** Records which of the operator's counters went up, and when. */
  private countCounters(): void {
    const { house, time } = this.world;
    const { metrics } = house;
    const count = metrics.count.bind(metrics);
    metrics.count = (name, ...more) => {
      this.counted.push([time.now(), name]);
      count(name, ...more);
    };
    metrics.observe = (name) => void this.counted.push([time.now(), name]);
  }
  async everybodyComes(): Promise<void> {
    const { world } = this;
    this.here = new Map();
    for (const seat of [...world.seats.keys(), -1]) await this.come(seat);
  }
  private async come(seat: Seat): Promise<void> {
    const somebody = await this.world.enter(seat);
    this.here.set(seat, somebody);
    if (seat !== this.about.seat) this.told.push([seat, somebody]);
  }
  private async watcherComesAgain(): Promise<void> {
    const watcher = this.here.get(-1)!;
    await this.world.table.depart(watcher.stream, watcher);
    await this.come(-1);
  }

  async play(): Promise<void> {
    const { world, about, here } = this;
    const match = (): NonNullable<typeof world.table.match> => world.table.match!;
    if (about.passing) await world.command(here.get(about.seat)!, { what: 'passing', on: true });
    await world.command(here.get(about.mover)!, { what: 'answer', decision: match().number, keys: ['end'] });
    const restartAt = below(this.chance, 4);
    for (let i = 0; i < 10 && match().windowOpen; i++) {
      this.asked.push(match().asked.join());
      if (i === restartAt && !about.bot) {
        await world.restart();
        await this.everybodyComes();
      }
      await this.throughWindow();
    }
    // After that comes the seat's own turn, in which everybody sees what a bot plays.
    await world.pass(500);
  }
  /** Everybody passes, some of them late, with other commands in between. */
  private async throughWindow(): Promise<void> {
    const { world, about, chance } = this;
    const { n } = world.table.match!;
    const parts = 6;
    const lasts = Math.max(900, (world.table.game!.windowEnds ?? 0) - world.time.now());
    for (let part = 0; part < parts && world.table.match!.n === n; part++) {
      const third = 3 - about.mover - about.seat;
      for (const seat of [about.mover, third]) await this.maybePass(seat, below(chance, 3) === 0 || part === parts - 2);
      // The seat's own answer in a window is secret.
      if (part === 1) await this.maybePass(about.seat, true);
      const roll = below(chance, 8);
      if (roll === 0 || part === 1) await this.watcherComesAgain();
      if (roll === 1) await this.command(third, { what: 'why-not', key: 'end' });
      if (roll >= 6) await this.lookAhead(third);
      if (roll === 2) await this.command(third, { what: 'passing', on: below(chance, 2) === 0 });
      if (roll === 3) await this.command(about.mover, { what: 'undo' });
      if (roll === 4) await this.command(third, { what: 'vote', yes: false });
      if (roll === 5) await this.command(third, { what: 'stand-in', seat: about.seat });
      const ends = (world.table.game!.windowEnds ?? Number.POSITIVE_INFINITY) - world.time.now();
      await world.pass(Math.min(Math.ceil(lasts / parts), ends));
    }
  }
  private async command(seat: Seat, command: Parameters<SimulatedTable['command']>[1]): Promise<void> {
    const somebody = this.here.get(seat);
    if (somebody) await this.world.command(somebody, command);
  }
  /** Looks ahead at every option of this seat. */
  private async lookAhead(seat: Seat): Promise<void> {
    const position = this.world.table.match!.positionOf(seat);
    const keys = position?.decision?.options.map((option) => keyOf(position, option)) ?? ['end'];
    for (const key of keys) await this.command(seat, { what: 'ahead', key });
  }
  private async maybePass(seat: Seat, does: boolean): Promise<void> {
    const { match } = this.world.table;
    if (does && match!.asked.includes(seat)) await this.command(seat, { what: 'answer', decision: match!.number, keys: [] });
  }

  /** The messages to everybody but the seat, with their times. */
  get heard(): string[] {
    const told = this.told.flatMap(([who, { told }]) => told.map(({ at, text }) => `${at}: to ${who}: ${text}`));
    return [...told, ...this.counted.map(([at, name]) => `${at}: counted ${name}`)];
  }
}

function firstDifference(one: readonly string[], two: readonly string[]): string {
  const at = one.findIndex((text, i) => text !== two[i]);
  const [a, b] = [one[at] ?? '', two[at] ?? ''];
  const from = Math.max(0, [...a].findIndex((letter, i) => letter !== b[i]) - 60);
  return `${a.slice(0, 60)} ... ${a.slice(from, from + 200)}\nis\n${b.slice(0, 60)} ... ${b.slice(from, from + 200)}`;
}

/** Plays both twins: did different seats have a decision in the window (`apart`), and did all others get the same messages (`same`)? */
async function compare(about: Case): Promise<{ apart: boolean; same: boolean; heard: number } | null> {
  const twins: Twin[] = [];
  for (const kept of [about.kept, twinOf(about.kept, about.seat)]) {
    const twin = await Twin.at({ ...about, kept });
    await twin.play();
    await twin.world.close();
    twins.push(twin);
  }
  const [one, two] = twins;
  // When a game is over, all hands are public.
  if (twins.some((twin) => twin.world.table.match!.result !== null)) return null;
  const apart = one.asked.join(' ') !== two.asked.join(' ');
  const same = one.heard.join() === two.heard.join();
  // The pauses in open windows reveal which seats had a decision, and nothing else.
  if (!same && (!apart || about.config.windows)) expect(firstDifference(one.heard, two.heard)).toBe('');
  return { apart, same, heard: one.heard.length };
}

const MODES: [string, Partial<Config>][] = [
  ['no clock', { windows: { kind: 'masked', seconds: 8 } }],
  ['a clock by turns', { windows: { kind: 'masked', seconds: 8 }, clock: { kind: 'turn', seconds: 60 } }],
  ['by days', { windows: { kind: 'hours', hours: 1 }, clock: { kind: 'days', days: 1 } }],
];
const ENOUGH = 2;

/** Tries positions until there were enough twins in which different seats had a decision. */
async function everySort(
  of: (position: { kept: Kept; seat: Seat; mover: Seat }, i: number) => Case | null,
): Promise<{ apart: number; heard: number; different: number }> {
  const sum = { apart: 0, heard: 0, different: 0 };
  let i = 0;
  for (const { kept, seat } of positionsBeforeScoring(12)) {
    const about = of({ kept, seat, mover: (seat + 2) % 3 }, i++);
    if (about === null) continue;
    const result = await compare(about);
    if (result === null) continue;
    const { apart, same, heard } = result;
    if (apart) sum.apart++;
    if (!same) sum.different++;
    sum.heard += heard;
    if (sum.apart >= ENOUGH) break;
  }
  return sum;
}

test.each(MODES)('with masked windows (%s), nobody can tell twins apart by messages or by their times', async (_, config) => {
  const { apart, different, heard } = await everySort((position, i) => ({ ...position, config, seed: `masked ${i}` }));
  expect(different).toBe(0);
  expect(apart, 'pairs in which a seat was asked in one of the twins only').toBe(ENOUGH);
  expect(heard).toBeGreaterThan(50);
});

test('with masked windows, a bot’s thinking time does not reveal its cards', async () => {
  const config = MODES[0][1];
  const { apart, different } = await everySort((position, i) =>
    position.seat === 2 ? { ...position, config, seed: `bot ${i}`, bot: true } : null,
  );
  expect(different).toBe(0);
  expect(apart).toBe(ENOUGH);
});

test.each([
  ['no clock', {}],
  ['a clock by turns', { clock: { kind: 'turn', seconds: 60 } }],
] as [string, Partial<Config>][])(
  'with open windows (%s), pauses reveal something, but nothing about a seat that always passes',
  async (_, config) => {
    let apart = 0;
    let different = 0;
    let i = 0;
    for (const { kept, seat } of positionsBeforeScoring(12)) {
      const about: Case = { kept, seat, mover: (seat + 2) % 3, config, seed: `open ${i++}` };
      const plain = await compare(about);
      if (!plain?.apart) continue;
      if (!plain.same) different++;
      expect(await compare({ ...about, passing: true })).toMatchObject({ apart: false, same: true });
      if (++apart === ENOUGH) break;
    }
    expect(apart).toBe(ENOUGH);
    // The script and the twins are able to show a difference.
    expect(different).toBeGreaterThan(0);
  },
);

import type { Hint } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import type { CardSet, Seat } from '@breakpoint/engine';
import type { Kept } from '@breakpoint/match';
import type { Command, Config, Reply, Seated, ServerMessage } from '@breakpoint/protocol';
import { PerAddress } from '../src/base/limits.js';
import { Metrics } from '../src/base/metrics.js';
import { DEFAULTS, type Settings } from '../src/base/options.js';
import { hashOfSecret, unguessable } from '../src/base/secrets.js';
import type { Time, Timer } from '../src/base/time.js';
import type { BotWork } from '../src/bots/pool.js';
import { advise, type HintTask, type Task, think } from '../src/bots/think.js';
import { Shelf } from '../src/documents/shelf.js';
import { PEOPLE_COMMANDS } from '../src/people/commands.js';
import { Store } from '../src/store/store.js';
import { Subscribers } from '../src/table/events.js';
import type { House, Thinkers } from '../src/table/house.js';
import { join, seatRow } from '../src/table/lobby.js';
import type { Peer, Stream } from '../src/table/stream.js';
import { Table } from '../src/table/table.js';
import { AT_ONCE, PER_SECOND } from '../src/table/talk.js';
import { WaitingSeats } from '../src/table/waiting.js';
import { timerOf } from './rows.js';

// A table without sockets and with a simulated clock: hours pass in milliseconds, and all messages are recorded with their time.

/** A clock that moves only when the test tells it to. */
class SimulatedTime implements Time {
  private timers: { at: number; number: number; work: () => void }[] = [];
  private count = 0;

  constructor(private time = 1_000_000) {}

  now = (): number => this.time;
  after = (ms: number, work: () => void): Timer => {
    const timer = { at: this.time + Math.max(0, ms), number: ++this.count, work };
    this.timers.push(timer);
    return {
      cancel: () => {
        this.timers = this.timers.filter((t) => t !== timer);
      },
    };
  };
  /** The time at which the next timer is due; Infinity if there is none. */
  get next(): number {
    return this.timers.reduce((least, t) => Math.min(least, t.at), Number.POSITIVE_INFINITY);
  }
  /** Moves to this time and fires the first timer that is due by then. */
  goTo(at: number): void {
    this.time = Math.max(this.time, at);
    const due = this.timers.filter((t) => t.at <= this.time).sort((a, b) => a.at - b.at || a.number - b.number)[0];
    if (!due) return;
    this.timers = this.timers.filter((t) => t !== due);
    due.work();
  }
}

/** Bots that choose at random, but always the same at the same position, and take the time that the test sets. */
class SimulatedBots implements Thinkers {
  thinks: (task: Task) => number = () => 0;
  choose: (task: Task) => string[] = (task) => think(allCards, { ...task, who: 'random', seed: `seat ${task.seat}` });

  constructor(private readonly time: Time) {}

  begin(task: Task): BotWork {
    const ms = this.thinks(task);
    if (ms === 0) return { within: 0, keys: Promise.resolve(this.choose(task)) };
    return { within: 0, keys: new Promise((resolve) => this.time.after(ms, () => resolve(this.choose(task)))) };
  }
  async hint(question: HintTask): Promise<Hint> {
    return advise(allCards, question);
  }
  anything(task: Task): string[] {
    return this.choose(task);
  }
}

/** A player or spectator, with all messages they were sent and their times. */
export class Somebody implements Peer {
  readonly address = 'somewhere';
  readonly told: { at: number; text: string }[] = [];
  closed = false;

  constructor(
    private readonly world: SimulatedTable,
    public stream: Stream,
  ) {}
  send(text: string): void {
    this.told.push({ at: this.world.time.now(), text });
  }
  close(): void {
    this.closed = true;
  }
  get messages(): ServerMessage[] {
    return this.told.map((t) => JSON.parse(t.text) as ServerMessage);
  }
}

export interface Places {
  /** The number of human players, who have the first seats. */
  people: number;
  bots?: number;
  config?: Partial<Config>;
  settings?: Partial<Settings>;
  cards?: CardSet;
  seed?: string;
}

/** No limits on messages: in simulated time, thousands of answers come at once. */
const UNLIMITED: Settings['limits'] = { ...DEFAULTS.limits, perSecond: 1e9, burst: 1e9 };

const CONFIG: Config = {
  boxes: ['core'],
  factions: 'random',
  rules: 'culture-shock',
  duplicates: true,
  clock: { kind: 'none' },
};

/** The only table of a simulated server. */
export class SimulatedTable {
  readonly seats: Seated[] = [];
  table!: Table;
  private readonly ids = new Map<Seat, number>();
  private nextTick = 0;

  private constructor(
    readonly house: House,
    readonly time: SimulatedTime,
    readonly bots: SimulatedBots,
    readonly id: string,
  ) {}

  static async make({ people, bots = 0, config, settings, cards = allCards, seed = 'simulated' }: Places): Promise<SimulatedTable> {
    const time = new SimulatedTime();
    const thinkers = new SimulatedBots(time);
    const store = await Store.open(':memory:');
    let games = 0;
    const house: House = {
      store,
      cards,
      shelf: new Shelf(cards, store, true),
      settings: { ...DEFAULTS, limits: UNLIMITED, newSeed: () => `${seed} ${++games}`, ...settings },
      bots: thinkers,
      metrics: new Metrics(),
      time,
      strangers: new PerAddress(PER_SECOND, AT_ONCE, time),
      waitingSeats: new WaitingSeats(store, DEFAULTS.limits),
      events: new Subscribers(),
      commands: PEOPLE_COMMANDS,
      forget: () => undefined,
    };
    const world = new SimulatedTable(house, time, thinkers, unguessable());
    const now = time.now();
    const rows = [seatRow(world.id, 0, { kind: 'open' }, [])];
    while (rows.length < people + bots)
      rows.push(seatRow(world.id, rows.length, rows.length < people ? { kind: 'open' } : { kind: 'bot', level: 'easy' }, rows));
    const all = JSON.stringify({ ...CONFIG, ...config });
    await store.createTable({ id: world.id, config: all, host: 0, phase: 'lobby', game: null, created: now, touched: now }, rows);
    await world.load();
    for (let i = 0; i < people; i++) {
      const secret = `secret-of-seat-number-${i}`;
      world.seats.push({ table: world.id, seat: await join(world.table, `Player ${i}`, hashOfSecret(secret), null), secret });
    }
    return world;
  }
  /** Loads the table from the store, as after a restart. */
  async load(): Promise<void> {
    this.table = (await Table.load(this.house, this.id))!;
  }
  async close(): Promise<void> {
    await this.table.stop();
    await this.house.store.close();
  }

  /** Starts a game and continues from this position, as after a restart: nobody is connected. */
  async playFrom(kept: Kept): Promise<void> {
    await this.command(await this.enter(0), { what: 'start' });
    await this.table.stop();
    await this.house.store.saveSnapshot({ game_id: this.table.row.game!, seq: 0, save: JSON.stringify(kept) });
    await this.load();
  }
  /** The process ends and starts again. */
  async restart(): Promise<void> {
    await this.table.stop();
    await this.load();
  }
  /** A player of this seat connects; -1: a spectator. */
  async enter(seat: Seat): Promise<Somebody> {
    const { people } = this.table;
    const stream = seat < 0 ? people.watch : people.streams.get(hashOfSecret(this.seats[seat].secret))!;
    const somebody = new Somebody(this, stream);
    await this.table.arrive(stream, somebody, () => undefined);
    return somebody;
  }
  async command(who: Somebody, command: Command, id?: string): Promise<Reply> {
    const { seat } = who.stream;
    const number = (this.ids.get(seat) ?? 0) + 1;
    this.ids.set(seat, number);
    const reply = await this.table.command(who.stream, id ?? `command-${seat}-${number}`, command, who);
    // A real socket sends the reply to the sender.
    who.send(JSON.stringify(reply));
    await this.rest();
    return reply;
  }

  /** Waits for everything that happens without time passing. */
  async rest(): Promise<void> {
    await this.table.inTurn(async () => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    await this.table.inTurn(async () => undefined);
  }
  /** Lets time pass; timers fire at their time. */
  async pass(ms: number): Promise<void> {
    const { time } = this;
    const until = time.now() + ms;
    await this.rest();
    for (let i = 0; i < 10_000; i++) {
      const at = Math.min(time.next, await this.clockDue());
      if (at > until) break;
      time.goTo(at);
      if (at === (await this.clockDue())) await this.tick();
      await this.rest();
    }
    time.goTo(until);
  }
  /** Does what the server does twice a second. */
  private async tick(): Promise<void> {
    const { store, time } = this.house;
    this.nextTick = time.now() + 500;
    for (const timer of await store.dueTimers(time.now()))
      if (timer.table_id === this.id) await this.table.clockDue().catch((error: unknown) => this.table.note(error));
  }
  /** The time at which the server's timers are due for this table. */
  private async clockDue(): Promise<number> {
    const { game } = this.table.row;
    const row = game === null ? null : await timerOf(this.house.store, game);
    return row ? Math.max(Math.ceil(row.due / 500) * 500, this.nextTick, this.time.now()) : Number.POSITIVE_INFINITY;
  }
}

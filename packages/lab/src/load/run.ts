import { seedFromText } from '@breakpoint/engine';
import type { Config, Create, ErrorBody, Seated } from '@breakpoint/protocol';
import { LoadPlayer, type Run } from './player.js';
import { Tally } from './tally.js';

export interface LoadOptions {
  tables: number;
  players: number;
  /** The spectators at each table, and how many of them stop reading. */
  watchers: number;
  slow: number;
  seed: string;
}

const CONFIG: Config = {
  boxes: ['core', 'monster-smash', 'seventies', 'culture-shock'],
  factions: 'random',
  rules: 'culture-shock',
  duplicates: false,
  clock: { kind: 'none' },
};

/** How many tables are created at the same time. */
const AT_ONCE = 10;
/** The milliseconds between two checks whether an answer is due. */
const TICK = 2;
/** The milliseconds spent on messages before new ones are read from the sockets. */
const READING = 0.3;

/** Tables full of players who answer at random, against one server. */
export class Load implements Run {
  readonly tally = new Tally();
  private readonly people: LoadPlayer[] = [];
  private readonly waiting: (() => void)[] = [];
  /** What to do with the messages that have arrived. */
  private readonly arrived: (() => void)[] = [];
  /** Lets answers pass at the rate of the run; null: they pass as fast as possible. */
  private pace: ReturnType<typeof setInterval> | null = null;
  private apart = 0;
  private due = performance.now();
  private paused = false;

  constructor(
    private readonly url: string,
    private readonly options: LoadOptions,
  ) {}

  /** From now on, all tables together give this many answers per second; 0: as fast as possible. */
  limitTo(rate: number): void {
    if (this.pace) clearInterval(this.pace);
    this.apart = 1000 / rate;
    this.due = performance.now();
    this.pace = rate > 0 ? setInterval(() => this.letPass(), TICK) : null;
  }

  whenAllowed(act: () => void): void {
    if (this.pace === null && !this.paused) act();
    else this.waiting.push(act);
  }
  pause(): void {
    this.paused = true;
  }
  goOn(): void {
    this.paused = false;
    this.due = performance.now();
    if (this.pace === null) for (const act of this.waiting.splice(0)) act();
  }
  private letPass(): void {
    if (this.paused) return;
    const now = performance.now();
    // After a delay, the missed answers are not made up for in one burst.
    this.due = Math.max(this.due, now - 100);
    // A pause of the generator itself must not become a burst at the server, so they are made up for at twice the rate.
    for (let left = Math.ceil((2 * TICK) / this.apart); left > 0 && this.due <= now; left--, this.due += this.apart)
      this.waiting.shift()?.();
  }

  whenRead(act: () => void): void {
    if (this.arrived.push(act) === 1) setImmediate(() => this.readOn());
  }
  private readOn(): void {
    const until = performance.now() + READING;
    while (this.arrived.length > 0 && performance.now() < until) this.arrived.shift()!();
    if (this.arrived.length > 0) setImmediate(() => this.readOn());
  }

  /** Creates the tables and fills their seats; then all games begin. */
  async begin(): Promise<void> {
    const hosts: LoadPlayer[] = [];
    for (let i = 0; i < this.options.tables; i += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, this.options.tables - i) }, (_, k) => i + k);
      hosts.push(...(await Promise.all(numbers.map((number) => this.table(number)))));
    }
    for (const host of hosts) host.command({ what: 'start' });
  }
  private async table(number: number): Promise<LoadPlayer> {
    const { players, watchers, slow, seed } = this.options;
    const wanted: Create = { name: 'Load 1', others: Array.from({ length: players - 1 }, () => ({ kind: 'open' })), config: CONFIG };
    const seats = [await post<Seated>(`${this.url}/api/tables`, wanted)];
    const [{ table }] = seats;
    while (seats.length < players) seats.push(await post(`${this.url}/api/tables/${table}/seats`, { name: `Load ${seats.length + 1}` }));
    const chanceOf = (who: string) => ({ key: seedFromText(`${seed} ${number} ${who}`), used: 0 });
    const people: LoadPlayer[] = [];
    for (const seat of seats) people.push(await LoadPlayer.at(this.url, seat, this, chanceOf(`seat ${seat.seat}`)));
    for (let i = 0; i < watchers; i++) {
      const watcher = await LoadPlayer.at(this.url, { table }, this, chanceOf(`watcher ${i}`));
      if (i < slow) watcher.stall();
      people.push(watcher);
    }
    this.people.push(...people);
    return people[0];
  }

  stop(): void {
    if (this.pace) clearInterval(this.pace);
    for (const player of this.people) player.stop();
  }
}

async function post<T>(url: string, body: unknown): Promise<T> {
  for (;;) {
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (response.ok) return (await response.json()) as T;
    const { error, message } = (await response.json()) as ErrorBody;
    if (error !== 'too-fast') throw new Error(`the server refused a table: ${message}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

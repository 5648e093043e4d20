import { type Interval, share } from '../matches/statistics.js';

/** A share of wins, in units of an even share: 1 is as good as chance, whatever the number of players. */
export interface Strength extends Interval {
  games: number;
}

/** Counts wins against what chance would give; the interval is scaled with it. */
export class Count {
  wins = 0;
  games = 0;
  private even = 0;
  add(won: boolean, even: number): void {
    this.games++;
    this.even += even;
    if (won) this.wins++;
  }
  get strength(): Strength {
    const s = share(this.wins, this.games);
    // With two players only, a share of the games is the plain thing to say; otherwise it is scaled so that 0.5 is even.
    const scale = this.games === 0 ? 1 : 0.5 / (this.even / this.games);
    return { value: s.value * scale, low: s.low * scale, high: s.high * scale, games: this.games };
  }
}

export class Counts {
  private readonly map = new Map<string, Count>();
  of(key: string): Count {
    let c = this.map.get(key);
    if (!c) {
      c = new Count();
      this.map.set(key, c);
    }
    return c;
  }
  get all(): Record<string, Strength> {
    return Object.fromEntries([...this.map].map(([key, c]) => [key, c.strength]));
  }
  entries(): [string, Count][] {
    return [...this.map];
  }
}

/** About the standard deviation of a share, from its 95 % interval. */
const deviation = (s: Strength): number => (s.high - s.low) / (2 * 1.96);

/** The difference of two shares, with its 95 % interval. */
export function difference(a: Strength, b: Strength): Interval {
  const value = a.value - b.value;
  const wide = 1.96 * Math.hypot(deviation(a), deviation(b));
  return { value, low: value - wide, high: value + wide };
}

/** How likely the first is really the stronger one, if nothing was known before. */
export function surety(a: Strength, b: Strength): number {
  const z = (a.value - b.value) / Math.max(1e-9, Math.hypot(deviation(a), deviation(b)));
  // The normal distribution, by its logistic neighbour: off by one in a hundred at most.
  return 1 / (1 + Math.exp(-1.702 * z));
}

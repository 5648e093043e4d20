import { type Interval, share } from '../simulate/statistics.js';

/** A share of wins, scaled so that 0.5 is an even share, whatever the number of players. */
export interface Strength extends Interval {
  games: number;
}

/** Counts wins and the wins that chance would give. */
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
    // With two players, this is the plain share of games won.
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

/** The approximate standard deviation of a share, from its 95 % interval. */
const deviation = (s: Strength): number => (s.high - s.low) / (2 * 1.96);

/** The difference of two shares, with its 95 % interval. */
export function difference(a: Strength, b: Strength): Interval {
  const value = a.value - b.value;
  const wide = 1.96 * Math.hypot(deviation(a), deviation(b));
  return { value, low: value - wide, high: value + wide };
}

/** The probability that the first is really the stronger one, without prior knowledge. */
export function certainty(a: Strength, b: Strength): number {
  const z = (a.value - b.value) / Math.max(1e-9, Math.hypot(deviation(a), deviation(b)));
  // The logistic approximation of the normal distribution: off by 0.01 at most.
  return 1 / (1 + Math.exp(-1.702 * z));
}

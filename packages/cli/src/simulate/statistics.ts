import { type Interval, mean, share, Z } from '@breakpoint/workshop/balance';

export { type Interval, mean, share };

export const percent = (x: number, digits = 1): string => `${(100 * x).toFixed(digits)} %`;
export const interval = ({ low, high }: Pick<Interval, 'low' | 'high'>): string => `${percent(low)} to ${percent(high)}`;

const clamp = (x: number): number => Math.min(1, Math.max(0, x));

/** The mean over clusters (deals), with its 95 % interval: deals are independent, the games of one deal are not. */
export function clustered(means: readonly number[]): Interval & { error: number } {
  const n = means.length;
  const value = means.reduce((a, b) => a + b, 0) / n;
  const variance = n < 2 ? 0.25 : means.reduce((a, b) => a + (b - value) ** 2, 0) / (n - 1);
  // A bot that won every game so far has no variance, but it could lose the next deal.
  const error = Math.max(Math.sqrt(variance / n), variance === 0 && (value === 0 || value === 1) ? 1 / (n + 2) : 0);
  return { value, low: clamp(value - Z * error), high: clamp(value + Z * error), error };
}

/** The Elo difference: the odds of winning, compared with those of an equal player at this table. */
export function elo(p: number, players: number): number {
  const q = Math.min(0.999, Math.max(0.001, p));
  return 400 * Math.log10((q / (1 - q)) * (players - 1));
}

/** Wald's sequential test on the means of deals, with estimated variance: 1 accepts `high`, -1 accepts `low`, 0 is undecided. */
export function sprt(means: readonly number[], low: number, high: number): { llr: number; verdict: -1 | 0 | 1 } {
  const n = means.length;
  if (n < 20) return { llr: 0, verdict: 0 };
  const { value } = clustered(means);
  const variance = Math.max(1e-4, means.reduce((a, b) => a + (b - value) ** 2, 0) / (n - 1));
  const llr = (n * (high - low) * (2 * value - low - high)) / (2 * variance);
  const bound = Math.log(0.95 / 0.05);
  return { llr, verdict: llr >= bound ? 1 : llr <= -bound ? -1 : 0 };
}

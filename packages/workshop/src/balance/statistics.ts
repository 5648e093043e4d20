/** A figure, and where it lies with 95 % certainty. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

export const Z = 1.96;
const clamp = (x: number): number => Math.min(1, Math.max(0, x));

/** Wilson's 95 % interval for a share. */
export function share(wins: number, n: number): Interval {
  if (n === 0) return { value: 0, low: 0, high: 1 };
  const p = wins / n;
  const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  return { value: p, low: clamp(middle - half), high: clamp(middle + half) };
}

export function mean(values: readonly number[]): Interval {
  const n = values.length;
  const value = values.reduce((a, b) => a + b, 0) / Math.max(1, n);
  const variance = n < 2 ? 0 : values.reduce((a, b) => a + (b - value) ** 2, 0) / (n - 1);
  const half = Z * Math.sqrt(variance / Math.max(1, n));
  return { value, low: value - half, high: value + half };
}

/** The difference of two shares that do not depend on each other (Newcombe's interval); null if one of them has no games. */
export function difference(wins: number, n: number, others: number, m: number): Interval | null {
  if (n === 0 || m === 0) return null;
  const [a, b] = [share(wins, n), share(others, m)];
  const value = a.value - b.value;
  const half = (x: number, y: number): number => Math.hypot(x, y);
  return { value, low: value - half(a.value - a.low, b.high - b.value), high: value + half(a.high - a.value, b.value - b.low) };
}

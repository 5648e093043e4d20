import { isIPv6 } from 'node:net';
import { realTime, type Time } from './time.js';

/** So many at once, and so many a second. */
export class Bucket {
  private tokens: number;
  private last: number;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly clock: Pick<Time, 'now'> = realTime,
  ) {
    this.tokens = burst;
    this.last = clock.now();
  }
  take(): boolean {
    const time = this.clock.now();
    this.tokens = Math.min(this.burst, this.tokens + ((time - this.last) / 1000) * this.perSecond);
    this.last = time;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

/** So many addresses are remembered at most; beyond that the longest unused are forgotten. */
const MOST_ADDRESSES = 20_000;

/** Buckets by address. */
export class PerAddress {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}
  take(address: string): boolean {
    const bucket = this.buckets.get(address) ?? new Bucket(this.perSecond, this.burst);
    // The longest unused come first.
    this.buckets.delete(address);
    this.buckets.set(address, bucket);
    if (this.buckets.size > MOST_ADDRESSES) this.buckets.delete(this.buckets.keys().next().value!);
    return bucket.take();
  }
}

/** One household counts once: a provider gives each 2^64 addresses of IPv6, so that only the first half says who it is. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('%')[0].split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups
    .slice(0, 4)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':')}::/64`;
}

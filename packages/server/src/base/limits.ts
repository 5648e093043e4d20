import { isIPv6, type Server, type Socket } from 'node:net';
import { realTime, type Time } from './time.js';

/** A token bucket: allows a burst, and then a number per second. */
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
  take(cost = 1): boolean {
    const time = this.clock.now();
    this.tokens = Math.min(this.burst, this.tokens + ((time - this.last) / 1000) * this.perSecond);
    this.last = time;
    if (this.tokens < cost) return false;
    this.tokens -= cost;
    return true;
  }
}

/** The most addresses that are remembered; beyond that, the least recently used are forgotten. */
const MOST_ADDRESSES = 20_000;

/** A bucket for each address. */
export class PerAddress {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly clock: Pick<Time, 'now'> = realTime,
  ) {}
  take(address: string, cost = 1): boolean {
    const bucket = this.buckets.get(address) ?? new Bucket(this.perSecond, this.burst, this.clock);
    // A map keeps the order of insertion, so the least recently used address comes first.
    this.buckets.delete(address);
    this.buckets.set(address, bucket);
    if (this.buckets.size > MOST_ADDRESSES) this.buckets.delete(this.buckets.keys().next().value!);
    return bucket.take(cost);
  }
}

/** The number of open connections from each address. */
export class OpenPerAddress {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}
  /** Counts a connection until the returned function is called; null if there are too many. */
  enter(address: string): (() => void) | null {
    const before = this.open.get(address) ?? 0;
    if (before >= this.most) return null;
    this.open.set(address, before + 1);
    return () => {
      const left = (this.open.get(address) ?? 1) - 1;
      if (left > 0) this.open.set(address, left);
      else this.open.delete(address);
    };
  }
}

/** The part of an address that identifies a household: a provider gives each one 2^64 IPv6 addresses, so only the first half counts. */
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

/** Closes connections above this number from one address, so that nobody can use up the files that the process may open. */
export function limitConnections(server: Server, most: number): void {
  const open = new OpenPerAddress(most);
  server.on('connection', (socket: Socket) => {
    const leave = open.enter(household(socket.remoteAddress ?? 'unknown'));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}

/** So many at once, and so many a second. */
export class Bucket {
  private tokens: number;
  private last = Date.now();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {
    this.tokens = burst;
  }
  take(): boolean {
    const now = Date.now();
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.last) / 1000) * this.perSecond);
    this.last = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

/** Buckets by address; those that are full again are forgotten. */
export class PerAddress {
  private readonly buckets = new Map<string, { bucket: Bucket; used: number }>();

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
  ) {}
  take(address: string): boolean {
    let entry = this.buckets.get(address);
    if (!entry) {
      entry = { bucket: new Bucket(this.perSecond, this.burst), used: 0 };
      this.buckets.set(address, entry);
    }
    entry.used = Date.now();
    return entry.bucket.take();
  }
  sweep(now: number): void {
    const fullAfter = (this.burst / this.perSecond) * 1000;
    for (const [address, { used }] of this.buckets) if (now - used > fullAfter) this.buckets.delete(address);
  }
}

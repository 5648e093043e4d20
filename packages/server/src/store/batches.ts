/**
 * Does things of one kind in batches: those that come in the same turn of the event loop, or while enough batches are being done, are
 * done together.
 */
export class Batches<Thing> {
  private waiting: Thing[] = [];
  private scheduled = false;
  private busy = 0;
  private idle: (() => void)[] = [];

  constructor(
    /** Must not fail. */
    private readonly handle: (batch: readonly Thing[]) => Promise<void>,
    /** The most things in one batch, and the most batches at the same time. */
    private readonly most: number,
    private readonly atOnce: number,
  ) {}

  /** The number of things that wait for their batch. */
  get count(): number {
    return this.waiting.length;
  }
  add(thing: Thing): void {
    this.waiting.push(thing);
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.begin();
    });
  }
  /** Resolves once nothing is waiting or being done. */
  async done(): Promise<void> {
    if (this.busy > 0 || this.waiting.length > 0) await new Promise<void>((resolve) => this.idle.push(resolve));
  }
  private begin(): void {
    while (this.waiting.length > 0 && this.busy < this.atOnce) {
      this.busy++;
      void this.handle(this.waiting.splice(0, this.most)).finally(() => {
        this.busy--;
        this.begin();
        if (this.busy === 0) for (const resolve of this.idle.splice(0)) resolve();
      });
    }
  }
}

interface Asked<Value> {
  key: string;
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/** Looks up many things of one kind in batches: after the death of a node, hundreds of tables move within moments. */
export class Lookups<Value> {
  private readonly batches: Batches<Asked<Value>>;

  constructor(
    private readonly ask: (keys: string[]) => Promise<Map<string, Value>>,
    /** The most keys in one batch, and the most batches at the same time. */
    most: number,
    atOnce: number,
  ) {
    this.batches = new Batches((batch) => this.answer(batch), most, atOnce);
  }

  /** Resolves to undefined if the answer has nothing for this key. */
  get(key: string): Promise<Value | undefined> {
    return new Promise((resolve, reject) => this.batches.add({ key, resolve, reject }));
  }
  private async answer(batch: readonly Asked<Value>[]): Promise<void> {
    try {
      const found = await this.ask([...new Set(batch.map((a) => a.key))]);
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

interface Waiting<Value> {
  key: string;
  resolve(value: Value | undefined): void;
  reject(error: unknown): void;
}

/**
 * Asks for many things of one kind at once: keys that come in the same turn of the event loop, or while enough others are being asked
 * for, are asked for together. After the death of a node, hundreds of tables move within moments.
 */
export class Batches<Value> {
  private waiting: Waiting<Value>[] = [];
  private scheduled = false;
  private busy = 0;

  constructor(
    private readonly ask: (keys: string[]) => Promise<Map<string, Value>>,
    /** The most keys in one batch, and the most batches at the same time. */
    private readonly most: number,
    private readonly atOnce: number,
  ) {}

  /** Resolves to undefined if the answer has nothing for this key. */
  get(key: string): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      if (this.scheduled) return;
      this.scheduled = true;
      setImmediate(() => {
        this.scheduled = false;
        this.begin();
      });
    });
  }
  private begin(): void {
    while (this.waiting.length > 0 && this.busy < this.atOnce) {
      this.busy++;
      void this.answer(this.waiting.splice(0, this.most)).finally(() => {
        this.busy--;
        this.begin();
      });
    }
  }
  private async answer(batch: readonly Waiting<Value>[]): Promise<void> {
    try {
      const found = await this.ask([...new Set(batch.map((w) => w.key))]);
      for (const { key, resolve } of batch) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** Runs one task after another. An error in a task is reported only to its caller. */
export class Line {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const before = this.last;
    let done!: () => void;
    this.last = new Promise((resolve) => {
      done = resolve;
    });
    this.waiting++;
    await before;
    try {
      return await work();
    } finally {
      this.waiting--;
      done();
    }
  }
  get isBusy(): boolean {
    return this.waiting > 0;
  }
  /** Resolves when all tasks are done, those included that other tasks add in the meantime. */
  async emptied(): Promise<void> {
    while (this.isBusy) await this.last;
  }
}

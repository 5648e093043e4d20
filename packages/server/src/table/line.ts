/** Runs one task after another. An error in a task is reported only to its caller. */
export class Line {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.last.then(work).finally(() => {
      this.waiting--;
    });
    this.last = done.catch(() => undefined);
    return done;
  }
  get isBusy(): boolean {
    return this.waiting > 0;
  }
  /** Resolves when all tasks that are waiting now are done. */
  async emptied(): Promise<void> {
    await this.last;
  }
}

/** Does one thing after another. What goes wrong with one thing is told to whoever asked for it, and to nobody after it. */
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
  /** When all that waits now is done. */
  async emptied(): Promise<void> {
    await this.last;
  }
}

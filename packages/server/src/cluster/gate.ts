/** Lets only a few in at the same time; the others wait in line. */
export class Gate {
  private inside = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly room: number) {}

  get isFull(): boolean {
    return this.inside >= this.room;
  }
  /** Resolves when there is room, to a function to call on the way out; calling it again does nothing. */
  async enter(): Promise<() => void> {
    if (this.inside < this.room) this.inside++;
    else await new Promise<void>((resolve) => this.line.push(resolve));
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      const next = this.line.shift();
      if (next) next();
      else this.inside--;
    };
  }
}

/** Catches the first Ctrl+C, so that a command can finish its work and print what it has; a second one ends the process. */
export class Interrupt {
  happened = false;
  private readonly note = (): void => {
    this.happened = true;
  };

  constructor() {
    process.once('SIGINT', this.note);
  }

  /** Stops listening. */
  end(): void {
    process.off('SIGINT', this.note);
  }
}

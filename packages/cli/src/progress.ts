/** A progress bar on the error stream; nothing is drawn if that is not a terminal. */
export class Progress {
  private readonly began = performance.now();
  private last = 0;
  private readonly shown = process.stderr.isTTY === true;
  /** Shown at the end of the line. */
  beside = '';

  constructor(private readonly total: number) {}

  show(done: number, note = ''): void {
    const now = performance.now();
    if (!this.shown || (now - this.last < 200 && done < this.total)) return;
    this.last = now;
    const part = this.total === 0 ? 1 : done / this.total;
    const filled = Math.round(part * 24);
    const left = done === 0 ? '' : `, ${duration(((now - this.began) / done) * (this.total - done))} left`;
    process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(24 - filled)}] ${done}/${this.total}${left} ${note} ${this.beside}\x1b[K`);
  }

  end(): void {
    if (this.shown) process.stderr.write('\r\x1b[K');
  }
}

export function duration(ms: number): string {
  const s = Math.round(ms / 1000);
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${s % 60} s`;
  return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
}

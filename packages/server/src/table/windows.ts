import type { Timer } from '../time.js';
import type { GameAtTable } from './game.js';

/** What takes longer than this is looked after by the server's timers, which are stored. */
const LONGEST = 3_600_000;

/** Ends the windows of a game whose time is over. */
export class WindowTimer {
  private timer: Timer | null = null;

  constructor(private readonly game: GameAtTable) {}

  /** Waits for the end of the window that is open now, if one is. */
  wait(): void {
    this.stop();
    const { table, stopped, windowEnds: due } = this.game;
    if (due === null || stopped) return;
    const { time } = table.house;
    const close = (): void => void table.inTurn(() => this.close()).catch((error: unknown) => table.note(error));
    this.timer = time.after(Math.min(Math.max(0, due - time.now()), LONGEST), close);
  }
  async close(): Promise<void> {
    const { table, stopped, windowEnds: due } = this.game;
    if (stopped || due === null) return;
    if (due > table.house.time.now()) this.wait();
    else await this.game.perform({ kind: 'close' }, 'server');
  }
  stop(): void {
    this.timer?.cancel();
    this.timer = null;
  }
}

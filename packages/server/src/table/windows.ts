import type { Timer } from '../base/time.js';
import type { GameAtTable } from './game.js';

/** Windows that end later than this are ended by the server's stored timers. */
const LONGEST = 3_600_000;

/** Ends a game's windows when their time is over. */
export class WindowTimer {
  private timer: Timer | null = null;

  constructor(private readonly game: GameAtTable) {}

  /** Starts a timer for the window that is open now, if there is one. */
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

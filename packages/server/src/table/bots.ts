import { type Seat, save } from '@breakpoint/engine';
import type { Match } from '@breakpoint/match';
import { unguessable } from '../secrets.js';
import type { Table } from './table.js';

/** After a failure (a write that did not go through, say) a bot waits this long before it tries again. */
const AGAIN_AFTER = 1000;

/** The bots of one table: they answer for every seat that nobody plays for at the time. */
export class BotsAtTable {
  /** At work, by seat, and for which question. */
  private readonly thinking = new Map<Seat, { asking: number; timer: ReturnType<typeof setTimeout> }>();

  constructor(private readonly table: Table) {}

  get busy(): boolean {
    return this.thinking.size > 0;
  }
  stop(): void {
    for (const { timer } of this.thinking.values()) clearTimeout(timer);
    this.thinking.clear();
  }

  /** Whoever is asked and played by a bot begins to think; whoever is no longer asked stops. */
  look(match: Match, delay = 0): void {
    const { asking, asked } = match;
    for (const [seat, work] of this.thinking) {
      if (work.asking === asking && asked.includes(seat) && match.isPlayedByBot(seat)) continue;
      clearTimeout(work.timer);
      this.thinking.delete(seat);
    }
    for (const seat of asked) {
      if (!match.isPlayedByBot(seat) || this.thinking.has(seat)) continue;
      // People see what came before it; nobody sees an answer in a window.
      const wait = Math.max(delay, match.windowOpen ? 0 : this.table.house.settings.botPace);
      this.thinking.set(seat, { asking, timer: setTimeout(() => void this.think(match, seat, asking), wait) });
    }
  }

  private async think(match: Match, seat: Seat, asking: number): Promise<void> {
    const { table } = this;
    const isAsked = (): boolean => {
      if (table.stopped || table.match !== match || match.asking !== asking) return false;
      table.noteHands();
      return match.asked.includes(seat) && match.isPlayedByBot(seat);
    };
    let delay = 0;
    try {
      const game = match.positionOf(seat);
      if (!game || !isAsked()) return;
      const who = match.players[seat].level ?? 'normal';
      const keys = await table.house.bots.answer({ save: save(game), seat, who, seed: unguessable() });
      await table.inTurn(async () => {
        if (isAsked()) await table.perform({ kind: 'answer', seat, keys, auto: true }, table.clock?.hasRunOut(seat) ? 'clock' : 'bot');
      });
    } catch (error) {
      delay = AGAIN_AFTER;
      if (!table.stopped) console.error(`table ${table.row.id}: a bot could not answer:`, error);
    } finally {
      if (this.thinking.get(seat)?.asking === asking) this.thinking.delete(seat);
      if (!table.stopped && table.match === match) this.look(match, delay);
    }
  }
}

import { type Seat, save } from '@breakpoint/engine';
import { unguessable } from '../secrets.js';
import type { Timer } from '../time.js';
import type { GameAtTable } from './game.js';

/** After a failure (a write that did not go through, say) a bot waits this long before it tries again. */
const AGAIN_AFTER = 1000;

/** The bots of one game: they answer for every seat that nobody plays for at the time. */
export class BotsAtTable {
  /** At work, by seat, and for which question. */
  private readonly thinking = new Map<Seat, { asking: number; timer: Timer }>();

  constructor(private readonly game: GameAtTable) {}

  get busy(): boolean {
    return this.thinking.size > 0;
  }
  stop(): void {
    for (const { timer } of this.thinking.values()) timer.cancel();
    this.thinking.clear();
  }

  /** Whoever is asked and played by a bot begins to think; whoever is no longer asked stops. */
  look(delay = 0): void {
    const { match, table } = this.game;
    const { time, settings } = table.house;
    const { asking, asked } = match;
    for (const [seat, work] of this.thinking) {
      if (work.asking === asking && asked.includes(seat) && match.isPlayedByBot(seat)) continue;
      work.timer.cancel();
      this.thinking.delete(seat);
    }
    for (const seat of asked) {
      if (!match.isPlayedByBot(seat) || this.thinking.has(seat)) continue;
      // People see what came before it; nobody sees an answer in a window.
      const wait = Math.max(delay, match.windowOpen ? 0 : settings.botPace);
      this.thinking.set(seat, { asking, timer: time.after(wait, () => void this.think(seat, asking)) });
    }
  }

  private async think(seat: Seat, asking: number): Promise<void> {
    const {
      game,
      game: { match, table },
    } = this;
    const isAsked = (): boolean => {
      if (game.stopped || match.asking !== asking) return false;
      game.noteHands();
      return match.asked.includes(seat) && match.isPlayedByBot(seat);
    };
    let delay = 0;
    try {
      const position = match.positionOf(seat);
      if (!position || !isAsked()) return;
      const who = match.players[seat].level ?? table.config.level ?? 'normal';
      const keys = await table.house.bots.answer({ save: save(position), seat, who, seed: unguessable() });
      await table.inTurn(async () => {
        if (isAsked()) await game.perform({ kind: 'answer', seat, keys, auto: true }, game.clock?.hasRunOut(seat) ? 'clock' : 'bot');
      });
    } catch (error) {
      delay = AGAIN_AFTER;
      if (!game.stopped) table.note(error);
    } finally {
      if (this.thinking.get(seat)?.asking === asking) this.thinking.delete(seat);
      if (!game.stopped) this.look(delay);
    }
  }
}

import { type Seat, save } from '@breakpoint/engine';
import type { Task } from '../bots/think.js';
import { unguessable } from '../secrets.js';
import type { Timer } from '../time.js';
import type { GameAtTable } from './game.js';

/** After a failure (a write that did not go through, say) a bot waits this long before it tries again. */
const AGAIN_AFTER = 1000;

/** A bot at work. */
interface Work {
  /** Which question of the match it thinks about. */
  asking: number;
  task: Task;
  /** What it has found so far; null: it is still thinking. */
  keys: string[] | null;
  timer: Timer;
}

/**
 * The bots of one game: they answer for every seat that nobody plays for at the time. When a bot will answer is settled before it
 * begins to think, so that nobody can tell from the time it took how much there was to think about.
 */
export class BotsAtTable {
  private readonly works = new Map<Seat, Work>();

  constructor(private readonly game: GameAtTable) {}

  get busy(): boolean {
    return this.works.size > 0;
  }
  stop(): void {
    for (const { timer } of this.works.values()) timer.cancel();
    this.works.clear();
  }

  /** Whoever is asked and played by a bot begins to think; whoever is no longer asked stops. */
  look(delay = 0): void {
    const { match } = this.game;
    for (const [seat, work] of this.works) {
      if (this.isAsked(seat, work)) continue;
      work.timer.cancel();
      this.works.delete(seat);
    }
    for (const seat of match.asked) if (match.isPlayedByBot(seat) && !this.works.has(seat)) this.begin(seat, delay);
  }
  private isAsked(seat: Seat, { asking }: Work): boolean {
    const { match, stopped } = this.game;
    return !stopped && match.asking === asking && match.asked.includes(seat) && match.isPlayedByBot(seat);
  }

  private begin(seat: Seat, delay: number): void {
    const { match, table } = this.game;
    const { bots, settings, time } = table.house;
    const task: Task = {
      save: save(match.positionOf(seat)!),
      seat,
      who: match.players[seat].level ?? table.config.level ?? 'normal',
      seed: unguessable(),
    };
    const wait = Math.max(delay, settings.botPace, bots.doneWithin);
    const work: Work = { asking: match.asking, task, keys: null, timer: time.after(wait, () => void this.answer(seat, work)) };
    this.works.set(seat, work);
    bots.answer(task).then(
      (keys) => {
        work.keys = keys;
      },
      (error: unknown) => {
        if (!this.game.stopped) table.note(error);
      },
    );
  }

  /** The time has come: what the bot has found, or anything that fits if it is still thinking. */
  private async answer(seat: Seat, work: Work): Promise<void> {
    const { game } = this;
    const { table } = game;
    let delay = 0;
    try {
      await table.inTurn(async () => {
        game.noteHands();
        if (!this.isAsked(seat, work)) return;
        const keys = work.keys ?? table.house.bots.anything(work.task);
        await game.perform({ kind: 'answer', seat, keys, auto: true }, game.clock?.hasRunOut(seat) ? 'clock' : 'bot');
      });
    } catch (error) {
      delay = AGAIN_AFTER;
      if (!game.stopped) table.note(error);
    } finally {
      if (this.works.get(seat) === work) this.works.delete(seat);
      if (!game.stopped) this.look(delay);
    }
  }
}

import { type Seat, save } from '@breakpoint/engine';
import { unguessable } from '../base/secrets.js';
import type { Timer } from '../base/time.js';
import type { Task } from '../bots/think.js';
import type { GameAtTable } from './game.js';

/** Milliseconds that a bot waits before it tries again after a failure, such as a failed write. */
const AGAIN_AFTER = 1000;

/** A bot's work on one decision. */
interface Thinking {
  /** The number of the question in the match. */
  asking: number;
  task: Task;
  /** The bot's answer; null while it is thinking. */
  keys: string[] | null;
  /** The time that it thought, with its wait for a thread. */
  seconds: number;
  timer: Timer;
}

/**
 * The bots of one game: they answer for every seat that is currently without a player. The time of a bot's answer is fixed before it
 * starts thinking, so that it does not reveal how hard the decision was.
 */
export class BotsAtTable {
  private readonly works = new Map<Seat, Thinking>();

  constructor(private readonly game: GameAtTable) {}

  get busy(): boolean {
    return this.works.size > 0;
  }
  stop(): void {
    for (const { timer } of this.works.values()) timer.cancel();
    this.works.clear();
  }

  /** Starts the bots of seats that have a decision, and stops those of seats that no longer have one. */
  look(delay = 0): void {
    const { match } = this.game;
    for (const [seat, work] of this.works) {
      if (this.isAsked(seat, work)) continue;
      work.timer.cancel();
      this.works.delete(seat);
    }
    for (const seat of match.asked) if (match.isPlayedByBot(seat) && !this.works.has(seat)) this.begin(seat, delay);
  }
  private isAsked(seat: Seat, { asking }: Thinking): boolean {
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
      documents: table.documents,
    };
    const { within, keys } = bots.begin(task, table.people.caller);
    const wait = Math.max(delay, settings.botPace, within);
    const work: Thinking = {
      asking: match.asking,
      task,
      keys: null,
      seconds: 0,
      timer: time.after(wait, () => void this.answer(seat, work)),
    };
    this.works.set(seat, work);
    const began = performance.now();
    keys.then(
      (found) => {
        work.keys = found;
        work.seconds = (performance.now() - began) / 1000;
      },
      (error: unknown) => {
        if (!this.game.stopped) table.note(error);
      },
    );
  }

  /** Called at the fixed time: gives the bot's answer, or a random one if the bot is still thinking. */
  private async answer(seat: Seat, work: Thinking): Promise<void> {
    const { game } = this;
    const { table } = game;
    let delay = 0;
    try {
      await table.inTurn(async () => {
        game.noteHands();
        if (!this.isAsked(seat, work)) return;
        // The metric changes only now, because the time until here reveals nothing.
        if (work.keys && !game.match.windowOpen) table.house.metrics.observe('bot_seconds', work.seconds);
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

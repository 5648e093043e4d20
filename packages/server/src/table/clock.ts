import type { Seat } from '@breakpoint/engine';
import type { Match, Windows } from '@breakpoint/match';
import type { Clock } from '@breakpoint/protocol';
import type { TimerRow } from '../store/schema.js';
import type { Store } from '../store/store.js';

const UNLIMITED = Number.MAX_SAFE_INTEGER;
const NOBODY = -1;
const DAY = 86_400_000;

/** At a table with a clock per turn, players who have not answered in an open window after this time pass. */
const LONGEST_OPEN_WINDOW = 30_000;

/**
 * Every player has a time limit for all their decisions in one turn, whoever's turn it is. It runs while they have a decision; when it
 * is used up, a bot answers for them until the turn is over. No clock runs while a window is open, because it would reveal who has a
 * decision; the row then has the end of the window. The clock is stored as a row, so it runs on while the process is down.
 */
export class TurnClock {
  private constructor(
    private readonly store: Store,
    private readonly tableId: string,
    /** The milliseconds for one turn; UNLIMITED: only windows are timed. */
    private readonly budget: number,
    /** The milliseconds that an open window may take. */
    private readonly openWindow: number,
    private row: TimerRow | null,
  ) {}

  /** The clock of a game; null if nothing is timed. `row`: what is stored about it. */
  static for(config: Clock, windows: Windows, store: Store, tableId: string, row: TimerRow | null = null): TurnClock | null {
    if (config.kind === 'none') return windows.kind === 'open' ? null : new TurnClock(store, tableId, UNLIMITED, UNLIMITED, row);
    if (config.kind === 'days') return new TurnClock(store, tableId, config.days * DAY, config.days * DAY, row);
    return new TurnClock(store, tableId, config.seconds * 1000, Math.min(config.seconds * 1000, LONGEST_OPEN_WINDOW), row);
  }
  private get left(): number[] {
    return this.row ? (JSON.parse(this.row.left_ms) as number[]) : [];
  }

  /** The time at which the current window ends at the latest; null if there is none. */
  windowEnds(match: Match): number | null {
    if (match.windowSince === null || match.due !== null) return match.due;
    return this.openWindow === UNLIMITED ? null : match.windowSince + this.openWindow;
  }

  /** Called after every answer: decides whose clock runs. */
  async follow(gameId: string, match: Match, now: number): Promise<void> {
    if (!match.isRunning) return;
    const { turn } = match.game.state;
    const { row } = this;
    const windowEnds = this.windowEnds(match);
    const seat = windowEnds === null ? (match.asked[0] ?? NOBODY) : NOBODY;
    const same = row !== null && row.game_id === gameId && row.turn === turn;
    if (same && row.seat === seat && (windowEnds === null || row.due === windowEnds)) return;
    let left = this.left;
    if (!same) left = match.players.map(() => this.budget);
    else if (row.seat !== NOBODY && this.budget !== UNLIMITED) left[row.seat] = Math.max(0, left[row.seat] - (now - row.since));
    // A clock that has run out is not due again, because bots are already answering.
    const ends = seat !== NOBODY && this.budget !== UNLIMITED && left[seat] > 0 ? now + left[seat] : UNLIMITED;
    await this.set({
      game_id: gameId,
      table_id: this.tableId,
      seat,
      due: windowEnds ?? ends,
      turn,
      left_ms: JSON.stringify(left),
      since: now,
    });
  }
  private async set(row: TimerRow): Promise<void> {
    await this.store.setTimer(row);
    this.row = row;
  }

  /** Called when the timer is due: this seat has no time left in this turn. */
  async expire(now: number): Promise<void> {
    if (!this.row || this.row.due > now || this.row.seat === NOBODY) return;
    const left = this.left;
    left[this.row.seat] = 0;
    await this.set({ ...this.row, due: UNLIMITED, left_ms: JSON.stringify(left), since: now });
  }

  hasRunOut(seat: Seat): boolean {
    return this.row !== null && this.row.seat === seat && this.left[seat] <= 0;
  }
  /** The seat whose clock runs, and the time at which it runs out. */
  get shown(): { seat: Seat; until: number } | null {
    if (!this.row || this.row.seat === NOBODY || this.budget === UNLIMITED) return null;
    return { seat: this.row.seat, until: this.row.since + this.left[this.row.seat] };
  }
}

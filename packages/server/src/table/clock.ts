import type { Seat } from '@breakpoint/engine';
import type { Clock as ClockConfig } from '@breakpoint/protocol';
import type { TimerRow } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { Match } from './match.js';

/**
 * Every player has a time for all their decisions of one turn, whoever's turn it is. It runs while they are asked; when it is
 * used up a bot answers for them until the turn is over. It is kept as a row: it runs on while the process doesn't.
 */
export class Clock {
  private row: TimerRow | null = null;

  private constructor(
    private readonly store: Store,
    private readonly tableId: string,
    private readonly budget: number,
  ) {}

  static for(config: ClockConfig, store: Store, tableId: string): Clock | null {
    if (config.kind === 'none') return null;
    return new Clock(store, tableId, config.kind === 'turn' ? config.seconds * 1000 : config.days * 86_400_000);
  }

  async load(gameId: string): Promise<void> {
    this.row = await this.store.timer(gameId);
  }
  private get left(): number[] {
    return this.row ? (JSON.parse(this.row.left_ms) as number[]) : [];
  }

  /** After every answer: whose clock runs now? */
  async follow(match: Match, now: number): Promise<void> {
    const { decision, state: s } = match.game;
    if (decision === null || match.result) return;
    const row = this.row;
    if (row && row.game_id === match.row.id && row.turn === s.turn && row.seat === decision.seat) return;
    let left = this.left;
    if (!row || row.game_id !== match.row.id || row.turn !== s.turn) left = match.players.map(() => this.budget);
    else left[row.seat] = Math.max(0, left[row.seat] - (now - row.since));
    await this.set(match, decision.seat, left, now);
  }
  private async set(match: Match, seat: Seat, left: number[], now: number): Promise<void> {
    // A clock that has run out is not due again: bots are answering already.
    const due = left[seat] > 0 ? now + left[seat] : Number.MAX_SAFE_INTEGER;
    this.row = {
      game_id: match.row.id,
      table_id: this.tableId,
      seat,
      due,
      turn: match.game.state.turn,
      left_ms: JSON.stringify(left),
      since: now,
    };
    await this.store.setTimer(this.row);
  }

  /** The timer is due: from now on this seat has no time left in this turn. */
  async expire(match: Match, now: number): Promise<void> {
    if (!this.row || this.row.due > now) return;
    const left = this.left;
    left[this.row.seat] = 0;
    await this.set(match, this.row.seat, left, now);
  }

  hasRunOut(seat: Seat): boolean {
    return this.row !== null && this.row.seat === seat && this.left[seat] <= 0;
  }
  /** Whose clock runs, and for how long still. */
  shown(now: number): { seat: Seat; left: number } | null {
    if (!this.row) return null;
    return { seat: this.row.seat, left: Math.max(0, this.left[this.row.seat] - (now - this.row.since)) };
  }
}

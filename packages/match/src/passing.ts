import type { Seat } from '@breakpoint/engine';
import type { Answer } from './inputs.js';

/** For each seat that passes: the turn in which it began, and whether the match has yet to pass for it. */
export type KeptPassing = [seat: Seat, turn: number, isFresh: boolean][];

/** The seats that pass in all windows until their next turn. */
export class Passing {
  /** For each seat, the turn in which it began; absent if it does not pass. */
  private readonly since = new Map<Seat, number>();
  /** Seats for which the match has not passed yet. */
  private readonly fresh = new Set<Seat>();

  get kept(): KeptPassing {
    return [...this.since].map(([seat, turn]) => [seat, turn, this.fresh.has(seat)]);
  }
  resume(kept: KeptPassing): void {
    for (const [seat, turn, isFresh] of kept) {
      this.since.set(seat, turn);
      if (isFresh) this.fresh.add(seat);
    }
  }
  begin(seat: Seat, turn: number): void {
    this.since.set(seat, turn);
    this.fresh.add(seat);
  }
  end(seat: Seat): void {
    this.since.delete(seat);
    this.fresh.delete(seat);
  }
  /** Would this seat pass at some earlier or later moment? */
  has(seat: Seat): boolean {
    return this.since.has(seat);
  }
  /** Does it pass now? `lastTurn`: the seat's last turn so far. */
  isPassing(seat: Seat, lastTurn: number): boolean {
    const since = this.since.get(seat);
    return since !== undefined && since >= lastTurn;
  }
  /**
   * Did the player give this answer, or (undefined) this pass? The first pass after the player began to pass counts as given, because
   * that is what an undo has to take back; those that follow do not.
   */
  isOwn(seat: Seat, given: Answer | undefined): boolean {
    const isFirst = this.fresh.delete(seat);
    return given === undefined ? isFirst : !given.auto;
  }
}

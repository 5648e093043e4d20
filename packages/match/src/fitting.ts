import { type Game, type Reason, type Seat, verify } from '@breakpoint/engine';

/** Verifies answers. A host asks before it gives an answer; then it is not verified a second time. */
export class Fitting {
  private last: { seat: Seat; keys: readonly string[]; asking: number } | null = null;

  /** The reason why this seat can't give this answer to the question with this number; null if it can. */
  reasonAgainst(game: Game, asking: number, seat: Seat, keys: readonly string[]): Reason | null {
    const { last } = this;
    if (last !== null && last.keys === keys && last.seat === seat && last.asking === asking) return null;
    const reason = verify(game, seat, keys);
    if (reason === null) this.last = { seat, keys, asking };
    return reason;
  }
}

import type { Seat } from '@breakpoint/engine';
import type { Input, Vote as VoteView } from '@breakpoint/match';

/** A request that all voters must agree to. */
export class Vote {
  constructor(
    readonly kind: VoteView['kind'],
    readonly by: Seat,
    /** The seats that must agree; they change as people come and go. */
    private readonly voters: () => Seat[],
    readonly seat?: Seat,
    /** The input that is performed once all have agreed. */
    readonly input?: Input,
    private readonly agreed: readonly Seat[] = [by],
  ) {}

  /** The same vote with the agreement of this seat added. */
  agreedBy(seat: Seat): Vote {
    const { kind, by, voters, seat: about, input, agreed } = this;
    return new Vote(kind, by, voters, about, input, agreed.includes(seat) ? agreed : [...agreed, seat]);
  }
  mayVote(seat: Seat): boolean {
    return this.voters().includes(seat);
  }
  get missing(): Seat[] {
    return this.voters().filter((seat) => !this.agreed.includes(seat));
  }
  get view(): VoteView {
    return {
      kind: this.kind,
      by: this.by,
      ...(this.seat !== undefined && { seat: this.seat }),
      agreed: [...this.agreed],
      missing: this.missing,
    };
  }
}

import type { Seat, View } from '@breakpoint/engine';
import { historyFor, type Match, type TableState, updateFor, viewFor, viewsFor } from '@breakpoint/match';
import type { Numbered } from '@breakpoint/protocol';

/** Somebody who listens: a socket. */
export interface Peer {
  send(text: string): void;
  close(code: number, why: string): void;
}

/** What a stream has to ask the table. */
export interface Surroundings {
  stateFor(stream: Stream): TableState;
  /** How many messages are kept for those who come back. */
  kept: number;
  seatOf(stream: Stream): Seat;
}

/** Characters that are kept for those who come back: whoever missed more begins anew. */
const MOST_KEPT = 1_000_000;

type Unnumbered<T> = T extends unknown ? Omit<T, 'seq'> : never;

/** What one seat, or all who watch, are told: numbered messages. */
export class Stream {
  readonly peers = new Set<Peer>();
  private seq = 0;
  private readonly keptFrom: { seq: number; text: string }[] = [];
  private keptLength = 0;

  constructor(
    /** The hash of the seat's secret; null: those who watch. */
    public hash: string | null,
    private readonly around: Surroundings,
  ) {}

  get seat(): Seat {
    return this.around.seatOf(this);
  }

  tell(message: Unnumbered<Numbered>): void {
    const text = JSON.stringify({ ...message, seq: ++this.seq });
    this.keptFrom.push({ seq: this.seq, text });
    this.keptLength += text.length;
    while (this.keptFrom.length > this.around.kept || this.keptLength > MOST_KEPT) this.keptLength -= this.keptFrom.shift()!.text.length;
    for (const peer of this.peers) peer.send(text);
  }

  /** What a returning peer missed; null if not all of it is still here. */
  missedSince(last: number): string[] | null {
    if (last > this.seq || last < this.seq - this.keptFrom.length) return null;
    return this.keptFrom.filter((m) => m.seq > last).map((m) => m.text);
  }
  /** For a peer who begins: it counts on from here. */
  text(message: Unnumbered<Numbered>): string {
    return JSON.stringify({ ...message, seq: this.seq });
  }

  /** The present moment of the match. */
  update(match: Match, view: View): Unnumbered<Numbered> {
    return { type: 'update', state: this.around.stateFor(this), update: updateFor(match, this.seat, view) };
  }
  state(): Unnumbered<Numbered> {
    return { type: 'state', state: this.around.stateFor(this) };
  }
  /** Everything so far, as this seat may know it. */
  snapshot(match: Match, why: 'arrival' | 'undo'): Unnumbered<Numbered> {
    const { seat } = this;
    return {
      type: 'snapshot',
      state: this.around.stateFor(this),
      update: updateFor(match, seat, viewFor(match, seat)),
      events: historyFor(match, seat),
      why,
    };
  }
}

/** Tells everybody the present moment; what all of them see alike is made once. */
export function tellMoment(streams: readonly Stream[], match: Match): void {
  const views = viewsFor(
    match,
    streams.map((s) => s.seat),
  );
  const messages = streams.map((stream, i) => stream.update(match, views[i]));
  streams.forEach((stream, i) => {
    stream.tell(messages[i]);
  });
}

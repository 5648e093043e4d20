import { type EventView, type Seat, type ViewParts, wholeView } from '@breakpoint/engine';
import { historyFor, type Match, newEventsFor, updateFor, viewPartsFor } from '@breakpoint/match';
import type { LobbyView, Numbered, Said } from '@breakpoint/protocol';
import { Changes, type Held } from './changes.js';
import { type OwnState, type PublicState, type StateParts, wholeState } from './states.js';

/** Somebody who listens: a socket. */
export interface Peer {
  send(text: string): void;
  close(code: number, why: string): void;
}

/** What a stream has to ask the table. */
export interface Surroundings {
  /** What of the table's state everybody is told alike, and what only this stream is told. */
  publicState(last?: PublicState): PublicState;
  ownState(stream: Stream, last?: OwnState): OwnState;
  /** How many messages are kept for those who come back. */
  kept: number;
  seatOf(stream: Stream): Seat;
}

/** Characters that are kept for those who come back: whoever missed more begins anew. */
const MOST_KEPT = 6_000;

type Unnumbered<T> = T extends unknown ? Omit<T, 'seq'> : never;
type Message = Unnumbered<Numbered>;

/**
 * What one seat, or all who watch, are told: numbered messages. All who listen hold the same view and the same state of the
 * table, so that they are told only what has changed in them.
 */
export class Stream {
  readonly peers = new Set<Peer>();
  private seq = 0;
  private readonly keptFrom: { seq: number; text: string }[] = [];
  private keptLength = 0;
  /** What all who listen hold; null if nobody holds anything. */
  held: Held | null = null;

  constructor(
    /** The hash of the seat's secret; null: those who watch. */
    public hash: string | null,
    private readonly around: Surroundings,
  ) {}

  get seat(): Seat {
    return this.around.seatOf(this);
  }
  /** Is what it is told of any use? Whoever plays may come back to it; those who watch begin anew. */
  get isHeard(): boolean {
    return this.peers.size > 0 || (this.hash !== null && this.held !== null);
  }

  private tell(message: Message): void {
    this.send(JSON.stringify({ ...message, seq: ++this.seq }));
  }
  private send(text: string): void {
    this.keptFrom.push({ seq: this.seq, text });
    this.keptLength += text.length;
    while (this.keptFrom.length > this.around.kept || this.keptLength > MOST_KEPT) this.keptLength -= this.keptFrom.shift()!.text.length;
    for (const peer of this.peers) peer.send(text);
  }
  /** Nobody hears what is told now: whoever comes begins anew. */
  skip(): void {
    this.seq++;
    this.keptFrom.length = 0;
    this.keptLength = 0;
    this.held = null;
  }

  /** What a returning peer missed; null if not all of it is still here. */
  missedSince(last: number): string[] | null {
    if (last > this.seq || last < this.seq - this.keptFrom.length) return null;
    return this.keptFrom.filter((m) => m.seq > last).map((m) => m.text);
  }

  tellSaid(said: Said): void {
    if (this.isHeard) this.tell({ type: 'said', said });
    else this.skip();
  }
  tellLobby(lobby: LobbyView): void {
    this.tell({ type: 'lobby', lobby });
  }
  /** For a peer who begins: it counts on from here. */
  lobbyText(lobby: LobbyView): string {
    return JSON.stringify({ type: 'lobby', lobby, seq: this.seq });
  }

  private state(alike = this.around.publicState(this.held?.state.alike)): StateParts {
    return { alike, own: this.around.ownState(this, this.held?.state.own) };
  }
  /** What is true beside the position, if it has changed. */
  tellState(alike?: PublicState, changes = new Changes()): void {
    if (!this.isHeard || this.held === null) return;
    const state = this.state(alike);
    const change = changes.ofState(this.held.state, state);
    if (change === null) return;
    this.held.state = state;
    this.send(`{"type":"state","state":${change},"seq":${++this.seq}}`);
  }

  /** What would tell the present moment; nothing is told yet. */
  prepared(match: Match, moment: Told, alike: PublicState, changes: Changes): () => void {
    const { held } = this;
    if (held === null) return this.preparedAnew(match, 'arrival');
    const { parts, events } = moment;
    const state = this.state(alike);
    let text = `{"type":"update","n":${match.n},"by":${match.past[match.n].by},"view":${changes.of(held.parts.common, parts.common)}`;
    const own = changes.ofOwn(held.parts.own, parts.own);
    if (own !== null) text += `,"own":${own}`;
    const change = changes.ofState(held.state, state);
    if (change !== null) text += `,"state":${change}`;
    text += `,"events":${changes.events(events)},"seq":`;
    return () => {
      this.held = { parts, state };
      this.send(`${text}${++this.seq}}`);
    };
  }
  /** What would tell everything so far, as this seat may know it. */
  preparedAnew(match: Match, why: 'arrival' | 'undo'): () => void {
    if (this.hash === null && this.peers.size === 0) return () => this.skip();
    const { held, message } = this.snapshot(match, why, undefined);
    return () => {
      this.held = held;
      this.tell(message);
    };
  }
  /** For a peer who begins: everything so far, which is what all others of this stream hold. */
  snapshotText(match: Match): string {
    const { held, message } = this.snapshot(match, 'arrival', this.held?.parts);
    if (this.held === null) {
      this.skip();
      this.held = held;
    } else if (held.parts.common !== this.held.parts.common || new Changes().ofOwn(this.held.parts.own, held.parts.own) !== null) {
      this.held = held;
      this.tell(message);
    } else this.tellState();
    return JSON.stringify({ ...message, seq: this.seq });
  }
  private snapshot(match: Match, why: 'arrival' | 'undo', last: ViewParts | undefined) {
    const { seat } = this;
    const [parts] = viewPartsFor(match, [seat], [last]);
    const state = this.state();
    const update = updateFor(match, seat, wholeView(parts));
    const message = { type: 'snapshot' as const, state: wholeState(state), update, events: historyFor(match, seat), why };
    return { held: { parts, state }, message };
  }
}

/** A moment, as one stream is told of it. */
interface Told {
  parts: ViewParts;
  events: EventView[];
}

/** Tells everybody everything so far; or nobody anything, if it can't be told to one of them. */
export function tellAnew(streams: readonly Stream[], match: Match, why: 'arrival' | 'undo'): void {
  for (const tell of streams.map((stream) => stream.preparedAnew(match, why))) tell();
}

/** Tells everybody the present moment, or nobody; what all of them see alike is made, compared and written once. */
export function tellMoment(around: Surroundings, streams: readonly Stream[], match: Match): void {
  const heard = streams.filter((s) => s.isHeard);
  const seats = heard.map((s) => s.seat);
  const parts = viewPartsFor(
    match,
    seats,
    heard.map((s) => s.held?.parts),
  );
  const events = newEventsFor(match, seats);
  const alike = around.publicState(heard.find((s) => s.held !== null)?.held?.state.alike);
  const changes = new Changes();
  const tells = heard.map((stream, i) => stream.prepared(match, { parts: parts[i], events: events[i] }, alike, changes));
  for (const stream of streams) if (!stream.isHeard) stream.skip();
  for (const tell of tells) tell();
}

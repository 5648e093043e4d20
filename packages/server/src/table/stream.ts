import type { EventView, Seat, View } from '@breakpoint/engine';
import {
  type Change,
  difference,
  type Found,
  historyFor,
  type Match,
  type TableState,
  type Update,
  updateFor,
  updatesFor,
  viewFor,
} from '@breakpoint/match';
import type { LobbyView, Numbered, Said, UpdateMessage } from '@breakpoint/protocol';
import type { PublicState } from './playing.js';

/** Somebody who listens: a socket. */
export interface Peer {
  send(text: string): void;
  close(code: number, why: string): void;
}

/** What a stream has to ask the table. */
export interface Surroundings {
  stateFor(stream: Stream, alike?: PublicState): TableState;
  /** What of it everybody is told alike. */
  publicState(): PublicState;
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
  private held: { view: View; state: TableState } | null = null;

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
  private send(message: string, events?: string): void {
    const text = events === undefined ? message : `${message.slice(0, -1)},"events":${events}}`;
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

  /** What is true beside the position, if it has changed. */
  tellState(alike?: PublicState): void {
    if (!this.isHeard || this.held === null) return;
    const state = this.around.stateFor(this, alike);
    const change = difference(this.held.state, state);
    if (change === null) return;
    this.held.state = state;
    this.tell({ type: 'state', state: change });
  }

  /** What would tell the present moment; nothing is told yet. */
  prepared(match: Match, { n, by, view, events }: Update, alike: PublicState, found: Found, texts: Texts): () => void {
    const { held } = this;
    if (held === null) return this.preparedAnew(match, 'arrival');
    const state = this.around.stateFor(this, alike);
    const message: Omit<UpdateMessage, 'events'> = { type: 'update', n, by, view: difference(held.view, view, found) };
    const change: Change | null = difference(held.state, state, found);
    if (change !== null) message.state = change;
    return () => {
      this.held = { view, state };
      this.send(JSON.stringify({ ...message, seq: ++this.seq }), texts.of(events));
    };
  }
  /** What would tell everything so far, as this seat may know it. */
  preparedAnew(match: Match, why: 'arrival' | 'undo'): () => void {
    if (this.hash === null && this.peers.size === 0) return () => this.skip();
    const message = this.snapshot(match, why);
    return () => {
      this.held = { view: message.update.view, state: message.state };
      this.tell(message);
    };
  }
  /** For a peer who begins: everything so far, which is what all others of this stream hold. */
  snapshotText(match: Match): string {
    const message = this.snapshot(match, 'arrival');
    const { held } = this;
    if (held === null) {
      this.skip();
      this.held = { view: message.update.view, state: message.state };
    } else if (difference(held.view, message.update.view) !== null) {
      this.held = { view: message.update.view, state: message.state };
      this.tell(message);
    } else this.tellState();
    return JSON.stringify({ ...message, seq: this.seq });
  }
  private snapshot(match: Match, why: 'arrival' | 'undo') {
    const { seat } = this;
    const update = updateFor(match, seat, viewFor(match, seat));
    return { type: 'snapshot' as const, state: this.around.stateFor(this), update, events: historyFor(match, seat), why };
  }
}

/** Lists of events as JSON; those that several streams are told are made once. */
class Texts {
  private readonly made = new Map<readonly EventView[], string>();

  of(events: readonly EventView[]): string {
    let text = this.made.get(events);
    if (text === undefined) {
      text = JSON.stringify(events);
      this.made.set(events, text);
    }
    return text;
  }
}

/** Tells everybody everything so far; or nobody anything, if it can't be told to one of them. */
export function tellAnew(streams: readonly Stream[], match: Match, why: 'arrival' | 'undo'): void {
  for (const tell of streams.map((stream) => stream.preparedAnew(match, why))) tell();
}

/** Tells everybody the present moment, or nobody; what all of them see alike is made and compared once. */
export function tellMoment(around: Surroundings, streams: readonly Stream[], match: Match): void {
  const heard = streams.filter((s) => s.isHeard);
  const updates = updatesFor(
    match,
    heard.map((s) => s.seat),
  );
  const alike = around.publicState();
  const found: Found = new Map();
  const texts = new Texts();
  const tells = heard.map((stream, i) => stream.prepared(match, updates[i], alike, found, texts));
  for (const stream of streams) if (!stream.isHeard) stream.skip();
  for (const tell of tells) tell();
}

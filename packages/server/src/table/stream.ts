import { type EventView, type Seat, type ViewParts, wholeView } from '@breakpoint/engine';
import { beatsFor, historyFor, type Match, newEventsFor, updateFor, viewPartsFor } from '@breakpoint/match';
import type { LobbyView, Numbered, Said } from '@breakpoint/protocol';
import { slices } from '../base/time.js';
import { type BeatTold, Changes, type LastTold } from './changes.js';
import { type OwnState, type PublicState, type StateParts, wholeState } from './states.js';

/** A listener of a stream: a socket. */
export interface Peer {
  /** The network address of the socket. */
  readonly address: string;
  /** Sends a text; to one of many listeners perhaps a moment later, together with what follows. */
  send(text: string, inCrowd?: boolean): void;
  close(code: number, why: string): void;
}

/** What a stream needs from the table. */
export interface Surroundings {
  /** The part of the table's state that is the same for everybody, and this stream's part. */
  publicState(last?: PublicState): PublicState;
  ownState(stream: Stream, last?: OwnState): OwnState;
  /** The number of messages that are kept for clients that reconnect. */
  kept: number;
  seatOf(stream: Stream): Seat;
}

/** The number of characters that are kept for clients that reconnect; a client that missed more gets the whole state. */
const MOST_KEPT = 6_000;

/** More listeners than this are a crowd. */
const CROWD = 30;

type Unnumbered<T> = T extends unknown ? Omit<T, 'seq'> : never;
type Message = Unnumbered<Numbered>;

/**
 * The numbered messages to one seat, or to all spectators. All listeners have the same view and the same state of the table, so they
 * get only the differences.
 */
export class Stream {
  readonly peers = new Set<Peer>();
  private seq = 0;
  private readonly keptFrom: { seq: number; head: string; rest: string }[] = [];
  private keptLength = 0;
  /** The view and state that all listeners have; null if there are none. */
  held: LastTold | null = null;

  constructor(
    /** The hash of the seat's secret; null for spectators. */
    public hash: string | null,
    private readonly around: Surroundings,
  ) {}

  get seat(): Seat {
    return this.around.seatOf(this);
  }
  /** Do messages to this stream have a use? A player may reconnect and need them; a spectator gets the whole state. */
  get isHeard(): boolean {
    return this.peers.size > 0 || (this.hash !== null && this.held !== null);
  }

  private tell(message: Message): void {
    this.send(JSON.stringify({ ...message, seq: ++this.seq }));
  }
  /** The beginning of a message may be one text for several streams: then it is kept once. */
  private send(head: string, rest = ''): void {
    this.keptFrom.push({ seq: this.seq, head, rest });
    this.keptLength += head.length + rest.length;
    while (this.keptFrom.length > this.around.kept || this.keptLength > MOST_KEPT) {
      const dropped = this.keptFrom.shift()!;
      this.keptLength -= dropped.head.length + dropped.rest.length;
    }
    if (this.peers.size === 0) return;
    const text = head + rest;
    const inCrowd = this.peers.size > CROWD;
    for (const peer of this.peers) peer.send(text, inCrowd);
  }
  /** Skips a message that nobody would get: the next client gets the whole state. */
  skip(): void {
    this.seq++;
    this.keptFrom.length = 0;
    this.keptLength = 0;
    this.held = null;
  }

  /** The messages that a reconnecting peer missed; null if some are no longer kept. */
  missedSince(last: number): string[] | null {
    if (last > this.seq || last < this.seq - this.keptFrom.length) return null;
    return this.keptFrom.filter((m) => m.seq > last).map((m) => m.head + m.rest);
  }

  tellSaid(said: Said): void {
    if (this.isHeard) this.tell({ type: 'said', said });
    else this.skip();
  }
  tellLobby(lobby: LobbyView): void {
    this.tell({ type: 'lobby', lobby });
  }
  /** The lobby for a new peer, which counts messages from here on. */
  lobbyText(lobby: LobbyView): string {
    return JSON.stringify({ type: 'lobby', lobby, seq: this.seq });
  }

  private state(alike = this.around.publicState(this.held?.state.alike)): StateParts {
    return { alike, own: this.around.ownState(this, this.held?.state.own) };
  }
  /** Sends the state of the table, if it has changed. */
  tellState(alike?: PublicState, changes = new Changes()): void {
    if (!this.isHeard || this.held === null) return;
    const state = this.state(alike);
    const change = changes.ofState(this.held.state, state);
    if (change === null) return;
    this.held.state = state;
    this.send(`{"type":"state","state":${change},"seq":${++this.seq}}`);
  }

  /** Prepares the message for the current moment; the returned function sends it. */
  prepared(match: Match, moment: Told, alike: PublicState, changes: Changes): () => void {
    const { held } = this;
    if (held === null) return this.preparedAnew(match, moment.parts, alike, 'arrival');
    const { parts, events, beats } = moment;
    const state = this.state(alike);
    const before = beats.at(-1)?.parts ?? held.parts;
    const head = changes.head(match, held.parts.common, parts.common, events, beats);
    const between = changes.ofOwnBeats(held.parts.own, beats);
    const own = changes.ofOwn(before.own, parts.own);
    const change = changes.ofState(held.state, state);
    return () => {
      this.held = { parts, state };
      const ownBeats = between === null ? '' : `,"ownBeats":${between}`;
      this.send(
        head,
        `${ownBeats}${own === null ? '' : `,"own":${own}`}${change === null ? '' : `,"state":${change}`},"seq":${++this.seq}}`,
      );
    };
  }
  /** Prepares a snapshot with everything so far, as far as this seat may know it; the returned function sends it. */
  preparedAnew(match: Match, parts: ViewParts, alike: PublicState, why: 'arrival' | 'undo'): () => void {
    const { held, message } = this.snapshot(match, parts, alike, why);
    return () => {
      this.held = held;
      this.tell(message);
    };
  }
  /** The snapshot for a new peer, with the same view as all others of this stream have. */
  snapshotText(match: Match): string {
    const [parts] = viewPartsFor(match, [this.seat], [this.held?.parts]);
    const { held, message } = this.snapshot(match, parts, this.around.publicState(this.held?.state.alike), 'arrival');
    if (this.held === null) {
      this.skip();
      this.held = held;
    } else if (held.parts.common !== this.held.parts.common || new Changes().ofOwn(this.held.parts.own, held.parts.own) !== null) {
      this.held = held;
      this.tell(message);
    } else this.tellState();
    return JSON.stringify({ ...message, seq: this.seq });
  }
  private snapshot(match: Match, parts: ViewParts, alike: PublicState, why: 'arrival' | 'undo') {
    const { seat } = this;
    const state = this.state(alike);
    const update = updateFor(match, seat, wholeView(parts));
    const from = lastPage(match);
    const events = historyFor(match, seat, from);
    const message = { type: 'snapshot' as const, state: wholeState(state), update, events, ...(from > 0 && { from }), why };
    return { held: { parts, state }, message };
  }
}

/** The number of moments in a page of the history. */
const PAGE = 200;
/** The first moment of the last page, which is part of the snapshot. Who is there already has the pages before it. */
const lastPage = ({ past }: Match): number => Math.max(0, past.length - PAGE);

/** The pages of the history before the last one, for a new peer. They take long to make, so that others get their turn in between. */
export async function earlierPages(match: Match, seat: Seat): Promise<string[]> {
  const pages: string[] = [];
  const pause = slices();
  const end = lastPage(match);
  for (let from = 0; from < end; from += PAGE) {
    const paused = pause();
    if (paused !== null) await paused;
    pages.push(JSON.stringify({ type: 'history', from, events: historyFor(match, seat, from, Math.min(end, from + PAGE)) }));
  }
  return pages;
}

/** A moment, as one stream gets it. */
interface Told {
  parts: ViewParts;
  events: EventView[];
  beats: BeatTold[];
}

/** Sends a snapshot to everybody; or to nobody, if it cannot be made for one of them. */
export function tellAnew(around: Surroundings, streams: readonly Stream[], match: Match, why: 'arrival' | 'undo'): void {
  // Spectators who come later get a snapshot of their own.
  const isTold = (s: Stream): boolean => s.hash !== null || s.peers.size > 0;
  const told = streams.filter(isTold);
  const parts = viewPartsFor(
    match,
    told.map((s) => s.seat),
  );
  const alike = around.publicState(told.find((s) => s.held !== null)?.held?.state.alike);
  const tells = told.map((stream, i) => stream.preparedAnew(match, parts[i], alike, why));
  for (const stream of streams) if (!isTold(stream)) stream.skip();
  for (const tell of tells) tell();
}

/** Sends the current moment to everybody, or to nobody. The parts that are the same for all are made, compared and serialized only once. */
export function tellMoment(around: Surroundings, streams: readonly Stream[], match: Match): void {
  const heard = streams.filter((s) => s.isHeard);
  const seats = heard.map((s) => s.seat);
  const held = heard.map((s) => s.held?.parts);
  const { events, beats } = newEventsFor(match, seats);
  const between = beatsFor(match, seats, beats, held);
  const parts = viewPartsFor(match, seats, between.at(-1)?.parts ?? held);
  const alike = around.publicState(heard.find((s) => s.held !== null)?.held?.state.alike);
  const changes = new Changes();
  const tells = heard.map((stream, i) => {
    const seen = between.filter(({ after }) => after[i] >= 0).map(({ after, parts: all }) => ({ after: after[i], parts: all[i] }));
    return stream.prepared(match, { parts: parts[i], events: events[i], beats: seen }, alike, changes);
  });
  for (const stream of streams) if (!stream.isHeard) stream.skip();
  for (const tell of tells) tell();
}

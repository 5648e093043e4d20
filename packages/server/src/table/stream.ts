import { type EventView, eventView, type Seat, type View, viewOf } from '@breakpoint/engine';
import type { Numbered, OnlineState } from '@breakpoint/protocol';
import { isMasked, type Match } from './match.js';

/** Somebody who listens: a socket. */
export interface Peer {
  send(text: string): void;
  close(code: number, why: string): void;
}

/** What a stream has to ask the table. */
export interface Surroundings {
  stateFor(stream: Stream): OnlineState;
  /** How many messages are kept for those who come back. */
  kept: number;
  seatOf(stream: Stream): Seat;
}

interface Waiting {
  /** Of which answer. */
  index: number;
  by: Seat;
  view: View;
  events: EventView[];
}

/** Characters that are kept for those who come back: whoever missed more begins anew. */
const MOST_KEPT = 1_000_000;

type Unnumbered<T> = T extends unknown ? Omit<T, 'seq'> : never;

/**
 * What one seat, or all who watch, are told: numbered messages. Between an answer and its publication lies the masked time:
 * whether somebody is asked in a window, or nobody could be, the others see the same.
 */
export class Stream {
  readonly peers = new Set<Peer>();
  private seq = 0;
  private readonly keptFrom: { seq: number; text: string }[] = [];
  private keptLength = 0;
  /** What was published last. */
  private shown: { index: number; n: number; by: Seat; view: View } | null = null;
  private waiting: Waiting[] = [];
  private held = false;
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** The hash of the seat's secret; null: those who watch. */
    readonly hash: string | null,
    private readonly around: Surroundings,
  ) {}

  get seat(): Seat {
    return this.around.seatOf(this);
  }
  /** Something is being kept back: Specials may be played. */
  get windowOpen(): boolean {
    return this.waiting.length > 0;
  }
  /** When what is kept back now will be published at the earliest. */
  get openUntil(): number {
    return this.waiting.length > 0 ? this.until : 0;
  }
  /** The number of the decision that this stream has been shown; -1 while something is kept back. */
  get number(): number {
    return this.shown && this.waiting.length === 0 ? this.shown.n : -1;
  }

  /** What is shown. */
  get view(): View | null {
    return this.shown?.view ?? null;
  }

  // ---- numbered messages -------------------------------------------------------------------------------------------

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

  // ---- the game ----------------------------------------------------------------------------------------------------

  /** Begins with this game as it stands: what is kept back at this moment stays so. */
  begin(match: Match): void {
    this.stop();
    const { seat } = this;
    const last = match.past.length - 1;
    let index = last;
    if (isMasked(match.game.decision) && match.game.decision!.seat !== seat) {
      index--;
      while (index > 0 && isSilent(match, index + 1, seat)) index--;
    }
    // The beginning itself has no window.
    index = Math.max(index, 0);
    const game = index === last ? match.game : match.at(index);
    const n = groupsOf(match, seat, index).length - 1;
    this.shown = { index, n, by: match.past[index].by, view: numbered(viewFor(game, seat), n) };
    for (let i = index + 1; i <= last; i++) this.add(match, i, i === last ? match.game : match.at(i));
    this.held = this.waiting.length > 0;
  }

  /** The answer with this index has just been applied; `wait` if a window went by in which others might have acted. */
  follow(match: Match, index: number, wait: number): void {
    const wasOpen = this.waiting.length > 0;
    this.add(match, index, match.game);
    this.held = isMasked(match.game.decision) && match.game.decision!.seat !== this.seat;
    if (wait > 0) this.until = Math.max(this.until, Date.now() + wait);
    this.release();
    // Told once for each window: a message for every pass would count those who were asked.
    if (this.waiting.length > 0 && !wasOpen) this.tell({ type: 'state', state: this.around.stateFor(this) });
  }

  private add(match: Match, index: number, game: Match['game']): void {
    const { seat } = this;
    const past = match.past[index];
    const view = viewFor(game, seat);
    const last = this.waiting[this.waiting.length - 1];
    if (last && isSilent(match, index, seat)) {
      last.events.push(...eventsFor(match, index, seat));
      last.index = index;
      last.view = view;
    } else this.waiting.push({ index, by: past.by, view, events: eventsFor(match, index, seat) });
  }

  private release(): void {
    clearTimeout(this.timer);
    // Something that all may see came after them: no reason to keep them any longer.
    while (this.waiting.length > 1) this.publish();
    if (this.waiting.length === 0 || this.held) return;
    const wait = this.until - Date.now();
    if (wait > 0) this.timer = setTimeout(() => this.release(), wait);
    else this.publish();
  }
  private publish(): void {
    const { index, by, view, events } = this.waiting.shift()!;
    const n = (this.shown?.n ?? -1) + 1;
    this.shown = { index, n, by, view: numbered(view, n) };
    this.tell({ type: 'update', state: this.around.stateFor(this), update: { n, by, view: this.shown.view, events } });
  }

  /** Everything so far, as this seat may know it. */
  snapshot(match: Match, why: 'arrival' | 'undo'): Unnumbered<Extract<Numbered, { type: 'snapshot' }>> {
    const { index, n, by, view } = this.shown!;
    const events = groupsOf(match, this.seat, index);
    return { type: 'snapshot', state: this.around.stateFor(this), update: { n, by, view, events: events[n] }, events, why };
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.held = false;
    this.until = 0;
  }
}

/** A pass in a window, by somebody else: it is not told, or one would know who was asked. */
const isSilent = (match: Match, index: number, seat: Seat): boolean => {
  const p = match.past[index];
  return p.masked && p.keys.length === 0 && p.by !== seat;
};

function eventsFor(match: Match, index: number, seat: Seat): EventView[] {
  const { events } = match.past[index];
  const told = isSilent(match, index, seat) ? events.filter((e) => e.kind !== 'passed') : events;
  return told.map((e) => eventView(match.game, e, seat));
}

/** The events of each answer that this seat knows of. */
function groupsOf(match: Match, seat: Seat, upTo: number): EventView[][] {
  const groups: EventView[][] = [];
  for (let i = 0; i <= upTo; i++) {
    const events = eventsFor(match, i, seat);
    if (i > 0 && isSilent(match, i, seat)) groups[groups.length - 1].push(...events);
    else groups.push(events);
  }
  return groups;
}

/** A seat's view; of a question in a window that is another's it only says that there is one. */
export function viewFor(game: Match['game'], seat: Seat): View {
  const view = viewOf(game, seat);
  if (view.decision && isMasked(game.decision) && game.decision!.seat !== seat) {
    view.decision = {
      number: 0,
      seat: -1,
      prompt: view.decision.prompt,
      source: null,
      about: null,
      other: null,
      options: null,
      least: 0,
      most: 0,
      optional: false,
      quiet: true,
    };
  }
  return view;
}

/** Counts decisions as this seat does. */
function numbered(view: View, n: number): View {
  if (view.decision) view.decision.number = n;
  return view;
}

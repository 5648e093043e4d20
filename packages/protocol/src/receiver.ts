import type { EventView, View } from '@breakpoint/engine';
import { changed, type SessionMessage, type TableState } from '@breakpoint/match';
import type { LobbyView, Numbered, Said } from './server.js';

/** A numbered message with whole views and states instead of differences. */
export type Whole = { seq: number } & ({ type: 'lobby'; lobby: LobbyView } | SessionMessage | { type: 'said'; said: Said });

/** The client's end of the stream: it keeps the last view and state, and applies the differences that arrive. */
export class Receiver {
  /** The number of the last message, for a reconnect. */
  last: number | undefined;
  private held: { view: View; state: TableState } | null = null;
  /** The events of each moment so far. */
  private past: EventView[][] = [];

  /** Forgets everything: the next message must have a whole view. */
  clear(): void {
    this.last = undefined;
    this.held = null;
    this.past = [];
  }

  /** Takes a page of the history, which comes before its snapshot. */
  takeHistory({ from, events }: { from: number; events: EventView[][] }): void {
    // A client that left out some pages has no events for their moments.
    const before = Array.from({ length: from }, (_, i) => this.past[i] ?? []);
    this.past = [...before, ...events];
  }

  /** Null if the message does not follow the last one. Then the client must send `hello` again, without `epoch` and `last`. */
  take(message: Numbered): Whole | null {
    const { seq } = message;
    const follows = this.held !== null && this.last !== undefined && seq === this.last + 1;
    if ((message.type === 'update' || message.type === 'state') && !follows) return null;
    if (message.type === 'said' && this.held !== null && !follows) return null;
    this.last = seq;
    if (message.type === 'lobby' || message.type === 'said') return message;
    if (message.type === 'snapshot') {
      const { from = 0, ...snapshot } = message;
      this.takeHistory({ from, events: message.events });
      this.held = { view: message.update.view, state: message.state };
      return { ...snapshot, events: this.past.slice() };
    }
    const held = this.held!;
    if (message.state) held.state = changed(held.state, message.state) as TableState;
    const { state } = held;
    if (message.type === 'state') return { type: 'state', seq, state };
    const { n, by, events } = message;
    this.past[n] = events;
    const beats = message.beats?.map(({ after, view }, i) => {
      held.view = changed(changed(held.view, view), message.ownBeats?.[i] ?? null) as View;
      return { after, view: held.view };
    });
    held.view = changed(changed(held.view, message.view), message.own ?? null) as View;
    return { type: 'update', seq, state, update: { n, by, view: held.view, events, ...(beats && { beats }) } };
  }
}

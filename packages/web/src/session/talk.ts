import type { Seat } from '@breakpoint/engine';
import type { Command, Said, Saying } from '@breakpoint/protocol';
import { store, stored } from '../storage.js';

export type Spectators = Extract<Command, { what: 'watchers' }>['may'];

/** The messages of a table, as far as this browser knows them. */
interface TalkState {
  said: readonly Said[];
  muted: readonly Seat[];
  /** The number of the last line that was read in this browser. */
  seen: number;
}

/** The talk of one table, for components to subscribe to. */
export class Talk {
  private state: TalkState = { said: [], muted: [], seen: 0 };
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly table: string,
    private readonly send: (command: Extract<Command, { what: 'say' | 'mute' | 'report' | 'forget-me' | 'watchers' }>) => Promise<unknown>,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): TalkState => this.state;

  /** Replaces everything, on arrival at the table. */
  begin(said: Said[], muted: Seat[]): void {
    // The server sends all spectators the same, so the seats that a spectator has muted are known only to this browser.
    this.change({ said, muted: [...new Set([...muted, ...mutedHere(this.table)])], seen: kept(SEEN, this.table) ?? 0 });
  }
  add(said: Said): void {
    if (!this.state.said.some((s) => s.n === said.n)) this.change({ ...this.state, said: [...this.state.said, said].slice(-200) });
  }
  /** All that was said so far has been read. The browser keeps it, so that what was said while a player was away does not count as read. */
  markSeen(): void {
    const seen = this.state.said.at(-1)?.n ?? 0;
    if (seen <= this.state.seen) return;
    this.change({ ...this.state, seen });
    keep(SEEN, this.table, seen);
  }
  async say(say: Saying, name: string): Promise<void> {
    await this.send({ what: 'say', say, ...(name && { name }) });
  }
  /** Tells the operator of the server about somebody at the table (-1: a spectator), or about a line of theirs. */
  async report(seat: Seat, text: string, line?: number): Promise<void> {
    await this.send({ what: 'report', seat, ...(text && { text }), ...(line !== undefined && { line }) });
  }
  /** What spectators may do from now on, as the host wants it. */
  async letWatch(may: Spectators): Promise<void> {
    await this.send({ what: 'watchers', may });
  }
  /** Deletes the player's name and lines. */
  async forgetMe(): Promise<void> {
    await this.send({ what: 'forget-me' });
  }
  async mute(seat: Seat, on: boolean, watching: boolean): Promise<void> {
    this.change({ ...this.state, muted: on ? [...this.state.muted, seat] : this.state.muted.filter((s) => s !== seat) });
    if (!watching && seat >= 0) await this.send({ what: 'mute', seat, on });
    else keepMuted(this.table, seat, on);
  }
  private change(state: TalkState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

// The server stores the seats that a player has muted. It does not know spectators, and sends them all the same messages, so the seats
// that a spectator has muted are stored in this browser, for the most recent tables.
const MUTED = 'breakpoint-muted';
const mutedHere = (table: string): Seat[] => kept(MUTED, table) ?? [];
function keepMuted(table: string, seat: Seat, on: boolean): void {
  const seats = [...mutedHere(table).filter((s) => s !== seat), ...(on ? [seat] : [])];
  keep(MUTED, table, seats.length > 0 ? seats : null);
}
const SEEN = 'breakpoint-heard';

interface Kept {
  [MUTED]: Seat[];
  [SEEN]: number;
}
/** For how many tables a browser keeps something. */
const TABLES = 20;
const all = <K extends keyof Kept>(key: K): [table: string, value: Kept[K]][] => stored<[string, Kept[K]][]>(key) ?? [];
function kept<K extends keyof Kept>(key: K, table: string): Kept[K] | undefined {
  return all(key).find(([id]) => id === table)?.[1];
}
function keep<K extends keyof Kept>(key: K, table: string, value: Kept[K] | null): void {
  const others = all(key).filter(([id]) => id !== table);
  store(key, [...others, ...(value === null ? [] : [[table, value]])].slice(-TABLES));
}

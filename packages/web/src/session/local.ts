import type { Log, Seat } from '@breakpoint/engine';
import type { FiledLog } from '@breakpoint/workshop';
import { show } from '../data/made.js';
import { WorkerSession } from './over-worker.js';
import type { LocalTable, SessionMessage } from './types.js';

/** A game in a worker of this browser, against bots or with several players at one device. It needs no network. */
export class LocalSession extends WorkerSession {
  private table: LocalTable | null = null;
  /** The games that each seat has won in this series, and whether the current game is among them. */
  private readonly wins: number[] = [];
  private counted = false;

  private constructor(readonly isNew: boolean) {
    super();
  }

  static async start(table: LocalTable, log?: Log): Promise<LocalSession> {
    const session = new LocalSession(log === undefined);
    await session.begin(table, log);
    return session;
  }
  /** Continues the game with this id, or else the one in progress; null if there is none or it can no longer be read. */
  static async resume(id = ''): Promise<LocalSession | null> {
    const session = new LocalSession(false);
    try {
      session.table = await session.link.ask<LocalTable | null>({ ask: 'resume', id });
      await show(session.table?.documents);
    } catch (error) {
      console.warn('the kept game could not be resumed', error);
    }
    if (session.table) return session;
    session.leave();
    return null;
  }

  private async begin(table: LocalTable, log?: Log): Promise<void> {
    this.table = table;
    await show(table.documents);
    await this.link.ask({ ask: 'start', id: `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`, table, log });
  }

  protected override received(message: SessionMessage): void {
    super.received(this.scored(message));
  }
  /** Adds the score of the series to a message, once a game is over. */
  private scored(message: SessionMessage): SessionMessage {
    const { state } = message;
    if (state.status === 'playing') this.counted = false;
    else if (state.result && !this.counted) {
      this.counted = true;
      const { winner } = state.result;
      this.wins[winner] = (this.wins[winner] ?? 0) + 1;
    }
    return this.games > 1 ? { ...message, state: { ...state, score: state.players.map((_, seat) => this.wins[seat] ?? 0) } } : message;
  }
  private get games(): number {
    return this.wins.reduce((a, b) => a + b, 0);
  }

  passing(on: boolean): Promise<void> {
    return this.tell({ ask: 'passing', on });
  }
  override concede(): Promise<void> {
    return this.tell({ ask: 'concede' });
  }
  lift(seat: Seat): Promise<void> {
    return this.tell({ ask: 'lift', seat });
  }
  override log(): Promise<FiledLog> {
    return this.link.ask({ ask: 'log' });
  }
  async rematch(): Promise<void> {
    if (this.table) await this.begin({ ...this.table, setup: { ...this.table.setup, seed: newSeed() } });
  }
}

export const newSeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('');

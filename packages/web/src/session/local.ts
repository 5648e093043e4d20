import type { Ahead, Log, ReasonView, Seat } from '@breakpoint/engine';
import type { FromWorker, Request, Value } from '../worker/messages.js';
import { type LocalTable, Refused, type Session, type SessionMessage, type Update } from './types.js';

/** A game in this browser, in a worker: alone against bots or several at one device. Needs no network. */
export class LocalSession implements Session {
  private readonly worker = new Worker(new URL('../worker/game.worker.ts', import.meta.url), { type: 'module', name: 'game' });
  private readonly listeners = new Set<(message: SessionMessage) => void>();
  private readonly waiting = new Map<number, { resolve: (value: Value) => void; reject: (error: Error) => void }>();
  private asked = 0;
  private last: Extract<SessionMessage, { type: 'snapshot' }> | null = null;
  private table: LocalTable | null = null;

  private constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data);
    this.worker.onerror = (event) => {
      for (const { reject } of this.waiting.values()) reject(new Error(event.message));
      this.waiting.clear();
    };
  }

  static async start(table: LocalTable, log?: Log): Promise<LocalSession> {
    const session = new LocalSession();
    await session.begin(table, log);
    return session;
  }
  /** Goes on with the kept game; null if there is none or it can't be read any more. */
  static async resume(): Promise<LocalSession | null> {
    const session = new LocalSession();
    try {
      session.table = (await session.ask({ ask: 'resume' })) as LocalTable | null;
    } catch (error) {
      console.warn('the kept game could not be resumed', error);
    }
    if (session.table) return session;
    session.leave();
    return null;
  }

  private async begin(table: LocalTable, log?: Log): Promise<void> {
    this.table = table;
    await this.ask({ ask: 'start', id: `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`, table, log });
  }

  private receive(data: FromWorker): void {
    if ('message' in data) {
      this.remember(data.message);
      for (const listener of this.listeners) listener(data.message);
      return;
    }
    const waiting = this.waiting.get(data.reply);
    this.waiting.delete(data.reply);
    if (data.refused) waiting?.reject(new Refused(data.refused));
    else if (data.failed !== undefined) waiting?.reject(new Error(data.failed));
    else waiting?.resolve(data.value ?? null);
  }
  /** What somebody who begins to listen now has to be told. */
  private remember(message: SessionMessage): void {
    if (message.type === 'snapshot') this.last = { ...message, why: 'arrival' };
    else if (this.last) {
      const update: Update = message.type === 'update' ? message.update : this.last.update;
      const events = message.type === 'update' ? [...this.last.events, update.events] : this.last.events;
      this.last = { ...this.last, state: message.state, update, events };
    }
  }
  private ask(request: Request): Promise<Value> {
    const number = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage({ ...request, number });
    });
  }

  subscribe(listener: (message: SessionMessage) => void): () => void {
    this.listeners.add(listener);
    if (this.last) listener(this.last);
    return () => this.listeners.delete(listener);
  }
  async answer(decision: number, keys: string[]): Promise<void> {
    await this.ask({ ask: 'answer', decision, keys });
  }
  async whyNot(key: string): Promise<ReasonView | null> {
    return (await this.ask({ ask: 'whyNot', key })) as ReasonView | null;
  }
  async ahead(key: string): Promise<Ahead | null> {
    return (await this.ask({ ask: 'ahead', key })) as Ahead | null;
  }
  async undo(): Promise<void> {
    await this.ask({ ask: 'undo' });
  }
  async concede(): Promise<void> {
    await this.ask({ ask: 'concede' });
  }
  async hint(): Promise<string[] | null> {
    return (await this.ask({ ask: 'hint' })) as string[] | null;
  }
  async lift(seat: Seat): Promise<void> {
    await this.ask({ ask: 'lift', seat });
  }
  async log(): Promise<Log> {
    return (await this.ask({ ask: 'log' })) as Log;
  }
  async rematch(): Promise<void> {
    if (this.table) await this.begin({ ...this.table, setup: { ...this.table.setup, seed: newSeed() } });
  }
  leave(): void {
    this.listeners.clear();
    this.worker.terminate();
  }
}

export const newSeed = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('');

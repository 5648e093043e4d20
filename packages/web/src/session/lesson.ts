import type { Ahead, ReasonView } from '@breakpoint/engine';
import { WorkerLink } from './link.js';
import type { Session, SessionMessage } from './types.js';

const NOT_NOW: ReasonView = { code: 'not-now', card: null, base: null, number: null, seat: null };

/** The first game. Nothing of it is kept; a game in progress stays as it is. */
export class LessonSession implements Session {
  private readonly listeners = new Set<(message: SessionMessage) => void>();
  private readonly link = new WorkerLink((message) => this.receive(message));
  private last: Extract<SessionMessage, { type: 'snapshot' }> | null = null;

  constructor(names: [string, string]) {
    void this.link.ask({ ask: 'lesson', names });
  }

  private receive(message: SessionMessage): void {
    if (message.type === 'snapshot') this.last = message;
    else if (message.type === 'update' && this.last) {
      this.last = { ...this.last, state: message.state, update: message.update, events: [...this.last.events, message.update.events] };
    }
    for (const listener of this.listeners) listener(message);
  }
  subscribe(listener: (message: SessionMessage) => void): () => void {
    this.listeners.add(listener);
    if (this.last) listener(this.last);
    return () => this.listeners.delete(listener);
  }
  async answer(decision: number, keys: string[]): Promise<void> {
    await this.link.ask({ ask: 'answer', decision, keys });
  }
  async whyNot(): Promise<ReasonView> {
    return NOT_NOW;
  }
  async ahead(key: string): Promise<Ahead | null> {
    return this.link.ask<Ahead | null>({ ask: 'ahead', key });
  }
  async undo(): Promise<void> {}
  async concede(): Promise<void> {}
  async log(): Promise<null> {
    return null;
  }
  leave(): void {
    this.listeners.clear();
    this.link.close();
  }
}

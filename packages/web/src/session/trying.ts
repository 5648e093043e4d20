import type { Ahead, ReasonView } from '@breakpoint/engine';
import type { Request } from '../worker/messages.js';
import { Audience } from './audience.js';
import { WorkerLink } from './link.js';
import type { Session, SessionMessage } from './types.js';

/** A table to try a card at: every seat is one's own, nothing is kept, and a game in progress stays as it is. */
export class TrySession implements Session {
  readonly fleeting = true;
  private readonly audience = new Audience();
  private readonly link = new WorkerLink((message) => this.heard(message));

  constructor(begin: Extract<Request, { ask: 'try' }>, failed: (error: Error) => void) {
    this.link.ask(begin).catch(failed);
  }

  /** Nobody has to take the device: it goes to the seat that decides next. */
  private heard(message: SessionMessage): void {
    const { curtain } = message.state;
    if (curtain !== null) void this.link.ask({ ask: 'lift', seat: curtain });
    else this.audience.tell(message);
  }

  subscribe(listener: (message: SessionMessage) => void): () => void {
    return this.audience.subscribe(listener);
  }
  async answer(decision: number, keys: string[]): Promise<void> {
    await this.link.ask({ ask: 'answer', decision, keys });
  }
  whyNot(key: string): Promise<ReasonView | null> {
    return this.link.ask({ ask: 'whyNot', key });
  }
  ahead(key: string): Promise<Ahead | null> {
    return this.link.ask({ ask: 'ahead', key });
  }
  async undo(): Promise<void> {
    await this.link.ask({ ask: 'undo' });
  }
  async concede(): Promise<void> {}
  async log(): Promise<null> {
    return null;
  }
  leave(): void {
    this.audience.clear();
    this.link.close();
  }
}

import type { Hint } from '@breakpoint/bots';
import type { Ahead, ReasonView } from '@breakpoint/engine';
import type { FiledLog } from '@breakpoint/workshop';
import type { Request } from '../worker/messages.js';
import { Audience } from './audience.js';
import { WorkerLink } from './link.js';
import type { Session, SessionMessage } from './types.js';

/** A table in a worker of this page. Unless more is said, nobody can concede, and there is no log. */
export abstract class WorkerSession implements Session {
  protected readonly audience = new Audience();
  protected readonly link = new WorkerLink((message) => this.received(message));

  /** The worker says something about the table. */
  protected received(message: SessionMessage): void {
    this.audience.tell(message);
  }
  protected async tell(request: Request): Promise<void> {
    await this.link.ask(request);
  }

  subscribe(listener: (message: SessionMessage) => void): () => void {
    return this.audience.subscribe(listener);
  }
  answer(decision: number, keys: string[]): Promise<void> {
    return this.tell({ ask: 'answer', decision, keys });
  }
  whyNot(key: string): Promise<ReasonView | null> {
    return this.link.ask({ ask: 'whyNot', key });
  }
  ahead(key: string): Promise<Ahead | null> {
    return this.link.ask({ ask: 'ahead', key });
  }
  undo(): Promise<void> {
    return this.tell({ ask: 'undo' });
  }
  hint(): Promise<Hint | null> {
    return this.link.ask({ ask: 'hint' });
  }
  async concede(): Promise<void> {}
  async log(): Promise<FiledLog | null> {
    return null;
  }
  leave(): void {
    this.audience.clear();
    this.link.close();
  }
}

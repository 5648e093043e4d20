import type { Ahead, ReasonView } from '@breakpoint/engine';
import { Audience } from './audience.js';
import { WorkerLink } from './link.js';
import type { Session, SessionMessage } from './types.js';

const NOT_NOW: ReasonView = { code: 'not-now', card: null, base: null, number: null, seat: null };

/** The first game. Nothing of it is kept; a game in progress stays as it is. */
export class LessonSession implements Session {
  private readonly audience = new Audience();
  private readonly link = new WorkerLink((message) => this.audience.tell(message));

  constructor(names: [string, string]) {
    void this.link.ask({ ask: 'lesson', names });
  }

  subscribe(listener: (message: SessionMessage) => void): () => void {
    return this.audience.subscribe(listener);
  }
  async answer(decision: number, keys: string[]): Promise<void> {
    await this.link.ask({ ask: 'answer', decision, keys });
  }
  async whyNot(): Promise<ReasonView> {
    return NOT_NOW;
  }
  ahead(key: string): Promise<Ahead | null> {
    return this.link.ask({ ask: 'ahead', key });
  }
  async undo(): Promise<void> {}
  async concede(): Promise<void> {}
  async log(): Promise<null> {
    return null;
  }
  leave(): void {
    this.audience.clear();
    this.link.close();
  }
}

import type { Hint } from '@breakpoint/bots';
import type { Ahead, ReasonView } from '@breakpoint/engine';
import type { Request } from '../worker/messages.js';
import type { Verdict } from '../worker/puzzler.js';
import { Audience } from './audience.js';
import { WorkerLink } from './link.js';
import type { Session, SessionMessage } from './types.js';

/** A lesson, or a puzzle. It is not stored, and a game in progress stays as it is. */
export class ScriptedSession implements Session {
  readonly fleeting = true;
  private readonly audience = new Audience();
  private readonly link = new WorkerLink((message) => this.audience.tell(message));

  /** `heard` gets the verdict on each answer to a puzzle. */
  constructor(
    begin: Extract<Request, { ask: 'lesson' | 'puzzle' }>,
    private readonly heard: (verdict: Verdict) => void = () => undefined,
  ) {
    void this.link.ask(begin);
  }

  subscribe(listener: (message: SessionMessage) => void): () => void {
    return this.audience.subscribe(listener);
  }
  async answer(decision: number, keys: string[]): Promise<void> {
    const verdict = await this.link.ask<Verdict | null>({ ask: 'answer', decision, keys });
    if (verdict) this.heard(verdict);
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
  hint(): Promise<Hint | null> {
    return this.link.ask({ ask: 'hint' });
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

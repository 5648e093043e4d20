import type { Hint } from '@breakpoint/bots';
import type { Ahead, ReasonView } from '@breakpoint/engine';
import type { Request, Value } from '../worker/messages.js';
import type { Verdict } from '../worker/puzzler.js';
import { Audience } from './audience.js';
import { WorkerLink } from './link.js';
import type { Session, SessionMessage } from './types.js';

/** A lesson, a puzzle, an exercise, or a position before the judge. It is not stored, and a game in progress stays as it is. */
export class ScriptedSession<V extends Value = Verdict> implements Session {
  readonly fleeting = true;
  private readonly audience = new Audience();
  protected readonly link = new WorkerLink((message) => this.audience.tell(message));

  /** `heard` gets what the worker says to each answer: the verdict on a puzzle, or all that was done from a position. */
  constructor(
    begin: Extract<Request, { ask: 'lesson' | 'puzzle' | 'exercise' | 'judge' }>,
    protected readonly heard: (said: V) => void = () => undefined,
    failed: (error: Error) => void = () => undefined,
  ) {
    this.link.ask<V | null>(begin).then((said) => said && heard(said), failed);
  }

  subscribe(listener: (message: SessionMessage) => void): () => void {
    return this.audience.subscribe(listener);
  }
  async answer(decision: number, keys: string[]): Promise<void> {
    await this.tell({ ask: 'answer', decision, keys });
  }
  protected async tell(request: Request): Promise<void> {
    const said = await this.link.ask<V | null>(request);
    if (said) this.heard(said);
  }
  whyNot(key: string): Promise<ReasonView | null> {
    return this.link.ask({ ask: 'whyNot', key });
  }
  ahead(key: string): Promise<Ahead | null> {
    return this.link.ask({ ask: 'ahead', key });
  }
  async undo(): Promise<void> {
    await this.tell({ ask: 'undo' });
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

import type { Request, Value } from '../worker/messages.js';
import type { TurnVerdict } from '../worker/puzzler.js';
import { WorkerSession } from './over-worker.js';

/** A lesson, a puzzle, an exercise, or a position before the judge. It is not stored, and a game in progress stays as it is. */
export class ScriptedSession<V extends Value = TurnVerdict> extends WorkerSession {
  readonly fleeting = true;

  /** `heard` gets what the worker says to each answer: the verdict on a puzzle, or all that was done from a position. */
  constructor(
    begin: Extract<Request, { ask: 'lesson' | 'puzzle' | 'exercise' | 'judge' }>,
    protected readonly heard: (said: V) => void = () => undefined,
    failed: (error: Error) => void = () => undefined,
  ) {
    super();
    this.link.ask<V | null>(begin).then((said) => said && heard(said), failed);
  }

  protected override async tell(request: Request): Promise<void> {
    const said = await this.link.ask<V | null>(request);
    if (said) this.heard(said);
  }
}

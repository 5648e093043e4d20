import type { Request } from '../worker/messages.js';
import { WorkerSession } from './over-worker.js';
import type { SessionMessage } from './types.js';

/** A table to try a card at: the author plays every seat, nothing is kept, and a game in progress stays as it is. */
export class TrySession extends WorkerSession {
  readonly fleeting = true;

  constructor(begin: Extract<Request, { ask: 'try' }>, failed: (error: Error) => void) {
    super();
    this.link.ask(begin).catch(failed);
  }

  /** Nobody has to take the device: it goes to the seat that decides next. */
  protected override received(message: SessionMessage): void {
    const { curtain } = message.state;
    if (curtain !== null) void this.link.ask({ ask: 'lift', seat: curtain });
    else super.received(message);
  }
}

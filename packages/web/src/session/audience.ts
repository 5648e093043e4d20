import { fold } from '@breakpoint/match';
import type { SessionMessage, Snapshot } from './types.js';

/** The listeners of a session. A new listener first gets the current state. */
export class Audience {
  private readonly listeners = new Set<(message: SessionMessage) => void>();
  last: Snapshot | null = null;

  tell(message: SessionMessage): void {
    this.last = fold(this.last, message);
    for (const listener of this.listeners) listener(message);
  }
  subscribe(listener: (message: SessionMessage) => void): () => void {
    this.listeners.add(listener);
    if (this.last) listener(this.last);
    return () => this.listeners.delete(listener);
  }
  clear(): void {
    this.listeners.clear();
  }
}

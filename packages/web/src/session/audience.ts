import { fold } from '@breakpoint/match';
import type { SessionMessage, Snapshot } from './types.js';

/**
 * The listeners of a session. What was said since the last snapshot while nobody listened goes to the first listener: a table that is still
 * being loaded then shows the moves made meanwhile. Later listeners get the current state.
 */
export class Audience {
  private readonly listeners = new Set<(message: SessionMessage) => void>();
  /** What nobody has heard; null if somebody has heard a part of it. */
  private unheard: SessionMessage[] | null = null;
  last: Snapshot | null = null;

  tell(message: SessionMessage): void {
    this.last = fold(this.last, message);
    if (this.listeners.size > 0) this.unheard = null;
    else if (message.type === 'snapshot') this.unheard = [this.last!];
    else this.unheard?.push(message);
    for (const listener of this.listeners) listener(message);
  }
  subscribe(listener: (message: SessionMessage) => void): () => void {
    this.listeners.add(listener);
    const told = this.unheard ?? (this.last ? [this.last] : []);
    this.unheard = null;
    for (const message of told) listener(message);
    return () => this.listeners.delete(listener);
  }
  clear(): void {
    this.listeners.clear();
  }
}

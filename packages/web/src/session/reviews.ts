import type { Log } from '@breakpoint/engine';
import type { ReviewedDecision } from '../worker/reviewer.js';
import { WorkerLink } from './link.js';
import { keepReview, loadReview } from './saves.js';

export interface Review {
  done: number;
  of: number;
  decisions: ReviewedDecision[];
}

/** Reviews of another kind are made anew. */
const KIND = 1;

/** The same for the same game: FNV-1a over its text. */
export function addressOf(log: Log): string {
  let hash = 0x811c9dc5;
  for (const c of JSON.stringify([KIND, log])) hash = Math.imul(hash ^ c.codePointAt(0)!, 0x01000193);
  return `${log.answers.length}-${(hash >>> 0).toString(36)}`;
}

const isWhole = (review: Review): boolean => review.done >= review.of;

/**
 * Looks at a finished game in a worker of its own, tells how far it is, and keeps what was found. Returns how to stop: what was
 * found by then is not kept, and found again the same.
 */
export function review(log: Log, tell: (review: Review) => void, failed: (why: string) => void): () => void {
  let link: WorkerLink | null = null;
  let stopped = false;
  const run = async (): Promise<void> => {
    const address = addressOf(log);
    const kept = await loadReview<Review>(address);
    if (stopped) return;
    if (kept) return tell(kept);
    link = new WorkerLink();
    await link.ask({ ask: 'review', log });
    let known: Review = { done: 0, of: log.answers.length, decisions: [] };
    while (!stopped && !isWhole(known)) {
      const part = await link.ask<{ done: number; of: number; found: ReviewedDecision[] }>({ ask: 'review-on' });
      known = { done: part.done, of: part.of, decisions: [...known.decisions, ...part.found] };
      if (!stopped) tell(known);
    }
    link.close();
    if (!stopped) await keepReview(address, known);
  };
  run().catch((error: Error) => {
    if (!stopped) failed(error.message);
  });
  return () => {
    stopped = true;
    link?.close();
  };
}

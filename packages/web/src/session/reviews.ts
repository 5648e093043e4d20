import type { Log } from '@breakpoint/engine';
import type { ReviewedDecision } from '../worker/reviewer.js';
import { WorkerLink } from './link.js';
import { keepReview, loadReview } from './saves.js';

export interface Review {
  done: number;
  of: number;
  decisions: ReviewedDecision[];
}

/** The version of stored reviews. A review of another version is made again. */
const KIND = 2;

/** The key under which a game's review is stored: FNV-1a over its log. */
export function addressOf(log: Log): string {
  let hash = 0x811c9dc5;
  for (const c of JSON.stringify([KIND, log])) hash = Math.imul(hash ^ c.codePointAt(0)!, 0x01000193);
  return `${log.answers.length}-${(hash >>> 0).toString(36)}`;
}

const isWhole = (review: Review): boolean => review.done >= review.of;

/**
 * Reviews a finished game in a worker of its own, reports its progress, and stores the result. Returns a function that stops it: an
 * unfinished review is not stored, and a new one gives the same results.
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

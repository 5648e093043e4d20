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
const KIND = 5;

/** The key under which a game's review is stored: FNV-1a over its log. */
export function addressOf(log: Log): string {
  let hash = 0x811c9dc5;
  for (const c of JSON.stringify([KIND, log])) hash = Math.imul(hash ^ c.codePointAt(0)!, 0x01000193);
  return `${log.answers.length}-${(hash >>> 0).toString(36)}`;
}

/**
 * Reviews a finished game in workers of its own, reports its progress, and stores the result. Returns a function that stops it: an
 * unfinished review is not stored, and a new one gives the same results.
 */
export function review(log: Log, tell: (review: Review) => void, failed: (why: string) => void): () => void {
  const links: WorkerLink[] = [];
  let stopped = false;
  const run = async (): Promise<void> => {
    const address = addressOf(log);
    const kept = await loadReview<Review>(address);
    if (stopped) return;
    if (kept) return tell(kept);
    const done: number[] = Array.from({ length: workersFor(navigator.hardwareConcurrency) }, () => 0);
    let known: Review = { done: 0, of: log.answers.length, decisions: [] };
    const work = async (number: number): Promise<void> => {
      const link = new WorkerLink();
      links.push(link);
      await link.ask({ ask: 'review', log, share: { number, of: done.length } });
      while (!stopped && done[number] < known.of) {
        const part = await link.ask<{ done: number; of: number; found: ReviewedDecision[] }>({ ask: 'review-on' });
        done[number] = part.done;
        const decisions = [...known.decisions, ...part.found].sort((a, b) => a.at - b.at);
        known = { done: Math.min(...done), of: part.of, decisions };
        if (!stopped) tell(known);
      }
      link.close();
    };
    await Promise.all(done.map((_, number) => work(number)));
    if (!stopped) await keepReview(address, known);
  };
  const stop = (): void => {
    stopped = true;
    for (const link of links) link.close();
  };
  run().catch((error: Error) => {
    if (!stopped) failed(error.message);
    stop();
  });
  return stop;
}

/** A review that takes one core fifteen seconds is wanted within ten. More workers than this would take memory that a phone needs. */
const WORKERS = 3;
const workersFor = (cores: number | undefined): number => Math.min(WORKERS, Math.max(1, cores ?? 1));

import { type Budget, type Findings, type Position, threadsFor } from '@breakpoint/bots';
import type { Documents } from '@breakpoint/workshop';
import type { LocalTable } from '../session/types.js';
import type { Reply } from './messages.js';

/** The number of a request to practise, whose reply says nothing. */
const PRACTICE = 1;

/** A worker that helps, and the report that it owes. */
interface Helper {
  worker: Worker;
  report: ((findings: Findings | null) => void) | null;
}

/** Other workers that think about the same decision as this one. They run the same script, and are started when first needed. */
export class Helpers {
  private helpers: Helper[] | null = null;

  constructor(private readonly newWorker: () => Worker = startWorker) {}

  /** Lets all helpers that are free begin with this decision. */
  ask(position: Position, budget: Budget, documents?: Documents): Promise<Findings | null>[] {
    this.helpers ??= this.start();
    return this.helpers
      .filter((h) => h.report === null)
      .map((h, i) => {
        h.worker.postMessage({ ask: 'explore', number: 0, position: { ...position, seed: `${position.seed} ${i}` }, budget, documents });
        return new Promise((resolve) => {
          h.report = resolve;
        });
      });
  }

  /** Lets the helpers practise while there is no decision to think about. */
  practise({ setup, documents }: Pick<LocalTable, 'setup' | 'documents'>): void {
    this.helpers ??= this.start();
    for (const { worker } of this.helpers) worker.postMessage({ ask: 'practise', number: PRACTICE, setup, documents });
  }

  private start(): Helper[] {
    const { hardwareConcurrency, deviceMemory } = navigator as Navigator & { deviceMemory?: number };
    try {
      return Array.from({ length: threadsFor(hardwareConcurrency, deviceMemory) - 1 }, () => this.helper(this.newWorker()));
    } catch {
      // This browser does not let a worker start workers: the bot thinks alone.
      return [];
    }
  }
  private helper(worker: Worker): Helper {
    const helper: Helper = { worker, report: null };
    const report = (findings: Findings | null): void => {
      helper.report?.(findings);
      helper.report = null;
    };
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.reply !== PRACTICE) report((data.value ?? null) as Findings | null);
    };
    worker.onerror = () => {
      report(null);
      worker.terminate();
      this.helpers = this.helpers!.filter((h) => h !== helper);
    };
    return helper;
  }
}

const startWorker = (): Worker => new Worker(self.location.href, { type: 'module', name: 'helper' });

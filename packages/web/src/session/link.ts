import type { FromWorker, Request, Value } from '../worker/messages.js';
import { Refused, type SessionMessage } from './types.js';

/** A connection to a worker, for games, replays and the first game. */
export class WorkerLink {
  private readonly worker = new Worker(new URL('../worker/game.worker.ts', import.meta.url), { type: 'module', name: 'game' });
  private readonly waiting = new Map<number, { resolve: (value: Value) => void; reject: (error: Error) => void }>();
  private asked = 0;

  constructor(onMessage: (message: SessionMessage) => void = () => undefined) {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('message' in data) return onMessage(data.message);
      const waiting = this.waiting.get(data.reply);
      this.waiting.delete(data.reply);
      if (data.refused) waiting?.reject(new Refused(data.refused));
      else if (data.failed !== undefined) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.value ?? null);
    };
    this.worker.onerror = (event) => {
      for (const { reject } of this.waiting.values()) reject(new Error(event.message));
      this.waiting.clear();
    };
  }

  ask<T extends Value>(request: Request): Promise<T> {
    const number = ++this.asked;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(number, { resolve: resolve as (value: Value) => void, reject });
      this.worker.postMessage({ ...request, number });
    });
  }
  close(): void {
    this.worker.terminate();
  }
}

/**
 * The server's own time in milliseconds since 1970. It is read from the computer's clock once and only moves forward from there: setting
 * the clock while the server runs neither keeps a window open nor makes a player's time run out.
 */
const began = Date.now() - performance.now();

export const timeNow = (): number => Math.round(began + performance.now());

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let lastTurn: Promise<void> = Promise.resolve();
/**
 * Resolves in a turn of the event loop that nothing else has asked for. If many tables are loaded at once, the messages of those that are
 * done are sent before all others are loaded.
 */
export function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/** Milliseconds of work after which other work gets its turn. */
const SLICE = 15;

/** Divides long work into slices: call the returned function often, and wait for what it returns unless it is null. */
export function slices(): () => Promise<void> | null {
  let began = performance.now();
  return () => {
    if (performance.now() - began < SLICE) return null;
    return ownTurn().then(() => {
      began = performance.now();
    });
  };
}

/** A scheduled task, which can be cancelled. */
export interface Timer {
  cancel(): void;
}

/** A table's access to time. Tests replace it with a simulated clock. */
export interface Time {
  now(): number;
  after(ms: number, work: () => void): Timer;
}

export const realTime: Time = {
  now: timeNow,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    timer.unref();
    return { cancel: () => clearTimeout(timer) };
  },
};

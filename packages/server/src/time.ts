/**
 * The server's own time in milliseconds since 1970. It is read from the computer's clock once, and then only goes on: a clock
 * that is set back or forward while the server runs neither holds a window open nor lets anybody's time run out.
 */
const began = Date.now() - performance.now();

export const timeNow = (): number => Math.round(began + performance.now());

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Something that will be done later, unless it is cancelled. */
export interface Timer {
  cancel(): void;
}

/** All that a table knows of time. Tests put a clock of their own in its place. */
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

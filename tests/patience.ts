import { availableParallelism, loadavg } from 'node:os';

/** `npm run thorough`: every language, every size and large numbers, of which `npm test` takes a sample. */
const THOROUGH = process.env.BREAKPOINT_THOROUGH === '1';

/** The whole of it, or in `npm test` a sample. */
export const sampled = <T>(whole: T, sample: T): T => (THOROUGH ? whole : sample);

/** How many times longer than on a quiet machine everything may take because other work has the cores. Our own tests keep it at 1. */
const BUSY = Math.min(10, Math.max(1, Math.round(loadavg()[0] / (2 * availableParallelism()))));

/** Milliseconds that a test waits for one thing. */
export const WAIT = 20_000 * BUSY;
/** Milliseconds that a test may take: in `npm test`, a test that hangs costs a minute. */
export const TEST = sampled(5, 1) * 60_000 * BUSY;

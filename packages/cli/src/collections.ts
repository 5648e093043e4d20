import { setFlagsFromString } from 'node:v8';

/**
 * A complete garbage collection stops a server for 10 to 20 ms and slows it down for about 100 ms. With this flag, V8 lets the heap
 * triple before the next one, instead of growing by a small part.
 */
export const RARE_COLLECTIONS = '--heap-growing-percent=200';

export const collectRarely = (): void => setFlagsFromString(RARE_COLLECTIONS);

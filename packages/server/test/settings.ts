import { DEFAULTS, type Settings } from '../src/options.js';

/** A server in a hurry. */
export const FAST: Partial<Settings> = { botPace: 0, maskedTime: 0, botThreads: 0, standInAfter: 0, tick: 50, limits: { ...DEFAULTS.limits, perSecond: 5000, burst: 5000, tables: 500, sockets: 500 } };

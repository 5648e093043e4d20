import { DEFAULTS, type Settings } from '../src/options.js';

let games = 0;

/** A server with short times, whose games are always the same. */
export const FAST: Partial<Settings> = {
  botPace: 0,
  botThreads: 0,
  standInAfter: 0,
  tick: 50,
  newSeed: () => `game ${++games}`,
  limits: { ...DEFAULTS.limits, perSecond: 5000, burst: 5000, tables: 500, sockets: 500 },
};

import { DEFAULTS, type Settings } from '../src/options.js';

/** Seeds that are the same each time: `game 1`, `game 2`, and so on. */
export function seeds(): () => string {
  let games = 0;
  return () => `game ${++games}`;
}

/** A server with short times. Its games do not depend on chance, but on the number of games before them. */
export const FAST: Partial<Settings> = {
  botPace: 0,
  botThreads: 0,
  standInAfter: 0,
  tick: 50,
  newSeed: seeds(),
  limits: { ...DEFAULTS.limits, perSecond: 5000, burst: 5000, tables: 500, sockets: 500 },
};

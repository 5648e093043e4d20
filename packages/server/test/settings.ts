import { DEFAULTS, type Settings } from '../src/base/options.js';

/** Makes the same seeds each time: `game 1`, `game 2`, and so on. */
export function seeds(): () => string {
  let games = 0;
  return () => `game ${++games}`;
}

/** The settings of a server with short times. The seed of a game is its number, so that tests do not depend on chance. */
export const FAST: Partial<Settings> = {
  botPace: 0,
  botThreads: 0,
  standInAfter: 0,
  tick: 50,
  newSeed: seeds(),
  limits: { ...DEFAULTS.limits, perSecond: 5000, burst: 5000, tables: 500, sockets: 500, listed: 500, waitingSeats: 500, quick: 500 },
};

import { serve } from '../src/index.js';

// A server in a hurry, in a process of its own, for tests that kill it.
const [data, port, webRoot] = process.argv.slice(2);
let games = 0;
const settings = { botPace: 5, maskedTime: 0, botThreads: 1, snapshotEvery: 7, standInAfter: 1000, newSeed: () => `game ${++games}` };
const served = await serve({ data, port: Number(port), webRoot: webRoot || undefined, settings });
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
console.log(`serving ${served.url}`);

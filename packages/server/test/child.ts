import { serve } from '../src/index.js';

// A server of its own process, for tests that kill it.
const [data, port] = process.argv.slice(2);
let games = 0;
const served = await serve({ data, port: Number(port), settings: { botPace: 5, maskedTime: 0, botThreads: 0, snapshotEvery: 7, newSeed: () => `killed ${++games}` } });
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
console.log(`serving ${served.url}`);

import { allCards } from '@breakpoint/cards';
import { DEFAULTS, logAt, serve } from '../src/index.js';

// A server with short times in a process of its own, for tests that kill it. With PostgreSQL it is one of several nodes.
const [data, port, webRoot, advertise] = process.argv.slice(2);
const isNode = data.startsWith('postgres:');
let games = 0;
const newSeed = isNode ? () => `${process.pid} ${Date.now()} ${++games}` : () => `game ${++games}`;
const MANY = 1_000_000;
const waiting = { ...DEFAULTS.limits, listed: MANY, waitingSeats: MANY, quick: MANY };
const many = { perSecond: MANY, burst: MANY, tables: MANY, sockets: MANY, watchers: MANY, posts: MANY };
const settings = {
  botPace: Number(process.env.BOT_PACE ?? 5),
  maskedTime: 0,
  botThreads: 1,
  snapshotEvery: Number(process.env.SNAPSHOT_EVERY ?? 7),
  standInAfter: 1000,
  newSeed,
};
if (process.env.LOG_LEVEL) logAt(process.env.LOG_LEVEL as 'info');
const served = await serve(allCards, {
  data,
  port: Number(port),
  webRoot: webRoot || undefined,
  advertise: advertise || undefined,
  clusterSecret: 'a secret that only the nodes of a test know',
  settings: { ...settings, limits: { ...waiting, ...(isNode && many) } },
  metrics: isNode ? 'open' : 'off',
  operatorToken: process.env.OPERATOR_TOKEN,
});
process.on('SIGTERM', () => void served.close().then(() => process.exit(0)));
console.log(`serving ${served.url}`);

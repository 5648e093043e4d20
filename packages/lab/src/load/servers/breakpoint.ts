import { allCards } from '@breakpoint/cards';
import { DEFAULTS, serve } from '@breakpoint/server';
import { answerMeasurer, resourcesFrom } from '../measured.js';

// The real server, without the limits per address, because all players under load have the same address.

const ANY = 1_000_000_000;

const { url, metrics, close } = await serve(allCards, {
  data: process.argv[2],
  settings: {
    limits: { ...DEFAULTS.limits, perSecond: ANY, burst: ANY, tables: ANY, sockets: ANY, watchers: ANY, posts: ANY },
  },
});
const commits = async () => {
  const { commits, commitSeconds } = resourcesFrom(await metrics());
  return { commits, commitSeconds };
};
answerMeasurer(url, commits, close);

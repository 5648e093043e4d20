import { serve } from '@breakpoint/server';
import { answerMeasurer, resourcesFrom } from '../measured.js';

// The server as it is, with the limits of one address out of the way: all players under load come from the same one.

const ANY = 1_000_000_000;

const { url, metrics, close } = await serve({
  data: process.argv[2],
  settings: {
    limits: {
      message: 16 * 1024,
      perSecond: ANY,
      burst: ANY,
      name: 20,
      tables: ANY,
      sockets: ANY,
      watchers: ANY,
      posts: ANY,
      said: 200,
      seats: 100,
    },
  },
});
const commits = async () => {
  const { commits, commitSeconds } = resourcesFrom(await metrics());
  return { commits, commitSeconds };
};
answerMeasurer(url, commits, close);

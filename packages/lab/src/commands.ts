import { type Command, simulate } from '@breakpoint/cli/tools';
import { playersFor, queueIn } from './queue/play.js';

// A command is imported when it is run, so that it does not wait for the packages of the others.
export const commands: Record<string, Command> = {
  arena: { about: 'measure one bot against another', run: async (args, cards) => (await import('./commands/arena.js')).arena(args, cards) },
  tune: {
    about: 'find better weights for the bots by self-play',
    run: async (args, cards) => (await import('./commands/tune.js')).tune(args, cards),
  },
  train: {
    about: 'learn from games what cards and bases are worth',
    run: async (args, cards) => (await import('./commands/train.js')).train(args, cards),
  },
  puzzles: {
    about: 'find puzzles in games between bots',
    run: async (args, cards) => (await import('./commands/puzzles.js')).puzzles(args, cards),
  },
  calibration: {
    about: 'compare the chances that a search shows with who wins',
    run: async (args, cards) => (await import('./commands/calibration.js')).calibration(args, cards),
  },
  reviews: {
    about: 'count the choices of a bot that reviews mark',
    run: async (args, cards) => (await import('./commands/reviews.js')).reviews(args, cards),
  },
  roles: {
    about: 'set the colours of a card’s picture, its eyes and its anchor, on a page',
    run: async (args, cards) => (await import('./commands/roles.js')).roles(args, cards),
  },
  worker: {
    about: 'play games that simulate and arena have put into a queue',
    run: async (args, cards) => (await import('./commands/worker.js')).worker(args, cards),
  },
  load: {
    about: 'play many games at once against a server and measure it',
    run: async (args) => (await import('./commands/load.js')).load(args),
  },
  bench: { about: 'measure speed', run: async (args, cards) => (await import('./commands/bench.js')).bench(args, cards) },
  simulate: {
    about: 'let workers play many games through a queue',
    run: async (args, cards) => {
      const { values, rest } = queueIn(args);
      return simulate(rest, cards, (settings, threads, progress) => playersFor(cards, { ...values, threads }, settings, [], progress));
    },
  },
};

import type { CardSet } from '@breakpoint/engine';
import { needOpenFiles } from './files.js';

export interface Command {
  /** One line for the list of commands. */
  about: string;
  /** Resolves to the exit code: 0 done, 1 failed, 2 usage error. */
  run(args: string[], cards: CardSet): Promise<number>;
}

// A command is imported when it is run, so that it does not wait for the packages of the others.
export const commands: Record<string, Command> = {
  serve: {
    about: 'serve the web client and its games',
    run: async (args, cards) => {
      needOpenFiles();
      return (await import('./commands/serve.js')).serveCommand(args, cards);
    },
  },
  'push-keys': {
    about: 'make the keys for notifying players from a server',
    run: async (args) => (await import('./commands/push-keys.js')).pushKeysCommand(args),
  },
  play: { about: 'play in the terminal against bots', run: async (args, cards) => (await import('./commands/play.js')).play(args, cards) },
  simulate: {
    about: 'let bots play many games',
    run: async (args, cards) => (await import('./commands/simulate.js')).simulate(args, cards),
  },
  report: {
    about: 'turn simulated games into a page with charts',
    run: async (args, cards) => (await import('./commands/report.js')).report(args, cards),
  },
  replay: {
    about: 'tell the story of a game from its log',
    run: async (args, cards) => (await import('./commands/replay.js')).replay(args, cards),
  },
  workshop: {
    about: 'check a faction that somebody made, read its cards, see if it is fair',
    run: async (args, cards) => (await import('./commands/workshop.js')).workshop(args, cards),
  },
  scenario: { about: 'run scenario files', run: async (args, cards) => (await import('./commands/scenario.js')).scenario(args, cards) },
  tables: {
    about: 'look after the tables and the people of a running server',
    run: async (args) => (await import('./commands/tables.js')).tables(args),
  },
  games: {
    about: 'back up, export or prune the games of a server',
    run: async (args) => (await import('./commands/games.js')).games(args),
  },
  doctor: {
    about: 'check what a server needs, and say what to do',
    run: async (args) => (await import('./commands/doctor.js')).doctorCommand(args),
  },
  migrate: {
    about: 'convert the database of a server to this version',
    run: async (args) => (await import('./commands/migrate.js')).migrate(args),
  },
};

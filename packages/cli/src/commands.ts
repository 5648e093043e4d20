export interface Command {
  /** One line for the list of commands. */
  about: string;
  /** Answers with the exit code. */
  run(args: string[]): Promise<number>;
}

// Commands are imported when they are run, so that none waits for another's packages to load.
export const commands: Record<string, Command> = {
  serve: { about: 'serve the web client and its games', run: () => notYet('serve') },
  play: { about: 'play in the terminal', run: () => notYet('play') },
  simulate: { about: 'let bots play many games', run: async (args) => (await import('./commands/simulate.js')).simulate(args) },
  replay: { about: 'replay the log of a game', run: () => notYet('replay') },
  scenario: { about: 'run scenario files', run: async (args) => (await import('./commands/scenario.js')).scenario(args) },
  report: { about: 'summarise simulated games', run: () => notYet('report') },
  bench: { about: 'measure speed', run: async (args) => (await import('./commands/bench.js')).bench(args) },
};

async function notYet(name: string): Promise<number> {
  console.error(`breakpoint ${name}: not there yet`);
  return 1;
}

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CardSet } from '@breakpoint/engine';
import { isEverywhere, logAt, ownAddresses, StoreError, serve } from '@breakpoint/server';
import { UsageError } from '../args.js';
import { collectRarely } from '../collections.js';
import { openFiles } from '../files.js';
import { noteRunning } from '../running.js';
import { readServing } from '../serving.js';

/** Serves tables and the web client until a signal stops it. */
export async function serveCommand(args: string[], cards: CardSet): Promise<number> {
  const { options, logLevel } = readServing(args, process.env);
  const { port, host } = options;
  logAt(logLevel);
  noteRunning();
  collectRarely();
  const webRoot = join(dirname(createRequire(import.meta.url).resolve('@breakpoint/web/package.json')), 'dist');
  if (!existsSync(join(webRoot, 'index.html')))
    console.warn('The web client is not built yet (run "npm run build"): only the API is served.');
  let isServing = false;
  const stopped = new Promise<void>((resolve) => {
    // A server that is still starting, and may be waiting for its database, has nothing to finish.
    const stop = (): void => (isServing ? resolve() : process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    whenLeftAlone(stop);
  });
  const served = await serve(cards, { ...options, webRoot, openFiles: openFiles() }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw new UsageError(`port ${port} is in use; choose another with --port`);
    if (error.code === 'EACCES') throw new UsageError(`port ${port} can’t be used by this account; choose another with --port`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
      throw new UsageError(`${host} is not an address of this computer; choose another with --host`);
    if (error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  });
  isServing = true;
  console.log(`Breakpoint is at ${served.url}`);
  for (const address of isEverywhere(host) ? ownAddresses() : [])
    console.log(`  for others: http://${address}:${new URL(served.url).port}`);
  if (host === '127.0.0.1')
    console.log('Only this computer can reach it; to let friends on your network join, start it with --host 0.0.0.0.');
  console.log('Press Ctrl+C to stop it; games go on when it is started again.');
  await stopped;
  await served.close();
  return 0;
}

/** Milliseconds between two checks whether npm is still there. */
const LOOK = 500;

/**
 * Under `npx` and `npm start`, a signal ends npm and its shell, which do not pass it on. So the server stops when the process that started
 * it is gone.
 */
function whenLeftAlone(stop: () => void): void {
  if (process.env.npm_command === undefined) return;
  const { ppid } = process;
  const looking = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(looking);
    stop();
  }, LOOK);
  looking.unref();
}

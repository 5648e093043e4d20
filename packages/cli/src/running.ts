import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder with a file for each server that runs from this checkout. `npm start` looks there before it builds again (scripts/built.mjs).
 */
const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/breakpoint-running', import.meta.url));

/** Notes that this process runs what was built here, until it ends. */
export function noteRunning(): void {
  const file = join(FOLDER, String(process.pid));
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, '');
  } catch {
    // Where nothing can be written, as in a container, nothing is built either.
    return;
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

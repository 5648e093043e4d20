// Functions that start.mjs and test.mjs share.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the repository's root, with its output in ours.
 * @param {string} command a program and its arguments, separated by spaces
 * @param {string[]} [more] further arguments, which may contain spaces
 * @returns {boolean} whether it succeeded
 */
export function run(command, more = []) {
  const [program, ...args] = command.split(' ');
  // npm and npx are scripts on Windows, which only a shell can start.
  const shell = process.platform === 'win32';
  return spawnSync(program, [...args, ...more], { cwd: root, stdio: 'inherit', shell }).status === 0;
}

/** Installs the dependencies unless they are there and no older than the lock file. */
export function installIfNeeded() {
  const lock = `${root}package-lock.json`;
  const installed = `${root}node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true;
  // "ci" starts from scratch; "install" updates an existing installation.
  const ok = run(`npm ${existsSync(installed) ? 'install' : 'ci'} --include=dev`);
  if (ok) utimesSync(installed, new Date(), new Date());
  return ok;
}

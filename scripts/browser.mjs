// Finds the Chromium for the browser tests, or installs it if that needs no permission.
// `node scripts/browser.mjs` prints its path.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Without it, Chromium has only a face that is a sixth wider than those that people have, and texts do not fit where they do for people. */
const FACE = 'fonts-liberation';

/** The headless shell comes first: it is the same engine without windows, and needs less than half the CPU time of a whole browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} the path of a Chromium or Chrome on this machine */
export function findBrowser() {
  const { BROWSER_PATH, CHROMIUM_PATH, PATH = '' } = process.env;
  const folders = ['/usr/bin', ...PATH.split(delimiter)];
  const candidates = [BROWSER_PATH, CHROMIUM_PATH, ...names.flatMap((name) => folders.map((folder) => join(folder, name)))];
  return candidates.find((path) => path && isProgram(path));
}

/** @returns {string | undefined} */
export function ensureBrowser() {
  const found = findBrowser();
  if (found || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return found;
  console.log('No Chromium here; installing it with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const install = (name) => apt('install', '-y', '--no-install-recommends', name, FACE);
  // Older distributions have no package of the shell alone.
  return apt('update') && (install('chromium-headless-shell') || install('chromium')) ? findBrowser() : undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = ensureBrowser();
  console.log(path ?? 'No Chromium found, and none could be installed.');
  process.exitCode = path ? 0 : 1;
}

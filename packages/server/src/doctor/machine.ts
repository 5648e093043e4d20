import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isPostgres } from '../store/backend.js';
import { Folder } from '../store/folder.js';
import { because, type Checked, type Finding, findings } from './finding.js';

// Checks of the machine: the folder of the database and its rights, limits, the clock.

/** The file system is nearly full below this. */
const LITTLE_SPACE = 500 * 2 ** 20;
/** With fewer open files than this, a server with a few hundred players has none left. */
const FEW_FILES = 4096;
/** With fewer, `breakpoint serve` does not start (packages/cli/src/files.ts). */
const TOO_FEW_FILES = 512;
/** No server of this version ran before this day. */
const BUILT = Date.parse('2026-01-01');

const hasFolder = (data: string): boolean => !isPostgres(data) && data !== ':memory:';
const mega = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

/** Can the folder be used? A server that runs may be using it. */
export function checkFolder({ data }: Checked): Finding[] {
  const { good, warning, bad } = findings('folder');
  if (data === ':memory:') return [warning('Nothing is kept: --data :memory: is for trials. Give a folder with --data.')];
  if (!hasFolder(data)) return [];
  const path = resolve(data);
  try {
    let existing = path;
    while (!existsSync(existing)) existing = dirname(existing);
    if (!statSync(existing).isDirectory()) return [bad(`${existing} is not a folder. Choose a folder with --data.`)];
    accessSync(existing, constants.W_OK | constants.X_OK);
    if (existing !== path) return [good(`${path} does not exist yet, and can be made.`)];
  } catch (error) {
    return [
      bad(`${path} can't be written to (${because(error)}). Give it to the account of the server (chown), or choose another with --data.`),
    ];
  }
  try {
    Folder.open(path).close();
  } catch (error) {
    if (/Another server is using/.test(because(error))) return [good(`${path} is in use by a server that is running.`)];
    return [bad(because(error))];
  }
  const { bavail, bsize } = statfsSync(path);
  if (bavail * bsize < LITTLE_SPACE)
    return [
      warning(`The file system of ${path} has only ${mega(bavail * bsize)} left. Make room, or prune old games (breakpoint games prune).`),
    ];
  return [good(`${path} can be written to, and has ${mega(bavail * bsize)} left.`)];
}

/** Can only the server's account read its files? They hold the talk at tables and the hashes of secrets. */
export function checkRights({ data, pushKeysFile }: Checked): Finding[] {
  if (process.platform === 'win32') return [];
  const { good, warning } = findings('rights');
  const files = hasFolder(data) ? [resolve(data), join(resolve(data), 'breakpoint.db')] : [];
  if (pushKeysFile !== undefined) files.push(pushKeysFile);
  const there = files.filter((file) => existsSync(file));
  // Nobody reaches a file in a folder that is closed to them.
  const open = there.filter((file) => (statSync(file).mode & 0o077) !== 0 && (statSync(dirname(file)).mode & 0o077) !== 0);
  if (open.length === 0) return there.length === 0 ? [] : [good('Only the account of the server can read its files.')];
  return open.map((file) => warning(`Other accounts of this computer can read ${file}. Close it to them: chmod go= ${file}`));
}

/** May the process open enough files? Every socket is one. */
export function checkLimits({ openFiles }: Checked): Finding[] {
  const { good, warning, bad } = findings('limits');
  if (openFiles === undefined || Number.isNaN(openFiles)) return [];
  if (openFiles >= FEW_FILES) return [good(`The server may open ${openFiles} files.`)];
  const advice = 'Allow more: ulimit -n 65536, or LimitNOFILE=65536 in a service.';
  if (openFiles < TOO_FEW_FILES) return [bad(`The server does not start if it may open only ${openFiles} files. ${advice}`)];
  return [warning(`The server may open only ${openFiles} files, and every socket is one. ${advice}`)];
}

/** Is the clock set at all? Small computers without a battery begin in 1970. */
export function checkClock(_: Checked, now = Date.now()): Finding[] {
  const { good, bad } = findings('clock');
  const day = new Date(now).toISOString().slice(0, 10);
  if (now < BUILT) return [bad(`The clock says ${day}, which is long ago. Set it, and keep it right with NTP (timedatectl set-ntp true).`)];
  return [good(`The clock says ${day}.`)];
}

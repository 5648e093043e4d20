// What has been built, and whether it is still what the sources say. `node scripts/built.mjs` notes that everything has just been built.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} sources files and folders that the part is made of
 * @property {string} made a file that exists once it is built
 * @property {string[]} commands what builds it
 */

const CACHE = join(root, 'node_modules/.cache');
const RUNNING = join(CACHE, 'breakpoint-running');
const SHARED = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json', 'scripts'];
/** The client contains nothing from these folders. */
const NOT_OF_CLIENT = ['server', 'cli'];
const OF_CLIENT = readdirSync(join(root, 'packages'))
  .filter((name) => !NOT_OF_CLIENT.includes(name))
  .map((name) => `packages/${name}`);

/** @type {Part[]} */
export const PARTS = [
  {
    name: 'packages',
    sources: [...SHARED, 'packages'],
    made: 'packages/cli/dist/main.js',
    commands: ['npm run --silent generate', 'npx tsc -b'],
  },
  {
    name: 'client',
    sources: [...SHARED, ...OF_CLIENT],
    made: 'packages/web/dist/index.html',
    commands: ['npm run --silent draw', 'npm run build --workspace @breakpoint/web'],
  },
];

/** Folders that hold no sources. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-types', 'test', '.vite', 'pictures']);

/**
 * @param {string} path
 * @returns {Generator<string>} every file at this path, with its size and time
 */
function* filesAt(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    if (!path.endsWith('.tsbuildinfo')) yield `${path} ${found.size} ${found.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(join(root, path)).sort()) if (!NOT_SOURCES.has(name)) yield* filesAt(`${path}/${name}`);
}
/** @param {Part} part */
function fingerprintOf({ sources }) {
  const hash = createHash('sha256');
  for (const source of sources) for (const file of filesAt(source)) hash.update(`${file}\n`);
  return hash.digest('hex');
}
/** @param {Part} part */
const stampOf = ({ name }) => join(CACHE, `breakpoint-built-${name}`);

/** @param {Part} part */
export function isBuilt(part) {
  const stamp = stampOf(part);
  return existsSync(join(root, part.made)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(part);
}
/**
 * Called after the part was built.
 * @param {Part} part
 */
export function noteBuilt(part) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampOf(part), fingerprintOf(part));
}

/** @returns {number[]} the processes of servers that run from this checkout */
export function running() {
  if (!existsSync(RUNNING)) return [];
  return readdirSync(RUNNING).map(Number).filter(isAlive);
}
/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    // After a crash of the machine, another program may have the number.
    return !existsSync('/proc/self/cmdline') || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch (error) {
    return error.code === 'EPERM';
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) for (const part of PARTS) noteBuilt(part);

// What the parts of deploy-check.mjs share.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../steps.mjs';

export const PATIENCE = 60_000;
/** The name of the site in the examples. */
export const SITE = 'play.example.org';
export const folder = mkdtempSync(join(tmpdir(), 'breakpoint-deploy-'));
chmodSync(folder, 0o755);
/** @type {import('node:child_process').ChildProcess[]} */
export const started = [];

/** @param {string} program */
const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
/** A reason why a part can't be tried here. */
export class Missing extends Error {}
/** @param {string[]} programs */
export function need(...programs) {
  for (const program of programs) if (!has(program)) throw new Missing(`${program} is not installed`);
}
/**
 * @param {unknown} condition
 * @param {string} text
 */
export function must(condition, text) {
  if (!condition) throw new Error(text);
}
export const deploy = (name) => readFileSync(join(root, 'deploy', name), 'utf8');
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
/** Starts a program that is ended at the end. */
export function start(program, args, options = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  child.said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (child.said = (child.said + text).slice(-4000)));
  child.ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  started.push(child);
  return child;
}
/** Resolves when this address answers 200. */
export async function answering(url, child) {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(200)) {
    if (child.exitCode !== null) throw new Error(`it ended: ${child.said}`);
    if (
      await fetch(url).then(
        (r) => r.ok,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${url} does not answer: ${child.said}`);
}
export const server = async (more = {}) => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), BREAKPOINT_DATA: ':memory:', BREAKPOINT_TRUST_PROXY: 'on', ...more };
  const child = start('node', ['packages/cli/dist/main.js', 'serve'], { cwd: root, env });
  await answering(`http://127.0.0.1:${port}/readyz`, child);
  return { port, child };
};

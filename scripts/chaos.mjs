// npm run chaos: plays real games over sockets at several nodes on a real PostgreSQL, with all kinds of faults (--help lists options).
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './steps.mjs';

/** SQLite's native module is not needed with PostgreSQL, so that the programs run wherever Node does. */
const withoutSqlite = {
  name: 'without SQLite',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^libsql$/ }, () => ({ path: 'libsql', namespace: 'none' }));
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({
      contents: `export default class { constructor() { throw new Error('this program has no SQLite'); } }`,
    }));
  },
};

/** Writes the players, the server and its bots' threads into a folder, each as one file. */
async function bundle(folder) {
  mkdirSync(folder, { recursive: true });
  const program = (from, to, format) =>
    build({
      entryPoints: [join(root, 'packages/server', from)],
      outfile: join(folder, to),
      bundle: true,
      platform: 'node',
      format,
      conditions: ['source'],
      // Packages that are not always needed or not always there.
      external: ['esbuild', 'pg-native', 'bufferutil', 'utf-8-validate', 'cloudflare:sockets'],
      plugins: [withoutSqlite],
      // Packages in the older format of modules call `require`.
      ...(format === 'esm' && {
        banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
      }),
      logLevel: 'error',
    });
  await Promise.all([
    program('test/chaos/main.ts', 'chaos.mjs', 'esm'),
    program('test/child.ts', 'server.mjs', 'esm'),
    program('src/bots/worker.ts', 'worker.js', 'cjs'),
  ]);
}

const args = process.argv.slice(2);
const at = args.indexOf('--bundle');
if (at >= 0 && args[at + 1] === undefined) {
  console.error('--bundle takes the folder for the programs');
  process.exitCode = 2;
} else if (at >= 0) await bundle(resolve(args[at + 1]));
else {
  // Inside node_modules, so that the programs find the package of PostgreSQL.
  const folder = join(root, 'node_modules/.cache', `breakpoint-chaos-${process.pid}`);
  try {
    await bundle(folder);
    const { status } = spawnSync(process.execPath, [join(folder, 'chaos.mjs'), ...args], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

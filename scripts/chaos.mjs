// npm run chaos: plays real games over sockets at several nodes on a real PostgreSQL, with all kinds of faults.
// npm run chaos -- --seconds 600 --tables 20 --nodes 3 --every 3000 --pace 0 --json
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './steps.mjs';

const cache = join(root, 'packages/server/test');
const program = join(cache, `chaos-${process.pid}.tmp.mjs`);
mkdirSync(cache, { recursive: true });
await build({
  entryPoints: [join(root, 'packages/server/test/chaos/main.ts')],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  conditions: ['source'],
  packages: 'external',
  logLevel: 'error',
});
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
rmSync(program, { force: true });
process.exitCode = status ?? 1;

// npm run packed-everywhere: packs every public package, installs it in an empty folder and runs its example, on each supported Node.
// The other versions of Node come from the package registry. Needs a build.
import { execFileSync, spawnSync } from 'node:child_process';
import { root } from './steps.mjs';

let failed = false;
for (const major of [20, 22, 24]) {
  const script = 'process.stdout.write(process.execPath)';
  const node = execFileSync('npx', ['--yes', '-p', `node@${major}`, 'node', '-e', script], { cwd: root, encoding: 'utf8' });
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'packed'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BREAKPOINT_NODE: node },
  });
  console.log(`Node ${major}: ${status === 0 ? 'good' : 'FAILED'}`);
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;

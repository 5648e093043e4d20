// npm run release -- VERSION: sets the version of all packages, and of what they need of each other. See docs/releasing.md.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+(-[a-z]+(\.\d+)?)?$/.test(version ?? '')) throw new Error('name a version: npm run release -- 1.2.3');
const files = ['package.json', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`)];
for (const file of files) {
  const path = join(root, file);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.version = version;
  for (const list of [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies])
    for (const name of Object.keys(list ?? {})) if (name.startsWith('@breakpoint/')) list[name] = version;
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
console.log(`${files.length} packages are ${version}.`);

// npm run golden: writes the final positions of a hundred random games into the file of the current versions. A file that is
// already on the main branch is never changed: a change of behaviour needs a new version, with a new file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCards } from '../packages/cards/dist/index.js';
import { goldenFile, goldenLines } from '../packages/cli/dist/simulate/golden.js';

const path = `packages/cli/test/golden/${goldenFile(allCards)}`;
const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
const text = `${goldenLines(allCards).join('\n')}\n`;

if (existsSync(file) && readFileSync(file, 'utf8') === text) {
  console.log(`${path} holds already.`);
} else if (isOnMain()) {
  console.error(
    `${path} is on the main branch, and these positions differ from it: the same answers lead elsewhere now.\n` +
      'Give the rules (RULES_VERSION in packages/engine/src/edge/log.ts) or the cards (packages/cards/src/index.ts) a new version,\n' +
      'say in CHANGELOG.md what changed, and run this again. One new version for each landing is enough.',
  );
  process.exitCode = 1;
} else {
  writeFileSync(file, text);
  console.log(`${path} is written.`);
}

function isOnMain() {
  return ['main', 'origin/main'].some(
    (branch) => spawnSync('git', ['cat-file', '-e', `${branch}:${path}`], { cwd: new URL('..', import.meta.url) }).status === 0,
  );
}

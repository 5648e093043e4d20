// npm run golden: writes the final positions of a hundred random games. A change of that file is a change of behaviour.
import { writeFileSync } from 'node:fs';
import { goldenLines } from '../packages/cli/dist/simulate/golden.js';

writeFileSync(new URL('../packages/cli/test/golden.txt', import.meta.url), `${goldenLines().join('\n')}\n`);

import { setFlagsFromString } from 'node:v8';

// As in packages/cli/src/main.ts: measured with this flag.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');

const { runOne } = await import('@breakpoint/cli/tools');
const { commands } = await import('./commands.js');
const { help } = await import('./help.js');
const { allCards } = await import('@breakpoint/cards');
process.exitCode = await runOne('lab', commands, help, process.argv.slice(2), allCards);

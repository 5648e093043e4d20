import { setFlagsFromString } from 'node:v8';

// Hundreds of cards are hundreds of small functions that call the same large ones. With its usual settings the compiler copies
// the large ones into each of them, and compiles what is rarely used as well, only to see another shape soon after. With smaller
// copies, and three times the patience, the first ten seconds are a third shorter (docs/architecture.md).
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
setFlagsFromString('--interrupt-budget=200000');

const { run } = await import('./index.js');
process.exitCode = await run(process.argv.slice(2));

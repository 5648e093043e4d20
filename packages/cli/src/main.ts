import { setFlagsFromString } from 'node:v8';

// Hundreds of cards are hundreds of small functions that call the same large ones. With its usual settings the compiler copies
// the large ones into each of them, early, and again whenever a new card shows another shape: half of the first ten seconds
// goes there. Smaller copies, made a little later, halve that and run as fast afterwards.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
setFlagsFromString('--interrupt-budget=250000');

const { run } = await import('./index.js');
process.exitCode = await run(process.argv.slice(2));

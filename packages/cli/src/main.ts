import { setFlagsFromString } from 'node:v8';

// Hundreds of cards are hundreds of small functions that call the same large ones. By default, V8 inlines the large ones into
// each of them, and compiles again whenever a new card shows another shape. With a lower inlining limit it settles sooner:
// `bench` is an eighth faster.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');

const { run } = await import('./index.js');
const { allCards } = await import('@breakpoint/cards');
process.exitCode = await run(process.argv.slice(2), allCards);

// npm run prompts [FILE]: runs all scenarios and some random games, and writes every question in every language to a page for
// proofreading: docs/prompts.md, which is not part of the repository.
import { run } from './steps.mjs';

const file = process.argv[2] ?? 'docs/prompts.md';
process.env.PROMPTS_PAGE = file;
if (run('npx vitest run --project unit packages/cli/test/prompts.test.ts')) console.log(`${file} is written.`);
else process.exitCode = 1;

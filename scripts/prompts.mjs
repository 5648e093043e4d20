// npm run prompts [FILE]: runs all scenarios and some random games, and writes every question that was asked, in every
// language, to a page for those who read the texts: docs/prompts.md, which is not kept in the repository.
import { run } from './steps.mjs';

const file = process.argv[2] ?? 'docs/prompts.md';
process.env.PROMPTS_PAGE = file;
if (run('npx vitest run --project unit packages/cli/test/prompts.test.ts')) console.log(`${file} is written.`);
else process.exitCode = 1;

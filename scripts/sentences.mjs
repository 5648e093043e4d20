// npm run sentences -- [--lang fr] [--count 300] [--seed TEXT] [--file FILE]: random sentences of every kind that players read, for
// proofreading.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './steps.mjs';

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    count: { type: 'string', default: '300' },
    seed: { type: 'string' },
    file: { type: 'string' },
  },
});
const file = values.file ?? join(tmpdir(), `sentences-${values.lang}.txt`);
process.env.SENTENCES_FILE = file;
process.env.SENTENCES_LANG = values.lang;
process.env.SENTENCES_COUNT = values.count;
if (values.seed) process.env.SENTENCES_SEED = values.seed;
if (run('npx vitest run --project unit packages/cli/test/sentences.test.ts --reporter dot')) {
  if (!values.file) console.log(readFileSync(file, 'utf8'));
} else process.exitCode = 1;

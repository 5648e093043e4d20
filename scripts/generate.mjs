// npm run generate: writes the files that follow from others: from the factions' own files the list of all factions, the table of texts
// of each language, the picture sprites and their credits; from docs/rulings.md and the scenarios what the judge knows. They are
// committed, so that a fresh checkout needs no preparation. `npm run build`, `npm run typecheck`, `npm start` and `npm test` update them
// first. With --check nothing is written; it fails if a file is out of date.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { artFiles } from './art.mjs';
import { cardFiles, readFactions } from './factions.mjs';
import { judgeFiles } from './judge.mjs';
import { leftovers } from './leftovers.mjs';
import { root } from './steps.mjs';

/** @returns {[path: string, text: string | null][]} the files to write, or to remove (null), to be up to date */
function outOfDate() {
  const factions = readFactions();
  const files = [...cardFiles(factions), ...artFiles(factions.map((f) => f.id)), ...judgeFiles()];
  return files.filter(([path, text]) => text !== (existsSync(path) ? readFileSync(path, 'utf8') : null));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    for (const path of leftovers()) rmSync(path);
    const check = process.argv.includes('--check');
    for (const [path, text] of outOfDate()) {
      if (check) throw new Error(`${relative(root, path)} is out of date: npm run generate`);
      if (text === null) rmSync(path);
      else writeFileSync(path, text);
      console.log(`${text === null ? 'removed' : 'wrote'} ${relative(root, path)}`);
    }
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

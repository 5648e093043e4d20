import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CardSet, RULES_VERSION } from '@breakpoint/engine';
import { QueueError } from './errors.js';

/** Everything besides its set-up that decides how a game goes: two equal builds play the same games. */
export interface Build {
  rules: string;
  cards: string;
  /** A fingerprint of the programs. */
  code: string;
  /** Fingerprints of the weight files in the bots' names. */
  files: Record<string, string>;
}

/** The folders whose programs play games. */
const PLAYING = ['engine', 'cards', 'bots', 'cli/simulate', 'lab/matches', 'lab/first'];

let code: string | undefined;

/** This build, with the weight files of these bots (`greedy+tuned.json`). */
export function buildOf(cards: CardSet, bots: readonly string[]): Build {
  code ??= fingerprintOfCode();
  const files = [...new Set(bots.flatMap((bot) => bot.split('+').slice(1)))].sort();
  return { rules: RULES_VERSION, cards: cards.version, code, files: Object.fromEntries(files.map((file) => [file, fingerprint(file)])) };
}

/** Throws unless this build (`mine`) can play a job that was begun by the other (`theirs`). */
export function checkBuild(theirs: Build, mine: Build, job: string): void {
  const differences: string[] = [];
  if (theirs.rules !== mine.rules || theirs.cards !== mine.cards)
    differences.push(`with rules ${theirs.rules} and cards ${theirs.cards}, and here are rules ${mine.rules} and cards ${mine.cards}`);
  else if (theirs.code !== mine.code) differences.push(`by another build (${theirs.code}, and this is ${mine.code})`);
  for (const [file, hash] of Object.entries(theirs.files)) {
    const here = mine.files[file] ?? (existsSync(file) ? fingerprint(file) : null);
    if (here !== hash) differences.push(`with another file ${file}${here === null ? ', which is not here' : ''}`);
  }
  if (differences.length > 0) throw new QueueError('version', `the job ${job} was begun ${differences.join('; ')}`);
}

const fingerprint = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** A fingerprint of the compiled files, or of the sources if those are run, as in tests. */
function fingerprintOfCode(): string {
  const here = fileURLToPath(new URL('..', import.meta.url));
  const kind = basename(here);
  const packages = join(here, '../..');
  const hash = createHash('sha256');
  for (const name of PLAYING) {
    const [folder, part = ''] = name.split('/');
    const root = join(packages, folder, kind, part);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.d)\.[jt]s$/.test(file));
    for (const file of files.map((f) => f.replaceAll('\\', '/')).sort()) {
      hash.update(`${name}/${file}\n`);
      hash.update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

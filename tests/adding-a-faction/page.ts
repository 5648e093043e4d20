import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What docs/adding-a-faction.md tells its reader to do. */
export interface Instructions {
  /** The files to create: the name ends the line before their text. */
  files: { path: string; text: string }[];
  /** The commands to run, in order. */
  commands: string[];
}

export function readInstructions(repository: string): Instructions {
  const page = readFileSync(join(repository, 'docs/adding-a-faction.md'), 'utf8');
  return {
    files: [...page.matchAll(/Create `([\w./-]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(([, path, text]) => ({ path, text })),
    commands: [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, lines]) => lines.trim().split('\n')),
  };
}

export function createFiles(repository: string, { files }: Instructions): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    // "wx": the page creates files, and changes none.
    writeFileSync(join(repository, path), text, { flag: 'wx' });
  }
}

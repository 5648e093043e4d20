import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The instructions of docs/adding-a-faction.md. */
export interface Instructions {
  /** The files to create. On the page, a file's path ends the line before its text. */
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
    // "wx": the page only creates files and changes none.
    writeFileSync(join(repository, path), text, { flag: 'wx' });
  }
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CardSet } from '@breakpoint/engine';
import { runScenario, scenariosIn } from '@breakpoint/scenario';
import { cardsNamed } from '@breakpoint/workshop';
import { readArgs, UsageError } from '../args.js';

interface ScenarioResult {
  id: string;
  file: string;
  ok: boolean;
  error?: string;
}

/** `scenario FILE-OR-FOLDER... [--json]`: a line per scenario; exit 1 if any fails. */
export async function scenario(args: string[], cards: CardSet): Promise<number> {
  const { values, positionals } = readArgs({
    args,
    options: { json: { type: 'boolean' }, quiet: { type: 'boolean' } },
    allowPositionals: true,
  });
  const results = (positionals.length > 0 ? positionals : ['scenarios']).flatMap(filesIn).flatMap((file) => runFile(cards, file));
  if (values.json) console.log(JSON.stringify(results, null, 2));
  else {
    for (const r of results) {
      if (r.ok && !values.quiet) console.log(`ok    ${r.id}`);
      if (!r.ok) console.log(`FAIL  ${r.id} (${r.file})\n      ${r.error}`);
    }
    console.log(`${results.filter((r) => r.ok).length} of ${results.length} scenarios hold.`);
  }
  return results.every((r) => r.ok) ? 0 : 1;
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) throw new UsageError(`there is no file or folder ${path}`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
    .filter((file) => /\.ya?ml$/.test(file));
}

/** The documents of a scenario; a text is the name of a file, relative to the scenario's folder. */
function documentsIn(documents: unknown, file: string): unknown {
  if (typeof documents !== 'object' || documents === null) return documents;
  const read = (name: string): unknown => JSON.parse(readFileSync(join(dirname(file), name), 'utf8'));
  return Object.fromEntries(Object.entries(documents).map(([name, value]) => [name, typeof value === 'string' ? read(value) : value]));
}

export function runFile(cards: CardSet, file: string): ScenarioResult[] {
  return scenariosIn(readFileSync(file, 'utf8')).map((read, i): ScenarioResult => {
    const id = `${file}#${i + 1}`;
    if ('error' in read) return { id, file, ok: false, error: read.error };
    const name = (read.doc.id as string | undefined) ?? id;
    try {
      runScenario(cardsNamed(cards, documentsIn(read.doc.documents, file)), read.doc);
      return { id: name, file, ok: true };
    } catch (error) {
      return { id: name, file, ok: false, error: (error as Error).message };
    }
  });
}

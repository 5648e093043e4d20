import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CardSet } from '@breakpoint/engine';
import { type Document, parseAllDocuments } from 'yaml';
import { readArgs, UsageError } from '../args.js';
import { runScenario } from '../scenario/run.js';

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

export function runFile(cards: CardSet, file: string): ScenarioResult[] {
  return (parseAllDocuments(readFileSync(file, 'utf8')) as Document[]).flatMap((document, i): ScenarioResult[] => {
    const id = `${file}#${i + 1}`;
    if (document.errors.length > 0) return [{ id, file, ok: false, error: document.errors[0].message }];
    const doc = document.toJS() as Record<string, unknown> | null;
    if (doc === null) return [];
    const name = (doc.id as string | undefined) ?? id;
    try {
      runScenario(cards, doc);
      return [{ id: name, file, ok: true }];
    } catch (error) {
      return [{ id: name, file, ok: false, error: (error as Error).message }];
    }
  });
}

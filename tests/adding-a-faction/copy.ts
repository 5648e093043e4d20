import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../../scripts/steps.mjs';

/** What the copy does without: what is large, what belongs to one checkout, and what is made anew. */
const LEFT_OUT = new Set(['.git', 'data', 'coverage', 'scenarios', 'docs/pictures', 'packages/web/dist']);

/**
 * Copies the repository into a folder of its own, which git ignores. What tsc has built comes along with its times, so that only
 * what changes is built again. For tsc to believe it, libraries have to lie where they lay: they are hard links, which is why the
 * copy is on the same disk. The links of the workspace are relative and lead to the packages of the copy.
 */
export function copyRepository(): string {
  const copy = mkdtempSync(join(root, '.copy-'));
  const wanted = (path: string): boolean => basename(path) !== 'node_modules' && !LEFT_OUT.has(relative(root, path));
  for (const name of readdirSync(root).filter((entry) => wanted(join(root, entry)) && !entry.startsWith('.copy-')))
    cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true, filter: wanted });
  link(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Everything but the caches. */
function link(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile()) linkSync(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else if (!entry.name.startsWith('.') || entry.name === '.bin') link(source, target);
  }
}

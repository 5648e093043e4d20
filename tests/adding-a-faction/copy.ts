import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../../scripts/steps.mjs';

/** Not copied: large folders, files of the checkout itself, and files that are made again. */
const LEFT_OUT = new Set(['.git', 'data', 'coverage', 'docs/pictures', 'packages/web/dist']);

/**
 * Copies the repository into a folder of its own, which git ignores. The output of tsc is copied with its timestamps, so that only
 * changed files are built again. tsc accepts it only if the libraries are at the same relative paths, so they are hard-linked, which
 * is why the copy is on the same disk. The workspace's links are relative and lead to the packages of the copy.
 */
export function copyRepository(): string {
  const copy = mkdtempSync(join(root, '.copy-'));
  const wanted = (path: string): boolean => basename(path) !== 'node_modules' && !LEFT_OUT.has(relative(root, path));
  for (const name of readdirSync(root).filter((entry) => wanted(join(root, entry)) && !entry.startsWith('.copy-')))
    cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true, filter: wanted });
  link(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Hard-links a folder, without caches. */
function link(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isFile()) linkSync(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.name.startsWith('.') || entry.name === '.bin') link(source, target);
  }
}

// Finds built files whose sources are gone. tsc leaves them, and they would be packed; scripts/generate.mjs removes them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** @returns {string[]} the paths of built files without a source */
export function leftovers() {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name);
    // Vite builds the client and empties its folder itself.
    if (name === 'web' || !existsSync(join(folder, 'dist'))) return [];
    return readdirSync(join(folder, 'dist'), { recursive: true })
      .filter((file) => /\.(js|d\.ts)(\.map)?$|\.json$/.test(file))
      .filter((file) => !existsSync(join(folder, 'src', file.replace(/\.(js|d\.ts)(\.map)?$/, '.ts'))))
      .map((file) => join(folder, 'dist', file));
  });
}

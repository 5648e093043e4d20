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
    // The package of cards has two folders under dist: src and text.
    const places = existsSync(join(folder, 'dist/src')) ? ['src', 'text'].map((part) => [`dist/${part}`, part]) : [['dist', 'src']];
    return places.flatMap(([built, source]) =>
      readdirSync(join(folder, built), { recursive: true })
        .filter((file) => /\.(js|d\.ts)(\.map)?$|\.json$/.test(file))
        .filter((file) => !existsSync(join(folder, source, file.replace(/\.(js|d\.ts)(\.map)?$/, '.ts'))))
        .map((file) => join(folder, built, file)),
    );
  });
}

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** A class is called by its file and its own name (Hand.module.css, .card: Hand-card), so that a person who reads the page finds it. */
export const scopedName = (name: string, file: string): string => `${basename(file.split('?')[0], '.module.css')}-${name}`;

const IMPORTS = /import (\w+) from '([^']+\.module\.css)'/g;

/**
 * Writes the names of classes into the components (`styles.card` becomes 'Hand-card'), because they are known before the styles are read.
 * Otherwise every file of styles would bring a table of its names into the scripts of the page.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!/\.tsx?$/.test(id) || id.includes('node_modules')) return undefined;
      const code = readFileSync(id, 'utf8');
      return code.includes('.module.css') ? written(code) : undefined;
    },
    transform: {
      order: 'post',
      // The components have the names already; the file of styles itself has to stay.
      handler: (_, id) =>
        id.endsWith('.module.css') ? { code: "export default ''", map: null, moduleSideEffects: 'no-treeshake' } : undefined,
    },
  };
}

/** The code of a component, with the names of its classes instead of the table that it imports. */
export function written(code: string): string {
  let result = code.replace(IMPORTS, (_, __, file) => `import '${file}'`);
  for (const [, as, file] of code.matchAll(IMPORTS)) {
    result = result.replaceAll(new RegExp(`(?<![\\w./'])${as}\\.(\\w+)`, 'g'), (_, name) => `'${scopedName(name, file)}'`);
    if (new RegExp(`(?<![\\w./'])${as}\\[`).test(result))
      throw new Error(`${as}[...] of ${file}: the name of a class has to be written out`);
  }
  return result;
}

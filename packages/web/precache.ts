import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Preview images of invitations, which only messengers load. */
const PREVIEW = /^invite-\d+\.png$/;

/** Writes sw.js: src/sw.js with the list of all files of the build, so that the game works without a network. */
export function precache(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'precache',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (config.isWorker) return;
        const fromPublic = filesIn(config.publicDir).map((file) => relative(config.publicDir, file));
        const files = [...new Set([...Object.keys(bundle), ...fromPublic])]
          .filter((file) => !file.endsWith('.map') && !PREVIEW.test(file))
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file);
        for (const file of fromPublic) hash.update(readFileSync(join(config.publicDir, file)));
        const html = bundle['index.html'];
        if (html?.type === 'asset') hash.update(html.source);
        const source = readFileSync(join(config.root, 'src/sw.js'), 'utf8')
          .replace('__VERSION__', hash.digest('hex').slice(0, 12))
          .replace("['__FILES__']", JSON.stringify(files.map((file) => (file === 'index.html' ? './' : file))));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? filesIn(join(folder, e.name)) : [join(folder, e.name)],
  );
}

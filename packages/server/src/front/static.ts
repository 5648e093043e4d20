import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const SQUEEZED = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);

interface File {
  path: string;
  type: string;
  /** The contents by encoding; each is made when it is first requested. */
  bodies: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
}

/** The built web client. The list of files is read at the start, so that no path is ever made from a request. */
export class StaticFiles {
  private readonly files = new Map<string, File>();
  /** The text of index.html, once it has been read. */
  private text: string | null = null;

  constructor(root: string | undefined) {
    if (!root || !existsSync(root)) return;
    for (const path of filesIn(root)) {
      if (path.endsWith('.map')) continue;
      const type = TYPES[extname(path)];
      if (type) this.files.set(`/${relative(root, path).split(sep).join('/')}`, { path, type, bodies: new Map() });
    }
  }

  /** The page of the web client; null if there is none. */
  page(): string | null {
    const file = this.files.get('/index.html');
    if (file) this.text ??= readFileSync(file.path, 'utf8');
    return this.text;
  }
  async serve(c: Context): Promise<Response | null> {
    const name = c.req.path === '/' ? '/index.html' : c.req.path;
    const file = this.files.get(name);
    if (!file) return null;
    const accepted = c.req.header('accept-encoding') ?? '';
    const squeezable = SQUEEZED.has(extname(file.path));
    const encoding = squeezable && /\bbr\b/.test(accepted) ? 'br' : squeezable && /\bgzip\b/.test(accepted) ? 'gzip' : '';
    let body = file.bodies.get(encoding);
    if (!body) {
      body = squeeze(readFileSync(file.path), encoding);
      file.bodies.set(encoding, body);
    }
    c.header('Content-Type', file.type);
    // The names of files under assets/ contain a hash of their contents.
    c.header('Cache-Control', name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (squeezable) c.header('Vary', 'Accept-Encoding');
    if (encoding) c.header('Content-Encoding', encoding);
    return c.body(await body);
  }
}

async function squeeze(body: Buffer, encoding: string): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') return new Uint8Array(await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }));
  if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(body));
  return new Uint8Array(body);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? filesIn(join(folder, e.name)) : [join(folder, e.name)],
  );
}

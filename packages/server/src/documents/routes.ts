import type { Context, Hono } from 'hono';
import { PerAddress } from '../base/limits.js';
import type { Settings } from '../base/options.js';
import { Problem } from '../base/problems.js';
import type { Shelf } from './shelf.js';

export const DOCUMENTS = '/api/documents';

/** The routes of documents: a document is sent to the server once, and never changes. */
export function addDocuments<Env extends object>(
  app: Hono<Env>,
  shelf: Shelf,
  { limits }: Pick<Settings, 'limits'>,
  address: (c: Context<Env>) => string,
): void {
  const sent = new PerAddress(limits.newDocuments / 3600, limits.newDocuments);
  app.post(DOCUMENTS, async (c) => {
    if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) throw new Problem('bad-message', 'the body must be JSON');
    if (!sent.take(address(c))) throw new Problem('too-fast');
    const value: unknown = await c.req.json().catch(() => undefined);
    return c.json({ id: await shelf.take(value) }, 201);
  });
  app.get(`${DOCUMENTS}/:id`, async (c) => {
    const text = await shelf.text(c.req.param('id') ?? '');
    if (!text) throw new Problem('not-found');
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return c.body(text, 200, { 'content-type': 'application/json' });
  });
}

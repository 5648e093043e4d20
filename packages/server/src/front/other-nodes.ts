import type { Context, Hono } from 'hono';
import type { Env } from '../base/pages.js';
import { unguessable } from '../base/secrets.js';
import { DEVICE_HEADER } from '../base/visitor.js';
import type { Cluster } from '../cluster/cluster.js';
import { atOwner, HERE, type Place, type Request, WHO } from '../cluster/forward.js';
import type { Tables } from '../table/tables.js';

/** All quick matches are made by one node, so that people at different nodes can meet. */
const QUICK = 'quick';

/** The routes of a server that shares its database with other nodes: requests about a table are forwarded to the node that owns it. */
export function addCluster(app: Hono<Env>, tables: Tables, cluster: Cluster, address: (c: Context<Env>) => string): void {
  const passed = async (c: Context<Env>, more: object = {}): Promise<Request> => {
    const { pathname, search } = new URL(c.req.url);
    const json: unknown = c.req.method === 'POST' ? await c.req.json().catch(() => null) : null;
    const body = typeof json === 'object' && json !== null ? JSON.stringify({ ...more, ...json }) : undefined;
    const device = c.req.header(DEVICE_HEADER);
    return { method: c.req.method, path: pathname + search, type: c.req.header('content-type'), body, address: address(c), device };
  };
  /** A request from another node is not forwarded again. */
  const own = (c: Context<Env>): boolean => cluster.knows(c.env.incoming);

  app.get('/api/tables/:id', async (c, next) => {
    if (own(c)) return next();
    return (
      (await atOwner(
        cluster,
        () => tables.get(c.req.param('id')),
        () => passed(c),
      )) ?? next()
    );
  });
  app.post('/api/tables/:id/seats', async (c, next) => {
    if (own(c)) return next();
    // With a secret chosen here, the request can be repeated if the first node dies before it responds.
    const secret = unguessable();
    return (
      (await atOwner(
        cluster,
        () => tables.get(c.req.param('id')),
        () => passed(c, { secret }),
      )) ?? next()
    );
  });
  app.post('/api/quick', async (c, next) => {
    if (own(c)) {
      await cluster.keep(QUICK);
      return next();
    }
    const secret = unguessable();
    return (
      (await atOwner(
        cluster,
        () => cluster.keep(QUICK),
        () => passed(c, { secret }),
      )) ?? next()
    );
  });
  app.get(WHO, (c) => (own(c) ? c.json({ id: cluster.id }) : c.notFound()));
  app.post(HERE, async (c) => {
    if (!own(c)) return c.notFound();
    const asked = (await c.req.json()) as Place[];
    const here = await Promise.all(asked.map(async ({ table, seat }) => ((await tables.isHere(table, seat)) ? [table] : [])));
    return c.json(here.flat());
  });
}

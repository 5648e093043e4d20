import { isId, linkSchema, pushSchema, quickSchema, seatsSchema } from '@breakpoint/protocol';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import { PerAddress } from '../base/limits.js';
import type { Env } from '../base/pages.js';
import { Problem } from '../base/problems.js';
import type { Visitor } from '../base/visitor.js';
import { checkConfig } from '../table/lobby.js';
import type { Tables } from '../table/tables.js';
import { withInvitation } from './invitation.js';
import { makeLink, takeByLink } from './keys.js';
import { newsFor, wantedFrom } from './listening.js';
import { News } from './news.js';
import { openTables } from './open.js';
import { Push } from './push.js';
import { QuickMatches } from './quick.js';
import { reachOf } from './reach.js';
import { seatsOf } from './seats.js';

/** What these routes need from the server. */
interface RouteNeeds {
  tables: Tables;
  /** The page of the web client; null if only the API is served. */
  page(): string | null;
  /** The address at which the server listens. */
  host: string;
  /** The body of a request, checked against the schema. */
  body<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>>;
  /** Counts a new table for the request's address; false if there are too many. */
  mayMakeTable(c: Context<Env>): boolean;
  /** Counts an open stream of news for the request's address, until the returned function is called; null if there are too many. */
  mayListen(c: Context<Env>): (() => void) | null;
  /** The network address of the request's sender. */
  address(c: Context<Env>): string;
  visitor(c: Context<Env>): Visitor;
  /** The origin of the server's pages, as this visitor knows it. */
  originOf(c: Context<Env>): string | null;
}

/** The routes for people who are not at a table: their seats, tables to join, invitations. */
export function addPeople(
  app: Hono<Env>,
  { tables, page, host, body, mayMakeTable, mayListen, originOf, address, visitor }: RouteNeeds,
): void {
  const { store, settings, metrics, events } = tables.house;
  const news = new News(tables.cluster);
  events.add(news);
  const push = settings.pushKeys ? new Push(store, settings.pushKeys, settings, metrics) : null;
  if (push) events.add(push);
  const quick = new QuickMatches(tables);
  const quickly = new PerAddress(1 / 60, settings.limits.quick);
  app.post('/api/seats', async (c) => c.json(await seatsOf(store, (await body(c, seatsSchema)).secrets)));
  app.post('/api/links', async (c) => c.json(await makeLink(store, (await body(c, linkSchema)).seats), 201));
  app.post('/api/links/:code', async (c) => {
    const seats = await takeByLink(store, c.req.param('code'));
    if (seats.length === 0) throw new Problem('gone');
    return c.json(seats);
  });
  app.get('/api/tables', async (c) => c.json(await openTables(tables)));
  app.post('/api/quick', async (c) => {
    const wanted = await body(c, quickSchema);
    checkConfig(tables.house, wanted.config);
    if (!mayMakeTable(c)) throw new Problem('too-many-tables');
    if (!quickly.take(address(c))) throw new Problem('too-fast');
    return c.json(await quick.match(wanted, visitor(c)), 201);
  });
  app.get('/api/news', (c) => {
    const ended = mayListen(c);
    if (ended === null) throw new Problem('too-many-sockets');
    const { tables: some, list } = c.req.query();
    return newsFor(news, wantedFrom(some, list), ended);
  });
  app.get('/api/push', (c) => c.json({ key: push?.publicKey ?? null }));
  app.post('/api/push', async (c) => {
    const wanted = await body(c, pushSchema);
    if (!push) throw new Problem('not-allowed');
    await push.subscribe(wanted);
    return c.body(null, 204);
  });
  app.get('/api/reach', (c) => c.json(reachOf(c.env.incoming, host)));
  app.get('/t/:code', async (c) => {
    const client = page();
    if (client === null) throw new Problem('not-found');
    const code = c.req.param('code');
    const found = isId(code) ? await store.table(code) : null;
    c.header('Cache-Control', 'no-store');
    return c.html(
      found ? withInvitation(client, { language: c.req.header('accept-language'), origin: originOf(c) }, found) : client,
      found ? 200 : 404,
    );
  });
}

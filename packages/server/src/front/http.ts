import { createSchema, type ErrorBody, type ErrorCode, joinSchema, type TableInfo } from '@breakpoint/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import type { z } from 'zod';
import { OpenPerAddress, PerAddress } from '../base/limits.js';
import { log } from '../base/log.js';
import type { Metrics } from '../base/metrics.js';
import type { Settings } from '../base/options.js';
import type { Env } from '../base/pages.js';
import { Problem } from '../base/problems.js';
import type { Visitor } from '../base/visitor.js';
import { Elsewhere } from '../cluster/elsewhere.js';
import { MISDIRECTED } from '../cluster/forward.js';
import { type Seen, YOU } from '../doctor/seen.js';
import { addDocuments, DOCUMENTS } from '../documents/routes.js';
import { addPeople } from '../people/routes.js';
import { NotOwner, NotStored } from '../store/store.js';
import type { Tables } from '../table/tables.js';
import { BLOCKED_PAGE } from './blocked-page.js';
import { Operating } from './operator.js';
import { type Operator, Readiness } from './operator-page.js';
import { addCluster } from './other-nodes.js';
import { StaticFiles } from './static.js';
import { namesSeveralHosts, type Visitors } from './visitors.js';

const STATUS: Partial<Record<ErrorCode, 400 | 403 | 404 | 409 | 410 | 413 | 429 | 500 | 503>> = {
  'not-found': 404,
  'no-document': 404,
  blocked: 403,
  gone: 410,
  'not-now': 409,
  'table-full': 409,
  'too-big': 413,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-many-sockets': 429,
  'not-stored': 503,
  server: 500,
  closing: 503,
};

/** Monitors and load balancers may ask these as often as they like: their answers are reused for a second. */
const CHECKS = ['/healthz', '/readyz'];

interface Parts {
  tables: Tables;
  metrics: Metrics;
  metricsFor: 'off' | 'open' | 'token';
  operator: Operator | null;
  settings: Settings;
  webRoot?: string;
  visitors: Visitors;
  /** The address at which the server listens. */
  host: string;
}

const HEADERS = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  // A server on a home network uses plain HTTP; a proxy in front of a public server adds this header.
  strictTransportSecurity: false,
});

function problem(c: Context<Env>, code: ErrorCode, message: string = code): Response {
  const answer: ErrorBody = { error: code, message };
  return c.json(answer, STATUS[code] ?? 400);
}

/** Does a person with a browser wait for a page, and not a program for an answer? */
const isForPerson = ({ req }: Context<Env>): boolean =>
  req.method === 'GET' && !req.path.startsWith('/api/') && req.header('accept')?.includes('text/html') === true;

/** The routes for the operator and for monitoring. */
function addOperator(app: Hono<Env>, { tables, metrics, metricsFor, operator, visitors }: Parts): void {
  const liveness = new Readiness(() => tables.house.store.alive());
  app.get('/healthz', async (c) => {
    await liveness.now();
    return c.text('ok');
  });
  // A server can be alive but not ready: with a full disk, it responds but cannot store games.
  const readiness = new Readiness(() => tables.canStore());
  app.get('/readyz', async (c) => {
    tables.mustServe();
    await readiness.now();
    return c.text('ready');
  });
  const operating = new Operating(operator, tables, visitors);
  if (metricsFor === 'token') app.use('/metrics', operating.only);
  app.get('/metrics', async (c) => (metricsFor === 'off' ? problem(c, 'not-found') : c.text(await metrics.text())));
  operating.add(app);
}

export function httpApp(parts: Parts): Hono<Env> {
  const { tables, settings, webRoot, visitors, host } = parts;
  const app = new Hono<Env>();
  const newTables = new PerAddress(settings.limits.tables / 3600, settings.limits.tables);
  const listening = new OpenPerAddress(settings.limits.sockets);
  const files = new StaticFiles(webRoot);
  const address = (c: Context<Env>): string => visitors.addressOf(c.env.incoming);
  const visitor = (c: Context<Env>): Visitor => visitors.visitorOf(c.env.incoming);
  const mayMakeTable = (c: Context<Env>): boolean => newTables.take(address(c));

  app.use(HEADERS);
  answerProblems(app, files, parts);
  keepOut(app, parts, address);
  addOperator(app, parts);
  limitRequests(app, settings, address);
  limitBodies(app, settings);
  app.get(YOU, (c) => {
    const seen: Seen = { address: address(c), forwarded: c.req.header('x-forwarded-for') !== undefined };
    return c.json(seen);
  });
  if (tables.cluster) addCluster(app, tables, tables.cluster, address);
  addTables(app, tables, mayMakeTable, visitor);
  addRecordings(app, tables, address);
  addDocuments(app, tables.house.shelf, settings, address);
  addPeople(app, {
    tables,
    page: () => files.page(),
    host,
    body,
    mayMakeTable,
    address,
    visitor,
    mayListen: (c) => listening.enter(address(c)),
    originOf: (c) => visitors.originOf(c.env.incoming),
  });

  app.get('*', async (c) => (await files.serve(c)) ?? c.notFound());
  return app;
}

type AddressOf = (c: Context<Env>) => string;

/** What a failed request, or one that no route takes, is answered with. */
function answerProblems(app: Hono<Env>, files: StaticFiles, { metrics }: Parts): void {
  app.onError((error, c) => {
    if (error instanceof Problem) return problem(c, error.code, error.message);
    if (error instanceof NotStored || error instanceof NotOwner) return problem(c, 'not-stored', error.message);
    if (error instanceof Elsewhere) return c.text('another node has it', MISDIRECTED);
    log.error({ err: error, method: c.req.method, route: routePath(c) }, 'a request failed');
    metrics.count('errors_total');
    return problem(c, 'server');
  });
  app.notFound((c) => {
    c.header('Cache-Control', 'no-store');
    // A person with a browser gets the client, which says so and knows the way home; a program gets the code.
    const page = isForPerson(c) ? files.page() : null;
    return page === null ? problem(c, 'not-found') : c.html(page, 404);
  });
}

/** Lets nobody in who is blocked, who sends too much of anything, or whose request could be meant for another host. */
function keepOut(app: Hono<Env>, { settings, visitors }: Parts, address: AddressOf): void {
  const anything = new PerAddress(settings.limits.posts * 10, settings.limits.posts * 40);
  app.use(async (c, next) => {
    // The operator gets in, too, from a blocked address: to unblock it.
    const isOpen = CHECKS.includes(c.req.path) || c.req.path.startsWith('/operator');
    if (!isOpen && visitors.isBlocked(c.env.incoming)) {
      c.header('Cache-Control', 'no-store');
      return isForPerson(c) ? c.html(BLOCKED_PAGE, 403) : problem(c, 'blocked');
    }
    if (namesSeveralHosts(c.env.incoming)) return problem(c, 'bad-message', 'a request names one host');
    return CHECKS.includes(c.req.path) || anything.take(address(c)) ? next() : problem(c, 'too-fast');
  });
}

function limitRequests(app: Hono<Env>, { limits }: Settings, address: AddressOf): void {
  const posts = new PerAddress(limits.posts / 6, limits.posts);
  const reads = new PerAddress(limits.posts, limits.posts * 10);
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (!(c.req.method === 'POST' ? posts : reads).take(address(c))) return problem(c, 'too-fast');
    return next();
  });
  app.use('/t/*', async (c, next) => (reads.take(address(c)) ? next() : problem(c, 'too-fast')));
}

function limitBodies(app: Hono<Env>, { limits }: Settings): void {
  const upTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => problem(c as Context<Env>, 'too-big') });
  const [limited, limitedDocument] = [upTo(limits.message), upTo(limits.document)];
  app.use('/api/*', async (c, next) => {
    let isRead = false;
    const goOn = (): Promise<void> => {
      isRead = true;
      return next();
    };
    try {
      return await (c.req.path === DOCUMENTS ? limitedDocument : limited)(c, goOn);
    } catch (error) {
      // The client went away in the middle of the body, or it is not what its headers say.
      throw isRead ? error : new Problem('bad-message', 'the body did not arrive whole');
    }
  });
}

function addTables(
  app: Hono<Env>,
  tables: Tables,
  mayMakeTable: (c: Context<Env>) => boolean,
  visitor: (c: Context<Env>) => Visitor,
): void {
  app.post('/api/tables', async (c) => {
    const wanted = await body(c, createSchema);
    if (!mayMakeTable(c)) throw new Problem('too-many-tables');
    return c.json(await tables.create(wanted, visitor(c)), 201);
  });
  app.get('/api/tables/:id', async (c) => {
    const table = await tables.get(c.req.param('id'));
    const info: TableInfo = {
      phase: table.row.phase,
      config: table.config,
      seats: table.seats.map((s) => ({ name: s.name, kind: s.kind, ...(s.level && { level: s.level as 'easy' }) })),
    };
    return c.json(info);
  });
  app.post('/api/tables/:id/seats', async (c) => {
    const { name, secret } = await body(c, joinSchema);
    return c.json(await tables.join(c.req.param('id'), name, visitor(c), secret), 201);
  });
}

/** Recordings, and a limit for them and for lists of tables: both read much. */
function addRecordings(app: Hono<Env>, tables: Tables, address: AddressOf): void {
  const recordings = new PerAddress(2, 30);
  const lists = new PerAddress(2, 30);
  app.get('/api/tables', async (c, next) => (lists.take(address(c)) ? next() : problem(c, 'too-fast')));
  app.use('/api/games/*', async (c, next) => (recordings.take(address(c)) ? next() : problem(c, 'too-fast')));
  app.get('/api/games/:id', async (c) => c.json(await tables.recording(c.req.param('id'))));
  app.get('/api/games/:id/log', async (c) => {
    const recording = await tables.recording(c.req.param('id'));
    c.header('Content-Disposition', 'attachment; filename="breakpoint.json"');
    return c.json(recording.log);
  });
}

async function body<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  // The content type must be JSON, because a form on another site cannot send that without a CORS preflight.
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) throw new Problem('bad-message', 'the body must be JSON');
  const text: unknown = await c.req.json().catch(() => undefined);
  const parsed = schema.safeParse(text);
  if (!parsed.success) throw new Problem('bad-message', parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; '));
  return parsed.data;
}

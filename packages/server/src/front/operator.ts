import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { PerAddress } from '../base/limits.js';
import type { Env } from '../base/pages.js';
import { Problem } from '../base/problems.js';
import { atOwner, type Request } from '../cluster/forward.js';
import { blocks } from '../people/blocked.js';
import { type Action, act, actionSchema, linesLike, sheetOf, tablesLike } from '../people/moderation.js';
import { reports } from '../people/reports.js';
import type { Tables } from '../table/tables.js';
import { OPERATOR_STYLE, type Operator } from './operator-page.js';
import type { Visitors } from './visitors.js';

type Next = () => Promise<void>;

const COOKIE = 'operator';
/** Seconds for which the operator stays signed in. */
const SIGNED_IN = 12 * 3600;
const MOST_BYTES = 4096;

/**
 * The operator's routes. The token comes in a header or in the body of the form that signs in, never in an address. What changes something
 * needs the header of a program or the cookie of the page, which a browser sends only from the server's own pages.
 */
export class Operating {
  private readonly guesses = new PerAddress(0.2, 10);

  constructor(
    private readonly operator: Operator | null,
    private readonly tables: Tables,
    private readonly visitors: Visitors,
  ) {}

  /** Lets only the operator through: with the token, as a bearer token or as a password, or signed in. */
  readonly only = async (c: Context<Env>, next: Next): Promise<Response | undefined> => {
    const { operator } = this;
    if (operator === null) throw new Problem('not-found');
    if (this.isNode(c) || operator.knows(c.req.header('authorization')) || operator.isSession(getCookie(c, COOKIE)))
      return this.pass(c, next);
    if (c.req.header('authorization') !== undefined && !this.mayGuess(c)) throw new Problem('too-fast');
    const asked = c.req.path === '/operator' ? c.html(operator.signIn(), 401) : c.text('the operator only', 401);
    return asked;
  };
  /** As `only`, but a password that the browser remembers is not enough, because it sends that from other sites, too. */
  private readonly onlyDeliberately = async (c: Context<Env>, next: Next): Promise<Response | undefined> => {
    const { operator } = this;
    if (operator === null) throw new Problem('not-found');
    const header = c.req.header('authorization');
    if (this.isNode(c) || operator.isSession(getCookie(c, COOKIE))) return this.pass(c, next);
    if (/^bearer /i.test(header ?? '') && operator.knows(header)) return this.pass(c, next);
    if (!this.mayGuess(c)) throw new Problem('too-fast');
    return c.text('the operator only', 401);
  };
  private async pass(c: Context<Env>, next: Next): Promise<undefined> {
    c.header('Cache-Control', 'no-store');
    await next();
  }
  /** Does another node, where the operator was recognized, forward this request? */
  private isNode(c: Context<Env>): boolean {
    return this.tables.cluster?.knows(c.env.incoming) ?? false;
  }
  private mayGuess(c: Context<Env>): boolean {
    return this.guesses.take(this.visitors.addressOf(c.env.incoming));
  }

  add(app: Hono<Env>): void {
    const { operator, tables } = this;
    app.use('/operator/*', bodyLimit({ maxSize: MOST_BYTES }));
    app.get('/operator/style.css', (c) => c.body(OPERATOR_STYLE, 200, { 'Content-Type': 'text/css' }));
    app.post('/operator/session', async (c) => {
      if (operator === null) throw new Problem('not-found');
      if (!this.mayGuess(c)) throw new Problem('too-fast');
      const { token } = await c.req.parseBody();
      if (typeof token !== 'string' || !operator.isToken(token)) return c.html(operator.signIn(), 401);
      this.setSession(c, operator.newSession(SIGNED_IN), SIGNED_IN);
      return c.redirect('/operator', 303);
    });
    app.post('/operator/session/end', (c) => {
      this.setSession(c, '', 0);
      return c.redirect('/operator', 303);
    });
    for (const path of ['', '.json', '/tables', '/tables/:id', '/lines', '/reports', '/documents', '/blocked'])
      app.get(`/operator${path}`, this.only);
    app.get('/operator', async (c) => {
      const { name = '', text = '', table } = c.req.query();
      const sheet = table === undefined ? null : await this.sheet(c, table);
      const { store, shelf } = tables.house;
      const lists = {
        reports: await reports(store),
        tables: await tablesLike(store, name),
        lines: await linesLike(store, text),
        documents: await shelf.list(),
        blocked: await blocks(store),
      };
      return c.html(await operator!.page(lists, sheet));
    });
    app.get('/operator.json', async (c) => c.json(await operator!.health()));
    app.get('/operator/tables', async (c) => c.json(await tablesLike(tables.house.store, c.req.query('name'))));
    app.get('/operator/tables/:id', async (c) => c.json(await this.sheet(c, c.req.param('id'))));
    app.get('/operator/reports', async (c) => c.json(await reports(tables.house.store)));
    app.get('/operator/lines', async (c) => c.json(await linesLike(tables.house.store, c.req.query('text'))));
    app.get('/operator/blocked', async (c) => c.json(await blocks(tables.house.store)));
    app.get('/operator/documents', async (c) => c.json(await tables.house.shelf.list()));
    app.post('/operator/act', this.onlyDeliberately, async (c) => {
      const isForm = !/^application\/json\b/.test(c.req.header('content-type') ?? '');
      const parsed = actionSchema.safeParse(isForm ? await c.req.parseBody() : await c.req.json().catch(() => null));
      if (!parsed.success) throw new Problem('bad-message');
      await this.act(c, parsed.data);
      return isForm ? c.redirect('/operator', 303) : c.body(null, 204);
    });
  }
  private setSession(c: Context<Env>, value: string, maxAge: number): void {
    const secure = this.visitors.originOf(c.env.incoming)?.startsWith('https:') ?? false;
    setCookie(c, COOKIE, value, { path: '/operator', httpOnly: true, sameSite: 'Strict', secure, maxAge });
  }

  // ---- at the node that owns the table --------------------------------------------------------------------------------

  private async sheet(c: Context<Env>, id: string): Promise<Awaited<ReturnType<typeof sheetOf>>> {
    const there = await this.elsewhere(c, id, { method: 'GET', path: `/operator/tables/${encodeURIComponent(id)}` });
    if (there === null) return sheetOf(this.tables, id);
    if (!there.ok) throw new Problem('not-found');
    return there.json() as ReturnType<typeof sheetOf>;
  }
  private async act(c: Context<Env>, action: Action): Promise<void> {
    const body = JSON.stringify(action);
    const request = { method: 'POST', path: '/operator/act', type: 'application/json', body };
    const there = 'table' in action ? await this.elsewhere(c, action.table, request) : null;
    if (there === null) return act(this.tables, action);
    if (!there.ok) throw new Problem('not-found');
  }
  /** The answer of the node that owns the table; null if this one does. */
  private async elsewhere(
    c: Context<Env>,
    id: string,
    request: Partial<Request> & Pick<Request, 'method' | 'path'>,
  ): Promise<Response | null> {
    const { cluster } = this.tables;
    if (cluster === null || this.isNode(c)) return null;
    const address = this.visitors.addressOf(c.env.incoming);
    return atOwner(
      cluster,
      () => this.tables.get(id),
      async () => ({ type: undefined, body: undefined, ...request, address }),
    );
  }
}

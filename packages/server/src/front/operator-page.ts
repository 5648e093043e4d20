import { createHmac, timingSafeEqual } from 'node:crypto';
import { RULES_VERSION } from '@breakpoint/engine';
import { PROTOCOL, type Report, type Said } from '@breakpoint/protocol';
import type { Metrics } from '../base/metrics.js';
import { escaped } from '../base/pages.js';
import { digestOf } from '../base/secrets.js';
import type { DocumentLine } from '../documents/shelf.js';
import type { BlockLine } from '../people/blocked.js';
import type { TableLine, TableSheet, TalkLine } from '../people/moderation.js';
import type { Tables } from '../table/tables.js';

/** Milliseconds for which the result of the last check is reused. */
const ASK_AGAIN = 1000;

/** Can the server store anything, or read its database? The check takes time, so it is not repeated for every request. */
export class Readiness {
  private at = Number.NEGATIVE_INFINITY;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly attempt: () => Promise<void>) {}

  /** Throws if the server is not ready. */
  now(): Promise<void> {
    if (performance.now() - this.at > ASK_AGAIN) {
      this.at = performance.now();
      this.last = this.attempt();
    }
    return this.last;
  }
}

/** The state of the server, for its operator. */
export interface Health {
  versions: { node: string; protocol: number; rules: string; cards: string };
  uptimeSeconds: number;
  /** The reason why the last write failed; null if it succeeded. */
  failure: string | null;
  /** The number of tables in memory, and of those in the database by phase. */
  tables: { inMemory: number; stored: Record<string, number> };
  sockets: number;
  cpuSeconds: number;
  residentMegabytes: number;
  heapMegabytes: number;
  eventLoopDelayMilliseconds: number;
  answers: { count: number; milliseconds: number };
  commits: { count: number; milliseconds: number };
  bots: { count: number; milliseconds: number };
  games: { started: number; finished: number; broken: number };
  errors: number;
}

/** What the operator page lists. */
interface Lists {
  reports: readonly Report[];
  tables: readonly TableLine[];
  lines: readonly TalkLine[];
  documents: readonly DocumentLine[];
  blocked: readonly BlockLine[];
}

/** The operator page, and the token that opens it. */
export class Operator {
  private readonly digest: Buffer;

  constructor(
    token: string,
    private readonly tables: Tables,
    private readonly metrics: Metrics,
    private readonly sizes: { sockets(): number },
  ) {
    this.digest = digestOf(token);
  }

  /** Does this Authorization header have the token, as a bearer token or as the password of basic authentication? */
  knows(authorization: string | undefined): boolean {
    const [scheme] = (authorization ?? '').split(' ', 1);
    const text = authorization?.slice(scheme.length + 1) ?? '';
    if (/^bearer$/i.test(scheme)) return this.isToken(text);
    if (!/^basic$/i.test(scheme)) return false;
    const pair = Buffer.from(text, 'base64').toString('utf8');
    return this.isToken(pair.slice(pair.indexOf(':') + 1));
  }
  /** A value that proves, for this many seconds, that its owner knew the token. All nodes with the same token accept it. */
  newSession(seconds: number): string {
    const until = String(Date.now() + seconds * 1000);
    return `${until}.${this.sign(until)}`;
  }
  isSession(value: string | undefined): boolean {
    const [until, signature] = (value ?? '').split('.');
    return Number(until) > Date.now() && timingSafeEqual(digestOf(signature ?? ''), digestOf(this.sign(until)));
  }
  private sign(text: string): string {
    return createHmac('sha256', this.digest).update(text).digest('base64url');
  }
  isToken(text: string): boolean {
    return timingSafeEqual(digestOf(text), this.digest);
  }

  async health(): Promise<Health> {
    const { store, cards } = this.tables.house;
    const figures = await this.metrics.figures();
    const of = (name: string): number => figures[`breakpoint_${name}`] ?? 0;
    const times = (name: string) => {
      const count = of(`${name}_count`);
      return { count, milliseconds: count === 0 ? 0 : round((of(`${name}_sum`) / count) * 1000) };
    };
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    return {
      versions: { node: process.version, protocol: PROTOCOL, rules: RULES_VERSION, cards: cards.version },
      uptimeSeconds: Math.round(process.uptime()),
      failure: store.failure,
      tables: { inMemory: this.tables.count, stored: await store.tablesByPhase() },
      sockets: this.sizes.sockets(),
      cpuSeconds: round((user + system) / 1e6),
      residentMegabytes: Math.round(rss / 2 ** 20),
      heapMegabytes: Math.round(heapUsed / 2 ** 20),
      eventLoopDelayMilliseconds: round((figures.nodejs_eventloop_lag_p99_seconds ?? 0) * 1000),
      answers: times('answer_seconds'),
      commits: times('commit_seconds'),
      bots: times('bot_seconds'),
      games: { started: of('games_total'), finished: of('games_finished_total'), broken: of('games_broken_total') },
      errors: of('errors_total'),
    };
  }

  /** The page that asks for the token. */
  signIn(): string {
    const field = '<label>The operator’s token <input type="password" name="token" autocomplete="current-password" required></label>';
    return pageOf(`<form method="post" action="/operator/session">${field}<button>Sign in</button></form>`);
  }
  async page({ reports, tables, lines, documents, blocked }: Lists, sheet: TableSheet | null): Promise<string> {
    const rows = rowsOf(await this.health()).map(
      ([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
    );
    const parts = [
      '<form class="out" method="post" action="/operator/session/end"><button>Sign out</button></form>',
      sheet === null ? '' : sheetHtml(sheet),
      `<h2>Reports (${reports.length})</h2>${listHtml(['When', 'Table', 'About', 'Line', 'Why', ''], reports.map(reportCells))}`,
      '<h2>Tables</h2><form><label>Name <input name="name"></label><button>Find</button></form>',
      listHtml(['Table', 'Last used', 'Phase', 'Players'], tables.map(tableCells)),
      '<h2>Talk</h2><form><label>Text <input name="text"></label><button>Find</button></form>',
      listHtml(TALK, lines.map(lineCells)),
      `<h2>Blocked (${blocked.length})</h2>${BLOCK}${listHtml(['Since', 'Entry', 'Remark', ''], blocked.map(blockCells))}`,
      `<h2>Factions that players made (${documents.length})</h2>`,
      listHtml(['Faction', 'Last used', 'Name', 'Bytes', 'Tables', ''], documents.map(documentCells)),
      `<h2>The server</h2><table>${rows.join('')}</table>`,
    ];
    return pageOf(parts.join('\n'));
  }
}

const round = (x: number): number => Math.round(x * 100) / 100;
const day = (time: number): string => `<time>${new Date(time).toISOString().slice(0, 16).replace('T', ' ')}</time>`;
const lineText = ({ name, say }: Said): string => `${name}: ${say.kind === 'text' ? say.text : `(${say.kind})`}`;

const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Breakpoint: the server</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/operator/style.css"></head><body><h1>Breakpoint: the server</h1>${body}</body></html>`;

/** The style of the page: its own, because the client's files have other names in every build. */
export const OPERATOR_STYLE = `
:root { color-scheme: light dark; --page: light-dark(#f2efff, #120c22); --paper: light-dark(#fff, #241b40); --ink: light-dark(#17102b, #f5f2ff); --line: light-dark(#17102b, #5d5287); }
body { max-width: 70rem; margin: 0 auto; padding: 1rem; background: var(--page); color: var(--ink); font: 600 1rem/1.4 'Barlow Semi Condensed', system-ui, sans-serif; }
h1, h2 { line-height: 1.15; }
h2 { margin: 2rem 0 0.5rem; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin: 0.5rem 0; }
.out { float: right; margin-top: -3.4rem; }
table { display: block; overflow-x: auto; width: fit-content; max-width: 100%; margin: 0.5rem 0; border-collapse: collapse; border: 2px solid var(--line); border-radius: 8px; background: var(--paper); }
th, td { padding: 0.35rem 0.8rem; border-bottom: 1px solid color-mix(in srgb, var(--line) 30%, transparent); text-align: left; font-weight: inherit; overflow-wrap: break-word; }
thead th { font-weight: 800; }
td { font-variant-numeric: tabular-nums; }
td form { margin: 0.2rem 0; }
time { white-space: nowrap; }
a { color: light-dark(#5b21a8, #ffd67a); }
input, button { min-height: 2.5rem; box-sizing: border-box; max-width: 100%; padding: 0 0.9rem; border: 2px solid var(--line); border-radius: 8px; background: var(--paper); color: inherit; font: inherit; }
button { box-shadow: 0 3px 0 var(--line); font-weight: 800; cursor: pointer; }
button:active { translate: 0 2px; box-shadow: none; }
@media (max-width: 640px) {
  .out { float: none; margin: 0; }
  label, label input { display: block; width: 100%; }
  table, tbody { display: block; width: auto; }
  thead { display: none; }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  tr:last-child { border: 0; }
  th, td { display: block; padding: 0.15rem 0.8rem; border: 0; }
  td:empty { display: none; }
  [data-column]:not([data-column=""])::before { content: attr(data-column) ": "; font-weight: 800; }
}
`;

/** A button that does something about a table, a line or a report. */
function button(label: string, fields: Record<string, string | number>): string {
  const hidden = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(String(value))}">`);
  return `<form method="post" action="/operator/act">${hidden.join('')}<button>${escaped(label)}</button></form>`;
}
const linkTo = (table: string): string => `<a href="/operator?table=${encodeURIComponent(table)}">${escaped(table.slice(0, 6))}</a>`;

/** A list with the names of its columns; on a phone, each row is a block in which every cell says its column. */
function listHtml(columns: readonly string[], rows: readonly string[][]): string {
  if (rows.length === 0) return '<p>None.</p>';
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell, i) => `<td data-column="${columns[i]}">${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
const tableCells = ({ id, phase, names, touched }: TableLine): string[] => [
  linkTo(id),
  day(touched),
  phase,
  escaped(names.filter(Boolean).join(', ')),
];
function documentCells({ id, name, bytes, tables, touched }: DocumentLine): string[] {
  const link = `<a href="/api/documents/${encodeURIComponent(id)}">${escaped(id.slice(0, 14))}</a>`;
  const remove = bytes === 0 ? 'removed' : button('Remove', { action: 'remove-document', document: id });
  return [link, day(touched), escaped(name), String(bytes), String(tables), remove];
}
function reportCells({ id, table, name, line, why, at, device }: Report): string[] {
  const said = line === null ? '' : escaped(lineText(line));
  const close = button('Done', { action: 'close-report', report: id });
  return [day(at), linkTo(table), escaped(name), said, escaped(why), close + (device === null ? '' : blockButton(device))];
}
const TALK = ['When', 'Table', 'Line', ''];
const lineCells = (line: TalkLine): string[] => [
  day(line.at),
  linkTo(line.table),
  escaped(lineText(line)),
  button('Delete', { action: 'delete-line', table: line.table, line: line.n }),
];

const BLOCK =
  '<form method="post" action="/operator/act"><input type="hidden" name="action" value="block"><label>Address, net or device <input name="entry" required></label><label>Remark <input name="why"></label><button>Block</button></form>';
const blockButton = (entry: string): string => button(`Block ${entry}`, { action: 'block', entry });
const blockCells = ({ entry, why, at }: BlockLine): string[] => [
  day(at),
  escaped(entry),
  escaped(why),
  button('Unblock', { action: 'unblock', entry }),
];

function sheetHtml({ id, phase, names, lines, connected, devices }: TableSheet): string {
  const at = { table: id };
  const from = (seat: number): string[] => [...new Set(connected.flatMap((c) => (c.seat === seat ? [c.address] : [])))];
  const seats = names.map((name, seat) => {
    const device = devices[seat];
    const stop = [...(device === null ? [] : [device]), ...from(seat)].map(blockButton).join('');
    const clear = name === '' ? '' : button('Delete the name', { action: 'clear-name', ...at, seat });
    return [String(seat + 1), escaped(name), clear + stop];
  });
  const watching = from(-1).map(blockButton).join('');
  const parts = [
    `<h2>Table ${escaped(id.slice(0, 6))} (${escaped(phase)})</h2>${button('Delete the table', { action: 'delete-table', ...at })}`,
    listHtml(['Seat', 'Name', ''], seats),
    `<p>Watching: ${watching || 'nobody'}</p>`,
    listHtml(
      TALK,
      lines.map((line) => lineCells({ ...line, ...at })),
    ),
  ];
  return parts.join('');
}

/** Every field of an object with its path in words, such as "tables in memory". */
function rowsOf(value: object, path = ''): [name: string, value: string][] {
  return Object.entries(value).flatMap(([field, inner]): [string, string][] => {
    const name = `${path} ${field.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`)}`.trim();
    return typeof inner === 'object' && inner !== null ? rowsOf(inner, name) : [[name, String(inner ?? 'none')]];
  });
}

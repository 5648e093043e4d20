import type { Report } from '@breakpoint/protocol';
import type { BlockLine, DocumentLine, TableLine, TableSheet, TalkLine } from '@breakpoint/server';
import { readArgs, UsageError } from '../args.js';
import { harmless } from '../terminal/harmless.js';

/** Something that the operator looks at: its address on the server, the arguments it needs besides options, and its lines. */
interface Look {
  needs: number;
  may?: number;
  path(args: readonly string[], options: { name?: string; text?: string }): string;
  lines(found: never): string[];
}
/** Something that the operator does: the arguments it needs (and may have besides), what is sent, and what is said afterwards. */
interface Act {
  needs: number;
  may?: number;
  action(args: readonly string[]): object;
  said: string;
}

const query = (name: string, value = ''): string => `?${name}=${encodeURIComponent(value)}`;

const LOOKS: Record<string, Look> = {
  list: { needs: 0, path: (_, { name }) => `/operator/tables${query('name', name)}`, lines: listed },
  lines: { needs: 0, path: (_, { text }) => `/operator/lines${query('text', text)}`, lines: talk },
  show: { needs: 1, path: ([table]) => `/operator/tables/${encodeURIComponent(table)}`, lines: shown },
  reports: { needs: 0, path: () => '/operator/reports', lines: reported },
  factions: { needs: 0, path: () => '/operator/documents', lines: factions },
  'show-faction': {
    needs: 1,
    path: ([id]) => `/api/documents/${encodeURIComponent(id)}`,
    lines: (document: object) => JSON.stringify(document, null, 2).split('\n'),
  },
  blocked: { needs: 0, path: () => '/operator/blocked', lines: blocked },
};
const ACTS: Record<string, Act> = {
  delete: { needs: 1, action: ([table]) => ({ action: 'delete-table', table }), said: 'The table is deleted.' },
  'delete-name': {
    needs: 2,
    action: ([table, seat]) => ({ action: 'clear-name', table, seat: Number(seat) - 1 }),
    said: 'The name is deleted.',
  },
  'delete-line': { needs: 2, action: ([table, line]) => ({ action: 'delete-line', table, line }), said: 'The line is deleted.' },
  'close-report': { needs: 1, action: ([report]) => ({ action: 'close-report', report }), said: 'The report is deleted.' },
  'delete-faction': {
    needs: 1,
    action: ([document]) => ({ action: 'remove-document', document }),
    said: 'The faction is deleted and does not come back.',
  },
  block: { needs: 1, may: 1, action: ([entry, why = '']) => ({ action: 'block', entry, why }), said: 'It is blocked within seconds.' },
  unblock: { needs: 1, action: ([entry]) => ({ action: 'unblock', entry }), said: 'It is no longer blocked in a few seconds.' },
};

/** Looks after a running server: its tables, names, talk and reports, factions that players made, and who may not use it. */
export async function tables(args: string[]): Promise<number> {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
      name: { type: 'string' },
      text: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const token = process.env.BREAKPOINT_OPERATOR_TOKEN;
  if (!token) throw new UsageError('tables needs the operator’s token in the environment: BREAKPOINT_OPERATOR_TOKEN');
  const [what = '', ...rest] = positionals;
  const [look, act] = [Object.hasOwn(LOOKS, what) && LOOKS[what], Object.hasOwn(ACTS, what) && ACTS[what]];
  if (!look && !act) throw new UsageError(`tables needs one of ${[...Object.keys(LOOKS), ...Object.keys(ACTS)].join(', ')}`);
  const { needs, may = 0 } = look || (act as Act);
  if (rest.length < needs || rest.length > needs + may) throw new UsageError(`see "breakpoint tables --help" for what ${what} needs`);
  const at = { url: values.url, token };
  if (look) {
    const found = await ask(at, look.path(rest, values));
    const lines = values.json ? [JSON.stringify(found)] : look.lines(found as never);
    for (const line of lines) console.log(harmless(line));
    // For programs, an empty list prints nothing.
    if (lines.length === 0) console.error('There is nothing to list.');
  } else {
    await ask(at, '/operator/act', (act as Act).action(rest));
    console.log((act as Act).said);
  }
  return 0;
}

async function ask({ url, token }: { url: string; token: string }, path: string, action?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, ...(action && { 'content-type': 'application/json' }) };
  const request = action ? { method: 'POST', headers, body: JSON.stringify(action) } : { headers };
  const response = await fetch(new URL(path, url), request).catch(() => null);
  if (response === null) throw new UsageError(`no server answers at ${url}`);
  if (response.status === 400) throw new UsageError('the server does not understand that: look at what was typed');
  if (response.status === 401) throw new UsageError('the server does not know this token');
  if (response.status === 404) throw new UsageError('there is no such thing, or the server has no operator’s token');
  if (!response.ok) throw new UsageError(`the server answers ${response.status}`);
  return response.status === 204 ? null : response.json();
}

const time = (at: number): string => new Date(at).toISOString().slice(0, 16);
const textOf = ({ name, say }: TableSheet['lines'][number]): string => `${name}: ${say.kind === 'text' ? say.text : `(${say.kind})`}`;

function listed(all: TableLine[]): string[] {
  return all.map(({ id, phase, names, touched }) => [id, time(touched), phase, names.filter(Boolean).join(', ')].join('  '));
}
function talk(all: TalkLine[]): string[] {
  return all.map((line) => [`table ${line.table}`, `line ${line.n}`, time(line.at), textOf(line)].join('  '));
}
function shown({ id, phase, names, connected, devices, lines, games }: TableSheet): string[] {
  const addresses = (seat: number): string => connected.flatMap((c) => (c.seat === seat ? [c.address] : [])).join(', ');
  return [
    `${id}  ${phase}  games: ${games.length}`,
    ...names.map((name, seat) => `seat ${seat + 1}  ${name}  ${devices[seat] ?? ''}  ${addresses(seat)}`),
    ...(addresses(-1) === '' ? [] : [`watching  ${addresses(-1)}`]),
    ...lines.map((line) => `line ${line.n}  ${time(line.at)}  ${textOf(line)}`),
  ];
}
function reported(all: Report[]): string[] {
  return all.map(({ id, table, at, name, line, why, device }) =>
    [id, time(at), `table ${table}`, name, device ?? '', line ? textOf(line) : '', why].join('  '),
  );
}
function factions(all: DocumentLine[]): string[] {
  return all.map(({ id, name, bytes, tables: count, touched }) =>
    [id, time(touched), name, bytes === 0 ? 'deleted' : `${bytes} bytes`, `${count} tables`].join('  '),
  );
}
function blocked(all: BlockLine[]): string[] {
  return all.map(({ entry, why, at }) => [entry, time(at), why].join('  '));
}

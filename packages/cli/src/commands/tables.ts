import type { Report } from '@breakpoint/protocol';
import type { TableLine, TableSheet } from '@breakpoint/server';
import { readArgs, UsageError } from '../args.js';
import { harmless } from '../terminal/harmless.js';

/** Lists, shows and deletes tables, names and lines of talk of a running server, and reads players' reports. */
export async function tables(args: string[]): Promise<number> {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { url: { type: 'string', default: 'http://127.0.0.1:8080' }, name: { type: 'string' }, json: { type: 'boolean' } },
  });
  const token = process.env.BREAKPOINT_OPERATOR_TOKEN;
  if (!token) throw new UsageError('tables needs the operator’s token in the environment: BREAKPOINT_OPERATOR_TOKEN');
  const ask = async <T>(path: string, action?: object): Promise<T | null> => {
    const headers = { authorization: `Bearer ${token}`, ...(action && { 'content-type': 'application/json' }) };
    const request = action ? { method: 'POST', headers, body: JSON.stringify(action) } : { headers };
    const response = await fetch(new URL(path, values.url), request).catch(() => null);
    if (response === null) throw new UsageError(`no server answers at ${values.url}`);
    if (response.status === 401) throw new UsageError('the server does not know this token');
    if (response.status === 404) throw new UsageError('there is no such table, or the server has no operator’s token');
    if (!response.ok) throw new UsageError(`the server answers ${response.status}`);
    return response.status === 204 ? null : ((await response.json()) as T);
  };
  const print = <T>(found: T, lines: (found: T) => string[]): number => {
    for (const line of values.json ? [JSON.stringify(found)] : lines(found)) console.log(harmless(line));
    return 0;
  };
  const [what, ...rest] = positionals;
  const does = async (count: number, action: object, said: string): Promise<number> => {
    if (rest.length !== count) throw new UsageError(`see "breakpoint tables --help" for what ${what} needs`);
    await ask('/operator/act', action);
    console.log(said);
    return 0;
  };
  switch (what) {
    case 'list':
      return print((await ask<TableLine[]>(`/operator/tables?name=${encodeURIComponent(values.name ?? '')}`))!, listed);
    case 'show':
      if (rest.length !== 1) throw new UsageError('tables show needs the id of a table');
      return print((await ask<TableSheet>(`/operator/tables/${encodeURIComponent(rest[0])}`))!, shown);
    case 'reports':
      return print((await ask<Report[]>('/operator/reports'))!, reported);
    case 'delete':
      return does(1, { action: 'delete-table', table: rest[0] }, 'The table is deleted.');
    case 'delete-name':
      return does(2, { action: 'clear-name', table: rest[0], seat: Number(rest[1]) - 1 }, 'The name is deleted.');
    case 'delete-line':
      return does(2, { action: 'delete-line', table: rest[0], line: rest[1] }, 'The line is deleted.');
    case 'close-report':
      return does(1, { action: 'close-report', report: rest[0] }, 'The report is deleted.');
    default:
      throw new UsageError('tables needs one of list, show, delete, delete-name, delete-line, reports, close-report');
  }
}

const time = (at: number): string => new Date(at).toISOString().slice(0, 16);
const textOf = ({ name, say }: TableSheet['lines'][number]): string => `${name}: ${say.kind === 'text' ? say.text : `(${say.kind})`}`;

const listed = (all: TableLine[]): string[] =>
  all.map(({ id, phase, names, touched }) => [id, time(touched), phase, names.filter(Boolean).join(', ')].join('  '));
function shown({ id, phase, names, connected, lines, games }: TableSheet): string[] {
  const addresses = (seat: number): string => connected.flatMap((c) => (c.seat === seat ? [c.address] : [])).join(', ');
  return [
    `${id}  ${phase}  ${games.length} games`,
    ...names.map((name, seat) => `seat ${seat + 1}  ${name}  ${addresses(seat)}`),
    ...(addresses(-1) === '' ? [] : [`watching  ${addresses(-1)}`]),
    ...lines.map((line) => `line ${line.n}  ${time(line.at)}  ${textOf(line)}`),
  ];
}
const reported = (all: Report[]): string[] =>
  all.map(({ id, table, at, name, line, why }) => [id, time(at), `table ${table}`, name, line ? textOf(line) : '', why].join('  '));

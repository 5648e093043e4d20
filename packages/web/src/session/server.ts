import type { Log } from '@breakpoint/engine';
import type { Create, ErrorBody, ErrorCode, Seated, TableInfo } from '@breakpoint/protocol';

/** The server's plain questions and answers, and the secrets of the seats that this device holds. */
export class ServerError extends Error {
  constructor(readonly code: ErrorCode | 'offline') {
    super(code);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      `${import.meta.env.BASE_URL}api/${path}`,
      body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    throw new ServerError('offline');
  }
  const answer: unknown = await response.json().catch(() => null);
  // A place that serves only files has no tables.
  if (answer === null) throw new ServerError('offline');
  if (!response.ok) throw new ServerError((answer as ErrorBody).error ?? 'server');
  return answer as T;
}

export async function createTable(wanted: Create): Promise<string> {
  const seated = await ask<Seated>('tables', wanted);
  keepSeat(seated);
  return seated.table;
}
/** With a secret of our own, so that asking again after a lost reply gives the same seat. */
export async function takeSeat(table: string, name: string): Promise<void> {
  attempts[table] ??= newSecret();
  const secret = attempts[table];
  keepSeat(await ask<Seated>(`tables/${encodeURIComponent(table)}/seats`, { name, secret }));
  delete attempts[table];
}
const attempts: Record<string, string> = Object.create(null) as Record<string, string>;

/** 128 bits as the server writes them. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
export const tableInfo = (table: string): Promise<TableInfo> => ask<TableInfo>(`tables/${encodeURIComponent(table)}`);
export const logOfGame = (id: string): Promise<Log> => ask<Log>(`games/${encodeURIComponent(id)}/log`);

const STORED = 'breakpoint-seats';
const KEPT = 50;

/** Without a prototype: whoever comes with a link to a table called `__proto__` has no seat there. */
function seats(): Record<string, string> {
  const found = Object.create(null) as Record<string, string>;
  try {
    return Object.assign(found, JSON.parse(localStorage.getItem(STORED) ?? '{}'));
  } catch {
    return found;
  }
}
function keepSeat({ table, secret }: Seated): void {
  const { [table]: _, ...others } = seats();
  const kept = Object.entries(others).slice(-KEPT);
  localStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...kept, [table, secret]])));
}
export function forgetSeat(table: string): void {
  const { [table]: _, ...others } = seats();
  localStorage.setItem(STORED, JSON.stringify(others));
}
export const secretOf = (table: string): string | undefined => seats()[table];
/** Newest first. */
export const knownTables = (): string[] => Object.keys(seats()).reverse();

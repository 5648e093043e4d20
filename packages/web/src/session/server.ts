import type { Log } from '@breakpoint/engine';
import type {
  Create,
  ErrorBody,
  ErrorCode,
  KnownSeat,
  OpenTable,
  QuickMatch,
  Reach,
  Seated,
  SeatKey,
  SeatLink,
  TableInfo,
} from '@breakpoint/protocol';

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

/** As `ask`, where there is nothing to answer. */
async function tell(path: string, body: unknown): Promise<void> {
  const response = await fetch(`${import.meta.env.BASE_URL}api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new ServerError(((await response.json()) as ErrorBody).error ?? 'server');
}

export async function createTable(wanted: Create): Promise<string> {
  const seated = await ask<Seated>('tables', wanted);
  keepSeat(seated);
  return seated.table;
}
/** A seat at a table where somebody waits, or will wait. */
export async function quickMatch(wanted: QuickMatch): Promise<string> {
  const seated = await ask<Seated>('quick', wanted);
  keepSeat(seated);
  return seated.table;
}
/** The key for alerts by this server; null if it has none. */
export const pushKey = async (): Promise<string | null> => (await ask<{ key: string | null }>('push')).key;
export async function subscribePush(table: string, subscription: PushSubscriptionJSON, language: string): Promise<void> {
  const secret = secretOf(table);
  if (secret) await tell('push', { table, secret, subscription, language });
}
export const openTables = (): Promise<OpenTable[]> => ask<OpenTable[]>('tables?open');
export const reach = (): Promise<Reach> => ask<Reach>('reach');
/** With a secret of our own, so that asking again after a lost reply gives the same seat. */
export async function takeSeat(table: string, name: string): Promise<void> {
  attempts[table] ??= newSecret();
  const secret = attempts[table];
  keepSeat(await ask<Seated>(`tables/${encodeURIComponent(table)}/seats`, { name, secret }));
  delete attempts[table];
}
const attempts: Record<string, string> = Object.create(null) as Record<string, string>;

/** 128 bits as the server writes them. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
export const tableInfo = (table: string): Promise<TableInfo> => ask<TableInfo>(`tables/${encodeURIComponent(table)}`);
export const logOfGame = (id: string): Promise<Log> => ask<Log>(`games/${encodeURIComponent(id)}/log`);

const STORED = 'breakpoint-seats';
const KEPT = 99;

/** By table, without a prototype: whoever comes with a link to a table called `__proto__` has no seat there. */
function stored(key: string): Record<string, string> {
  const found = Object.create(null) as Record<string, string>;
  try {
    return Object.assign(found, JSON.parse(textOf(key)));
  } catch {
    return found;
  }
}
/** Where a browser lets a page keep nothing, seats last as long as the page. */
const memory = new Map<string, string>();
function textOf(key: string): string {
  try {
    return localStorage.getItem(key) ?? '{}';
  } catch {
    return memory.get(key) ?? '{}';
  }
}
function keep(key: string, value: Record<string, string | undefined>): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // It is kept in memory.
  }
}
const seats = (): Record<string, string> => stored(STORED);
function keepSeat({ table, secret }: SeatKey): void {
  const { [table]: _, ...others } = seats();
  const kept = Object.entries(others).slice(-KEPT);
  keep(STORED, Object.fromEntries([...kept, [table, secret]]));
}
/** Forgets the seat's secret; true if another is left to try. */
export function forgetSeat(table: string): boolean {
  const { [table]: _, ...others } = seats();
  const next = upcoming()[table];
  keepUpcoming(table, undefined);
  keep(STORED, next ? { ...others, [table]: next } : others);
  return next !== undefined;
}

/** Secrets that seats may already have: the server was told, but its reply has not come yet. */
const UPCOMING = 'breakpoint-seats-upcoming';
const upcoming = (): Record<string, string> => stored(UPCOMING);
function keepUpcoming(table: string, secret: string | undefined): void {
  keep(UPCOMING, { ...upcoming(), [table]: secret });
}
/** Changes the secret of a seat. As long as the reply has not come either of the two may be the good one. */
export async function changeSecret(table: string, tell: (secret: string) => Promise<unknown>): Promise<string> {
  const secret = newSecret();
  keepUpcoming(table, secret);
  await tell(secret);
  keepSeat({ table, secret });
  keepUpcoming(table, undefined);
  return secret;
}

export const linkForSeats = (held: readonly SeatKey[]): Promise<SeatLink> => ask<SeatLink>('links', { seats: held });
/** Takes the seats that a link brings. At a table where this browser has a seat already it keeps that one. */
export async function takeLinkedSeats(code: string): Promise<string[]> {
  const brought = await ask<Seated[]>(`links/${encodeURIComponent(code)}`, {});
  for (const seated of brought) if (!secretOf(seated.table)) keepSeat(seated);
  return brought.map((seated) => seated.table);
}
export const secretOf = (table: string): string | undefined => seats()[table];
/** The seats that this browser holds: they are who its player is. */
export const heldSeats = (): SeatKey[] => Object.entries(seats()).map(([table, secret]) => ({ table, secret }));

/** What the server knows of them, newest first. Seats that it no longer knows are forgotten here too. */
export async function knownSeats(): Promise<KnownSeat[]> {
  const secrets = heldSeats();
  if (secrets.length === 0) return [];
  const known = await ask<KnownSeat[]>('seats', { secrets });
  for (const { table } of secrets) if (!known.some((k) => k.table === table)) forgetSeat(table);
  return known;
}

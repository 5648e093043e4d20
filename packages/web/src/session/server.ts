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
import type { Document, FiledLog } from '@breakpoint/workshop';
import { store, stored } from '../storage.js';

// Requests to the server, and the secrets of this device's seats.

/** The server refused a request, or could not be reached (`offline`). */
export class ServerError extends Error {
  constructor(readonly code: ErrorCode | 'offline') {
    super(code);
  }
}

const DEVICE = 'breakpoint-device';
/** A request with a body. It names this browser by a key that it has made for itself, so that a server's operator can block it. */
function posting(body: unknown): RequestInit {
  const { key = newSecret() } = namedIn(DEVICE);
  store(DEVICE, { key });
  return { method: 'POST', headers: { 'content-type': 'application/json', 'x-breakpoint-device': key }, body: JSON.stringify(body) };
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`${import.meta.env.BASE_URL}api/${path}`, body === undefined ? {} : posting(body));
  } catch {
    throw new ServerError('offline');
  }
  const answer: unknown = await response.json().catch(() => null);
  // A host that serves only files has no tables.
  if (answer === null) throw new ServerError('offline');
  if (!response.ok) throw new ServerError((answer as ErrorBody).error ?? 'server');
  return answer as T;
}

/** Like `ask`, for requests without a result. */
async function tell(path: string, body: unknown): Promise<void> {
  const response = await fetch(`${import.meta.env.BASE_URL}api/${path}`, posting(body));
  if (!response.ok) throw new ServerError(((await response.json()) as ErrorBody).error ?? 'server');
}

export async function createTable(wanted: Create): Promise<string> {
  const seated = await ask<Seated>('tables', wanted);
  keepSeat(seated);
  return seated.table;
}
export const documentOf = (id: string): Promise<Document> => ask<Document>(`documents/${id}`);
export const sendDocument = (document: Document): Promise<unknown> => ask('documents', document);
/** Takes a seat at a waiting table of the same kind, or at a new one. The secret makes a second request after a lost reply harmless. */
export async function quickMatch(wanted: QuickMatch): Promise<string> {
  const kind = JSON.stringify(wanted);
  attempts[kind] ??= newSecret();
  const seated = await ask<Seated>('quick', { ...wanted, secret: attempts[kind] });
  delete attempts[kind];
  keepSeat(seated);
  return seated.table;
}
/** The server's public key for alerts; null if it sends none. */
export const pushKey = async (): Promise<string | null> => (await ask<{ key: string | null }>('push')).key;
export async function subscribePush(table: string, subscription: PushSubscriptionJSON, language: string): Promise<void> {
  const secret = secretOf(table);
  if (secret) await tell('push', { table, secret, subscription, language });
}
export const openTables = (): Promise<OpenTable[]> => ask<OpenTable[]>('tables?open');
export const reach = (): Promise<Reach> => ask<Reach>('reach');
/** Takes a seat. The client chooses the secret, so that a second request after a lost reply gives the same seat. */
export async function takeSeat(table: string, name: string): Promise<void> {
  attempts[table] ??= newSecret();
  const secret = attempts[table];
  keepSeat(await ask<Seated>(`tables/${encodeURIComponent(table)}/seats`, { name, secret }));
  delete attempts[table];
}
/** The secrets of requests without a reply, by the table or the quick match that was asked for. */
const attempts: Record<string, string> = Object.create(null) as Record<string, string>;

/** A secret of 128 random bits, in the server's notation. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
export const tableInfo = (table: string): Promise<TableInfo> => ask<TableInfo>(`tables/${encodeURIComponent(table)}`);
export const logOfGame = (id: string): Promise<FiledLog> => ask<FiledLog>(`games/${encodeURIComponent(id)}/log`);

const STORED = 'breakpoint-seats';
const KEPT = 99;

/** Stored values by name. Without a prototype, so that a link to a table called `__proto__` finds no seat. */
const namedIn = (key: string): Record<string, string> => Object.assign(Object.create(null), stored(key)) as Record<string, string>;
const seats = (): Record<string, string> => namedIn(STORED);
function keepSeat({ table, secret }: SeatKey): void {
  const { [table]: _, ...others } = seats();
  const kept = Object.entries(others).slice(-KEPT);
  store(STORED, Object.fromEntries([...kept, [table, secret]]));
}
/** Forgets the seat's secret. True if there is another secret to try. */
export function forgetSeat(table: string): boolean {
  const { [table]: _, ...others } = seats();
  const next = upcoming()[table];
  keepUpcoming(table, undefined);
  store(STORED, next ? { ...others, [table]: next } : others);
  return next !== undefined;
}

/** New secrets that were sent to the server without a reply so far: the seat may have the old or the new one. */
const UPCOMING = 'breakpoint-seats-upcoming';
const upcoming = (): Record<string, string> => namedIn(UPCOMING);
function keepUpcoming(table: string, secret: string | undefined): void {
  store(UPCOMING, { ...upcoming(), [table]: secret });
}
/** Changes the secret of a seat. Both secrets are kept until the reply comes, because either may be valid. */
export async function changeSecret(table: string, send: (secret: string) => Promise<unknown>): Promise<string> {
  const secret = newSecret();
  keepUpcoming(table, secret);
  await send(secret);
  keepSeat({ table, secret });
  keepUpcoming(table, undefined);
  return secret;
}

export const linkForSeats = (held: readonly SeatKey[]): Promise<SeatLink> => ask<SeatLink>('links', { seats: held });
/** Takes over the seats of a link. At a table where this browser already has a seat, it keeps that one. */
export async function takeLinkedSeats(code: string): Promise<string[]> {
  const brought = await ask<Seated[]>(`links/${encodeURIComponent(code)}`, {});
  for (const seated of brought) if (!secretOf(seated.table)) keepSeat(seated);
  return brought.map((seated) => seated.table);
}
export const secretOf = (table: string): string | undefined => seats()[table];
/** The seats of this browser. Having a seat's secret is what identifies its player. */
export const heldSeats = (): SeatKey[] => Object.entries(seats()).map(([table, secret]) => ({ table, secret }));

/** The server's information about these seats, newest first. Seats that it no longer knows are forgotten. */
export async function knownSeats(): Promise<KnownSeat[]> {
  const secrets = heldSeats();
  if (secrets.length === 0) return [];
  const known = await ask<KnownSeat[]>('seats', { secrets });
  for (const { table } of secrets) if (!known.some((k) => k.table === table)) forgetSeat(table);
  return known;
}

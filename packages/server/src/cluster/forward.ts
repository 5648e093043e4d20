import { pause } from '../base/time.js';
import { DEVICE_HEADER } from '../base/visitor.js';
import { NotStored } from '../store/backend.js';
import type { Cluster } from './cluster.js';
import { ADDRESS_HEADER, Elsewhere, isTemporary, SECRET_HEADER } from './elsewhere.js';

/** The HTTP status with which a node answers another one that asks for a table it does not own. */
export const MISDIRECTED = 421;
/** Milliseconds to wait for another node's response, and until the search for a node that responds is given up. */
const TIMEOUT = 3000;
const PATIENCE = 8000;
const AGAIN_AFTER = 50;

/** A request to forward. */
export interface Request {
  method: string;
  /** The path with the query. */
  path: string;
  type: string | undefined;
  body: string | undefined;
  /** The address of the client, and the key of its browser. */
  address: string;
  device?: string | undefined;
}

/** Forwards a request. Resolves to null if the other node does not respond, or does not own the table. */
async function passOn(cluster: Cluster, to: string, { method, path, type, body, address, device }: Request): Promise<Response | null> {
  const from = { [ADDRESS_HEADER]: address, ...(device && { [DEVICE_HEADER]: device }) };
  const headers = { [SECRET_HEADER]: cluster.secret, ...from, ...(type && { 'content-type': type }) };
  try {
    const response = await fetch(`http://${to}${path}`, { method, headers, body, signal: AbortSignal.timeout(TIMEOUT) });
    if (response.status !== MISDIRECTED) {
      const contentType = response.headers.get('content-type') ?? 'application/json';
      return new Response(await response.text(), { status: response.status, headers: { 'content-type': contentType } });
    }
  } catch {
    // The node has died or is stopping: another node will own the table.
  }
  return null;
}

/** Forwards a request to the node that owns the table, and resolves to its response; null if this node owns the table now. */
export async function atOwner(cluster: Cluster, find: () => Promise<unknown>, request: () => Promise<Request>): Promise<Response | null> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    let why: unknown;
    try {
      await find();
      return null;
    } catch (error) {
      if (!isTemporary(error)) throw error;
      const response = error instanceof Elsewhere ? await passOn(cluster, error.address, await request()) : null;
      if (response) return response;
      why = error;
    }
    if (performance.now() > until) throw why instanceof Elsewhere ? new NotStored('the node that has it does not answer') : why;
    await pause(AGAIN_AFTER);
  }
}

/** A seat of a table. */
export interface Place {
  table: string;
  seat: number;
}
export const HERE = '/api/node/here';
/** Where a node tells another one its id. */
export const WHO = '/api/node/who';

/** Asks the other nodes at which of these tables the player of the seat is connected. */
export async function askOthers(cluster: Cluster, asked: readonly Place[]): Promise<string[]> {
  if (asked.length === 0) return [];
  const request: Request = { method: 'POST', path: HERE, type: 'application/json', body: JSON.stringify(asked), address: 'a node' };
  const told = await Promise.all(
    (await cluster.others()).map(async (address) => {
      const response = await passOn(cluster, address, request);
      return response?.ok ? ((await response.json()) as string[]) : [];
    }),
  );
  return told.flat();
}

import { NotStored } from '../store/backend.js';
import { pause } from '../time.js';
import type { Cluster } from './cluster.js';
import { ADDRESS_HEADER, Elsewhere, isPassing, SECRET_HEADER } from './elsewhere.js';

/** A request that another node was asked for something it does not have. */
export const MISDIRECTED = 421;
/** Milliseconds for the answer of another node, and for finding one that answers. */
const TIMEOUT = 3000;
const PATIENCE = 8000;
const AGAIN_AFTER = 50;

/** A request as it is passed on. */
export interface Request {
  method: string;
  /** With what is asked for. */
  path: string;
  type: string | undefined;
  body: string | undefined;
  /** Whose it is. */
  address: string;
}

/** Null if the other node does not answer, or does not have it. */
export async function passOn(cluster: Cluster, to: string, { method, path, type, body, address }: Request): Promise<Response | null> {
  const headers = { [SECRET_HEADER]: cluster.secret, [ADDRESS_HEADER]: address, ...(type && { 'content-type': type }) };
  try {
    const response = await fetch(`http://${to}${path}`, { method, headers, body, signal: AbortSignal.timeout(TIMEOUT) });
    if (response.status !== MISDIRECTED) {
      const contentType = response.headers.get('content-type') ?? 'application/json';
      return new Response(await response.text(), { status: response.status, headers: { 'content-type': contentType } });
    }
  } catch {
    // It has died, or stops: somebody else will have it.
  }
  return null;
}

/** Null: this node has it now. Otherwise the answer of the node that has it. */
export async function atOwner(cluster: Cluster, find: () => Promise<unknown>, request: () => Promise<Request>): Promise<Response | null> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    let why: unknown;
    try {
      await find();
      return null;
    } catch (error) {
      if (!isPassing(error)) throw error;
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

/** At which of these tables somebody of that seat is, as the other nodes know it. */
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

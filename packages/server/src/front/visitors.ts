import type { IncomingMessage } from 'node:http';
import { household } from '../base/limits.js';
import { DEVICE_HEADER, deviceOf, type Visitor } from '../base/visitor.js';
import type { Cluster } from '../cluster/cluster.js';
import { ADDRESS_HEADER } from '../cluster/elsewhere.js';
import type { Blocked } from '../people/blocked.js';

/** What a request says about its sender and about the address that it was sent to. Headers of a proxy count only if there is one. */
export class Visitors {
  constructor(
    private readonly trustProxy: boolean,
    private readonly cluster: Pick<Cluster, 'knows'> | null,
    private readonly blocked: Pick<Blocked, 'has' | 'hasDevice' | 'hasSeat'>,
  ) {}

  /** The network address that limits count for. */
  addressOf(request: IncomingMessage): string {
    // Another node forwards the request, with the client's address.
    if (this.cluster?.knows(request)) return String(request.headers[ADDRESS_HEADER]);
    return household(this.wholeAddressOf(request));
  }
  visitorOf(request: IncomingMessage): Visitor {
    return { address: this.addressOf(request), device: deviceOf(request.headers[DEVICE_HEADER]) };
  }
  /** May this address or device not use the server? Requests of other nodes were checked there. */
  isBlocked(request: IncomingMessage): boolean {
    if (this.cluster?.knows(request)) return false;
    const device = deviceOf(request.headers[DEVICE_HEADER]);
    return this.blocked.has(this.wholeAddressOf(request)) || (device !== null && this.blocked.hasDevice(device));
  }
  /** May nobody come to the seat of this owner, because its device is blocked? */
  isBlockedSeat(owner: string | null): boolean {
    return owner !== null && this.blocked.hasSeat(owner);
  }
  private wholeAddressOf(request: IncomingMessage): string {
    const forwarded = this.forwarded(request, 'x-forwarded-for')?.split(',').pop()?.trim();
    return forwarded || (request.socket.remoteAddress ?? 'unknown');
  }
  /** The host that the request was sent to; undefined if it names none, or several. */
  hostOf(request: IncomingMessage): string | undefined {
    if (namesSeveralHosts(request)) return undefined;
    return this.forwarded(request, 'x-forwarded-host') ?? request.headers.host;
  }
  /** The origin of the server's pages, as the sender of this request knows it; null if it cannot be put into a page. */
  originOf(request: IncomingMessage): string | null {
    const host = this.hostOf(request) ?? '';
    if (!/^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host)) return null;
    return `${this.forwarded(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http'}://${host}`;
  }
  private forwarded(request: IncomingMessage, header: string): string | undefined {
    const value = this.trustProxy ? request.headers[header] : undefined;
    return value === undefined ? undefined : String(value);
  }
}

/** Node accepts a request with several Host lines and takes the first; a proxy may take another. */
export function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i].length === 4 && rawHeaders[i].toLowerCase() === 'host') hosts++;
  return hosts > 1;
}

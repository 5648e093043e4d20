import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { OpenPerAddress, PerAddress } from '../base/limits.js';
import type { Metrics } from '../base/metrics.js';
import type { Settings } from '../base/options.js';
import { timeNow } from '../base/time.js';
import type { Tables } from '../table/tables.js';
import { BYTES, Client, MESSAGES_AT_ONCE } from './client.js';
import { COMPRESSED_FROM } from './outgoing.js';
import type { Visitors } from './visitors.js';

/** The most fragments of one message, and the most pieces in which it may come from the network. */
const MOST_FRAGMENTS = 16;
const MOST_PIECES = 256;
/** All sockets of an address together may send as much as this part of the sockets that it may open. */
const BUSY_PART = 4;

/** All sockets of the server, at /ws. */
export class Sockets {
  private readonly wss: WebSocketServer;
  private readonly perAddress: OpenPerAddress;
  /** Hints are limited, because they take long and all tables share the bots' threads. */
  private readonly hints = new PerAddress(0.5, 10);
  /** New sockets are limited, because for every arrival at a table the server makes and sends the whole state. */
  private readonly arrivals: PerAddress;
  /** What all sockets of an address send together. */
  private readonly messages: PerAddress;
  private readonly bytes: PerAddress;
  /** The request that opened each socket. */
  private readonly requests = new WeakMap<WebSocket, IncomingMessage>();
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(
    server: Server,
    private readonly tables: Tables,
    private readonly settings: Settings,
    private readonly metrics: Metrics,
    private readonly visitors: Visitors,
  ) {
    const { sockets, message, perSecond, burst } = settings.limits;
    this.perAddress = new OpenPerAddress(sockets);
    this.arrivals = new PerAddress(sockets / 10, sockets * 2);
    const busy = Math.max(1, sockets / BUSY_PART);
    this.messages = new PerAddress(perSecond * busy, burst * busy);
    this.bytes = new PerAddress(perSecond * BYTES * busy, message * MESSAGES_AT_ONCE * busy);
    this.wss = new WebSocketServer({
      server,
      path: '/ws',
      // A longer message closes the socket unread; a message just over the limit gets an error first.
      maxPayload: message * 4,
      // Every fragment and every piece of an unfinished message costs time, however short it is; clients send messages whole.
      maxFragments: MOST_FRAGMENTS,
      maxBufferedChunks: MOST_PIECES,
      // Pongs are sent by the server's own code, because pings count as messages and pongs must not pile up unread.
      autoPong: false,
      verifyClient: (info: { origin?: string; req: IncomingMessage }, verified) => {
        if (visitors.isBlocked(info.req) || !isOwnPage(info.origin, visitors.hostOf(info.req))) verified(false, 403);
        else verified(tables.cluster?.knows(info.req) || this.arrivals.take(visitors.addressOf(info.req)), 429);
      },
      perMessageDeflate: { threshold: COMPRESSED_FROM, serverNoContextTakeover: true, clientNoContextTakeover: true },
    });
    // Errors of the port are reported by the HTTP server.
    this.wss.on('error', () => undefined);
    this.wss.on('connection', (socket, request) => this.connected(socket, request));
    metrics.gauge('sockets', () => this.wss.clients.size);
    this.beat = setInterval(() => this.look(), Math.min(30_000, settings.idleSocket / 2));
    this.beat.unref();
  }

  get count(): number {
    return this.wss.clients.size;
  }
  private connected(socket: WebSocket, request: IncomingMessage): void {
    const { tables, settings, metrics } = this;
    const address = this.visitors.addressOf(request);
    const mayReceive = (bytes: number): boolean => this.messages.take(address) && this.bytes.take(address, bytes);
    const isBlockedSeat = (owner: string | null): boolean => this.visitors.isBlockedSeat(owner);
    const isPassed = tables.cluster?.knows(request) ?? false;
    const client = new Client(
      socket,
      { tables, settings, metrics, address, isPassed, mayAskForHint: () => this.hints.take(address), mayReceive, isBlockedSeat },
      request.socket,
    );
    clients.set(socket, client);
    this.requests.set(socket, request);
    // The node that forwards the client has counted it already.
    if (isPassed) return;
    const leave = this.perAddress.enter(address);
    if (leave) socket.on('close', leave);
    else {
      clients.delete(socket);
      client.refuse('too-many-sockets');
    }
  }
  private look(): void {
    const time = timeNow();
    for (const socket of this.wss.clients) {
      const request = this.requests.get(socket);
      if (request && this.visitors.isBlocked(request)) clients.get(socket)?.refuse('blocked');
      else clients.get(socket)?.look(time);
    }
  }
  async close(): Promise<void> {
    clearInterval(this.beat);
    for (const socket of this.wss.clients) clients.get(socket)?.stop();
    // Sockets that do not finish the closing handshake are cut off.
    setTimeout(() => {
      for (const socket of this.wss.clients) socket.terminate();
    }, 500).unref();
    await new Promise<void>((resolve) => this.wss.close(() => resolve()));
  }
}

/** Is the origin this server? Pages of other sites must not use a visitor's seats. Programs that are not browsers send no origin. */
function isOwnPage(origin: string | undefined, host: string | undefined): boolean {
  if (!origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const clients = new WeakMap<WebSocket, Client>();

import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { CLOSE, type ErrorCode, PROTOCOL, type ServerMessage, type Understood, understand } from '@breakpoint/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AddressOf } from './http.js';
import { Bucket, PerAddress } from './limits.js';
import { log } from './log.js';
import type { Metrics } from './metrics.js';
import type { Settings } from './options.js';
import { COMPRESSED_FROM, Outgoing } from './outgoing.js';
import { streamFor } from './people/keys.js';
import { Problem } from './problems.js';
import type { Peer, Stream } from './table/stream.js';
import type { Table } from './table/table.js';
import type { Tables } from './tables.js';
import { timeNow } from './time.js';

/** So many messages over the limit, and the socket is closed. */
const PATIENCE = 200;
/** What a socket may leave unread before it is given up. */
const UNREAD = 8 * 1024 * 1024;

/** All sockets of the server, at /ws. */
export class Sockets {
  private readonly wss: WebSocketServer;
  private readonly perAddress = new Map<string, number>();
  /** Thinking about a hint takes a while, and all tables share those who think. */
  private readonly hints = new PerAddress(0.5, 10);
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(
    server: Server,
    private readonly tables: Tables,
    private readonly settings: Settings,
    private readonly metrics: Metrics,
    private readonly addressOf: AddressOf,
  ) {
    this.wss = new WebSocketServer({
      server,
      path: '/ws',
      // Above this the socket is closed unread; a little above the limit it is still told why.
      maxPayload: settings.limits.message * 4,
      // A pong is sent by hand: pings count as messages, and what is not read is not piled up.
      autoPong: false,
      verifyClient: (info: { origin?: string; req: IncomingMessage }) => isOwnPage(info.origin, info.req),
      perMessageDeflate: { threshold: COMPRESSED_FROM, serverNoContextTakeover: true, clientNoContextTakeover: true },
    });
    // What goes wrong with the port is the listening server's to tell.
    this.wss.on('error', () => undefined);
    this.wss.on('connection', (socket, request) => this.connected(socket, request));
    metrics.gauge('sockets', 'Open sockets.', () => this.wss.clients.size);
    this.beat = setInterval(() => this.look(), Math.min(30_000, settings.idleSocket / 2));
    this.beat.unref();
  }

  get count(): number {
    return this.wss.clients.size;
  }
  private connected(socket: WebSocket, request: IncomingMessage): void {
    const address = this.addressOf(request);
    const open = (this.perAddress.get(address) ?? 0) + 1;
    this.perAddress.set(address, open);
    const client = new Client(socket, this.tables, this.settings, this.metrics, () => this.hints.take(address), request.socket);
    socket.on('close', () => {
      const left = (this.perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.perAddress.set(address, left);
      else this.perAddress.delete(address);
    });
    if (open > this.settings.limits.sockets) client.refuse('too-many-sockets');
    else clients.set(socket, client);
  }
  private look(): void {
    const time = timeNow();
    for (const socket of this.wss.clients) clients.get(socket)?.look(time);
  }
  async close(): Promise<void> {
    clearInterval(this.beat);
    for (const socket of this.wss.clients) {
      const client = clients.get(socket);
      client?.say({ type: 'error', error: 'closing', message: 'the server stops' });
      if (client) client.close(CLOSE.closing, 'closing');
      else socket.close(CLOSE.closing, 'closing');
    }
    // Who does not say goodbye is not waited for.
    setTimeout(() => {
      for (const socket of this.wss.clients) socket.terminate();
    }, 500).unref();
    await new Promise<void>((resolve) => this.wss.close(() => resolve()));
  }
}

/** A page of another site may not use the seats of whoever looks at it. Programs that are no pages send no origin. */
function isOwnPage(origin: string | undefined, request: IncomingMessage): boolean {
  if (!origin) return true;
  const host = request.headers['x-forwarded-host'] ?? request.headers.host;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const clients = new WeakMap<WebSocket, Client>();

/** One socket: nothing that comes from it is believed. */
class Client implements Peer {
  private readonly bucket: Bucket;
  private readonly out: Outgoing;
  private tooFast = 0;
  private heard = timeNow();
  private table: Table | null = null;
  private stream: Stream | null = null;
  private greeting = false;
  private readonly helloTimer: ReturnType<typeof setTimeout>;

  constructor(
    private readonly socket: WebSocket,
    private readonly tables: Tables,
    private readonly settings: Settings,
    private readonly metrics: Metrics,
    private readonly mayAskForHint: () => boolean,
    line: Socket,
  ) {
    this.out = new Outgoing(socket, line);
    this.bucket = new Bucket(settings.limits.perSecond, settings.limits.burst);
    this.helloTimer = setTimeout(() => this.refuse('idle', CLOSE.idle), settings.helloWithin);
    socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary));
    socket.on('ping', (data: Buffer) => {
      this.heard = timeNow();
      if (!this.isAllowed()) return;
      if (socket.bufferedAmount > UNREAD) socket.terminate();
      else socket.pong(data);
    });
    socket.on('pong', () => this.isAllowed());
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.helloTimer);
      if (this.table && this.stream)
        void this.table.depart(this.stream, this).catch((error: unknown) => log.error({ err: error }, 'leaving a table failed'));
    });
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > UNREAD) {
      this.socket.terminate();
      return;
    }
    this.out.send(text);
  }
  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
  close(code: number, why: string): void {
    this.out.flush();
    this.socket.close(code, why);
  }
  private error(error: ErrorCode, message: string = error): void {
    this.metrics.count('refused_total', 'Messages that were refused.');
    this.say({ type: 'error', error, message });
  }
  refuse(error: ErrorCode, code: number = CLOSE.refused): void {
    clearTimeout(this.helloTimer);
    this.error(error);
    this.close(code, error);
  }
  look(time: number): void {
    if (time - this.heard > this.settings.idleSocket) this.refuse('idle', CLOSE.idle);
  }

  /** Counts one more message; too many close the socket. */
  private isAllowed(): boolean {
    if (this.bucket.take()) return true;
    // Said once for every flood, not once for every drop of it.
    if (this.tooFast++ % 50 === 0) this.error('too-fast');
    if (this.tooFast > PATIENCE) this.refuse('too-fast', CLOSE.flood);
    return false;
  }
  private receive(data: Buffer, isBinary: boolean): void {
    this.heard = timeNow();
    if (!this.isAllowed()) return;
    if (data.length > this.settings.limits.message) this.refuse('too-big', CLOSE.tooBig);
    else if (isBinary) this.error('bad-message', 'this is not text');
    else this.understand(data.toString('utf8'));
  }
  private understand(text: string): void {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      this.error('bad-message', 'this is not JSON');
      return;
    }
    const parsed = understand(json);
    if (!parsed.success) this.error('bad-message', parsed.why);
    else if (parsed.data.type === 'ping') this.say({ type: 'pong' });
    else this.obey(parsed.data);
  }
  private obey(message: Exclude<Understood, { type: 'ping' }>): void {
    const work = message.type === 'hello' ? this.hello(message) : this.command(message.id, message.command);
    work.catch((error: unknown) => {
      if (error instanceof Problem) {
        this.refuse(error.code, error.code === 'closing' ? CLOSE.closing : CLOSE.refused);
        return;
      }
      log.error({ err: error }, 'a message could not be dealt with');
      this.metrics.count('errors_total', 'Errors that should not happen.');
      this.refuse('server', 1011);
    });
  }

  private async hello({ v, table: id, secret, epoch, last }: Extract<Understood, { type: 'hello' }>): Promise<void> {
    if (this.greeting) return this.error('bad-message', 'hello is said once');
    this.greeting = true;
    clearTimeout(this.helloTimer);
    if (v !== PROTOCOL) return this.refuse('version');
    const table = await this.tables.get(id);
    const stream = secret === undefined ? table.people.watch : await streamFor(table, secret);
    if (!stream) return this.refuse('bad-secret');
    if (table.people.watch.peers.size >= this.settings.limits.watchers && stream === table.people.watch) return this.refuse('table-full');
    if (this.socket.readyState !== this.socket.OPEN) return;
    await table.arrive(
      stream,
      this,
      (resumed) => this.say({ type: 'welcome', v: PROTOCOL, epoch: table.epoch, me: stream.seat, resumed, now: timeNow() }),
      epoch,
      last,
    );
    this.table = table;
    this.stream = stream;
    // It may have gone while it was being let in.
    if (this.socket.readyState !== this.socket.OPEN) await table.depart(stream, this);
  }

  private async command(id: string, command: Parameters<Table['command']>[2]): Promise<void> {
    if (!this.table || !this.stream) return this.error('not-now', 'say hello first');
    if (command.what === 'hint' && !this.mayAskForHint()) return this.say({ type: 'reply', id, ok: false, error: 'too-fast' });
    const began = performance.now();
    this.say(await this.table.command(this.stream, id, command, this));
    if (command.what === 'answer') this.metrics.time('answer_seconds', 'From an answer to its reply.', (performance.now() - began) / 1000);
  }
}

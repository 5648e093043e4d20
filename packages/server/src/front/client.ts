import type { Socket } from 'node:net';
import { CLOSE, type Command, type ErrorCode, PROTOCOL, type ServerMessage, type Understood, understand } from '@breakpoint/protocol';
import type { WebSocket } from 'ws';
import { Bucket } from '../base/limits.js';
import { log } from '../base/log.js';
import type { Metrics } from '../base/metrics.js';
import type { Settings } from '../base/options.js';
import { Problem } from '../base/problems.js';
import { timeNow } from '../base/time.js';
import { Elsewhere, isTemporary } from '../cluster/elsewhere.js';
import { type Passenger, Passing } from '../cluster/passing.js';
import { streamFor } from '../people/keys.js';
import { NotStored } from '../store/store.js';
import type { Peer, Stream } from '../table/stream.js';
import { MOVED, type Table } from '../table/table.js';
import type { Tables } from '../table/tables.js';
import { sendTogether } from './outgoing.js';

type Hello = Extract<Understood, { type: 'hello' }>;

/** A socket with this many messages over the limit is closed. */
const PATIENCE = 200;
/** The bytes per message that a socket may send in the long run, and the number of longest messages that it may send at once. */
export const BYTES = 1024;
export const MESSAGES_AT_ONCE = 16;
/** The bytes that a socket may leave unread before it is closed, besides its longest message, which is a whole game. */
export const UNREAD = 1024 * 1024;
/** The maximum length of an error's message, which may repeat a part of the client's message. */
const LONGEST_ERROR = 200;
/** Milliseconds after the server has closed a socket within which the client must close it, too. */
const TO_CLOSE = 1000;
/** Milliseconds after which a client stops waiting for a table that changes nodes, or for a database that is down. */
const MOVING = 30_000;
/** The first and the longest pause between two attempts to find the table, in milliseconds. */
const SHORTEST_PAUSE = 20;
const LONGEST_PAUSE = 500;
/** The close code that means "try again later". */
const LATER = 1013;

const PING = JSON.stringify({ type: 'ping' });

/** What a client needs from the server around it. */
interface Reception {
  tables: Tables;
  settings: Settings;
  metrics: Metrics;
  /** The client's network address. */
  address: string;
  mayAskForHint(): boolean;
  /** May nobody come to the seat of this owner? */
  isBlockedSeat(owner: string | null): boolean;
  /** Counts a message of this many bytes for the client's address; false if all its sockets together send too much. */
  mayReceive(bytes: number): boolean;
  /** True if another node forwards this client's messages; that node counts them, and finds the table if it moves. */
  isPassed: boolean;
}

/** A client's visit to a table of this server. */
class Visit implements Peer {
  readonly address: string;
  /** True once the table has admitted the client. */
  here = false;
  over = false;

  constructor(
    private readonly client: Client,
    readonly table: Table,
    readonly stream: Stream,
  ) {
    this.address = client.address;
  }

  send(text: string, inCrowd?: boolean): void {
    if (!this.over) this.client.send(text, inCrowd);
  }
  close(code: number, why: string): void {
    if (this.over) return;
    if (code === MOVED && this.client.canMove) this.client.moveOn();
    else this.client.close(code, why);
  }
  /** Called when the client or the table has gone. */
  end(): void {
    if (this.over) return;
    this.over = true;
    if (this.here) void this.table.depart(this.stream, this).catch((error: unknown) => this.table.note(error));
  }
}

/** One socket. Nothing that it sends is trusted. */
export class Client implements Passenger {
  readonly address: string;
  private readonly bucket: Bucket;
  private readonly bytes: Bucket;
  /** The bytes that were counted already. */
  private counted = 0;
  private tooFast = 0;
  /** The length of the longest message to this socket. */
  private longest = 0;
  private heard = timeNow();
  /** The visit to a table of this node, or the connection to another node's table. */
  private place: Visit | Passing | null = null;
  private greeting: Hello | null = null;
  private moving = false;
  private readonly helloTimer: ReturnType<typeof setTimeout>;
  private closeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly socket: WebSocket,
    private readonly around: Reception,
    private readonly connection: Socket,
  ) {
    const { limits, helloWithin } = around.settings;
    this.address = around.address;
    this.bucket = new Bucket(limits.perSecond, limits.burst);
    this.bytes = new Bucket(limits.perSecond * BYTES, limits.message * MESSAGES_AT_ONCE);
    this.helloTimer = setTimeout(() => this.refuse('idle', CLOSE.idle), helloWithin);
    socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary));
    socket.on('ping', (data: Buffer) => {
      this.heard = timeNow();
      if (!this.isAllowed()) return;
      if (socket.bufferedAmount > UNREAD + this.longest) socket.terminate();
      else socket.pong(data);
    });
    socket.on('pong', () => this.isAllowed());
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.helloTimer);
      clearTimeout(this.closeTimer);
      this.place?.end();
    });
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }
  send(text: string, inCrowd?: boolean): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > UNREAD + this.longest) {
      this.socket.terminate();
      return;
    }
    this.longest = Math.max(this.longest, text.length);
    sendTogether(this.socket, this.connection, text, inCrowd);
  }
  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
  close(code: number, why: string): void {
    this.socket.close(code, why);
    this.closeTimer ??= setTimeout(() => this.socket.terminate(), TO_CLOSE);
  }
  /** Called when the server stops. A node that forwards messages finds the table elsewhere, without its client noticing. */
  stop(): void {
    if (!this.around.isPassed) this.say({ type: 'error', error: 'closing', message: 'the server stops' });
    this.close(CLOSE.closing, 'closing');
  }
  private error(error: ErrorCode, message: string = error): void {
    this.around.metrics.count('refused_total');
    this.say({ type: 'error', error, message: message.slice(0, LONGEST_ERROR) });
  }
  refuse(error: ErrorCode, code: number = CLOSE.refused): void {
    clearTimeout(this.helloTimer);
    this.error(error);
    this.close(code, error);
  }
  look(time: number): void {
    if (this.place instanceof Visit && this.around.isBlockedSeat(this.place.stream.hash)) this.refuse('blocked');
    else if (!this.around.isPassed && time - this.heard > this.around.settings.idleSocket) this.refuse('idle', CLOSE.idle);
  }

  /** Counts a message and everything that was read with it; too much of it closes the socket. */
  private isAllowed(length = 0): boolean {
    if (this.around.isPassed) return true;
    // A compressed message costs as much as it is long.
    const bytes = Math.max(length, this.connection.bytesRead - this.counted);
    this.counted = this.connection.bytesRead;
    if (this.bucket.take() && this.bytes.take(bytes) && this.around.mayReceive(bytes)) return true;
    // In a flood, only every fiftieth message gets an error.
    if (this.tooFast++ % 50 === 0) this.error('too-fast');
    if (this.tooFast > PATIENCE) this.refuse('too-fast', CLOSE.flood);
    return false;
  }
  private receive(data: Buffer, isBinary: boolean): void {
    // A client may go on sending after the server has closed its socket, but it has no seat any more.
    if (!this.isOpen) return;
    this.heard = timeNow();
    if (!this.isAllowed(data.length)) return;
    if (data.length > this.around.settings.limits.message) this.refuse('too-big', CLOSE.tooBig);
    else if (isBinary) this.error('bad-message', 'this is not text');
    else this.hear(data.toString('utf8'));
  }
  private hear(text: string): void {
    // This node answers pings itself: finding out whether the owner of the table is alive is up to the nodes, not to the client.
    if (this.place instanceof Passing && text !== PING) this.place.pass(text);
    else this.understand(text);
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
    work.catch((error: unknown) => this.failed(error));
  }
  private failed(error: unknown): void {
    if (this.around.isPassed && isTemporary(error)) this.close(MOVED, 'moved');
    else if (error instanceof Problem) this.refuse(error.code, error.code === 'closing' ? CLOSE.closing : CLOSE.refused);
    else if (isTemporary(error)) this.refuse('not-stored', LATER);
    else {
      log.error({ err: error }, 'a message could not be dealt with');
      this.around.metrics.count('errors_total');
      this.refuse('server', 1011);
    }
  }

  // ---- coming to a table, wherever it is ---------------------------------------------------------------------------

  private async hello(hello: Hello): Promise<void> {
    if (this.greeting) return this.error('bad-message', 'hello is said once');
    this.greeting = hello;
    clearTimeout(this.helloTimer);
    if (hello.v !== PROTOCOL) return this.refuse('version');
    await this.find(hello);
  }
  /** True if the table of this client can move to another node and this node has to follow it. */
  get canMove(): boolean {
    return this.around.tables.cluster !== null && !this.around.isPassed;
  }
  /** Called when the table has moved: the client keeps its socket and gets the whole state again. */
  moveOn(): void {
    this.place?.end();
    this.place = null;
    if (this.moving || !this.isOpen || !this.greeting) return;
    const { epoch: _epoch, last: _last, ...hello } = this.greeting;
    this.find(hello).catch((error: unknown) => this.failed(error));
  }
  private async find(hello: Hello): Promise<void> {
    const until = timeNow() + MOVING;
    this.moving = true;
    try {
      for (let wait = SHORTEST_PAUSE; this.isOpen && this.place === null; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
        try {
          await this.arrive(hello);
        } catch (error) {
          if (!this.canMove || !isTemporary(error) || this.around.tables.isClosing || timeNow() > until) throw error;
          await this.around.tables.cluster?.pause(wait);
        }
      }
    } finally {
      this.moving = false;
    }
  }
  private async arrive(hello: Hello): Promise<void> {
    const { tables } = this.around;
    let table: Table;
    try {
      table = await tables.get(hello.table);
    } catch (error) {
      if (!(error instanceof Elsewhere) || this.around.isPassed) throw error;
      this.place = await Passing.to(tables.passings!, error, this, JSON.stringify(hello));
      if (!this.isOpen) this.place.end();
      return;
    }
    const stream = hello.secret === undefined ? table.people.watch : await streamFor(table, hello.secret);
    if (!stream) throw new Problem('bad-secret');
    if (this.around.isBlockedSeat(stream.hash)) throw new Problem('blocked');
    if (!this.isOpen) return;
    const visit = new Visit(this, table, stream);
    this.place = visit;
    const welcome = (resumed: boolean): void =>
      this.say({ type: 'welcome', v: PROTOCOL, epoch: table.epoch, me: stream.seat, resumed, now: timeNow() });
    try {
      await table.arrive(stream, visit, welcome, hello.epoch, hello.last);
    } catch (error) {
      if (this.place === visit) this.place = null;
      visit.over = true;
      throw error;
    }
    visit.here = true;
    // The client or the table may have gone during the admission.
    if (!this.isOpen || visit.over) await table.depart(stream, visit);
  }

  private async command(id: string, command: Command): Promise<void> {
    const { place } = this;
    // A command that arrives while the table moves is sent again by the client after the next welcome.
    if (this.moving && this.canMove) return;
    if (!(place instanceof Visit) || !place.here) return this.error('not-now', 'say hello first');
    if (command.what === 'hint' && !this.around.mayAskForHint()) return this.say({ type: 'reply', id, ok: false, error: 'too-fast' });
    const began = performance.now();
    const isSecret = place.table.match?.windowOpen;
    const reply = await place.table.command(place.stream, id, command, place).catch((error: unknown) => {
      if (!(error instanceof NotStored)) throw error;
      return { type: 'reply', id, ok: false, error: 'not-stored' } as const;
    });
    // If the table has moved to another node, or is about to, its next owner replies.
    const isLeaving = this.around.tables.cluster !== null && !reply.ok && reply.error === 'closing';
    if (place.over || isLeaving) return;
    this.say(reply);
    if (command.what === 'answer' && !isSecret) this.around.metrics.observe('answer_seconds', (performance.now() - began) / 1000);
  }
}

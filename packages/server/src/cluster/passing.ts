import { CLOSE, Silence } from '@breakpoint/protocol';
import { WebSocket } from 'ws';
import { NotStored } from '../store/backend.js';
import type { Cluster } from './cluster.js';
import { ADDRESS_HEADER, type Elsewhere, SECRET_HEADER } from './elsewhere.js';

/** Milliseconds to wait for a connection to another node. */
const TIMEOUT = 2000;
/** Milliseconds between two searches for nodes that no longer answer. */
const LOOK = 1000;
/** The close codes with which a table's owner rejects a client for good. After any other code, the table may have moved. */
const FINAL: readonly number[] = [CLOSE.idle, CLOSE.flood, CLOSE.refused, CLOSE.tooBig, 1011];

/** The client whose messages are forwarded. */
export interface Passenger {
  address: string;
  send(text: string): void;
  close(code: number, why: string): void;
  /** Called when the table has moved, or its owner is unknown. */
  moveOn(): void;
}

/** A socket that forwards one client's messages to the node that owns its table. */
export class Passing {
  private over = false;
  private readonly silence = new Silence(performance.now());

  private constructor(
    private readonly passings: Passings,
    readonly node: string,
    private readonly socket: WebSocket,
    private readonly passenger: Passenger,
  ) {
    socket.on('message', (data: Buffer) => {
      this.silence.heard(performance.now());
      if (!this.over) passenger.send(data.toString('utf8'));
    });
    socket.on('pong', () => this.silence.heard(performance.now()));
    socket.on('close', (code, reason) => this.lost(code, reason.toString()));
  }

  /** Resolves once the other node has the client's hello. */
  static async to(passings: Passings, { node, address }: Elsewhere, passenger: Passenger, hello: string): Promise<Passing> {
    const socket = new WebSocket(`ws://${address}/ws`, {
      headers: { [SECRET_HEADER]: passings.cluster.secret, [ADDRESS_HEADER]: passenger.address },
      perMessageDeflate: false,
      handshakeTimeout: TIMEOUT,
      maxPayload: 64 * 1024 * 1024,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.on('error', (error) => reject(new NotStored(`the node at ${address} can't be reached: ${error.message}`)));
    });
    const passing = new Passing(passings, node, socket, passenger);
    passings.add(passing);
    socket.send(hello);
    return passing;
  }

  pass(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.silence.expect(performance.now());
    this.socket.send(text);
  }
  /** Leaves an owner that no longer answers here, even if the database says that it is alive: the network between them may be cut. */
  look(): void {
    const next = this.silence.look(performance.now());
    if (next === 'ping') this.socket.ping();
    else if (next === 'connect') this.lost();
  }
  /** Called when the client has gone, or goes to another table. */
  end(): void {
    this.over = true;
    this.passings.remove(this);
    this.socket.terminate();
  }
  lost(code = 1006, why = ''): void {
    if (this.over) return;
    this.end();
    if (FINAL.includes(code)) this.passenger.close(code, why);
    else this.passenger.moveOn();
  }
}

/** All clients of this node whose tables other nodes own. */
export class Passings {
  private readonly all = new Set<Passing>();
  private readonly looking: ReturnType<typeof setInterval>;

  constructor(readonly cluster: Cluster) {
    this.looking = setInterval(() => {
      for (const passing of [...this.all]) passing.look();
    }, LOOK);
    this.looking.unref();
  }
  close(): void {
    clearInterval(this.looking);
  }

  get count(): number {
    return this.all.size;
  }
  add(passing: Passing): void {
    this.all.add(passing);
  }
  remove(passing: Passing): void {
    this.all.delete(passing);
  }
  /** Called when another node is dead or frozen: its clients go on without waiting for it. */
  lost(node: string): void {
    for (const passing of [...this.all]) if (passing.node === node) passing.lost();
  }
}

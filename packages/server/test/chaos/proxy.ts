import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../../../tests/postgres.js';

/** The two directions of a connection: from the client to the server, and back. */
type Way = 'to' | 'from';

/** A connection that goes through a proxy. */
class Line {
  private readonly held = new Set<Way>();
  /** Things that wait until no direction is held back: one side learns only then that the other has gone. */
  private waiting: (() => void)[] = [];

  constructor(
    readonly client: Socket,
    readonly server: Socket,
    gone: () => void,
  ) {
    for (const [side, other] of [
      [client, server],
      [server, client],
    ]) {
      side.setNoDelay(true);
      side.on('error', () => undefined);
      side.on('data', (data) => void (other.writable && other.write(data)));
      side.on('close', () => this.whenFree(() => other.destroy()));
    }
    server.on('close', gone);
    client.on('close', gone);
  }

  hold(ways: readonly Way[]): void {
    for (const way of ways) this.held.add(way);
    if (this.held.has('to')) this.client.pause();
    if (this.held.has('from')) this.server.pause();
  }
  goOn(): void {
    this.held.clear();
    this.client.resume();
    this.server.resume();
    for (const act of this.waiting.splice(0)) act();
  }
  private whenFree(act: () => void): void {
    if (this.held.size === 0) act();
    else this.waiting.push(act);
  }
  /** Ends the connection on one side only; the other does not learn of it before `goOn`. */
  lose(side: 'client' | 'server'): void {
    this.hold(['to', 'from']);
    this[side].resetAndDestroy();
  }
  reset(): void {
    this.client.resetAndDestroy();
    this.server.resetAndDestroy();
  }
}

/** Stands between the clients of a server and the server, and spoils their connections. */
export class TcpProxy {
  private readonly lines = new Set<Line>();
  private isCut = false;
  private held: readonly Way[] = [];

  private constructor(
    readonly port: number,
    private readonly listener: Server,
    target: number,
  ) {
    listener.on('connection', (client) => {
      if (this.isCut) {
        client.resetAndDestroy();
        return;
      }
      const line: Line = new Line(client, connect(target, '127.0.0.1'), () => {
        if (client.destroyed && line.server.destroyed) this.lines.delete(line);
      });
      this.lines.add(line);
      line.hold(this.held);
    });
  }
  static async to(target: number): Promise<TcpProxy> {
    const listener = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
    return new TcpProxy(port, listener, target);
  }
  close(): void {
    this.listener.close();
    for (const line of this.lines) line.reset();
  }

  /** Resets all connections, and refuses new ones while `during` lasts. */
  async cut(during: Promise<void>): Promise<void> {
    this.isCut = true;
    for (const line of this.lines) line.reset();
    await during;
    this.isCut = false;
  }
  /** Holds back what is sent in these directions while `during` lasts; then it arrives. */
  async hold(ways: readonly Way[], during: Promise<void>): Promise<void> {
    this.held = ways;
    for (const line of this.lines) line.hold(ways);
    await during;
    this.held = [];
    for (const line of this.lines) line.goOn();
  }
  /** One side loses all connections, and the other does not learn of it while `during` lasts. New connections are good. */
  async lose(side: 'client' | 'server', during: Promise<void>): Promise<void> {
    const lines = [...this.lines];
    for (const line of lines) line.lose(side);
    await during;
    for (const line of lines) line.goOn();
  }
}

import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../../tests/postgres.js';

/** A stretch of the network that can be cut: then nothing arrives any more, and nobody is told. */
export class Stretch {
  private readonly lines = new Set<Socket>();
  /** The ends on the side of the server. */
  private readonly inner = new Set<Socket>();
  private isCut = false;
  private constructor(private readonly server: Server) {}

  static async to(port: number): Promise<{ stretch: Stretch; address: string }> {
    const at = await freePort();
    const server = createServer();
    const stretch = new Stretch(server);
    server.on('connection', (from) => {
      const to = createConnection(port, '127.0.0.1');
      stretch.inner.add(to);
      for (const [line, other] of [
        [from, to],
        [to, from],
      ]) {
        stretch.lines.add(line);
        line.on('data', (data) => void (stretch.lines.has(line) && other.write(data)));
        line.on('error', () => undefined);
        line.on('close', () => stretch.lines.has(line) && other.destroy());
      }
      if (stretch.isCut) stretch.lines.clear();
    });
    await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
    return { stretch, address: `127.0.0.1:${at}` };
  }
  cut(): void {
    this.isCut = true;
    this.lines.clear();
  }
  /** New connections work again; those that were cut never will. */
  mend(): void {
    this.isCut = false;
  }
  close(): void {
    this.server.close();
    for (const line of this.inner) line.destroy();
  }
}

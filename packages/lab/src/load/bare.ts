import { WebSocket } from 'ws';
import { Measured } from './measured.js';

/** Measures how many messages per CPU second a bare server handles: tables of four send them as fast as they can. */
export class BareLoad {
  private readonly sockets: WebSocket[] = [];
  /** Functions that let a paused table continue. */
  private readonly tables: (() => void)[] = [];
  private replies = 0;
  private counted = 0;
  private cpu = 0;
  private running = false;

  private constructor(private readonly server: Measured) {}

  static async start(tables: number): Promise<BareLoad> {
    const load = new BareLoad(await Measured.start('bare'));
    for (let table = 0; table < tables; table++) {
      const four: WebSocket[] = [];
      for (let seat = 0; seat < 4; seat++) four.push(await load.connect(table));
      load.play(four);
    }
    return load;
  }
  private async connect(table: number): Promise<WebSocket> {
    const socket = new WebSocket(`${this.server.url}/${table}`, { perMessageDeflate: false });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    this.sockets.push(socket);
    return socket;
  }
  /** The four send messages in turn, each when the one before has its reply. */
  private play(four: readonly WebSocket[]): void {
    let id = 0;
    const next = (): void => {
      if (this.running) four[id % four.length].send(JSON.stringify({ id: id++, keys: ['play something'] }));
    };
    for (const socket of four)
      socket.on('message', (data: Buffer) => {
        if (!('ok' in (JSON.parse(data.toString('utf8')) as object))) return;
        this.replies++;
        next();
      });
    this.tables.push(next);
  }

  async measure(seconds: number): Promise<void> {
    const before = await this.server.resources();
    const { replies } = this;
    this.running = true;
    for (const next of this.tables) next();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    this.running = false;
    this.cpu += (await this.server.resources()).cpu - before.cpu;
    this.counted += this.replies - replies;
  }
  /** Runs the load without counting it, until the server's code is compiled. */
  async warmUp(seconds: number): Promise<void> {
    await this.measure(seconds);
    this.cpu = 0;
    this.counted = 0;
  }
  get perCpuSecond(): number {
    return this.counted / this.cpu;
  }
  async stop(): Promise<void> {
    this.running = false;
    for (const socket of this.sockets) socket.terminate();
    await this.server.stop();
  }
}

import { randomPicks } from '@breakpoint/bots';
import { type Chance, type DecisionView, seedFromText, type View } from '@breakpoint/engine';
import type { TableState } from '@breakpoint/match';
import {
  type ClientMessage,
  type Command,
  type Config,
  type Create,
  PROTOCOL,
  Receiver,
  type Reply,
  type Seated,
  type ServerMessage,
  type Whole,
} from '@breakpoint/protocol';
import { WebSocket } from 'ws';
import { WAIT } from '../../../tests/patience.js';

export const CONFIG: Config = {
  boxes: ['core', 'monster-smash', 'seventies', 'culture-shock'],
  factions: 'random',
  rules: 'culture-shock',
  duplicates: false,
  clock: { kind: 'none' },
};
export const chanceOf = (seed: string): Chance => ({ key: seedFromText(seed), used: 0 });

/** `device`: the key of a browser. */
export async function post<T>(url: string, body: unknown, device?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(device && { 'x-breakpoint-device': device }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const json = await response.json();
  if (!response.ok) throw Object.assign(new Error(json.error), { status: response.status });
  return json as T;
}
export const createTable = (url: string, more: Partial<Create> = {}): Promise<Seated> =>
  post(`${url}/api/tables`, { name: 'Ada', others: [{ kind: 'open' }], config: CONFIG, ...more });
export const joinTable = (url: string, table: string, name: string): Promise<Seated> => post(`${url}/api/tables/${table}/seats`, { name });

let ids = 0;

/** A client for tests, which uses only the public protocol. */
export class TestClient {
  /** Numbered messages have whole views here, as the `Receiver` makes them. */
  readonly received: (Exclude<ServerMessage, { seq: number }> | Whole)[] = [];
  receiver = new Receiver();
  view: View | null = null;
  state: TableState | null = null;
  n = -1;
  epoch = '';
  last = -1;
  closed: { code: number; reason: string } | null = null;
  private readonly replies = new Map<string, (reply: Reply) => void>();
  private watchers: (() => void)[] = [];

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => this.receive(JSON.parse(String(data)) as ServerMessage));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.changed();
    });
    socket.on('error', () => undefined);
  }
  static async connect(url: string): Promise<TestClient> {
    const client = new TestClient(new WebSocket(`${url.replace('http', 'ws')}/ws`));
    await new Promise((resolve, reject) => {
      client.socket.once('open', resolve);
      client.socket.once('error', reject);
    });
    return client;
  }
  /** Connects and says hello. */
  static async at(
    url: string,
    seated: { table: string; secret?: string },
    since?: Pick<TestClient, 'epoch' | 'last' | 'receiver'>,
  ): Promise<TestClient> {
    const client = await TestClient.connect(url);
    if (since) client.receiver = since.receiver;
    const back = since && { epoch: since.epoch, last: since.last };
    client.send({ type: 'hello', v: PROTOCOL, table: seated.table, ...(seated.secret && { secret: seated.secret }), ...back });
    await client.until(() => client.closed !== null || client.received.some((m) => 'seq' in m || (m.type === 'welcome' && m.resumed)));
    if (client.closed) throw new Error(`closed: ${client.closed.code} ${client.closed.reason}`);
    return client;
  }

  private receive(sent: ServerMessage): void {
    if (sent.type === 'history') this.receiver.takeHistory(sent);
    const message = 'seq' in sent ? this.receiver.take(sent) : sent;
    if (message === null) throw new Error(`out of step: ${JSON.stringify(sent)}`);
    this.received.push(message);
    if (message.type === 'welcome') {
      this.epoch = message.epoch;
      if (!message.resumed) {
        this.last = -1;
        this.receiver.clear();
      }
    } else if (message.type === 'reply') {
      this.replies.get(message.id)?.(message);
      this.replies.delete(message.id);
    } else if ('seq' in message) {
      this.last = message.seq;
      if (message.type === 'snapshot' || message.type === 'update') {
        this.view = message.update.view;
        this.n = message.update.n;
      }
      if ('state' in message) this.state = message.state;
    }
    this.changed();
  }
  private changed(): void {
    for (const watcher of this.watchers.splice(0)) watcher();
  }
  /** Waits until the condition holds. */
  async until(holds: () => boolean, ms = WAIT): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain: ${holds}`);
      await new Promise<void>((resolve) => {
        // The condition may depend on other clients too, so it is also checked regularly.
        const timer = setTimeout(resolve, Math.min(left, 50));
        this.watchers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }
  command(command: Command, id = `command-${++ids}-${Math.random().toString(36).slice(2)}`): Promise<Reply> {
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      this.send({ type: 'command', id, command });
    });
  }
  get numbered(): Whole[] {
    return this.received.filter((m): m is Whole => 'seq' in m);
  }
  get decision(): DecisionView | null {
    const d = this.view?.decision;
    return d && this.state?.status === 'playing' && d.seat === this.view!.seat ? d : null;
  }
  close(): void {
    this.socket.terminate();
  }

  /** Answers this client's decisions at random until the game is over, or `stop` says so. */
  async play(chance: Chance, stop: () => boolean = () => false): Promise<void> {
    let answered = -1;
    while (!stop() && this.state?.status === 'playing') {
      const d = this.decision;
      if (d && d.number !== answered) {
        answered = d.number;
        const keys = randomPicks({ ...d, options: d.options!.map((o) => o.key) }, chance);
        const reply = await this.command({ what: 'answer', decision: d.number, keys });
        if (!reply.ok && reply.error !== 'old-decision' && reply.error !== 'not-now') throw new Error(JSON.stringify(reply));
        if (!reply.ok) {
          // The decision may still be open, for example at the table's next owner.
          await new Promise((resolve) => setTimeout(resolve, 50));
          answered = -1;
        }
      } else
        await this.until(
          () =>
            stop() ||
            this.state?.status !== 'playing' ||
            this.closed !== null ||
            (this.decision !== null && this.decision.number !== answered),
        );
      if (this.closed) return;
    }
  }
}

/** Two clients at a started table. */
export async function twoAtTable(
  url: string,
  more: Partial<Create> = {},
): Promise<{ table: string; seats: Seated[]; clients: TestClient[] }> {
  const first = await createTable(url, more);
  const second = await joinTable(url, first.table, 'Bob');
  const clients = [await TestClient.at(url, first), await TestClient.at(url, second)];
  const reply = await clients[0].command({ what: 'start' });
  if (!reply.ok) throw new Error(reply.error);
  await Promise.all(clients.map((c) => c.until(() => c.view !== null)));
  return { table: first.table, seats: [first, second], clients };
}

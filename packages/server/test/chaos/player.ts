import { createHash } from 'node:crypto';
import { randomPicks } from '@breakpoint/bots';
import { type Chance, type DecisionView, seedFromText, type View } from '@breakpoint/engine';
import type { TableState } from '@breakpoint/match';
import { CLOSE, type ClientMessage, type Command, PROTOCOL, Receiver, type Reply, type ServerMessage, Silence } from '@breakpoint/protocol';
import { WebSocket } from 'ws';

/** What a player needs from the run it belongs to. */
export interface Run {
  /** The address of some node, as a load balancer would choose it. */
  anyNode(): string;
  /** The milliseconds before an answer. */
  pace: number;
  /** Reports something that must never happen. */
  violated(what: string): void;
  /** Reports that an answer was acknowledged this many milliseconds after it was first sent. */
  acknowledged(ms: number): void;
  /**
   * Reports that an interrupted player can go on: its answer was acknowledged, or it sees that it has none to give. `pause` are the
   * milliseconds since the player could notice the interruption; null if the player could not.
   */
  recovered(pause: number | null): void;
  /** Reports a refusal. */
  refused(why: string): void;
}

/** An answer that was acknowledged. */
export interface Acknowledged {
  id: string;
  keys: string[];
}

/** A value with its fields in alphabetical order, so that equal values have equal texts. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, inner]) => [field, sorted(inner)]),
  );
};
/** The hash of a view, the same for equal views. */
export const hashOfView = (view: View): string =>
  createHash('sha1')
    .update(JSON.stringify(sorted(view)))
    .digest('base64');

/** What clients were sent, by whichever node: the hashes of the views of all moments. */
export class Told {
  readonly views = new Map<number, string>();

  /** False if clients were sent another view of this moment before. */
  fits(n: number, view: View): boolean {
    const hash = hashOfView(view);
    const before = this.views.get(n) ?? hash;
    this.views.set(n, hash);
    return before === hash;
  }
}

/** A player or spectator that behaves like a real client: it reconnects, and repeats commands that got no reply. */
export class ChaosPlayer {
  readonly acknowledged: Acknowledged[] = [];
  state: TableState | null = null;
  private socket: WebSocket | null = null;
  private receiver = new Receiver();
  private epoch: string | undefined;
  private view: View | null = null;
  private pending: { id: string; command: Command; since: number } | null = null;
  private answered = -1;
  private ids = 0;
  private welcomed = false;
  /** True from another welcome until the player has gone on. Until then, the next answer comes without a pause. */
  private isBack = false;
  /** The time since which the player has had no connection or no reply; null if nothing could be noticed. */
  private interruptedAt: number | null = null;
  private thinking: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private silence: Silence | null = null;
  private readonly looking: ReturnType<typeof setInterval>;
  private readonly chance: Chance;

  constructor(
    private readonly run: Run,
    private readonly table: string,
    private readonly secret: string | undefined,
    private readonly name: string,
    /** Shared by all clients that must be told the same. */
    readonly told: Told,
  ) {
    this.chance = { key: seedFromText(`${table} ${name}`), used: 0 };
    this.looking = setInterval(() => this.lookAtSilence(), 500);
    this.connect();
  }

  /** Cuts the connection. */
  tear(): void {
    this.socket?.terminate();
  }
  stop(): void {
    this.stopped = true;
    clearInterval(this.looking);
    this.socket?.terminate();
  }
  get isOver(): boolean {
    return this.state?.status === 'over';
  }
  /** What the player knows and waits for, to tell why a game stands still. */
  inWords(): string {
    const { name, socket, state, view, pending, answered } = this;
    const asked = view?.decision ? `asks seat ${view.decision.seat} question ${view.decision.number}` : 'asks nobody';
    const waits = pending ? `waits ${Math.round(performance.now() - pending.since)} ms for ${pending.id}` : `answered ${answered}`;
    return `${name} (socket ${socket?.readyState}) sees a game that is ${state?.status ?? 'unknown'} and ${asked}, and ${waits}`;
  }

  private connect(): void {
    if (this.stopped) return;
    const socket = new WebSocket(`${this.run.anyNode().replace('http', 'ws')}/ws`, { perMessageDeflate: false, handshakeTimeout: 2000 });
    this.socket = socket;
    this.silence = null;
    socket.on('open', () => {
      this.silence = new Silence(performance.now());
      const { epoch } = this;
      const { last } = this.receiver;
      const since = epoch !== undefined && last !== undefined ? { epoch, last } : {};
      this.say({ type: 'hello', v: PROTOCOL, table: this.table, ...(this.secret && { secret: this.secret }), ...since });
    });
    socket.on('message', (data: Buffer) => {
      if (this.socket !== socket || this.stopped) return;
      this.silence?.heard(performance.now());
      this.receive(JSON.parse(data.toString('utf8')) as ServerMessage);
    });
    let isRefused = false;
    socket.on('error', (error) => {
      isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
    });
    socket.on('close', (code) => {
      if (this.stopped || this.socket !== socket) return;
      this.interruptedAt ??= performance.now();
      if (code === CLOSE.refused) this.run.violated(`a player was turned away from ${this.table}`);
      else if (code === 1011) this.run.violated(`a node made a mistake at ${this.table}`);
      // If a node refuses the connection, a load balancer asks the next one.
      else setTimeout(() => this.connect(), isRefused ? 5 : 50 + Math.random() * 100);
    });
  }
  /** Leaves a node that does not answer, instead of waiting until it wakes up. */
  private lookAtSilence(): void {
    const next = this.silence?.look(performance.now());
    if (next === 'ping') this.say({ type: 'ping' });
    else if (next === 'connect') this.tear();
  }
  private say(message: ClientMessage): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (message.type === 'command') this.silence?.expect(performance.now());
  }
  command(command: Command): void {
    const id = `${command.what === 'answer' ? 'a' : 'c'}-${this.name}-${this.ids++}`.padEnd(8, '-');
    this.pending = { id, command, since: performance.now() };
    this.say({ type: 'command', id, command });
  }
  private again(): void {
    if (this.pending && this.welcomed) this.say({ type: 'command', id: this.pending.id, command: this.pending.command });
  }

  private receive(sent: ServerMessage): void {
    if (sent.type === 'welcome') {
      this.isBack = this.welcomed && this.secret !== undefined;
      if (this.isBack && this.pending) this.interruptedAt = Math.min(this.interruptedAt ?? Number.POSITIVE_INFINITY, this.pending.since);
      this.welcomed = true;
      this.epoch = sent.epoch;
      if (!sent.resumed) this.receiver.clear();
      this.again();
      if (sent.resumed) this.look();
      return;
    }
    if (sent.type === 'reply') {
      this.replied(sent);
      return;
    }
    if (!('seq' in sent)) return;
    const message = this.receiver.take(sent);
    if (message === null) {
      // The message does not follow the last one: as the protocol says, the client asks for the whole state.
      this.run.refused('out of step');
      this.epoch = undefined;
      this.receiver.clear();
      this.socket?.close();
      return;
    }
    if (message.type === 'snapshot' || message.type === 'update') {
      this.view = message.update.view;
      this.compare(message.update.n, this.view);
    }
    if ('state' in message && message.state) this.state = message.state;
    this.look();
  }
  /** Every message about a moment must be the same, whichever node sends it. */
  private compare(n: number, view: View): void {
    if (!this.told.fits(n, view)) this.run.violated(`${this.name} of ${this.table} was told two things of moment ${n}`);
  }
  private replied(reply: Reply): void {
    const { pending } = this;
    if (!pending || reply.id !== pending.id) return;
    if (!reply.ok && (reply.error === 'not-stored' || reply.error === 'closing')) {
      this.run.refused(reply.error);
      setTimeout(() => this.again(), 200);
      return;
    }
    this.pending = null;
    if (reply.ok && pending.command.what === 'answer') {
      this.acknowledged.push({ id: pending.id, keys: pending.command.keys });
      this.run.acknowledged(performance.now() - pending.since);
      this.goOn();
    } else if (!reply.ok) {
      this.run.refused(reply.error);
      // Another player's answer may have come first: in a window, all players are asked at the same time.
      if (reply.error !== 'old-decision' && reply.error !== 'not-now') this.run.violated(`an answer was refused: ${reply.error}`);
    }
    this.look();
  }

  private goOn(): void {
    if (this.isBack) this.run.recovered(this.interruptedAt === null ? null : performance.now() - this.interruptedAt);
    if (this.socket?.readyState === WebSocket.OPEN) this.interruptedAt = null;
    this.isBack = false;
  }
  private look(): void {
    const { view, state } = this;
    if (!view || !state || state.me < 0 || this.pending) return;
    if (state.status === 'broken') this.run.violated(`the game at ${this.table} broke`);
    const { decision } = view;
    if (state.status !== 'playing' || !decision || decision.seat !== view.seat || state.given) {
      this.goOn();
      return;
    }
    if (decision.number === this.answered && !this.isBack) return;
    this.answered = decision.number;
    clearTimeout(this.thinking);
    this.thinking = setTimeout(() => this.answer(decision), this.isBack ? 0 : this.run.pace * Math.random() * 2);
  }
  private answer(decision: DecisionView): void {
    if (this.stopped || this.pending || this.view?.decision?.number !== decision.number) {
      this.answered = -1;
      return;
    }
    const keys = randomPicks({ ...decision, options: decision.options!.map((o) => o.key) }, this.chance);
    this.command({ what: 'answer', decision: decision.number, keys });
  }
}

import type { Hint } from '@breakpoint/bots';
import type { Ahead, ReasonView, Seat } from '@breakpoint/engine';
import type { TableState } from '@breakpoint/match';
import {
  CLOSE,
  type ClientMessage,
  type Command,
  type ErrorCode,
  type LobbyView,
  type Numbered,
  PROTOCOL,
  Receiver,
  type Reply,
  type ServerMessage,
  Silence,
} from '@breakpoint/protocol';
import type { FiledLog } from '@breakpoint/workshop';
import { Audience } from './audience.js';
import { getDocuments, lackingOf } from './documents.js';
import { changeSecret, logOfGame } from './server.js';
import { Talk } from './talk.js';
import { Refused, type Session, type SessionMessage, type SessionState } from './types.js';

/** A server's refusal, with its code. */
export class RemoteError extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

export type RemoteMessage =
  | { type: 'lobby'; lobby: LobbyView }
  | { type: 'lost'; code: ErrorCode }
  /** Documents of the table are on their way. */
  | { type: 'getting'; done: number; of: number }
  | SessionMessage;
type Replied = ReasonView | Ahead | Hint | null;
interface WaitingCommand {
  command: Command;
  resolve: (value: Replied) => void;
  reject: (error: Error) => void;
}

/** Milliseconds without an answer after which a card is shown without its targets; it can still be played. */
const AHEAD_WITHIN = 1500;
/** Milliseconds between two checks whether the server is silent. */
const LOOK = 1000;
/** Milliseconds before each attempt to connect again. */
const RETRY = [100, 500, 1000, 2000, 4000, 8000];
/** Milliseconds that each attempt to connect may take. */
const CONNECTING = [4000, 8000, 16_000];

/** A seat, or a spectator's place, at a table of the server. It reconnects by itself after a lost connection, without losing anything. */
export class RemoteSession implements Session {
  readonly talk: Talk;
  private socket: WebSocket | null = null;
  private readonly listeners = new Set<(message: RemoteMessage) => void>();
  private readonly waiting = new Map<string, WaitingCommand>();
  private epoch: string | undefined;
  private readonly receiver = new Receiver();
  /** By how many milliseconds this device's clock is ahead of the server's. */
  private clockAhead = 0;
  private tries = 0;
  private left = false;
  private welcomed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: Silence | null = null;
  private connectingSince = 0;
  private readonly looking: ReturnType<typeof setInterval>;
  /** Those who follow the game itself. */
  private readonly audience = new Audience();
  private lastLobby: LobbyView | null = null;
  /** Ends when the documents that the last messages need have come; null if nothing waits for any. */
  private getting: Promise<void> | null = null;
  /** The page has waited in the lobby. */
  isNew = false;

  constructor(
    readonly tableId: string,
    private secret: string | undefined,
  ) {
    this.talk = new Talk(tableId, (command) => this.command(command));
    this.looking = setInterval(() => this.look(), LOOK);
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  private connect(): void {
    this.welcomed = false;
    const address = new URL(`${import.meta.env.BASE_URL}ws`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    const socket = new WebSocket(address);
    this.socket = socket;
    this.silence = null;
    this.connectingSince = performance.now();
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.silence = new Silence(performance.now());
      this.say({ type: 'hello', v: PROTOCOL, table: this.tableId, secret: this.secret, epoch: this.epoch, last: this.receiver.last });
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.silence?.heard(performance.now());
      this.receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.socket !== socket || this.left) return;
      this.socket = null;
      if (code === CLOSE.refused) this.tell({ type: 'lost', code: reason as ErrorCode });
      else this.retry();
    };
  }
  private retry(): void {
    this.tellConnection(false);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
  }
  /** Pings a silent server, and leaves one that does not answer: behind a load balancer, another node takes over. */
  private look(): void {
    if (this.socket === null) return;
    const now = performance.now();
    const patience = CONNECTING[Math.min(this.tries, CONNECTING.length - 1)];
    const next = this.silence ? this.silence.look(now) : now - this.connectingSince > patience ? 'connect' : 'wait';
    if (next === 'ping') this.say({ type: 'ping' });
    else if (next === 'connect') {
      const { socket } = this;
      // The socket counts as closed at once, because a frozen server does not confirm that it is closed.
      this.socket = null;
      socket.close();
      this.retry();
    }
  }
  private readonly hurry = (): void => {
    if (this.socket || this.left || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private say(message: ClientMessage): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (message.type === 'command') this.silence?.expect(performance.now());
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.epoch = message.epoch;
        this.clockAhead = Date.now() - message.now;
        // The numbers of the earlier connection no longer count, even if this one breaks before the new state has arrived.
        if (!message.resumed) this.receiver.clear();
        this.tries = 0;
        this.welcomed = true;
        if (message.resumed) this.tellConnection(true);
        // Commands without a reply are sent again: their ids make sure that the server runs each only once.
        for (const [id, { command }] of this.waiting) this.say({ type: 'command', id, command });
        return;
      case 'reply':
        this.reply(message);
        return;
      case 'history':
        this.receiver.takeHistory(message);
        return;
      case 'talk':
        this.talk.begin(message.said, message.muted);
        return;
      case 'lobby':
      case 'said':
      case 'snapshot':
      case 'update':
      case 'state':
        this.follow(message);
        return;
      case 'error':
        // The server does not accept this as the id of a table, so trying again is useless.
        if (!this.welcomed && message.error === 'bad-message') this.tell({ type: 'lost', code: 'not-found' });
        return;
      default:
        return;
    }
  }
  private follow(message: Numbered): void {
    const whole = this.receiver.take(message);
    if (whole === null) {
      this.startOver();
      return;
    }
    const { seq, ...rest } = whole;
    if (rest.type === 'said') {
      this.talk.add(rest.said);
      return;
    }
    if (rest.type === 'lobby') {
      this.whenShown(rest.lobby.config.documents, () => {
        this.lastLobby = rest.lobby;
        this.isNew = true;
        this.tell(rest);
      });
      return;
    }
    const told: SessionMessage = { ...rest, state: stateOf(rest.state, this.clockAhead) };
    this.whenShown(told.state.documents, () => {
      this.lastLobby = null;
      this.tell(told);
    });
  }
  /** Does this when the documents are here, and after everything that waits for others. */
  private whenShown(documents: readonly string[] | undefined, work: () => void): void {
    if (this.getting === null && lackingOf(documents).length === 0) {
      work();
      return;
    }
    const before = this.getting ?? Promise.resolve();
    const mine = before
      .then(() => getDocuments(lackingOf(documents), (done, of) => this.tell({ type: 'getting', done, of })))
      .then(work, () => this.tell({ type: 'lost', code: 'no-document' }))
      .finally(() => {
        if (this.getting === mine) this.getting = null;
      });
    this.getting = mine;
  }
  /** Reconnects for the whole state, because an update did not follow the one before. */
  private startOver(): void {
    this.epoch = undefined;
    this.receiver.clear();
    this.socket?.close();
  }
  private reply(message: Reply): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.ok) waiting?.resolve(message.value);
    else waiting?.reject(message.reason ? new Refused(message.reason) : new RemoteError(message.error));
  }

  private tell(message: RemoteMessage): void {
    for (const listener of this.listeners) listener(message);
    if ('state' in message) this.audience.tell(message);
  }
  private tellConnection(connected: boolean): void {
    const { last } = this.audience;
    if (last) this.tell({ type: 'state', state: { ...last.state, connected } });
  }

  /** Like `subscribe`, with the messages before the game begins. */
  listen(listener: (message: RemoteMessage) => void): () => void {
    this.listeners.add(listener);
    if (this.lastLobby) listener({ type: 'lobby', lobby: this.lastLobby });
    else if (this.audience.last) listener(this.audience.last);
    return () => this.listeners.delete(listener);
  }
  subscribe(listener: (message: SessionMessage) => void): () => void {
    return this.audience.subscribe(listener);
  }

  command(command: Command): Promise<Replied> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { command, resolve, reject });
      if (this.welcomed) this.say({ type: 'command', id, command });
    });
  }
  /** Ignores a refusal because the table has moved on: the next update shows why. */
  private async quietly(command: Command): Promise<Replied> {
    try {
      return await this.command(command);
    } catch (error) {
      if (error instanceof RemoteError) return null;
      throw error;
    }
  }
  async answer(decision: number, keys: string[]): Promise<void> {
    await this.quietly({ what: 'answer', decision, keys });
  }
  async whyNot(key: string): Promise<ReasonView | null> {
    return (await this.quietly({ what: 'why-not', key })) as ReasonView | null;
  }
  ahead(key: string): Promise<Ahead | null> {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), AHEAD_WITHIN));
    return Promise.race([this.command({ what: 'ahead', key }) as Promise<Ahead | null>, late]);
  }
  async hint(): Promise<Hint | null> {
    return (await this.quietly({ what: 'hint' })) as Hint | null;
  }
  async undo(): Promise<void> {
    await this.quietly({ what: 'undo' });
  }
  async passing(on: boolean): Promise<void> {
    await this.quietly({ what: 'passing', on });
  }
  async vote(yes: boolean): Promise<void> {
    await this.quietly({ what: 'vote', yes });
  }
  async standIn(seat: Seat): Promise<void> {
    await this.quietly({ what: 'stand-in', seat });
  }
  async concede(): Promise<void> {
    await this.quietly({ what: 'concede' });
  }
  async rematch(): Promise<void> {
    await this.quietly({ what: 'rematch' });
  }
  async leaveForGood(): Promise<void> {
    await this.quietly({ what: 'leave' });
  }
  async closeOthers(): Promise<void> {
    this.secret = await changeSecret(this.tableId, (secret) => this.command({ what: 'close-others', secret }));
  }
  async log(): Promise<FiledLog | null> {
    const replay = this.audience.last?.state.replay;
    return replay ? logOfGame(replay.replace(/^server\//, '')) : null;
  }
  leave(): void {
    this.left = true;
    clearInterval(this.looking);
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.listeners.clear();
    this.audience.clear();
    this.socket?.close();
  }
}

/** Converts the server's times to this device's clock. */
function stateOf(state: TableState, ahead: number): SessionState {
  const { players, clock, windowUntil } = state;
  return {
    ...state,
    players: players.map((p) => (p.standInFrom === undefined ? p : { ...p, standInFrom: p.standInFrom + ahead })),
    clock: clock && { ...clock, until: clock.until + ahead },
    ...(windowUntil !== undefined && { windowUntil: windowUntil + ahead }),
    curtain: null,
    connected: true,
  };
}

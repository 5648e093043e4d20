import { randomPicks } from '@breakpoint/bots';
import type { Chance, View } from '@breakpoint/engine';
import type { TableState } from '@breakpoint/match';
import { type ClientMessage, type Command, PROTOCOL, Receiver, type Seated, type ServerMessage } from '@breakpoint/protocol';
import { WebSocket } from 'ws';
import type { Tally } from './tally.js';

/** What a player needs from the run it belongs to. */
export interface Run {
  tally: Tally;
  /** Calls `act` as soon as the rate of the run allows. */
  whenAllowed(act: () => void): void;
  /**
   * Calls `act` soon. Understanding a message takes the generator as long as the server needs for an answer, so it is done after all
   * sockets were read: otherwise, a reply behind other messages would seem to come late.
   */
  whenRead(act: () => void): void;
}

/** A player or spectator at a table under load: one socket; a player gives random legal answers. */
export class LoadPlayer {
  private readonly receiver = new Receiver();
  private view: View | null = null;
  private state: TableState | null = null;
  /** The number of the last decision that this player answered. */
  private answered = -1;
  private askedAgain = false;
  private ids = 0;
  private readonly sent = new Map<string, { at: number; what: Command['what'] }>();
  private stopped = false;

  private constructor(
    private readonly socket: WebSocket,
    private readonly run: Run,
    private readonly chance: Chance,
    private readonly name: string,
  ) {
    socket.on('message', (data: Buffer) => {
      const at = performance.now();
      run.whenRead(() => this.receive(data, at));
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      if (!this.stopped) run.tally.failed(`closed ${code}`);
    });
  }

  static async at(url: string, seat: Pick<Seated, 'table'> & { secret?: string }, run: Run, chance: Chance): Promise<LoadPlayer> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { perMessageDeflate: false });
    const player = new LoadPlayer(socket, run, chance, Math.random().toString(36).slice(2, 12));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const arrived = new Promise((resolve) => socket.once('message', resolve));
    player.say({ type: 'hello', v: PROTOCOL, table: seat.table, ...(seat.secret && { secret: seat.secret }) });
    await arrived;
    return player;
  }

  /** Stops reading, like a phone that silently lost its network. */
  stall(): void {
    this.socket.pause();
  }
  stop(): void {
    this.stopped = true;
    this.socket.terminate();
  }

  private say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }
  command(command: Command): void {
    const id = `${this.name}-${this.ids++}`;
    this.sent.set(id, { at: performance.now(), what: command.what });
    this.say({ type: 'command', id, command });
  }

  private receive(data: Buffer, at: number): void {
    const sent = JSON.parse(data.toString('utf8')) as ServerMessage;
    const message = 'seq' in sent ? this.receiver.take(sent) : sent;
    if (message === null) {
      this.run.tally.failed('out of step');
      return;
    }
    if (message.type === 'snapshot' || message.type === 'update') {
      this.view = message.update.view;
      this.state = message.state;
    } else if (message.type === 'state') this.state = message.state;
    else if (message.type === 'reply') this.replied(message, at);
    this.run.tally.received(data.length, this.view?.decision?.number ?? 0);
    this.look();
  }
  private replied(reply: Extract<ServerMessage, { type: 'reply' }>, at: number): void {
    const sent = this.sent.get(reply.id);
    this.sent.delete(reply.id);
    // Another player's answer may have come first: in a window, all players are asked at the same time.
    if (!reply.ok && reply.error !== 'old-decision' && reply.error !== 'not-now') this.run.tally.failed(reply.error);
    else if (reply.ok && sent?.what === 'answer') this.run.tally.answered(at - sent.at);
  }

  /** Answers the decision, if it is this player's; when the game is over, asks for a rematch. */
  private look(): void {
    const { view, state } = this;
    if (!view || !state || state.me < 0) return;
    if (state.status === 'broken') this.run.tally.failed('broken');
    if (state.status === 'over') {
      if (!this.askedAgain) this.command({ what: 'rematch' });
      this.askedAgain = true;
      this.answered = -1;
      return;
    }
    this.askedAgain = false;
    const { decision } = view;
    if (!decision || decision.seat !== view.seat || decision.number === this.answered || state.given) return;
    const { number } = decision;
    this.answered = number;
    this.run.whenAllowed(() => {
      if (this.stopped || this.view?.decision !== decision) return;
      const keys = randomPicks({ ...decision, options: decision.options!.map((o) => o.key) }, this.chance);
      this.command({ what: 'answer', decision: number, keys });
    });
  }
}

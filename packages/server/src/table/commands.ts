import { GameError, reasonView, type Seat, save } from '@breakpoint/engine';
import type { Command, Reply } from '@breakpoint/protocol';
import { Bucket } from '../base/limits.js';
import { Problem } from '../base/problems.js';
import { unguessable } from '../base/secrets.js';
import type { CommandRow } from '../store/schema.js';
import { Conflict, NotStored } from '../store/store.js';
import { inLobby, letWatch } from './lobby.js';
import { inGame } from './playing.js';
import { REMEMBERED, type StoredMatch } from './stored.js';
import type { Peer, Stream } from './stream.js';
import type { Table } from './table.js';

interface Limit {
  perSecond: number;
  atOnce: number;
}
const IN_LOBBY: Limit = { perSecond: 0.2, atOnce: 40 };
const VOTES: Limit = { perSecond: 0.5, atOnce: 20 };
const SELDOM: Limit = { perSecond: 0.1, atOnce: 10 };
/**
 * How many times per second, and at once, each seat may send each command. Most commands are stored, so without a limit a player could
 * fill the disk. Commands with the same limit are counted together.
 */
const LIMITED: Record<Exclude<Command['what'], 'answer'>, Limit> = {
  undo: { perSecond: 0.5, atOnce: 40 },
  passing: { perSecond: 0.5, atOnce: 40 },
  vote: VOTES,
  'stand-in': VOTES,
  rematch: VOTES,
  concede: SELDOM,
  leave: SELDOM,
  start: SELDOM,
  // Talk has a stricter limit of its own.
  say: { perSecond: 1, atOnce: 20 },
  mute: SELDOM,
  report: SELDOM,
  'forget-me': SELDOM,
  watchers: SELDOM,
  'close-others': { perSecond: 0.1, atOnce: 5 },
  rename: IN_LOBBY,
  configure: IN_LOBBY,
  'add-seat': IN_LOBBY,
  'set-seat': IN_LOBBY,
  'remove-seat': IN_LOBBY,
  // For these, the server plays the option on a copy of the game, or thinks.
  'why-not': { perSecond: 5, atOnce: 40 },
  ahead: { perSecond: 5, atOnce: 10 },
  hint: { perSecond: 0.5, atOnce: 10 },
};

/** The commands that are allowed in the lobby and in a game. */
const AT_ANY_TIME: readonly Command['what'][] = ['say', 'mute', 'close-others', 'report', 'forget-me', 'watchers'];

/** The name of a seat's command at its table. A part of the hash is enough to tell the seats apart. */
const nameOf = ({ hash }: Stream, id: string): string => `${hash?.slice(0, 8)} ${id}`;

/** Handles the commands at a table: each is run once and gets one reply, whatever goes wrong. */
export class Commands {
  /** The buckets of commands, for each seat. */
  private readonly buckets = new Map<Seat, Map<Limit, Bucket>>();
  private readonly answers: Limit;
  /** The latest replies, by seat and id; null: the command was run, and the reply says no more. */
  private readonly replies = new Map<string, Reply | null>();
  private advising = false;

  constructor(private readonly table: Table) {
    const { perSecond, burst } = table.house.settings.limits;
    // Nobody answers this fast for long.
    this.answers = { perSecond: perSecond / 4, atOnce: burst * 4 };
  }

  async obey(stream: Stream, id: string, command: Command, peer: Peer): Promise<Reply> {
    if (command.what === 'hint') return this.hint(stream, id);
    return this.table.inTurn(async () => {
      if (this.table.stopped) return { type: 'reply', id, ok: false, error: 'closing' };
      const name = nameOf(stream, id);
      const known = this.replies.get(name);
      if (known !== undefined) return known ?? { type: 'reply', id, ok: true, value: null };
      const reply = await this.execute(stream, id, command, peer);
      // A command that could not be stored may be sent again, so its reply is not remembered.
      if (!reply.ok && reply.error === 'not-stored') return reply;
      this.remember(name, reply.ok && reply.value === null ? null : reply);
      return reply;
    });
  }
  private remember(name: string, reply: Reply | null): void {
    this.replies.set(name, reply);
    if (this.replies.size > REMEMBERED) this.replies.delete(this.replies.keys().next().value!);
  }
  /**
   * Called when a game is loaded. An answer that is given again fits no question, but a client that sends it again, because it got no
   * reply, is told at once that it was given.
   */
  rememberAnswers({ commands }: StoredMatch): void {
    for (const { seat, id } of commands) {
      const stream = this.table.people.streamOf(seat);
      if (stream) this.remember(nameOf(stream, id), null);
    }
  }
  private async execute(stream: Stream, id: string, command: Command, peer: Peer): Promise<Reply> {
    const { table } = this;
    const { seat } = stream;
    try {
      if (seat < 0 && command.what === 'say') {
        await table.talk.say(stream, command, peer, undefined);
        return { type: 'reply', id, ok: true, value: null };
      }
      if (seat < 0) throw new Problem('not-seated');
      if (!this.mayRepeat(command.what, seat)) throw new Problem('too-fast');
      const done: CommandRow = { table_id: table.row.id, seat, id, at: table.house.time.now() };
      // A player for whom a bot stood in is back with their first command.
      if (table.seats[seat].stand_in) {
        await table.people.welcomeBack(seat);
        table.people.tellStates();
      }
      const { commands } = table.house;
      if (command.what === 'say') await table.talk.say(stream, command, peer, done);
      else if (command.what === 'mute') await table.talk.mute(stream, command.seat, command.on);
      else if (command.what === 'report') await commands.report(table, stream, command, peer, done);
      else if (command.what === 'forget-me') await commands['forget-me'](table, stream, command, peer, done);
      else if (command.what === 'watchers') await letWatch(table, seat, command.may, done);
      else if (command.what === 'close-others') await commands['close-others'](table, stream, command, peer, done);
      if (AT_ANY_TIME.includes(command.what)) return { type: 'reply', id, ok: true, value: null };
      const value =
        (await (table.game === null ? inLobby(table, seat, command, done, peer.address) : inGame(table.game, stream, command, done))) ??
        null;
      return { type: 'reply', id, ok: true, value };
    } catch (error) {
      // The command may have been run before the process restarted; its id is stored, so it is not run again.
      if (seat >= 0 && (await this.isDone(seat, id))) return { type: 'reply', id, ok: true, value: null };
      return this.refusal(id, error);
    }
  }
  private async isDone(seat: Seat, id: string): Promise<boolean> {
    try {
      return await this.table.house.store.knowsCommand(this.table.row.id, seat, id);
    } catch {
      return false;
    }
  }
  private refusal(id: string, error: unknown): Reply {
    const { table } = this;
    if (error instanceof Problem) return { type: 'reply', id, ok: false, error: error.code, ...(error.reason && { reason: error.reason }) };
    if (error instanceof GameError && error.reason && table.match)
      return { type: 'reply', id, ok: false, error: 'refused', reason: reasonView(table.match.game, error.reason) };
    table.note(error);
    if (error instanceof Conflict) table.forget();
    return { type: 'reply', id, ok: false, error: error instanceof NotStored ? 'not-stored' : 'server' };
  }
  /** Counts a command of this seat; false if it comes too often. */
  private mayRepeat(what: Command['what'], seat: Seat): boolean {
    const limit = what === 'answer' ? this.answers : LIMITED[what];
    const buckets = this.buckets.get(seat) ?? new Map<Limit, Bucket>();
    this.buckets.set(seat, buckets);
    const bucket = buckets.get(limit) ?? new Bucket(limit.perSecond, limit.atOnce, this.table.house.time);
    buckets.set(limit, bucket);
    return bucket.take();
  }
  private async hint(stream: Stream, id: string): Promise<Reply> {
    const { game: played, match, house } = this.table;
    const { seat } = stream;
    played?.noteHands();
    const game = match?.asked.includes(seat) && !match.isPlayedByBot(seat) ? match.positionOf(seat) : null;
    if (!game) return { type: 'reply', id, ok: false, error: 'not-now' };
    if (!this.table.people.mayAskForHints) return { type: 'reply', id, ok: false, error: 'not-allowed' };
    if (!this.mayRepeat('hint', seat)) return { type: 'reply', id, ok: false, error: 'too-fast' };
    // Hints are expensive, so a table gets only one at a time.
    if (this.advising) return { type: 'reply', id, ok: false, error: 'too-fast' };
    this.advising = true;
    try {
      const value = await house.bots.hint(
        { save: save(game), seat, who: 'adviser', seed: unguessable(), documents: this.table.documents },
        this.table.people.caller,
      );
      return { type: 'reply', id, ok: true, value };
    } catch (error) {
      this.table.note(error);
      return { type: 'reply', id, ok: false, error: 'server' };
    } finally {
      this.advising = false;
    }
  }
}

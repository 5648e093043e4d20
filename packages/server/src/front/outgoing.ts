import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Texts of at least this many bytes are compressed; only snapshots are that long. */
export const COMPRESSED_FROM = 4096;

/** The first byte of a frame with a whole text message. */
const TEXT = 0x81;
/** This value in place of the length means that the length is in the two bytes after it. */
const LENGTH_FOLLOWS = 126;

/** The sockets with messages that are written at the end of this turn of the event loop. */
let waiting: Outgoing[] = [];
function writeAll(): void {
  const sockets = waiting;
  waiting = [];
  for (const socket of sockets) socket.flush();
}

/** The bytes of the last text that was sent, because several sockets often get the same one, one after the other. */
let last = { text: '', bytes: 0 };
function bytesOf(text: string): number {
  if (text !== last.text) last = { text, bytes: Buffer.byteLength(text) };
  return last.bytes;
}

/**
 * Sends messages to one socket. All messages of one turn of the event loop (the results of an answer, and its reply) are written
 * together, as frames that are made here; that takes a third less time than sending each through `ws`. Long texts are compressed by `ws`, and
 * until that is done, everything else goes through it as well.
 */
export class Outgoing {
  private frames = '';
  private compressing = 0;

  constructor(
    private readonly socket: WebSocket,
    /** The TCP socket below the WebSocket. */
    private readonly line: Socket,
  ) {}

  /** Sends a text in two parts: the first is often one text for several sockets, and need not be copied for each of them. */
  send(head: string, rest: string): void {
    const bytes = bytesOf(head) + (rest === '' ? 0 : Buffer.byteLength(rest));
    if (bytes >= COMPRESSED_FROM || bytes !== head.length + rest.length || this.compressing > 0) this.sendByWs(head + rest);
    else {
      if (this.frames === '') {
        if (waiting.length === 0) process.nextTick(writeAll);
        waiting.push(this);
      }
      this.frames += `${headOf(bytes)}${head}${rest}`;
    }
  }
  private sendByWs(text: string): void {
    this.flush();
    this.compressing++;
    this.socket.send(text, () => {
      this.compressing--;
    });
  }
  /** Writes the waiting messages. */
  flush(): void {
    const { frames, line } = this;
    this.frames = '';
    if (frames !== '' && this.socket.readyState === this.socket.OPEN) line.write(frames, 'latin1');
  }
}

/** The header of a frame with a text of this length, as characters. */
function headOf(length: number): string {
  if (length < LENGTH_FOLLOWS) return String.fromCharCode(TEXT, length);
  return String.fromCharCode(TEXT, LENGTH_FOLLOWS, length >> 8, length & 0xff);
}

import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Texts of at least this many bytes are compressed; only snapshots are that long. */
export const COMPRESSED_FROM = 4096;

const TEXT = { binary: false };

/** Connections that hold messages back, until the end of this turn of the event loop or for a moment. */
class Corked {
  private held: Socket[] = [];
  constructor(private readonly until: (then: () => void) => void) {}

  add(connection: Socket): void {
    if (this.held.length === 0) this.until(() => this.release());
    this.held.push(connection);
    connection.cork();
  }
  private release(): void {
    const { held } = this;
    this.held = [];
    for (const connection of held) connection.uncork();
  }
}
const inThisTurn = new Corked(process.nextTick);
/** Milliseconds that a listener in a crowd may wait: writing to each socket is most of the work for a crowd, and bots answer in bursts. */
const MOMENT = 100;
const forAMoment = new Corked((then) => setTimeout(then, MOMENT).unref());

let lastText = '';
let lastBytes = Buffer.alloc(0);
/** A text as bytes: writing several strings at once takes much longer. Everybody who watches gets the same text, so the last one is kept. */
function bytesOf(text: string): Buffer {
  if (text !== lastText) {
    lastText = text;
    lastBytes = Buffer.from(text);
  }
  return lastBytes;
}

/**
 * Sends a text. The messages to a socket in one turn of the event loop (the results of an answer, and its reply) are written together;
 * to a listener in a crowd, those of a moment. `connection` is the TCP socket below the WebSocket.
 */
export function sendTogether(socket: WebSocket, connection: Socket, text: string, inCrowd = false): void {
  if (connection.writableCorked === 0) (inCrowd ? forAMoment : inThisTurn).add(connection);
  socket.send(bytesOf(text), TEXT);
}

import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Texts of at least this many bytes are compressed; only snapshots are that long. */
export const COMPRESSED_FROM = 4096;

const TEXT = { binary: false };

/** The connections that hold messages back until the end of this turn of the event loop. */
let corked: Socket[] = [];
function uncorkAll(): void {
  const lines = corked;
  corked = [];
  for (const line of lines) line.uncork();
}

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
 * Sends a text. The messages to a socket in one turn of the event loop (the results of an answer, and its reply) are written together.
 * `line` is the TCP socket below the WebSocket.
 */
export function sendTogether(socket: WebSocket, line: Socket, text: string): void {
  if (line.writableCorked === 0) {
    if (corked.length === 0) process.nextTick(uncorkAll);
    corked.push(line);
    line.cork();
  }
  socket.send(bytesOf(text), TEXT);
}

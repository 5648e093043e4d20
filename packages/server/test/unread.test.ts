import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { CLOSE } from '@breakpoint/protocol';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Metrics } from '../src/base/metrics.js';
import { DEFAULTS } from '../src/base/options.js';
import { Client, UNREAD } from '../src/front/client.js';

/** A socket whose other end does not read. */
class UnreadSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  pongs = 0;
  ended: number | 'cut off' | null = null;
  send(): void {}
  pong(): void {
    this.pongs++;
  }
  close(code: number): void {
    this.readyState = 2;
    this.ended = code;
  }
  terminate(): void {
    this.readyState = 3;
    this.ended ??= 'cut off';
    this.emit('close');
  }
}
function connected(): { socket: UnreadSocket; client: Client } {
  const socket = new UnreadSocket();
  const around = {
    tables: {} as never,
    settings: DEFAULTS,
    metrics: new Metrics(),
    address: '',
    mayAskForHint: () => false,
    mayReceive: () => true,
    isBlockedSeat: () => false,
    isPassed: false,
  };
  return {
    socket,
    client: new Client(socket as unknown as WebSocket, around, {
      cork: () => undefined,
      uncork: () => undefined,
      writableCorked: 0,
      bytesRead: 0,
    } as unknown as Socket),
  };
}

test('a client that leaves too many messages unread is cut off', () => {
  const { socket, client } = connected();
  socket.bufferedAmount = UNREAD;
  client.send('one more');
  expect(socket.ended).toBeNull();
  socket.bufferedAmount = UNREAD + 'one more'.length + 1;
  client.send('too many');
  expect(socket.ended).toBe('cut off');
});

test('the whole state of a long game, which comes in one message, does not count as unread', () => {
  const { socket, client } = connected();
  client.send('x'.repeat(2 * UNREAD));
  socket.bufferedAmount = 2 * UNREAD + 1000;
  client.send('news');
  expect(socket.ended).toBeNull();
  socket.terminate();
});

test('a client that leaves too many pongs unread is cut off', () => {
  const { socket } = connected();
  socket.emit('ping', Buffer.alloc(0));
  expect([socket.pongs, socket.ended]).toEqual([1, null]);
  socket.bufferedAmount = UNREAD + 1;
  socket.emit('ping', Buffer.alloc(0));
  expect([socket.pongs, socket.ended]).toEqual([1, 'cut off']);
});

test('pings and pongs that nobody asked for count as messages', () => {
  for (const kind of ['ping', 'pong']) {
    const { socket } = connected();
    for (let i = 0; i < 500 && socket.ended === null; i++) socket.emit(kind, Buffer.alloc(0));
    expect(socket.ended, kind).toBe(CLOSE.flood);
    socket.terminate();
  }
});

test('all clients of one address together, if they read nothing, take at most 64 MB', () => {
  expect(UNREAD * DEFAULTS.limits.sockets).toBeLessThanOrEqual(64 * 1024 * 1024);
});

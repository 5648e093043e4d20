import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { allCards } from '@breakpoint/cards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logAt } from '../src/base/log.js';
import { type Served, serve } from '../src/index.js';
import { CONFIG, createTable, TestClient } from './client.js';

// Floods that keep within the limits on messages: tiny fragments, many bytes, many sockets; and requests that are cut off.

let server: Served;
let lines: string[];
beforeAll(async () => {
  lines = [];
  logAt('warn', { write: (line: string) => void lines.push(line) });
  server = await serve(allCards, { metrics: 'open', settings: { botThreads: 0 } });
});
afterAll(async () => {
  await server.close();
  logAt('silent');
});

/** A socket of our own making, past the handshake. */
async function rawSocket(): Promise<{ line: Socket; closed: Promise<number> }> {
  const { hostname, port } = new URL(server.url);
  const line = connect(Number(port), hostname);
  const key = randomBytes(16).toString('base64');
  line.write(`GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`);
  line.write(`Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`);
  await new Promise((resolve) => line.once('data', resolve));
  // The close code is in the first two bytes after the header of a short frame.
  let code = 0;
  line.on('data', (data: Buffer) => {
    const at = data.lastIndexOf(0x88);
    if (at >= 0 && data.length >= at + 4) code = data.readUInt16BE(at + 2);
  });
  line.on('error', () => undefined);
  return { line, closed: new Promise((resolve) => line.once('close', () => resolve(code))) };
}
/** A masked frame with a short text. */
function frame(opcode: number, isLast: boolean, text = ''): Buffer {
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

test('a message in thousands of empty fragments closes its socket; one in a few is understood', async () => {
  const few = await rawSocket();
  const answered = new Promise<string>((resolve) => few.line.on('data', (data) => resolve(String(data))));
  few.line.write(
    Buffer.concat([frame(1, false, '{"type":'), ...Array.from({ length: 10 }, () => frame(0, false)), frame(0, true, '"ping"}')]),
  );
  expect(await answered).toContain('pong');
  few.line.destroy();
  const many = await rawSocket();
  many.line.write(Buffer.concat([frame(1, false, '{"type":"ping"}'), ...Array.from({ length: 100 }, () => frame(0, false))]));
  expect(await many.closed).toBe(1008);
});

test('bytes are limited for a socket, and messages for all sockets of an address together', async () => {
  const loud = await TestClient.connect(server.url);
  const long = JSON.stringify({ type: 'ping', more: 'x'.repeat(15_000) });
  const errors = (client: TestClient): string[] => client.received.flatMap((m) => (m.type === 'error' ? [m.error] : []));
  for (let i = 0; i < 40; i++) loud.socket.send(long);
  await loud.until(() => errors(loud).includes('too-fast'));
  loud.close();
  // Each of these keeps within the limit of a socket.
  const crowd = await Promise.all(Array.from({ length: 20 }, () => TestClient.connect(server.url)));
  for (const client of crowd) for (let i = 0; i < 55; i++) client.send({ type: 'ping' });
  await crowd[0].until(() => crowd.some((client) => errors(client).includes('too-fast')));
  for (const client of crowd) client.close();
});

test('a body that is cut off or does not fit its headers is not an error of the server', async () => {
  const { hostname, port } = new URL(server.url);
  const head = `POST /api/tables HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  for (const body of ['5\r\n{"na', 'zz\r\n{"name"\r\n', 'ffffffffffffffffff\r\n{}\r\n']) {
    const line = connect(Number(port), hostname);
    line.on('error', () => undefined);
    line.write(head + body);
    await new Promise((resolve) => setTimeout(resolve, 30));
    line.destroy();
  }
  const both = connect(Number(port), hostname);
  both.write(`GET /api/tables HTTP/1.1\r\nHost: ${hostname}\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n`);
  expect(await new Promise((resolve) => both.once('data', (data) => resolve(String(data))))).toContain(' 400 ');
  both.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toMatch(/^breakpoint_errors_total [1-9]/m);
});

test('headers of a proxy count only if there is one', async () => {
  const { table } = await createTable(server.url);
  const foreign = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { origin: 'https://evil.example', headers: foreign });
  expect(await new Promise((resolve) => socket.once('error', (error) => resolve(error.message)))).toContain('403');
  const behind = await serve(allCards, { trustProxy: true, settings: { botThreads: 0 } });
  const own = new WebSocket(`${behind.url.replace('http', 'ws')}/ws`, { origin: 'https://evil.example', headers: foreign });
  await new Promise((resolve, reject) => {
    own.once('open', resolve);
    own.once('error', reject);
  });
  own.terminate();
  await behind.close();
  expect(table).toMatch(/^[\w-]{22}$/);
});

test('spectators at one address talk as little as one of them, however many sockets they open', async () => {
  const { table } = await createTable(server.url, { config: { ...CONFIG, chat: true } });
  let heard = 0;
  for (let i = 0; i < 15; i++) {
    const watcher = await TestClient.at(server.url, { table });
    const reply = await watcher.command({ what: 'say', say: { kind: 'text', text: `line ${i}` }, name: 'W' });
    if (reply.ok) heard++;
    watcher.close();
  }
  expect(heard).toBeLessThanOrEqual(10);
});

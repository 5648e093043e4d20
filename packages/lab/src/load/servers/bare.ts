import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerMeasurer } from '../measured.js';

// The cost of a server of this kind without any rules: a message comes in and is appended durably, each of the four players at the
// table gets a text of 1 KB, and the sender also gets a reply. The path of the address is the table: /7.

const db = new Database(join(process.argv[2], 'bare.db'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('create table log (id integer primary key, text text not null)');
const append = db.prepare('insert into log (text) values (?)');

const text = 'x'.repeat(1000);
const tables = new Map<string, Set<WebSocket>>();
let commits = 0;
let commitSeconds = 0;

const server = createServer();
const wss = new WebSocketServer({ server });
wss.on('connection', (socket, request) => {
  const table = tables.get(request.url!) ?? new Set();
  tables.set(request.url!, table);
  table.add(socket);
  socket.on('message', (data: Buffer) => {
    const { id } = JSON.parse(data.toString('utf8')) as { id: number };
    const began = performance.now();
    append.run([data.toString('utf8')]);
    commits++;
    commitSeconds += (performance.now() - began) / 1000;
    for (const other of table) other.send(JSON.stringify({ seq: id, text }));
    socket.send(JSON.stringify({ id, ok: true }));
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    for (const socket of wss.clients) socket.terminate();
    server.close();
  };
  answerMeasurer(`ws://127.0.0.1:${port}`, async () => ({ commits, commitSeconds }), close);
});

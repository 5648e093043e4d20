import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerMeasurer } from '../measured.js';

// The cost of a server of this kind without any rules: a message comes in and is appended durably, each of the four players at the
// table gets a text of 1 KB, and the sender also gets a reply. All messages of one turn of the event loop share a commit, and the text for
// the four is made once. The path of the address is the table: /7.

const db = new Database(join(process.argv[2], 'bare.db'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('create table log (id integer primary key, text text not null)');
const append = db.prepare('insert into log (text) values (?)');
const [begin, commit] = ['begin', 'commit'].map((sql) => db.prepare(sql));

const text = 'x'.repeat(1000);
const tables = new Map<string, Set<WebSocket>>();
let waiting: { from: WebSocket; table: Set<WebSocket>; data: string }[] = [];
let commits = 0;
let commitSeconds = 0;

const server = createServer();
const wss = new WebSocketServer({ server });
wss.on('connection', (socket, request) => {
  const table = tables.get(request.url!) ?? new Set();
  tables.set(request.url!, table);
  table.add(socket);
  socket.on('message', (data: Buffer) => {
    if (waiting.push({ from: socket, table, data: data.toString('utf8') }) === 1) setImmediate(storeAll);
  });
});
function storeAll(): void {
  const batch = waiting;
  waiting = [];
  const began = performance.now();
  begin.run([]);
  for (const { data } of batch) append.run([data]);
  commit.run([]);
  commits++;
  commitSeconds += (performance.now() - began) / 1000;
  for (const { from, table, data } of batch) {
    const { id } = JSON.parse(data) as { id: number };
    const told = JSON.stringify({ seq: id, text });
    for (const other of table) other.send(told);
    from.send(JSON.stringify({ id, ok: true }));
  }
}
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    for (const socket of wss.clients) socket.terminate();
    server.close();
  };
  answerMeasurer(`ws://127.0.0.1:${port}`, async () => ({ commits, commitSeconds }), close);
});

import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { allCards } from '@breakpoint/cards';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newFolder } from '../../../tests/folder.js';
import { freePort, rowsOf, TestPostgres } from '../../../tests/postgres.js';
import { clockFinding, problemsIn } from '../src/doctor/database.js';
import { checkClock } from '../src/doctor/machine.js';
import { type Checked, doctor, logAt, makePushKeys, type Served, serve } from '../src/index.js';
import { FAST } from './settings.js';

// Each check of `breakpoint doctor`, where it fails and where it does not.

const SECRET = 'a secret of sixteen characters';
afterEach(() => logAt('silent'));

/** What the check with this name found. */
const found = async (check: string, checked: Partial<Checked>): Promise<string[]> =>
  (await doctor({ data: newFolder(), ...checked })).filter((f) => f.check === check).map((f) => `${f.level}: ${f.text}`);

describe('on a machine', () => {
  test('the folder must be one that the server can use', async () => {
    const folder = newFolder();
    expect(await found('folder', { data: folder })).toEqual([expect.stringMatching(/^good: .* MB left/)]);
    expect(await found('folder', { data: join(folder, 'new/one') })).toEqual([expect.stringMatching(/^good: .* can be made/)]);
    expect(await found('folder', { data: ':memory:' })).toEqual([expect.stringMatching(/^warning: Nothing is kept/)]);
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await found('folder', { data: file })).toEqual([expect.stringMatching(/^bad: .*is not a folder/)]);
    mkdirSync(join(folder, 'damaged'));
    writeFileSync(join(folder, 'damaged/breakpoint.db'), 'no database at all '.repeat(100));
    expect(await found('folder', { data: join(folder, 'damaged') })).toEqual([expect.stringMatching(/^bad: .*can't be opened/)]);
    const data = join(folder, 'in-use');
    const server = await serve(allCards, { data, settings: FAST });
    expect(await found('folder', { data })).toEqual([expect.stringMatching(/^good: .*in use/)]);
    await server.close();
  });

  test('nobody else may read its files', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    expect(await found('rights', { data })).toEqual([expect.stringMatching(/^good/)]);
    chmodSync(data, 0o755);
    expect(await found('rights', { data })).toEqual([expect.stringMatching(/^warning: .*chmod go= /)]);
  });

  test('it may open some thousand files, and its clock is set', async () => {
    expect(await found('limits', { openFiles: 65_536 })).toEqual([expect.stringMatching(/^good/)]);
    expect(await found('limits', { openFiles: 1024 })).toEqual([expect.stringMatching(/^warning: .*ulimit/)]);
    expect(await found('limits', { openFiles: 300 })).toEqual([expect.stringMatching(/^bad: .*does not start.*ulimit/)]);
    expect(await found('clock', {})).toEqual([expect.stringMatching(/^good/)]);
    expect(checkClock({ data: '' }, 0)).toMatchObject([{ level: 'bad', text: expect.stringMatching(/1970/) }]);
  });

  test('push keys must be there and belong together', async () => {
    const file = join(newFolder(), 'keys.json');
    expect(await found('push keys', { pushKeysFile: file })).toEqual([expect.stringMatching(/^bad: There are no push keys/)]);
    const keys = makePushKeys('mailto:me@example.org');
    writeFileSync(file, JSON.stringify(keys));
    expect(await found('push keys', { pushKeysFile: file })).toEqual([expect.stringMatching(/^warning: The contact/)]);
    const good = { ...keys, subject: 'mailto:me@my.site' };
    writeFileSync(file, JSON.stringify(good));
    expect(await found('push keys', { pushKeysFile: file })).toEqual([expect.stringMatching(/^good/)]);
    writeFileSync(file, JSON.stringify({ ...good, publicKey: makePushKeys('').publicKey }));
    expect(await found('push keys', { pushKeysFile: file })).toEqual([expect.stringMatching(/^bad: .*do not belong together/)]);
  });
});

/** A proxy that changes the headers of what it passes on. */
class Between {
  private constructor(private readonly server: Server) {}
  static async to(port: number, headers: (from: IncomingMessage) => object, isSlow = false): Promise<Between> {
    const onward = (from: IncomingMessage) =>
      forward({ port, host: '127.0.0.1', method: from.method, path: from.url, headers: { ...from.headers, ...headers(from) } });
    const server = createServer((from, to) => {
      const on = onward(from).on('response', (response) => {
        to.writeHead(response.statusCode!, response.headers);
        // A proxy that buffers waits for the end of the answer.
        if (!isSlow) response.pipe(to);
        else
          void response.toArray().then(
            (parts) => to.end(Buffer.concat(parts as Buffer[])),
            () => undefined,
          );
      });
      on.on('error', () => to.destroy()).end();
    });
    server.on('upgrade', (from: IncomingMessage, socket) => {
      const on = onward(from).on('upgrade', (_, inner) => {
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n');
        socket.write(`Sec-WebSocket-Accept: ${_.headers['sec-websocket-accept']}\r\n\r\n`);
        inner.pipe(socket).pipe(inner);
        for (const line of [inner, socket]) line.on('error', () => undefined);
      });
      on.on('response', (response) => socket.end(`HTTP/1.1 ${response.statusCode} No\r\n\r\n`));
      on.on('error', () => socket.destroy()).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Between(server);
  }
  get site(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

test('a proxy must pass on the host, the address and the stream', async () => {
  const server = await serve(allCards, { trustProxy: true, settings: FAST });
  const port = Number(new URL(server.url).port);
  const added = (from: IncomingMessage): object => ({ 'x-forwarded-for': `${from.headers['x-forwarded-for']}, 198.51.100.1` });
  const through = async (headers: (from: IncomingMessage) => object, isSlow = false): Promise<string[]> => {
    const proxy = await Between.to(port, headers, isSlow);
    const all = await found('proxy', { site: proxy.site, trustProxy: true });
    proxy.stop();
    return all;
  };
  expect(await through(added)).toEqual([expect.stringMatching(/^good/)]);
  expect(await through((from) => ({ ...added(from), host: 'inner:8080' }))).toEqual([
    expect.stringMatching(/^bad: Browsers get no sockets.*Host/),
  ]);
  expect(await through(() => ({}))).toEqual([expect.stringMatching(/^bad: A visitor can pretend/)]);
  expect(await through(() => ({ 'x-forwarded-for': [] }))).toEqual([expect.stringMatching(/^bad: The proxy takes X-Forwarded-For away/)]);
  expect(await through((from) => ({ ...added(from), upgrade: 'no' }))).toEqual([expect.stringMatching(/^bad: Browsers get no sockets/)]);
  expect(await through(added, true)).toEqual([expect.stringMatching(/^bad: News reaches browsers late/)]);
  expect(await found('proxy', { site: `http://127.0.0.1:${await freePort()}` })).toEqual([expect.stringMatching(/^bad: .*ECONNREFUSED/)]);
  await server.close();
});

describe('with PostgreSQL', () => {
  let postgres: TestPostgres;
  let data: string;
  const nodes: Served[] = [];
  let ports: number[];
  beforeAll(async () => {
    logAt('silent');
    postgres = await TestPostgres.start();
    data = await postgres.database();
    ports = [await freePort(), await freePort()];
    nodes.push(await serve(allCards, { data, port: ports[0], clusterSecret: SECRET, settings: FAST }));
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await postgres?.stop();
  });

  test('the database must be there, and have room and rights', async () => {
    expect(await found('database', { data })).toEqual([expect.stringMatching(/^good: .* is PostgreSQL \d+/)]);
    expect(await found('schema', { data })).toEqual([expect.stringMatching(/^good: .*has the schema/)]);
    expect(await found('schema', { data: await postgres.database() })).toEqual([
      expect.stringMatching(/^good: The next start converts it/),
    ]);
    expect(await found('database', { data: data.replace(/\/test\d+$/, '/nowhere') })).toEqual([
      expect.stringMatching(/^bad: .*create database/),
    ]);
    const away = data.replace(/:\d+\//, `:${await freePort()}/`);
    expect(await found('database', { data: away })).toEqual([expect.stringMatching(/^bad: .*ECONNREFUSED/)]);
    expect(await found('database', { data: data.replace(':password@', ':wrong@') })).toEqual([expect.stringMatching(/^bad: .*password/)]);
    await rowsOf(data, `create role guest login password 'guest'`);
    const guest = data.replace('postgres:password@', 'guest:guest@');
    expect(await found('database', { data: guest })).toEqual([expect.stringMatching(/^bad: This role may not make tables/)]);
    const fine = { version: 18, max: 100, standby: false, may: true, fsync: 'on', commits: 'on', now: 0 };
    expect(problemsIn(fine)).toEqual([]);
    for (const wrong of [{ version: 13 }, { standby: true }, { fsync: 'off' }, { commits: 'off' }, { max: 20 }])
      expect(problemsIn({ ...fine, ...wrong })).toHaveLength(1);
    expect(clockFinding(5000).text).toMatch(/5 seconds apart/);
  });

  test('a database of a much newer version is bad', async () => {
    const newer = await postgres.database();
    const client = new pg.Client(newer);
    await client.connect();
    await client.query(`create table kysely_migration (name text, timestamp text); insert into kysely_migration values ('9999-x', '')`);
    await client.end();
    expect(await found('schema', { data: newer })).toEqual([expect.stringMatching(/^bad: .*newer version/)]);
  });

  test('the nodes must share a secret', async () => {
    expect(await found('secret', { data })).toEqual([expect.stringMatching(/^bad: .*openssl rand/)]);
    expect(await found('secret', { data, clusterSecret: 'short' })).toEqual([expect.stringMatching(/^bad: /)]);
    expect(await found('secret', { data, clusterSecret: SECRET })).toEqual([expect.stringMatching(/^good: .*same secret/)]);
    const away = data.replace(/:\d+\//, `:${await freePort()}/`);
    expect(await found('secret', { data: away, clusterSecret: SECRET })).toEqual([
      expect.stringMatching(/^good: .*long enough.* could not be asked/),
    ]);
    expect(await found('secret', { data, clusterSecret: 'another secret of this length' })).toEqual([
      expect.stringMatching(/^bad: .*another secret/),
    ]);
  });

  test('a node must be reachable at its advertised address, and alone there', async () => {
    const at = (advertise: string): Promise<string[]> => found('advertised address', { data, clusterSecret: SECRET, advertise });
    expect(await at(`127.0.0.1:${ports[1]}`)).toEqual([expect.stringMatching(/^good/)]);
    expect(await at('no-port')).toEqual([expect.stringMatching(/^bad: .*host and a port/)]);
    expect(await at('0.0.0.0:8080')).toEqual([expect.stringMatching(/^bad: .*not an address/)]);
    expect(await at('no-such-host.invalid:80')).toEqual([expect.stringMatching(/^bad: There is no machine/)]);
    await rowsOf(data, `insert into nodes (id, address, lock, beat) values ('far', '10.255.0.1:80', 1, now())`);
    expect(await at(`127.0.0.1:${ports[1]}`)).toEqual([expect.stringMatching(/^bad: .*this machine only/)]);
    await rowsOf(data, `delete from nodes where id = 'far'`);
  });

  test('a node that starts with a wrong address or secret says so in its log', async () => {
    const lines: string[] = [];
    const until = async (text: RegExp): Promise<void> => void (await expect.poll(() => lines.join('')).toMatch(text));
    const said = async (more: object, text: RegExp): Promise<void> => {
      logAt('warn', { write: (line: string) => void lines.push(line) });
      const node = await serve(allCards, { data, port: ports[1], clusterSecret: SECRET, settings: FAST, ...more });
      await until(text);
      await node.close();
    };
    await said({ advertise: `127.0.0.1:${ports[0]}` }, /Another node advertises/);
    await said({ advertise: `127.0.0.1:${await freePort()}` }, /can't be reached at/);
    await said({ clusterSecret: 'another secret of this length' }, /has another secret/);
    await said({ openFiles: 600 }, /only 600 files/);
    expect(lines.join('')).not.toMatch(/secret of sixteen/);
  });
});

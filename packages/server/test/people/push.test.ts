import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { allCards } from '@breakpoint/cards';
import type { Seated } from '@breakpoint/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PUSH_HOSTS } from '../../src/base/options.js';
import { type Served, serve } from '../../src/index.js';
import { isPrivate, isPushService, publicAgent } from '../../src/people/services.js';
import { CONFIG, createTable, joinTable, TestClient } from '../client.js';
import { FAST } from '../settings.js';
import { device, PushService } from './push-service.js';

let service: PushService;
let server: Served;

beforeAll(async () => {
  service = await PushService.start();
  server = await serve(allCards, { metrics: 'open', settings: { ...FAST, ...service.settings } });
});
afterEach(() => {
  service.received = [];
  service.status = 201;
});
afterAll(async () => {
  await server.close();
  await service.stop();
});

const subscribe = (seated: Seated, subscription: object, more: object = {}): Promise<Response> =>
  fetch(`${server.url}/api/push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ table: seated.table, secret: seated.secret, subscription, language: 'fr', ...more }),
  });

/** Decrypts a message as the browser would (RFC 8291). */
function decrypted(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20];
  const sender = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** Two players: the first is connected, the second has only subscribed to alerts. Plays until the second has a decision. */
async function untilAway(subscription: object): Promise<{ ada: TestClient; bob: Seated }> {
  const first = await createTable(server.url, { config: { ...CONFIG, clock: { kind: 'days', days: 1 } } });
  const bob = await joinTable(server.url, first.table, 'Bob');
  expect((await subscribe(bob, subscription)).status).toBe(204);
  const ada = await TestClient.at(server.url, first);
  await ada.command({ what: 'start' });
  await ada.until(() => ada.view !== null);
  const isBobs = (): boolean => ada.view!.decision?.seat === 1;
  while (!isBobs()) {
    await ada.until(() => isBobs() || ada.decision !== null);
    const d = ada.decision;
    if (!d) continue;
    const end = d.options!.find((o) => o.key === 'end');
    const keys = end ? [end.key] : d.options!.slice(0, Math.max(1, d.least)).map((o) => o.key);
    const n = ada.n;
    await ada.command({ what: 'answer', decision: n, keys });
    await ada.until(() => ada.n > n || ada.view!.decision?.seat !== 0);
  }
  return { ada, bob };
}

test('an absent player with a decision is alerted once per turn, in words that name no card', async () => {
  const { subscription, ecdh, auth, path } = device('bob');
  const { ada, bob } = await untilAway(subscription);
  await expect.poll(() => service.received.length).toBe(1);
  const [{ headers, body, path: asked }] = service.received;
  expect(asked).toBe(path);
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(headers.authorization).toMatch(/^vapid t=.+, k=/);
  const alert = JSON.parse(decrypted(body, ecdh, auth));
  expect(alert).toEqual({ title: 'À vous de jouer', body: 'Breakpoint, avec Ada', table: bob.table });
  // There is no second alert for another decision in the same turn, or while the player is connected.
  const there = await TestClient.at(server.url, bob);
  await there.until(() => there.decision !== null);
  there.close();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(service.received).toHaveLength(1);
  ada.close();
});

test('a subscription that the push service no longer knows is deleted', async () => {
  service.status = 410;
  const { subscription } = device('gone');
  const { ada, bob } = await untilAway(subscription);
  await expect.poll(() => service.received.length).toBe(1);
  // Subscribing again works, and the old subscription does not fail a second time.
  const metrics = async (): Promise<string> => await (await fetch(`${server.url}/metrics`)).text();
  await expect.poll(metrics).toContain('breakpoint_alerts_failed_total 1');
  expect((await subscribe(bob, subscription)).status).toBe(204);
  ada.close();
});

test('a subscription needs https, a known host and a seat’s secret', async () => {
  const seated = await createTable(server.url);
  const { subscription } = device('x');
  expect((await subscribe({ ...seated, secret: 'A'.repeat(22) }, subscription)).status).toBe(400);
  for (const endpoint of [
    'http://push.test/x',
    'https://127.0.0.1/x',
    'https://push.test:8443/x',
    'https://evil.example/x',
    'https://u:p@push.test/x',
  ])
    expect((await subscribe(seated, { ...subscription, endpoint })).status, endpoint).toBe(400);
  expect((await subscribe(seated, { ...subscription, keys: { p256dh: 'x', auth: 'y' } })).status).toBe(400);
  expect(await (await fetch(`${server.url}/api/push`)).json()).toMatchObject({ key: expect.stringMatching(/^[\w-]{87}$/) });
  const plain = await serve(allCards, { settings: FAST });
  expect(await (await fetch(`${plain.url}/api/push`)).json()).toEqual({ key: null });
  await plain.close();
});

/** Addresses in which one parser sees a known host and another an address of this computer, or that are written in an unusual way. */
const TWO_FACED = [
  ...['%2e', ';', '`', "'", '"', '{', '%E3%80%82', '%00', '\\', '|', '^'].map((sign) => `https://127.0.0.1${sign}push.apple.com/x`),
  'https:x.push.apple.com/',
  'https:/x.push.apple.com/',
  'https://localhost%2epush.apple.com/x',
  'https://x.PUSH.apple.com/x',
  'https://x.push.apple.com',
  'https://x.push.apple.com:443/x',
  'https://x.push.apple.com/a/../x',
  ' https://x.push.apple.com/x',
  'https://x.push.apple.com/x y',
  'https://@x.push.apple.com/x',
  'https://x。push.apple.com/x',
];

test('an address that two parsers may read in two ways is refused, and so is a connection to an address in digits', async () => {
  for (const endpoint of TWO_FACED) expect(isPushService(endpoint, PUSH_HOSTS), endpoint).toBe(false);
  for (const endpoint of ['https://127.0.0.1/x', 'https://2130706433/x', 'https://0x7f.1/x', 'https://[::1]/x'])
    expect(isPushService(endpoint, [new URL(endpoint).host, '127.0.0.1']), endpoint).toBe(false);
  let reached = 0;
  const listener = createServer(() => reached++);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const agent = publicAgent();
  for (const host of ['127.0.0.1', '::ffff:127.0.0.1', '8.8.8.8', 'localhost'])
    await expect(
      new Promise((resolve, reject) => request({ host, port, agent, timeout: 5000 }, resolve).on('error', reject).end()),
      host,
    ).rejects.toThrow(/not the name of a push service|no public address/);
  expect(reached).toBe(0);
  listener.close();
});

test('the hosts of the browser vendors are accepted, and private addresses are recognized', () => {
  const good = [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ];
  for (const endpoint of good) expect(isPushService(endpoint, PUSH_HOSTS), endpoint).toBe(true);
  for (const endpoint of [
    'https://fcm.googleapis.com.evil.org/',
    'https://notify.windows.com/',
    'https://[::1]/',
    'no address',
    ...TWO_FACED,
  ])
    expect(isPushService(endpoint, PUSH_HOSTS), endpoint).toBe(false);
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.31.0.1',
    '169.254.1.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '2002:7f00:1::',
    '64:ff9b:1::7f00:1',
    '2001:0:1::1',
    '2001:db8::1',
    '203.0.113.9',
  ])
    expect(isPrivate(address), address).toBe(true);
  for (const address of ['142.250.1.1', '172.32.0.1', '2a00:1450::1']) expect(isPrivate(address), address).toBe(false);
});

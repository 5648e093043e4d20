import { createECDH } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import type { PushKeys } from '../base/options.js';
import { because, type Checked, type Finding, findings } from './finding.js';
import { type Seen, YOU } from './seen.js';

// Checks of what is between the server and browsers: the keys for push services, and the proxy.

/** Do the keys for push services belong together? */
export function checkPushKeys({ pushKeysFile: file, settings }: Checked): Finding[] {
  const { good, warning, bad } = findings('push keys');
  let keys: Partial<PushKeys> | undefined = settings?.pushKeys;
  if (file !== undefined)
    try {
      keys = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PushKeys) : {};
    } catch (error) {
      return [bad(`${file} can't be read: ${because(error)}.`)];
    }
  if (keys === undefined) return [];
  const where = file ?? 'the settings';
  const { publicKey, privateKey, subject } = keys;
  if (publicKey === undefined || privateKey === undefined || subject === undefined)
    return [
      bad(`There are no push keys in ${where}. Make them once: breakpoint push-keys push-keys.json --subject mailto:you@example.org`),
    ];
  if (publicOf(privateKey) !== publicKey)
    return [
      bad(
        `The keys in ${where} do not belong together. Put the file of a backup in its place; with new keys, everybody has to subscribe again.`,
      ),
    ];
  if (/example\.(org|com)/.test(subject))
    return [warning(`The contact in ${where} is ${subject}. Write your own mail address there: some push services refuse such contacts.`)];
  return [good(`The keys in ${where} belong together.`)];
}
function publicOf(privateKey: string): string | null {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey().toString('base64url');
  } catch {
    return null;
  }
}

const TIMEOUT = 5000;
/** An address that belongs to nobody. */
const PRETENDED = '203.0.113.77';

/** Does the proxy in front of the server do what browsers need? */
export async function checkProxy({ site, trustProxy = false }: Checked): Promise<Finding[]> {
  if (site === undefined) return [];
  const { good, warning, bad } = findings('proxy');
  const origin = new URL(site).origin;
  let seen: Seen;
  try {
    const response = await fetch(`${origin}${YOU}`, { headers: { 'x-forwarded-for': PRETENDED }, signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) return [bad(`${origin} answers ${response.status} instead of this server's page. Pass everything on, from / on.`)];
    seen = (await response.json()) as Seen;
  } catch (error) {
    return [bad(`${origin} can't be reached, or is not this server: ${because(error)}.`)];
  }
  const found: Finding[] = [];
  if (trustProxy && seen.address === PRETENDED)
    found.push(
      bad(
        'A visitor can pretend to have any address. Let the proxy add the address of the visitor to X-Forwarded-For (nginx: $proxy_add_x_forwarded_for).',
      ),
    );
  if (trustProxy && !seen.forwarded)
    found.push(
      bad(
        'The proxy takes X-Forwarded-For away, so all visitors share its address. Let it add the address of the visitor (nginx: $proxy_add_x_forwarded_for).',
      ),
    );
  if (!trustProxy && origin.startsWith('https:'))
    found.push(
      warning(
        'All visitors share the address of the proxy, and its limits. Start the server with --trust-proxy, and let the proxy set X-Forwarded-For.',
      ),
    );
  const socket = await socketTo(origin);
  if (socket === 403)
    found.push(
      bad(
        'Browsers get no sockets, because the server sees another host than they do. Pass the header on: proxy_set_header Host $http_host; in nginx.',
      ),
    );
  else if (socket !== 'open')
    found.push(
      bad(`Browsers get no sockets (${socket}). Let the proxy pass on WebSockets: HTTP/1.1 and the headers Upgrade and Connection.`),
    );
  if (!(await streams(origin)))
    found.push(bad('News reaches browsers late or never. Keep the proxy from buffering (nginx: proxy_buffering off;).'));
  return found.length > 0 ? found : [good(`${origin} passes on pages, sockets and news as it should.`)];
}

/** Opens a socket as a page of the site does. */
function socketTo(origin: string): Promise<'open' | number | string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws`, { origin, handshakeTimeout: TIMEOUT });
    socket.on('open', () => {
      resolve('open');
      socket.terminate();
    });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 'no status'));
    socket.on('error', (error) => resolve(because(error)));
  });
}
/** Does the stream of news begin at once? */
async function streams(origin: string): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT);
  try {
    const { body, ok } = await fetch(`${origin}/api/news`, { signal: stop.signal });
    return ok && (await body!.getReader().read()).value !== undefined;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

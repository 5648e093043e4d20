// The examples for nginx and Caddy, with a browser over TLS.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { PROTOCOL } from '../../packages/protocol/dist/index.js';
import { findBrowser } from '../browser.mjs';
import { root } from '../steps.mjs';
import { deploy, folder, freePort, Missing, must, need, pause, SITE, server, start } from './tools.mjs';

/** An authority of our own with a certificate for the site, and a folder in which a browser trusts it. */
function authority() {
  need('openssl', 'certutil');
  const at = (name) => join(folder, name);
  if (existsSync(at('site.pem'))) return { cert: at('site.pem'), key: at('site.key'), home: at('home') };
  const openssl = (...args) => execFileSync('openssl', args, { stdio: 'ignore' });
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=An authority for trials',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  );
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${SITE}`, '-keyout', at('site.key'), '-out', at('site.csr'));
  writeFileSync(at('names'), `subjectAltName=DNS:${SITE}`);
  openssl(
    'x509',
    '-req',
    '-in',
    at('site.csr'),
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    at('names'),
    '-out',
    at('site.pem'),
  );
  const store = join(at('home'), '.pki/nssdb');
  mkdirSync(store, { recursive: true });
  execFileSync('certutil', ['-d', `sql:${store}`, '-N', '--empty-password']);
  execFileSync('certutil', ['-d', `sql:${store}`, '-A', '-t', 'C,,', '-n', 'trials', '-i', at('ca.pem')]);
  chmodSync(at('site.key'), 0o644);
  return { cert: at('site.pem'), key: at('site.key'), home: at('home') };
}

/** Opens the site in a browser and begins a game over a socket. Resolves to what the page saw. */
async function visit(tls, { home }, picture) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Missing('there is no Chromium');
  const args = ['--no-sandbox', `--host-resolver-rules=MAP ${SITE}:443 127.0.0.1:${tls}, MAP ${SITE} 127.0.0.1`];
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, HOME: home } });
  try {
    /** @type {Record<string, unknown>} */
    const seen = {};
    // As a site has it, and at another port.
    for (const site of [`https://${SITE}`, `https://${SITE}:${tls}`]) {
      const page = await browser.newPage();
      await page.goto(site);
      seen.title = await page.title();
      seen.secure = await page.evaluate(() => isSecureContext);
      seen.news = await page.evaluate(
        () =>
          new Promise((resolve) =>
            Object.assign(new EventSource('/api/news?list'), { onopen: () => resolve('open'), onerror: () => resolve('failed') }),
          ),
      );
      seen.game = await page.evaluate(beginGame, PROTOCOL);
      if (picture) await page.screenshot({ path: join(root, picture) });
      await page.close();
      must(
        /Breakpoint/.test(String(seen.title)) && seen.secure && seen.news === 'open' && seen.game === 'snapshot',
        `${site}: ${JSON.stringify(seen)}`,
      );
    }
    return seen;
  } finally {
    await browser.close();
  }
}
/** Runs in the page: makes a table with a bot, and begins its game. */
async function beginGame(v) {
  const config = { boxes: ['core'], factions: 'random', rules: 'culture-shock', duplicates: false, clock: { kind: 'none' } };
  const body = JSON.stringify({ name: 'Ada', others: [{ kind: 'bot', level: 'easy' }], config });
  const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { table, secret } = await made.json();
  return new Promise((resolve) => {
    const socket = new WebSocket(`wss://${location.host}/ws`);
    setTimeout(() => resolve('nothing came'), 20_000);
    socket.onerror = () => resolve('no socket');
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', v, table, secret }));
    socket.onmessage = ({ data }) => {
      const { type, message } = JSON.parse(data);
      if (type === 'error') resolve(message);
      if (type === 'lobby') socket.send(JSON.stringify({ type: 'command', id: 'start-the-game', command: { what: 'start' } }));
      if (type === 'snapshot') resolve('snapshot');
    };
  });
}
/** A page of another site must get no socket. */
function strangersAreRefused(tls) {
  const headers = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Origin: https://elsewhere.example',
  ];
  const args = ['-sk', '--http1.1', '-m', '10', '-o', '/dev/null', '-w', '%{http_code}', '--connect-to', `${SITE}:443:127.0.0.1:${tls}`];
  const { stdout } = spawnSync('curl', [...args, ...headers.flatMap((h) => ['-H', h]), `https://${SITE}/ws`], { encoding: 'utf8' });
  must(stdout === '403', `a page of another site got ${stdout} for its socket`);
}

/** What `breakpoint doctor` says of the site behind the proxy. */
function doctorAt(tls) {
  const env = {
    ...process.env,
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    BREAKPOINT_DATA: join(folder, 'doctor'),
    BREAKPOINT_TRUST_PROXY: 'on',
  };
  // The name of the site leads here only for this process.
  const file = join(folder, 'names.mjs');
  writeFileSync(
    file,
    `import dns from 'node:dns';
    const lookup = dns.lookup;
    dns.lookup = (host, options, then) => lookup(host === '${SITE}' ? '127.0.0.1' : host, options, then);`,
  );
  const args = ['--import', file, 'packages/cli/dist/main.js', 'doctor', '--site', `https://${SITE}:${tls}`];
  const { stdout, stderr, status } = spawnSync('node', args, { cwd: root, env, encoding: 'utf8', timeout: 60_000 });
  const line = stdout.split('\n').find((l) => l.includes('proxy:')) ?? `${status} ${stdout}${stderr}`;
  must(line.startsWith('good'), `the doctor says: ${line}`);
  return `the doctor says: ${line}`;
}

export async function nginx() {
  need('nginx', 'curl');
  const site = authority();
  const { port } = await server();
  const [tls, plain] = [await freePort(), await freePort()];
  const text = deploy('nginx.conf')
    .replace(/^\s*listen \[.*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace(/\/etc\/letsencrypt\S*fullchain.pem/, site.cert)
    .replace(/\/etc\/letsencrypt\S*privkey.pem/, site.key);
  writeFileSync(join(folder, 'site.conf'), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  const main = [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
  const child = start('nginx', ['-c', join(folder, 'nginx.conf')]);
  await pause(1000);
  must(child.exitCode === null, child.said);
  const seen = await visit(tls, site, process.env.DEPLOY_PICTURE);
  strangersAreRefused(tls);
  const doctor = doctorAt(tls);
  return `a game in a browser: ${JSON.stringify(seen)}; ${doctor}`;
}

export async function caddy() {
  need('caddy', 'curl');
  const site = authority();
  const { port } = await server();
  const tls = await freePort();
  // Caddy would get the certificate by itself.
  const text = deploy('Caddyfile').replace(/^(\{\$SITE.*\{)$/m, `$1\n\ttls ${site.cert} ${site.key}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n\thttps_port ${tls}\n}\n${text}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, SITE, NODES: `127.0.0.1:${port}` };
  const child = start('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env });
  await pause(1500);
  must(child.exitCode === null, child.said);
  const seen = await visit(tls, site);
  strangersAreRefused(tls);
  return `a game in a browser: ${JSON.stringify(seen)}; ${doctorAt(tls)}`;
}

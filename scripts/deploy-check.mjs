// npm run deploy-check [PART...]: tries the files in deploy/ as far as this machine has the programs for it. Needs a build.
// The container is built only if it is asked for ("container"), because that takes minutes; --base IMAGE=FOLDER takes the root of an image
// from a folder, where no registry can be reached.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { container } from './deploy/container.mjs';
import { caddy, nginx } from './deploy/proxies.mjs';
import { answering, deploy, folder, freePort, Missing, must, need, PATIENCE, pause, start, started } from './deploy/tools.mjs';
import { root } from './steps.mjs';

/** The most files that this account may allow. */
const mostFiles = () => Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).replace('unlimited', 'Infinity'));

const PARTS = {
  nginx,
  caddy,
  container,

  /** The unit is valid and closed in, and its command works as written: another user, its umask, its limits, a read-only program. */
  async service() {
    need('systemd-analyze', 'setpriv', 'prlimit');
    const unit = join(root, 'deploy/breakpoint.service');
    const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    must(verified.status === 0 && verified.stderr === '', verified.stderr);
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', unit], { encoding: 'utf8' });
    const [, exposure] = /exposure level.*: ([\d.]+)/.exec(stdout) ?? [];
    must(Number(exposure) < 2, `exposure ${exposure}`);
    const text = deploy('breakpoint.service');
    const of = (name) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)[1];
    const state = join(folder, 'state');
    mkdirSync(state, { mode: 0o700 });
    execFileSync('chown', ['nobody', state]);
    const port = await freePort();
    const env = Object.fromEntries(
      of('Environment')
        .split(' ')
        .map((pair) => pair.split('=')),
    );
    Object.assign(env, { PORT: String(port), BREAKPOINT_DATA: state, PATH: process.env.PATH });
    const command = of('ExecStart').replace('/opt/breakpoint/', root).replace('/usr/bin/node', process.execPath);
    const limits = [
      'prlimit',
      `--nofile=${Math.min(Number(of('LimitNOFILE')), mostFiles())}`,
      'setpriv',
      '--reuid=nobody',
      '--clear-groups',
      '--no-new-privs',
      '--inh-caps=-all',
      '--bounding-set=-all',
    ];
    const child = start('sh', ['-c', `umask ${of('UMask')}; exec ${limits.join(' ')} ${command}`], { cwd: state, env });
    await answering(`http://127.0.0.1:${port}/readyz`, child);
    const { mode, uid } = statSync(join(state, 'breakpoint.db'));
    must((mode & 0o777) === 0o600 && uid !== 0, `the database has the rights ${(mode & 0o777).toString(8)}`);
    child.kill('SIGTERM');
    must((await child.ended) === 0, `it ended with ${await child.ended}: ${child.said}`);
    return `exposure ${exposure} of 10`;
  },

  /** SIGTERM to npm ends the server; a second start builds nothing; nothing is built under a running server. */
  async npm() {
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), BREAKPOINT_DATA: join(folder, 'npm-data') };
    const url = `http://127.0.0.1:${port}/readyz`;
    const gone = async () => {
      for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(200))
        if (
          await fetch(url).then(
            () => false,
            () => true,
          )
        )
          return true;
      return false;
    };
    const first = start('npm', ['start'], { cwd: root, env });
    for (
      let i = 0;
      i < 10 &&
      first.exitCode === null &&
      !(await fetch(url).then(
        (r) => r.ok,
        () => false,
      ));
      i++
    )
      await answering(url, first).catch(() => undefined);
    first.kill('SIGTERM');
    must(await gone(), 'npm start left a server behind');
    await pause(1000);
    const began = Date.now();
    const second = start('npm', ['start'], { cwd: root, env });
    await answering(url, second);
    const seconds = (Date.now() - began) / 1000;
    must(!/vite/.test(second.said), 'the second start built the client again');
    // As if a source had changed.
    const source = join(root, 'packages/server/src/index.ts');
    const { atime, mtime } = statSync(source);
    utimesSync(source, atime, new Date());
    const third = start('npm', ['start'], { cwd: root, env: { ...env, PORT: '0' } });
    const code = await third.ended;
    utimesSync(source, atime, mtime);
    must(code !== 0 && /runs from this folder/.test(third.said), `a start under a running server ended with ${code}: ${third.said}`);
    second.kill('SIGTERM');
    must(await gone(), 'npm start left a server behind');
    const npx = start('npx', ['breakpoint', 'serve'], { cwd: root, env });
    await answering(url, npx);
    npx.kill('SIGTERM');
    must(await gone(), 'npx left a server behind');
    return `the second start took ${seconds.toFixed(1)} s`;
  },

  async alerts() {
    need('promtool');
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', join(root, 'deploy/alerts.yml')], { encoding: 'utf8' });
    must(status === 0, stdout + stderr);
    return stdout.split('\n')[1].trim();
  },
};

const asked = process.argv.slice(2).filter((a) => !a.startsWith('--'));
const names = asked.length > 0 ? asked : Object.keys(PARTS).filter((name) => name !== 'container');
let failed = 0;
for (const name of names) {
  try {
    console.log(`${name}: good (${await PARTS[name]()})`);
  } catch (error) {
    if (error instanceof Missing) console.log(`${name}: not tried, because ${error.message}`);
    else {
      failed++;
      console.log(`${name}: FAILED: ${error.stack}`);
    }
  }
  for (const child of started.splice(0)) {
    // A program that is killed leaves its own children behind (the workers of nginx), and they would keep this one from ending.
    child.kill('SIGTERM');
    await Promise.race([child.ended, pause(10_000)]);
    child.kill('SIGKILL');
  }
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;

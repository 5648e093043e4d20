// The image of the container, built by buildah.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { answering, folder, freePort, must, need, start } from './tools.mjs';

/** The image: small, not root, a read-only root, node as the first process, signals, the health check. */
export async function container() {
  need('buildah', 'unshare', 'chroot');
  const buildah = (...args) =>
    execFileSync('buildah', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 }).trim();
  const [, image, base] = /^--base=(.*?)=(.*)$/.exec(process.argv.find((a) => a.startsWith('--base=')) ?? '') ?? [];
  if (base) {
    const made = buildah('from', 'scratch');
    buildah('add', made, base, '/');
    buildah('commit', made, image);
    buildah('rm', made);
  }
  const tag = process.env.DEPLOY_IMAGE ?? 'breakpoint-check';
  if (!process.env.DEPLOY_IMAGE)
    buildah(
      'bud',
      '--isolation',
      'chroot',
      '--network',
      'host',
      '--pull=false',
      '--format',
      'docker',
      '-f',
      'deploy/Containerfile',
      '-t',
      tag,
      '.',
    );
  const { Docker: about } = JSON.parse(buildah('inspect', '--type', 'image', tag));
  const { User, Env, Entrypoint, Cmd, Healthcheck, StopSignal } = about.config;
  must(User === '1000:1000' && StopSignal === 'SIGTERM' && Healthcheck, `user ${User}, signal ${StopSignal}`);
  const container = buildah('from', '--pull-never', tag);
  const at = buildah('mount', container);
  const data = join(folder, 'container-data');
  mkdirSync(data);
  execFileSync('chown', ['1000:1000', data]);
  const port = await freePort();
  const env = { ...Object.fromEntries(Env.map((pair) => pair.split(/=(.*)/s))), PORT: String(port), HOST: '127.0.0.1' };
  const [uid, gid] = User.split(':');
  // What an engine for containers does: a root that can't be written to, a volume at /data, and processes of its own.
  const inside = [
    `mount --bind ${at} ${at} && mount -o remount,bind,ro ${at}`,
    `mount --bind ${data} ${at}/data && mount -t proc proc ${at}/proc && mount -t tmpfs tmpfs ${at}/tmp`,
    `exec chroot --userspec=${uid}:${gid} ${at} "$@"`,
  ].join(' && ');
  const run = (command) => start('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', inside, 'sh', ...command], { env });
  const child = run([...Entrypoint, ...Cmd]);
  try {
    await answering(`http://127.0.0.1:${port}/readyz`, child);
    const [, ...check] = Healthcheck.Test;
    const healthy = spawnSync('chroot', [`--userspec=${uid}:${gid}`, at, ...check], { env });
    must(healthy.status === 0, `the health check says ${healthy.status}: ${healthy.stderr}`);
    const first = execFileSync('ps', ['--ppid', String(child.pid), '-o', 'pid=,args='], { encoding: 'utf8' }).trim();
    const [pid] = first.split(/\s+/);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    must(/^NSpid:\s+\d+\s+1$/m.test(status), `node is not the first process: ${first}`);
    must(/^Uid:\s+1000/m.test(status), 'it runs as root');
    must(existsSync(join(data, 'breakpoint.db')), 'the database is not in the volume');
    process.kill(Number(pid), 'SIGTERM');
    const code = await child.ended;
    must(code === 0, `it ended with ${code}: ${child.said}`);
    const sick = spawnSync('chroot', [`--userspec=${uid}:${gid}`, at, ...check], { env });
    must(sick.status === 1, 'the health check is well though nothing runs');
    const own = execFileSync('du', ['-sm', `${at}/app`], { encoding: 'utf8' }).split('\t')[0];
    return `${own} MB besides the image of Node`;
  } finally {
    spawnSync('buildah', ['umount', container]);
    spawnSync('buildah', ['rm', container]);
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf, TestClient, twoAtTable } from './client.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../../node_modules/.cache/breakpoint-kill');
const program = join(cache, `server-${process.pid}.mjs`);
const data = mkdtempSync(join(tmpdir(), 'breakpoint-kill-'));
let child: ChildProcess | undefined;

/** The sources as one program that Node can run by itself. */
beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  await build({ entryPoints: [here('./child.ts')], outfile: program, bundle: true, platform: 'node', format: 'esm', conditions: ['source'], external: ['libsql', 'ws', 'hono', 'hono/*', '@hono/*', 'kysely', 'zod'], logLevel: 'error' });
}, 60_000);
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
  rmSync(program, { force: true });
});

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
async function start(port: number): Promise<string> {
  const started = spawn(process.execPath, [program, data, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  return new Promise((resolve, reject) => {
    started.once('exit', (code) => reject(new Error(`the server ended: ${code}`)));
    started.stdout?.on('data', (text) => {
      const url = /serving (\S+)/.exec(String(text))?.[1];
      if (url) resolve(url);
    });
  });
}
async function kill(signal: NodeJS.Signals): Promise<number | null> {
  const dying = child!;
  const gone = new Promise<number | null>((resolve) => dying.once('exit', (code) => resolve(code)));
  dying.removeAllListeners('exit');
  const ended = new Promise<number | null>((resolve) => dying.once('exit', (code) => resolve(code)));
  dying.kill(signal);
  return Promise.race([gone, ended]);
}

test('kill -9 at any moment, start again: every game goes on with the same decision', async () => {
  const port = await freePort();
  let url = await start(port);
  const { seats, clients } = await twoAtTable(url, { others: [{ kind: 'open' }, { kind: 'bot', level: 'easy' }] });
  let playing = clients;
  for (let round = 0; round < 4; round++) {
    const goal = playing[0].n + 9;
    await Promise.all(playing.map((c, i) => c.play(chanceOf(`kill ${round} ${i}`), () => playing.some((x) => x.n >= goal))));
    if (playing[0].state?.status !== 'playing') break;
    // In the middle of whatever happens now: answers may be on their way.
    const inFlight = playing.map((c) => c.decision && { what: 'answer' as const, decision: c.n, keys: c.decision.optional ? [] : [c.decision.options![0].key] });
    const id = `in-flight-${round}`;
    playing.forEach((c, i) => {
      if (inFlight[i]) c.send({ type: 'command', id, command: inFlight[i] });
    });
    await kill('SIGKILL');
    await Promise.all(playing.map((c) => c.until(() => c.closed !== null)));
    const before = playing;
    url = await start(port);
    playing = await Promise.all(seats.map((s) => TestClient.at(url, s)));
    for (let i = 0; i < playing.length; i++) {
      const now = playing[i];
      // Nothing that was told is lost.
      expect(now.n).toBeGreaterThanOrEqual(before[i].n);
      if (now.n === before[i].n) {
        expect(now.view).toEqual(before[i].view);
      }
      // The answer that was under way is sent again: done once, whether or not it was done before.
      const sent = inFlight[i];
      if (sent) {
        expect(await now.command(sent, id)).toMatchObject({ ok: true });
        await now.until(() => now.n > sent.decision || now.state?.status === 'over');
      }
    }
  }
  expect(await kill('SIGTERM')).toBe(0);
  for (const c of playing) c.close();
}, 60_000);

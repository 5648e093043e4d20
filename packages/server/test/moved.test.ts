import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Checkpoints } from '../src/store/checkpoints.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// Inside node_modules, so that the thread finds the package of the database.
const cache = here('../../../node_modules/.cache/breakpoint-test');
const program = join(cache, `mover-${process.pid}.cjs`);
const closing = join(cache, `closing-${process.pid}.mjs`);
const folder = mkdtempSync(join(tmpdir(), 'breakpoint-moved-'));
const file = join(folder, 'breakpoint.db');
const db = new Database(file);
let checkpoints: Checkpoints;
beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  const options = { bundle: true, platform: 'node', logLevel: 'error' } as const;
  const external = ['libsql', 'pino'];
  await build({ ...options, external, entryPoints: [here('../src/store/checkpoint-thread.ts')], outfile: program, format: 'cjs' });
  await build({ ...options, external, entryPoints: [here('./closing.ts')], outfile: closing, format: 'esm' });
  db.pragma('journal_mode = WAL');
  db.exec('create table said (words text)');
  checkpoints = Checkpoints.of(db, file, program);
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
  for (const built of [program, closing]) rmSync(built, { force: true });
});

/** The number of rows in the database file alone, without the log beside it. */
function moved(): number {
  const alone = join(folder, 'alone.db');
  copyFileSync(file, alone);
  const copy = new Database(alone);
  try {
    return (copy.prepare('select count(*) as n from said').get() as { n: number }).n;
  } catch {
    // Nothing was moved yet, or the copy was made in the middle of it.
    return 0;
  } finally {
    copy.close();
  }
}

function write(rows: number): void {
  const insert = db.prepare('insert into said values (?)');
  for (let i = 0; i < rows; i++) insert.run(['words '.repeat(100)]);
}

test('what was written is moved into the database file by another thread, and then the log starts again', async () => {
  write(249);
  checkpoints.note(249);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(moved()).toBe(0);
  for (let round = 1; round <= 6; round++) {
    write(1);
    checkpoints.note(250);
    // These are written while the thread is moving what was there, and moved when it is done.
    write(249);
    await vi.waitFor(() => expect(moved()).toBe(249 + round * 250), 60_000);
  }
  // 1,749 writes have more than 1,749 pages. SQLite itself would have moved nothing before the log had 4,000.
  expect(statSync(`${file}-wal`).size).toBeLessThan(1200 * 4096);
  await checkpoints.close();
  write(1);
  checkpoints.note(500);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(moved()).toBe(1749);
});

test('closing waits for the thread, even if nothing else keeps the process alive', () => {
  const out = execFileSync(process.execPath, [closing, join(folder, 'other.db'), program], { encoding: 'utf8' });
  expect(out).toBe('closed\n');
});

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
const folder = mkdtempSync(join(tmpdir(), 'breakpoint-moved-'));
const file = join(folder, 'breakpoint.db');
const db = new Database(file);
let checkpoints: Checkpoints;
beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  const entryPoints = [here('../src/store/mover.ts')];
  await build({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'cjs', external: ['libsql'], logLevel: 'error' });
  db.pragma('journal_mode = WAL');
  db.exec('create table said (words text)');
  checkpoints = Checkpoints.of(db, file, program);
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(program, { force: true });
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

test('what was written is moved into the database file by another thread, and then the log starts anew', async () => {
  write(249);
  checkpoints.note(249);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(moved()).toBe(0);
  for (let round = 1; round <= 6; round++) {
    write(1);
    checkpoints.note(250);
    // These are written while the thread is moving what was there, and moved when it is done.
    write(249);
    await vi.waitFor(() => expect(moved()).toBe(249 + round * 250), 5000);
  }
  // 1,749 writes have more than 1,749 pages. SQLite itself would have moved nothing before the log had 4,000.
  expect(statSync(`${file}-wal`).size).toBeLessThan(1200 * 4096);
  await checkpoints.close();
  write(1);
  checkpoints.note(500);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(moved()).toBe(1749);
});

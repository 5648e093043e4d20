// npm test: runs all checks and tests. The last line it prints is "N passed, N failed[, N skipped]".
// npm run thorough: the same with every language, every size and large numbers (tests/patience.ts), and the laboratory.
// Set CI=true or BREAKPOINT_REQUIRE_BROWSER=1 to fail when there is no browser, or when a generated file is out of date.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { REPEATED } from './repeated.mjs';
import { runSteps } from './schedule.mjs';
import { installIfNeeded, root } from './steps.mjs';

/** In strict mode, problems that would otherwise be fixed or skipped with a notice are failures. */
const strict = process.env.CI === 'true' || process.env.BREAKPOINT_REQUIRE_BROWSER === '1';
const thorough = process.argv.includes('--thorough');
if (thorough) process.env.BREAKPOINT_THOROUGH = '1';
const reports = mkdtempSync(join(tmpdir(), 'breakpoint-test-'));

// To add a step, add a line with what it needs and what it does. Three steps run at a time, and a step that may start does so before those
// below it: first what builds the client, then the browser tests along with the unit tests, and everything else along with these two. A
// test file of the unit or browser project needs no line here: vitest.config.ts finds those.
/** @type {import('./schedule.mjs').Step[]} */
const steps = [
  { name: 'install', work: () => ({ ok: installIfNeeded() }) },
  { name: 'browser', work: provideBrowser },
  { name: 'generated', needs: ['install'], work: () => node('scripts/generate.mjs', ...(strict ? ['--check'] : [])) },
  { name: 'packages', needs: ['generated'], work: () => tool('typescript/bin/tsc', '-b') },
  { name: 'pictures', needs: ['packages'], work: () => node('scripts/draw.mjs') },
  { name: 'client', needs: ['pictures'], work: () => tool('vite/bin/vite.js', 'build', 'packages/web', '--logLevel=warn') },
  { name: 'lint', needs: ['install'], work: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
  { name: 'unit tests', needs: ['generated'], work: () => vitest('unit', '--maxWorkers=2') },
  { name: 'types of tests', needs: ['client'], work: () => tool('typescript/bin/tsc', '-b', 'tsconfig.test.json') },
  { name: 'browser tests', needs: ['browser', 'client'], work: () => vitest('browser') },
  { name: 'a new faction', needs: ['browser', 'pictures'], work: () => vitest('adding-a-faction') },
  { name: 'scenarios', needs: ['packages'], work: scenarios },
  { name: 'what is packed', needs: ['packages'], work: () => vitest('packed') },
  ...(thorough ? [{ name: 'laboratory', needs: ['packages'], work: () => vitest('lab') }] : []),
];

/**
 * Runs a script with Node in the repository's root.
 * @param {string[]} args the script and its arguments
 * @returns {Promise<{ ok: boolean, output: string, stdout: string }>}
 */
function node(...args) {
  return new Promise((resolve) => {
    // The output is collected and printed after the step; it has colours only if our own output has them.
    const color = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...color } });
    let output = '';
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.once('error', (error) => resolve({ ok: false, output: String(error), stdout }));
    child.once('close', (code) => resolve({ ok: code === 0, output, stdout }));
  });
}

/** Runs a program from node_modules. */
const tool = (path, ...args) => node(join('node_modules', path), ...args);

const REPEAT = ['--retry.count=1', '--retry.condition=^(?!Test timed out)'];

/**
 * Runs a project of vitest.config.ts. A test that fails is repeated once, because a machine that does other work can hold a test up; the
 * summary names it. A test that hangs is not, so that it costs a minute and no more.
 */
async function vitest(project, ...more) {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--reporter=./scripts/repeated.mjs'];
  const { ok, output } = await tool('vitest/vitest.mjs', 'run', '--project', project, ...REPEAT, ...reporters, ...more);
  if (!existsSync(file)) return { ok: false, output };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // A test file that could not be loaded has failed, but reports no tests.
  const unloadable = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length;
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const parts = report.testResults.map((f) => [relative(root, f.name), (f.endTime - f.startTime) / 1000]);
  const repeated = output.split('\n').filter((line) => line.startsWith(REPEATED));
  return { ok, output, counts, parts, notable: [...repeated, ...failuresIn(report)] };
}

/** A line for each test that failed, and for each file that could not be loaded: a log is often read from its end. */
function failuresIn({ testResults }) {
  const first = (message) => message?.trim().split('\n')[0] ?? '';
  const line = (file, what, why) => `FAILED: ${relative(root, file)} > ${what}: ${first(why)}`;
  return testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [line(file.name, 'the file', file.message)];
    return failed.map((test) => line(file.name, test.fullName, test.failureMessages[0]));
  });
}

/** Runs every scenario and prints those that fail. */
async function scenarios() {
  const { ok, output, stdout } = await node(join('packages', 'cli', 'dist', 'main.js'), 'scenario', 'scenarios', '--json');
  let results;
  try {
    results = JSON.parse(stdout);
  } catch {
    return { ok: false, output };
  }
  const failed = results.filter((r) => !r.ok);
  const counts = { passed: results.length - failed.length, failed: failed.length, skipped: 0 };
  const notable = failed.map((r) => `FAILED: ${r.id} (${r.file})`);
  return { ok, output: failed.map((r) => `FAIL ${r.id} (${r.file})\n     ${r.error}\n`).join(''), counts, notable };
}

function provideBrowser() {
  const path = ensureBrowser();
  if (path) {
    process.env.BROWSER_PATH = path;
    return { ok: true, output: path };
  }
  const output = `No Chromium found, and none could be installed: the browser tests are ${strict ? 'required, so this fails' : 'SKIPPED'}.
Install Chromium or Chrome, or name one in CHROMIUM_PATH.`;
  return { ok: !strict, output };
}

/** @param {import('./schedule.mjs').Outcome} outcome */
function print({ name, ok, missing, output }) {
  console.log(`\n=== ${name}: ${missing ? `not run, because this failed: ${missing}` : ok ? 'ok' : 'FAILED'} ===`);
  if (output?.trim()) console.log(output.trimEnd());
}

/** Prints a line for each step, and for each test file that took long. */
function printTimes(outcomes) {
  const seconds = (n) => (n ?? 0).toFixed(1).padStart(7);
  console.log(`\n=== where the time went ===\n  began seconds`);
  for (const { name, ok, missing, began, seconds: took, counts } of outcomes) {
    const tests = counts ? ` (${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped)` : '';
    console.log(`${seconds(began)} ${seconds(took)}  ${name.padEnd(14)} ${missing ? 'not run' : ok ? 'ok' : 'FAILED'}${tests}`);
  }
  const parts = outcomes.flatMap((o) => o.parts ?? []).sort((a, b) => b[1] - a[1]);
  console.log('\nThe longest test files:');
  for (const [name, took] of parts.slice(0, 12)) console.log(`${' '.repeat(8)}${seconds(took)}  ${name}`);
  console.log(`${' '.repeat(8)}${seconds(Math.max(...outcomes.map((o) => (o.began ?? 0) + (o.seconds ?? 0))))}  altogether\n`);
  for (const line of outcomes.flatMap((o) => o.notable ?? [])) console.log(line);
}

const outcomes = await runSteps(steps, print);
rmSync(reports, { recursive: true, force: true });
printTimes(outcomes);
const total = { passed: 0, failed: 0, skipped: 0 };
for (const { ok, missing, counts = { passed: 0, failed: 0, skipped: 0 } } of outcomes) {
  for (const key of Object.keys(total)) total[key] += counts[key];
  // A step that fails without a failed test counts as one failure.
  if (!ok && !missing && counts.failed === 0) total.failed += 1;
}
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = outcomes.every((o) => o.ok) ? 0 : 1;

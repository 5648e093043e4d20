// npm test: everything that has to hold, in order. The last line it prints is "N passed, N failed[, N skipped]".
// Set CI=true or BREAKPOINT_REQUIRE_BROWSER=1 to fail instead of skipping when there is no browser.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { installIfNeeded, run } from './steps.mjs';

const reports = mkdtempSync(join(tmpdir(), 'breakpoint-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
const broken = new Set();

/**
 * @param {string} name
 * @param {() => boolean} work whether it succeeded
 * @param {{ needs?: string, count?: () => { passed: number, failed: number, skipped: number } | undefined }} [options]
 */
function step(name, work, { needs, count } = {}) {
  console.log(`\n=== ${name} ===`);
  const began = Date.now();
  let result = 'not run';
  if (needs && broken.has(needs)) {
    console.log(`Not run, because this failed: ${needs}`);
    broken.add(name);
  } else {
    const ok = work();
    const counts = count?.() ?? { passed: 0, failed: 0, skipped: 0 };
    // A step that fails without naming a test counts as one failure.
    if (!ok && counts.failed === 0) counts.failed = 1;
    if (!ok || counts.failed > 0) broken.add(name);
    for (const key of Object.keys(total)) total[key] += counts[key];
    result = broken.has(name) ? 'FAILED' : 'ok';
    if (count) result += ` (${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped)`;
  }
  summary.push(`${name.padEnd(14)} ${result}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function readReport(name) {
  const file = join(reports, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function vitestStep(title, project) {
  const options = [`--outputFile.json=${join(reports, `${project}.json`)}`];
  const count = () => {
    const report = readReport(project);
    if (!report) return undefined;
    // A file that could not even be loaded has failed, but holds no test.
    const unloadable = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloadable,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  };
  step(title, () => run(`npm run --silent ${project} -- --reporter=default --reporter=json`, options), { needs: 'install', count });
}

function browserStep() {
  const path = ensureBrowser();
  if (path) {
    console.log(path);
    process.env.BROWSER_PATH = path;
    return true;
  }
  const required = process.env.CI === 'true' || process.env.BREAKPOINT_REQUIRE_BROWSER === '1';
  console.log(`No Chromium found, and none could be installed: the browser tests are ${required ? 'required, so this fails' : 'SKIPPED'}.`);
  console.log('Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
  return !required;
}

let scenarioCounts;

/** Runs every scenario and prints those that fail. */
function runScenarios() {
  const command = [join('packages', 'cli', 'dist', 'main.js'), 'scenario', 'scenarios', '--json'];
  const { stdout, status } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let results;
  try {
    results = JSON.parse(stdout);
  } catch {
    console.log(stdout);
    return false;
  }
  const failed = results.filter((r) => !r.ok);
  for (const r of failed) console.log(`FAIL ${r.id} (${r.file})\n     ${r.error}`);
  scenarioCounts = { passed: results.length - failed.length, failed: failed.length, skipped: 0 };
  return status === 0;
}

step('install', installIfNeeded);
step('browser', browserStep);
step('build', () => run('npm run --silent build'), { needs: 'install' });
step('typecheck', () => run('npm run --silent typecheck'), { needs: 'install' });
step('lint', () => run('npm run --silent lint'), { needs: 'install' });
vitestStep('unit tests', 'unit');
step('scenarios', runScenarios, { needs: 'build', count: () => scenarioCounts });
vitestStep('browser tests', 'browser');

rmSync(reports, { recursive: true, force: true });
console.log(`\n=== summary ===\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = broken.size > 0 ? 1 : 0;

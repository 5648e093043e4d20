import { parseArgs } from 'node:util';
import { Chaos, type ChaosReport, type Fault } from './run.js';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '20' },
    every: { type: 'string', default: '3000' },
    pace: { type: 'string', default: '0' },
    down: { type: 'string', default: '0' },
    faults: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

function inWords({ seconds, nodes, tables, faults, answers, recovery, answer, refusals, finishedGames, violations }: ChaosReport): string {
  const counts = (of: Record<string, number>): string =>
    Object.entries(of)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ') || 'none';
  return [
    `${nodes} nodes, ${tables} tables, ${seconds} s`,
    `faults             ${Object.values(faults).reduce((a, b) => a + b, 0)}: ${counts(faults)}`,
    `answers            ${answers}, acknowledged after ${answer.p50} ms (p50), ${answer.p99} ms (p99)`,
    `finished games     ${finishedGames}, each replayed to its result`,
    ...Object.entries(recovery).map(
      ([kind, t]) =>
        `after ${kind.padEnd(12)} ${t.count} interrupted players went on after ${t.p50} ms (p50), ${t.p99} ms (p99), ${t.longest} ms (longest)`,
    ),
    `replies of no      ${counts(refusals)}`,
    ...(violations.length === 0 ? ['violations         none'] : [`VIOLATIONS         ${violations.length}`, ...violations.slice(0, 50)]),
  ].join('\n');
}

const report = await Chaos.run({
  seconds: Number(values.seconds),
  nodes: Number(values.nodes),
  tables: Number(values.tables),
  every: Number(values.every),
  pace: Number(values.pace),
  down: Number(values.down),
  kinds: values.faults?.split(',') as Fault[] | undefined,
  tell: values.json ? undefined : (text) => console.error(text),
});
console.log(values.json ? JSON.stringify(report) : inWords(report));
process.exit(report.violations.length === 0 ? 0 : 1);

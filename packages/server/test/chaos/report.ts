/** The kinds of faults, and what each is. */
export const FAULTS = {
  kill: 'a node is killed, and starts again',
  stop: 'a node is told to stop, and starts again',
  freeze: 'a node is frozen for 5 to 20 s',
  'short-freeze': 'a node is frozen for 1.5 to 4.5 s',
  tear: 'half of the players lose their connections',
  postgres: 'PostgreSQL is restarted',
  'postgres-kill': 'PostgreSQL is killed, and starts again',
  'postgres-freeze': 'PostgreSQL is frozen, all its processes, for 8 to 10 s',
  'backend-kill': 'one process of PostgreSQL is killed, so that it ends all sessions',
  'session-end': 'the session of a node is ended',
  'database-cut': 'a node is cut off from PostgreSQL for 0.5 to 8 s',
  'database-held': 'what a node and PostgreSQL send each other arrives 3 to 12 s late',
  'database-held-to': 'what a node sends to PostgreSQL arrives 2 to 12 s late',
  'database-held-from': 'what PostgreSQL sends to a node arrives 2 to 12 s late',
  'database-lost': 'PostgreSQL has lost the connections of a node, which learns of it after 3 to 8 s',
  'node-lost': 'a node has lost its connections, and PostgreSQL learns of it after 15 s',
  'nodes-cut': 'a node is cut off from the others for 2 to 8 s',
  'nodes-held': 'what a node and the others send each other arrives 4 to 12 s late',
} as const;
export type Fault = keyof typeof FAULTS;
export const KINDS = Object.keys(FAULTS) as Fault[];

/** The number of times of each length: milliseconds, rounded up to tens. Times of several runs can be added up. */
export type Times = Record<string, number>;

const STEP = 10;
export function addTime(times: Times, ms: number, count = 1): void {
  const rounded = Math.ceil(ms / STEP) * STEP;
  times[rounded] = (times[rounded] ?? 0) + count;
}
const total = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** The time that this share of all times does not exceed. */
export function quantile(times: Times, share: number): number {
  const lengths = Object.keys(times)
    .map(Number)
    .sort((a, b) => a - b);
  let left = Math.ceil(total(times) * share);
  for (const ms of lengths) {
    left -= times[ms];
    if (left <= 0) return ms;
  }
  return 0;
}

/** The results of a run, or of several. */
export interface ChaosReport {
  /** How the runs were made. */
  runs: { seed: string; seconds: number; nodes: number; tables: number; pace: number }[];
  faults: Partial<Record<Fault, number>>;
  /** Acknowledged answers. */
  answers: number;
  /** From sending an answer to its acknowledgement. */
  answer: Times;
  /** From a fault until an interrupted player could go on, by kind of fault. */
  recovery: Partial<Record<Fault, Times>>;
  /** From the moment at which a player could notice (the socket closed, or a command got no reply) until the player could go on. */
  pauses: Partial<Record<Fault, Times>>;
  /** The number of refusals, by reason. */
  refusals: Record<string, number>;
  finishedGames: number;
  /** The views that players and spectators were sent, each compared with a replay of its game. */
  views: number;
  /** Descriptions of things that must never happen, but did. */
  violations: string[];
}

export const emptyReport = (): ChaosReport => ({
  runs: [],
  faults: {},
  answers: 0,
  answer: {},
  recovery: {},
  pauses: {},
  refusals: {},
  finishedGames: 0,
  views: 0,
  violations: [],
});

function addCounts(to: Record<string, number>, from: Record<string, number>): void {
  for (const [key, count] of Object.entries(from)) to[key] = (to[key] ?? 0) + count;
}
export function sumOf(reports: readonly ChaosReport[]): ChaosReport {
  const sum = emptyReport();
  for (const report of reports) {
    sum.runs.push(...report.runs);
    sum.violations.push(...report.violations);
    sum.answers += report.answers;
    sum.finishedGames += report.finishedGames;
    sum.views += report.views;
    addCounts(sum.faults as Record<string, number>, report.faults as Record<string, number>);
    addCounts(sum.answer, report.answer);
    addCounts(sum.refusals, report.refusals);
    for (const name of ['recovery', 'pauses'] as const)
      for (const [kind, times] of Object.entries(report[name]) as [Fault, Times][]) {
        sum[name][kind] ??= {};
        addCounts(sum[name][kind], times);
      }
  }
  return sum;
}

export function inWords({
  runs,
  faults,
  answers,
  answer,
  recovery,
  pauses,
  refusals,
  finishedGames,
  views,
  violations,
}: ChaosReport): string {
  const counts = (of: Record<string, number>): string =>
    Object.entries(of)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ') || 'none';
  const line = (what: string, times: Times): string =>
    `${what} ${quantile(times, 0.5)} ms (p50), ${quantile(times, 0.99)} ms (p99), ${quantile(times, 1)} ms (longest)`;
  return [
    ...runs.map((r) => `run ${r.seed.padEnd(16)}${r.nodes} nodes, ${r.tables} tables, ${r.seconds} s, pace ${r.pace} ms`),
    `faults              ${total(faults as Record<string, number>)}: ${counts(faults as Record<string, number>)}`,
    line(`answers             ${answers}, acknowledged after`, answer),
    `finished games      ${finishedGames}, each replayed to its result`,
    `views               ${views}, each compared with a replay`,
    ...KINDS.flatMap((kind) => {
      const [since, own] = [recovery[kind], pauses[kind]];
      if (!since) return [];
      const told = line(`after ${kind.padEnd(19)}${total(since)} players went on`, since);
      return own ? [told, line(`${' '.repeat(20)}${total(own)} noticed it, for`, own)] : [told];
    }),
    `replies of no       ${counts(refusals)}`,
    ...(violations.length === 0 ? ['violations          0'] : [`VIOLATIONS          ${violations.length}`, ...violations.slice(0, 50)]),
  ].join('\n');
}

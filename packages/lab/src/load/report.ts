import type { Figures } from './tally.js';

/** The figures of a run under load. Those of the server itself are missing if it did not report them. */
export interface Report extends Figures {
  tables: number;
  players: number;
  rate: number;
  watchers: number;
  slow: number;
  seconds: number;
  answersPerCpuSecond?: number;
  commitMilliseconds?: number;
  answersPerCommit?: number;
  /** Heap and buffers after a garbage collection: at the end, and before the first table. Part of the difference is compiled code. */
  heapMegabytes?: number;
  emptyHeapMegabytes?: number;
  residentMegabytes?: number;
  barePerCpuSecond?: number;
  ratioToBare?: number;
}

export function inWords(r: Report): string {
  const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
  const { p50, p95, p99 } = r.milliseconds;
  const errors = Object.entries(r.errors).map(([why, n]) => `${n} × ${why}`);
  return [
    `${r.tables} tables of ${r.players}, ${r.rate > 0 ? `${r.rate} answers a second` : 'as fast as they can'}, ${r.seconds} s` +
      (r.watchers > 0 ? `, ${r.watchers} watching each (${r.slow} of them not reading)` : ''),
    `answers            ${r.answers}, ${r.answersPerSecond} per second`,
    `answer to reply    p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`,
    `sent to clients    ${kb(r.bytesPerAnswer.all)} per answer (early in a game ${kb(r.bytesPerAnswer.early)}, late ${kb(r.bytesPerAnswer.late)}), ${r.messagesPerAnswer} messages`,
    ...(r.answersPerCpuSecond === undefined
      ? []
      : [
          `server's CPU       ${r.answersPerCpuSecond} answers per CPU second`,
          `commits            ${r.commitMilliseconds} ms each, ${r.answersPerCommit} answers in each`,
          `server's memory    ${r.heapMegabytes} MB of heap (${r.emptyHeapMegabytes} MB before the first table), ${r.residentMegabytes} MB resident`,
        ]),
    ...(r.ratioToBare === undefined
      ? []
      : [`a bare server      ${r.barePerCpuSecond} messages for a second of CPU: this one does ${r.ratioToBare} times as many`]),
    `errors             ${errors.length === 0 ? 'none' : errors.join(', ')}`,
  ].join('\n');
}

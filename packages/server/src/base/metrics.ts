import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const PREFIX = 'breakpoint_';
/** The buckets of the histograms, in seconds. */
const TIMES = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

interface Metric {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  /** Of a histogram. */
  buckets?: number[];
}

/**
 * All metrics. Those of answers and of bots leave out what happens in windows: their values are read while a window is open, and would
 * tell who can act in it.
 */
export const METRICS = {
  uptime_seconds: { kind: 'gauge', help: 'Seconds since the process started.' },
  tables: { kind: 'gauge', help: 'Tables in memory.' },
  sockets: { kind: 'gauge', help: 'Open sockets.' },
  tables_total: { kind: 'counter', help: 'Tables that were made.' },
  games_total: { kind: 'counter', help: 'Games that were started.' },
  games_finished_total: { kind: 'counter', help: 'Games that came to their end.' },
  games_broken_total: { kind: 'counter', help: 'Games that stopped because of a bug: please report it.' },
  answers_total: { kind: 'counter', help: 'Answers that were given, except those in windows.' },
  answer_seconds: { kind: 'histogram', help: 'Seconds from an answer to its reply, except for answers in windows.', buckets: TIMES },
  bot_seconds: {
    kind: 'histogram',
    help: 'Seconds until a bot had its answer, with its wait for a thread, except for answers in windows.',
    buckets: TIMES,
  },
  commit_seconds: { kind: 'histogram', help: 'Seconds until a transaction was durable.', buckets: TIMES },
  commit_writes: { kind: 'histogram', help: 'Writes that were stored in one transaction.', buckets: [1, 2, 5, 10, 20, 50, 100] },
  refused_total: { kind: 'counter', help: 'Messages that were refused.' },
  reports_total: { kind: 'counter', help: 'Reports of players about others.' },
  errors_total: { kind: 'counter', help: 'Errors that should not happen.' },
  alerts_total: { kind: 'counter', help: 'Notifications that were handed to push services.' },
  alerts_failed_total: { kind: 'counter', help: 'Notifications that push services did not take.' },
  nodes: { kind: 'gauge', help: 'Living nodes that share the database, as this one sees them, itself included.' },
  tables_owned: { kind: 'gauge', help: 'Tables that this node owns; 0 on a server without other nodes.' },
  takeovers_total: { kind: 'counter', help: 'Tables that this node took over from another, which had died or handed them over.' },
  heartbeat_age_seconds: { kind: 'gauge', help: 'Seconds since the last heartbeat of this node that the database has confirmed.' },
  passed_sockets: { kind: 'gauge', help: 'Sockets that this node passes on to the owners of their tables.' },
  fenced_writes_total: { kind: 'counter', help: 'Writes that were refused because another node had taken over the table.' },
  unsure_writes_total: {
    kind: 'counter',
    help: 'Writes of which it was unknown whether they had been stored; their tables were loaded again.',
  },
  database_waiting: { kind: 'gauge', help: 'Queries and writes that wait for a connection to PostgreSQL.' },
} as const satisfies Record<string, Metric>;

type Of<Kind extends Metric['kind']> = {
  [K in keyof typeof METRICS]: (typeof METRICS)[K]['kind'] extends Kind ? K : never;
}[keyof typeof METRICS];

/** Counters, gauges and histograms for /metrics, in the Prometheus text format. Each has a value from the start. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly counters = new Map<string, Counter>();
  private readonly histograms = new Map<string, Histogram>();

  /** `ofProcess` adds metrics of the process: CPU, memory, the delay of the event loop, garbage collections. */
  constructor(ofProcess = false) {
    if (ofProcess) collectDefaultMetrics({ register: this.registry });
    const registers = [this.registry];
    for (const [name, metric] of Object.entries<Metric>(METRICS)) {
      const about = { name: PREFIX + name, help: metric.help, registers };
      if (metric.kind === 'counter') this.counters.set(name, new Counter(about));
      else if (metric.kind === 'histogram') this.histograms.set(name, new Histogram({ ...about, buckets: metric.buckets! }));
    }
  }

  count(name: Of<'counter'>, by = 1): void {
    this.counters.get(name)!.inc(by);
  }
  gauge(name: Of<'gauge'>, read: () => number): void {
    new Gauge({
      name: PREFIX + name,
      help: METRICS[name].help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
  observe(name: Of<'histogram'>, value: number): void {
    this.histograms.get(name)!.observe(value);
  }
  /** All values without labels, by name. */
  async figures(): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const { name, values } of await this.registry.getMetricsAsJSON())
      for (const v of values as { metricName?: string; value: number; labels: object }[])
        if (Object.keys(v.labels).length === 0) found[v.metricName ?? name] = v.value;
    return found;
  }
  text(): Promise<string> {
    return this.registry.metrics();
  }
}

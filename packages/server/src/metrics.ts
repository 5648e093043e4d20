import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const PREFIX = 'breakpoint_';
/** The buckets of the histograms, in seconds. */
const TIMES = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];

/** Counters, gauges and histograms for /metrics, in the Prometheus text format. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly counters = new Map<string, Counter>();
  private readonly histograms = new Map<string, Histogram>();

  /** `ofProcess` adds metrics of the process: CPU, memory, the delay of the event loop, garbage collections. */
  constructor(ofProcess = false) {
    if (ofProcess) collectDefaultMetrics({ register: this.registry });
  }

  count(name: string, help: string, by = 1): void {
    let counter = this.counters.get(name);
    if (!counter) {
      counter = new Counter({ name: PREFIX + name, help, registers: [this.registry] });
      this.counters.set(name, counter);
    }
    counter.inc(by);
  }
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name: PREFIX + name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
  /** Records a duration. */
  time(name: string, help: string, seconds: number): void {
    this.observe(name, help, seconds, TIMES);
  }
  observe(name: string, help: string, value: number, buckets: number[]): void {
    let histogram = this.histograms.get(name);
    if (!histogram) {
      histogram = new Histogram({ name: PREFIX + name, help, buckets, registers: [this.registry] });
      this.histograms.set(name, histogram);
    }
    histogram.observe(value);
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

/** Counters and gauges for /metrics, in the plain text that monitors read. */
export class Metrics {
  private readonly counts = new Map<string, { help: string; value: number }>();
  private readonly gauges: { name: string; help: string; read: () => number }[] = [];

  count(name: string, help: string, by = 1): void {
    const found = this.counts.get(name);
    if (found) found.value += by;
    else this.counts.set(name, { help, value: by });
  }
  gauge(name: string, help: string, read: () => number): void {
    this.gauges.push({ name, help, read });
  }
  text(): string {
    const lines: string[] = [];
    const add = (name: string, help: string, type: string, value: number): void => {
      lines.push(`# HELP breakpoint_${name} ${help}`, `# TYPE breakpoint_${name} ${type}`, `breakpoint_${name} ${value}`);
    };
    for (const { name, help, read } of this.gauges) add(name, help, 'gauge', read());
    for (const [name, { help, value }] of this.counts) add(name, help, 'counter', value);
    return `${lines.join('\n')}\n`;
  }
}

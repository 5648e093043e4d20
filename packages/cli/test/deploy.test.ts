import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '../src/settings.js';

// The files in deploy/ agree with the server and with each other. `npm run deploy-check` runs them.

const read = (name: string): string => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
const FILES = ['Containerfile', 'compose.yaml', 'compose.nodes.yaml', 'breakpoint.service', 'Caddyfile', 'nginx.conf', 'alerts.yml'];

interface Service {
  read_only?: boolean;
  cap_drop?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

test.each(FILES)('%s names only settings that exist', (name) => {
  const known = [...SETTINGS.map((s) => s.variable), 'BREAKPOINT_OPERATOR_TOKEN'];
  for (const [variable] of read(name).matchAll(/\bBREAKPOINT_[A-Z_]+/g)) expect(known).toContain(variable);
});

test.each(['compose.yaml', 'compose.nodes.yaml'])('%s: servers are closed in, and everything it names is there', (name) => {
  const text = read(name);
  const { services, volumes } = parse(text, { merge: true }) as Compose;
  const [head] = text.split('\nname:');
  for (const [, variable] of text.matchAll(/\$\{([A-Z_]+)/g)) expect(head).toContain(`${variable}=`);
  const servers = Object.entries(services).filter(([, s]) => s.environment?.BREAKPOINT_TRUST_PROXY);
  for (const [server, { read_only, cap_drop, environment }] of servers) {
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] });
    if (servers.length > 1) expect(environment!.BREAKPOINT_ADVERTISE).toBe(`${server}:8080`);
  }
  expect(services.caddy.environment!.NODES.split(' ')).toEqual(servers.map(([server]) => `${server}:8080`));
  for (const service of Object.values(services)) {
    for (const other of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(other);
    for (const volume of service.volumes ?? []) {
      const [from] = volume.split(':');
      if (from.startsWith('./')) expect(existsSync(new URL(`../../../deploy/${from}`, import.meta.url))).toBe(true);
      else expect(volumes).toHaveProperty(from);
    }
  }
});

test('the container and the service start the same program, and neither through npm', () => {
  const [, entry] = /^ENTRYPOINT (\[.*\])$/m.exec(read('Containerfile'))!;
  const inContainer = (JSON.parse(entry) as string[]).join(' ');
  const [, command] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(read('breakpoint.service'))!;
  expect(command).toBe(`${inContainer.replace('/app/', '/opt/breakpoint/')} serve`);
});

/** The metrics that this text names, without the endings of histograms. */
const metricsIn = (text: string): string[] =>
  [...text.matchAll(/breakpoint_[a-z_]+/g)].map(([metric]) => metric.replace(/(?<=_seconds|_writes)_(bucket|sum|count)$/, ''));
const running = readFileSync(new URL('../../../docs/running.md', import.meta.url), 'utf8');

test('alerts are about metrics that exist', () => {
  const { groups } = parse(read('alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
  const rules = groups.flatMap((g) => g.rules);
  expect(rules.length).toBeGreaterThan(5);
  for (const { expr } of rules) for (const metric of metricsIn(expr)) expect(running).toContain(`| \`${metric}\` |`);
});

test('the dashboard shows every metric, and no other', () => {
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const shown = panels.flatMap((p) => p.targets.flatMap(({ expr }) => metricsIn(expr)));
  const listed = [...running.matchAll(/^\| `(breakpoint_[a-z_]+)` \|/gm)].map(([, metric]) => metric);
  expect([...new Set(shown)].sort()).toEqual(listed.sort());
});

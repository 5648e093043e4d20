import type { Log, View } from '@breakpoint/engine';
import { yamlOf } from '@breakpoint/scenario';
import { seenBy } from '../../session/taken.js';

/** The position as a scenario file (docs/scenarios.md), with only what this seat may know. The judge opens it. */
export const scenarioOf = (view: View, names: readonly string[], log: Log | null): string => yamlOf(seenBy(view, names, log));

/** The text of a bug report. */
export function reportOf(view: View, names: readonly string[], log: Log | null, problem: string | undefined): string {
  const parts = [
    '## What went wrong?',
    '',
    '## Position (as I see it)',
    '```yaml',
    scenarioOf(view, names, log).trimEnd(),
    '```',
    `Step: ${view.step}, turn ${view.turn}, decision: ${view.decision ? `${view.decision.prompt} (${names[view.decision.seat]}), options: ${view.decision.options?.map((o) => o.key).join(', ') ?? 'hidden'}` : 'none'}`,
  ];
  if (problem) parts.push('', '## Error', '```', problem, '```');
  if (log) parts.push('', '## Log', '```json', JSON.stringify(log), '```');
  parts.push('', navigator.userAgent);
  return parts.join('\n');
}

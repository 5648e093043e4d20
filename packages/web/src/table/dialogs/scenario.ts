import type { CardView, InPlayView, Log, View } from '@breakpoint/engine';

/** The position as a scenario file (docs/scenarios.md), with only what this seat may know. */
export function scenarioOf(view: View, names: readonly string[]): string {
  const unique = names.map((name, i) => (names.indexOf(name) === i ? name : `${name} ${i + 1}`));
  const lines = ['title: A position', 'players:'];
  for (const p of view.players) {
    lines.push(`  - name: ${text(unique[p.seat])}`);
    lines.push(`    factions: [${p.factions.join(', ')}]`);
    lines.push(`    vp: ${p.vp}`);
    lines.push(`    hand: ${list(p.hand.cards)}${hiddenNote(p.hand.size - p.hand.cards.length)}`);
    lines.push(`    deck: ${list(p.deck.known)}${hiddenNote(p.deck.size - p.deck.known.length)}`);
    lines.push(`    discard: ${list(p.discard)}`);
  }
  lines.push('bases:');
  for (const b of view.bases) {
    lines.push(`  - base: ${b.id}`);
    if (b.counters > 0) lines.push(`    counters: ${b.counters}`);
    if (b.minions.length > 0) lines.push('    minions:', ...b.minions.map((m) => `      - ${inPlay(m, unique)}`));
    if (b.actions.length > 0) lines.push('    actions:', ...b.actions.map((a) => `      - ${inPlay(a, unique)}`));
  }
  lines.push(`base-deck: ${list(view.baseDeck.known)}${hiddenNote(view.baseDeck.size - view.baseDeck.known.length)}`);
  lines.push(`base-discard: ${list(view.baseDiscard)}`);
  lines.push(`turn: ${text(unique[view.active])}`);
  const free = (type: string): number => (view.allowances.some((a) => a.type === type && a.free) ? 0 : 1);
  if (view.step === 'PlayCards') lines.push(`played: { minions: ${free('minion')}, actions: ${free('action')} }`);
  lines.push('steps: []');
  return `${lines.join('\n')}\n`;
}

const text = (s: string): string => (/^[\p{L}][\p{L}\p{N} ]*$/u.test(s) ? s : JSON.stringify(s));
const list = (cards: readonly CardView[]): string => `[${cards.map((c) => c.id).join(', ')}]`;
const hiddenNote = (n: number): string => (n > 0 ? ` # and ${n} unknown` : '');

function inPlay(c: InPlayView, names: readonly string[]): string {
  const parts = [`card: ${c.id}`, `controller: ${text(names[c.controller])}`];
  if (c.owner !== c.controller) parts.push(`owner: ${text(names[c.owner])}`);
  if (c.counters > 0) parts.push(`counters: ${c.counters}`);
  if (c.actions && c.actions.length > 0) parts.push(`actions: [${c.actions.map((a) => inPlay(a, names)).join(', ')}]`);
  return `{ ${parts.join(', ')} }`;
}

/** The text of a bug report. */
export function reportOf(view: View, names: readonly string[], log: Log | null, problem: string | undefined): string {
  const parts = [
    '## What went wrong?',
    '',
    '## Position (as I see it)',
    '```yaml',
    scenarioOf(view, names).trimEnd(),
    '```',
    `Step: ${view.step}, turn ${view.turn}, decision: ${view.decision ? `${view.decision.prompt} (${names[view.decision.seat]}), options: ${view.decision.options?.map((o) => o.key).join(', ') ?? 'hidden'}` : 'none'}`,
  ];
  if (problem) parts.push('', '## Error', '```', problem, '```');
  if (log) parts.push('', '## Log', '```json', JSON.stringify(log), '```');
  parts.push('', navigator.userAgent);
  return parts.join('\n');
}

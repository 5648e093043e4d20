import type { Decision } from './rules.js';
import { askedKey, type Node, newEdge, newNode } from './tree.js';

/** What a search found out about the answers to a decision, as plain data for another thread. A list is given pick by pick. */
export type Findings = Found[];
interface Found {
  key: number;
  visits: number;
  /** Each seat's sum of results. */
  sums: number[];
  /** The picks that come after this one in a list. */
  next: Findings;
}

export function findingsIn(root: Node | undefined, d: Decision, chosen = 0): Findings {
  const list: Findings = [];
  for (const [key, { visits, sums, next }] of root?.edges ?? [])
    if (visits > 0) list.push({ key, visits, sums: [...sums], next: findingsIn(next?.get(askedKey(d, chosen + 1)), d, chosen + 1) });
  return list;
}

/** Adds up two searches of the same decision: keys of moves are the same in all worlds that look alike to the seat. */
export function addFindings(root: Node, d: Decision, findings: Findings, chosen = 0): void {
  for (const { key, visits, sums, next } of findings) {
    let edge = root.edges.get(key);
    if (edge === undefined) {
      edge = newEdge(sums.length, 0);
      root.edges.set(key, edge);
    }
    edge.visits += visits;
    for (let p = 0; p < sums.length; p++) edge.sums[p] += sums[p];
    if (next.length === 0) continue;
    edge.next ??= new Map();
    const asked = askedKey(d, chosen + 1);
    const node = edge.next.get(asked) ?? newNode();
    edge.next.set(asked, node);
    addFindings(node, d, next, chosen + 1);
  }
}

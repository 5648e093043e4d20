import type { AnyCard } from './tree.js';

/** The path of every node of a card. */
export function pathsOf(card: AnyCard): Map<object, string> {
  const paths = new Map<object, string>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    paths.set(node, path);
    for (const [key, value] of Object.entries(node)) walk(value, path === '' ? key : `${path}/${key}`);
  };
  walk(card, '');
  return paths;
}

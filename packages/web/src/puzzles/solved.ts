const KEY = 'breakpoint-puzzles';

/** The puzzles that were solved on this device. */
export function solvedPuzzles(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function keepSolved(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...solvedPuzzles(), id])]));
  } catch {
    // In a browser that stores nothing, the puzzle can be solved again.
  }
}

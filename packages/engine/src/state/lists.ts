/** A sorted copy. Lists of cards are short, and sorting with a comparison function is slow. */
export function sorted(list: readonly number[]): number[] {
  const sorted = list.slice();
  for (let i = 1; i < sorted.length; i++) {
    const x = sorted[i];
    let at = i;
    for (; at > 0 && sorted[at - 1] > x; at--) sorted[at] = sorted[at - 1];
    sorted[at] = x;
  }
  return sorted;
}

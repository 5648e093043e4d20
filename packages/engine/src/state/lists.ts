/** A sorted copy. Lists of cards are short, and sorting with a comparison function is slow. */
export function sorted(list: readonly number[]): number[] {
  const copy = list.slice();
  for (let i = 1; i < copy.length; i++) {
    const x = copy[i];
    let at = i;
    for (; at > 0 && copy[at - 1] > x; at--) copy[at] = copy[at - 1];
    copy[at] = x;
  }
  return copy;
}

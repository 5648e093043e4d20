const DAY = 86_400_000;

/** The number of a day in the player's own calendar. */
export const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** The place in the list of a day's puzzle: the same for everybody, and no puzzle comes again before all others have come. */
export function puzzleOn(day: number, puzzles: number): number {
  let stride = Math.max(1, Math.floor(puzzles * 0.62));
  while (divisor(stride, puzzles) !== 1) stride++;
  return (day * stride) % puzzles;
}

/** How many days in a row the puzzle of the day was solved, up to today or, if today's is still open, yesterday. */
export function streakOf(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let last = solved.has(today) ? today : today - 1;
  let streak = 0;
  while (solved.has(last--)) streak++;
  return streak;
}

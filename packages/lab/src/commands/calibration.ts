import { interval, percent, readArgs, UsageError } from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { type Correction, corrected, correctionFrom, errorOf, positionsIn, type Shown, tenthsOf } from '../matches/calibration.js';
import { readLessons } from '../matches/lessons.js';

/** Compares the chances that a search showed in games with who won them. */
export async function calibration(args: string[], cards: CardSet): Promise<number> {
  const { values } = readArgs({ args, options: { games: { type: 'string', multiple: true }, fit: { type: 'boolean' } } });
  if (values.games === undefined) throw new UsageError('--games names the files of games that a search has played (lab train --play)');
  for (const file of values.games) {
    const { how, lessons } = readLessons(file);
    const games = lessons.map((lesson) => positionsIn(cards, how, lesson));
    if (games.every((positions) => positions.length === 0)) throw new UsageError(`${file} has no game of a search`);
    console.log(`${file}: ${lessons.length} games of ${how.players}, ${how.bot}`);
    print(games.flat());
    if (!values.fit) continue;
    // A map is tested on games that it was not made from.
    const [used, held] = [0, 1].map((rest) => games.filter((_, i) => i % 2 === rest).flat());
    const map = correctionFrom(used);
    console.log(`a map from every second game: ${map.map((x) => x.toFixed(3)).join(' ')}; the other games, as shown and corrected:`);
    print(held);
    print(held, map);
  }
  return 0;
}

function print(positions: readonly Shown[], map?: Correction): void {
  const tenths = tenthsOf(map ? positions.map((p) => ({ ...p, chance: corrected(map, p) })) : positions);
  for (const { tenth, positions: n, shown, won } of tenths)
    console.log(
      `  ${String(10 * tenth).padStart(2)} to ${10 * tenth + 10} %: ${n} positions, shown ${percent(shown)}, won ${percent(won.value)} (${interval(won)})`,
    );
  const { average, beyond } = errorOf(tenths);
  console.log(`  mean error over tenths ${(100 * average).toFixed(1)} points; at most ${(100 * beyond).toFixed(1)} beyond an interval`);
}

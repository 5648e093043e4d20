import { interval, percent, readArgs, UsageError } from '@breakpoint/cli/tools';
import type { CardSet } from '@breakpoint/engine';
import { correctedBy, correctionOf, errorOf, onePerTenth, positionsIn, type Shown, tenthsOf, UNCHANGED } from '../matches/calibration.js';
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
    print(games, how.seed);
    if (!values.fit) continue;
    // A map is tested on games that it was not made from.
    const [used, held] = [0, 1].map((rest) => games.filter((_, i) => i % 2 === rest));
    console.log('every second game, with a map from the others:');
    print(held, how.seed, correctionOf(used, how.seed));
    console.log(
      `the map from all games: ${correctionOf(games, how.seed)
        .map((x) => x.toFixed(3))
        .join(' ')}`,
    );
  }
  return 0;
}

function print(games: readonly (readonly Shown[])[], seed: string, map = UNCHANGED): void {
  const tenths = (positions: readonly Shown[]) => tenthsOf(positions.map((p) => ({ ...p, chance: correctedBy(map, p) })));
  const here = tenths(games.flatMap((game, n) => onePerTenth(game, `${seed} ${n}`, map)));
  for (const { tenth, positions: n, shown, won } of here)
    console.log(
      `  ${String(10 * tenth).padStart(2)} to ${10 * tenth + 10} %: ${n} positions, shown ${percent(shown)}, won ${percent(won.value)} (${interval(won)})`,
    );
  const { average, beyond } = errorOf(here);
  console.log(`  mean error over tenths ${points(average)} points; at most ${points(beyond)} beyond an interval`);
  // The positions of a game are alike, so that these have no intervals.
  const all = tenths(games.flat());
  console.log(
    `  all positions: ${all.map(({ shown, won }) => `${points(shown)}/${points(won.value)}`).join(' ')}; mean error ${points(errorOf(all).average)}`,
  );
}

const points = (x: number): string => (100 * x).toFixed(1);

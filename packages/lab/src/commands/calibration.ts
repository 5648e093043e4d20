import type { Correction } from '@breakpoint/bots';
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
    const maps = Array.from({ length: PARTS }, (_, part) =>
      correctionOf(
        games.filter((__, n) => n % PARTS !== part),
        how.seed,
      ),
    );
    console.log('with maps, each from the other games:');
    print(games, how.seed, (n) => maps[n % PARTS]);
    const map = correctionOf(games, how.seed).map((x) => x.toFixed(3));
    console.log(`the map from all games: ${map.join(' ')}`);
  }
  return 0;
}

const PARTS = 6;

function print(games: readonly (readonly Shown[])[], seed: string, mapOf: (n: number) => Correction = () => UNCHANGED): void {
  const tenths = (choose: (game: readonly Shown[], n: number) => readonly Shown[]) =>
    tenthsOf(games.flatMap((game, n) => choose(game, n).map((p) => ({ ...p, chance: correctedBy(mapOf(n), p) }))));
  const here = tenths((game, n) => onePerTenth(game, `${seed} ${n}`, mapOf(n)));
  for (const { tenth, positions: n, shown, won } of here)
    console.log(
      `  ${String(10 * tenth).padStart(2)} to ${10 * tenth + 10} %: ${n} positions, shown ${percent(shown)}, won ${percent(won.value)} (${interval(won)})`,
    );
  const { average, beyond } = errorOf(here);
  console.log(`  mean error over tenths ${points(average)} points; at most ${points(beyond)} beyond an interval`);
  // The positions of a game are alike, so these figures have no intervals.
  const all = tenths((game) => game);
  console.log(
    `  all positions: ${all.map(({ shown, won }) => `${points(shown)}/${points(won.value)}`).join(' ')}; mean error ${points(errorOf(all).average)}`,
  );
}

const points = (x: number): string => (100 * x).toFixed(1);

import { existsSync, openSync, readFileSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { type CardSet, type Numbers, RULES_VERSION } from '@breakpoint/engine';
import { UsageError } from '../args.js';
import type { Row } from './match.js';
import { type Done, nothingDone } from './tasks.js';

/** A file of results, one line of JSON each. Games that it already has are not played again. */
interface Results {
  done: Set<number>;
  write: (done: Done) => void;
}

/** Opens the file of the games that bots played, one line for each game. */
export function openResults(path: string, what: string): Results {
  const done = new Set<number>();
  const append = openLines<Row>(path, (row) => {
    const seed = row.seed.slice(0, row.seed.lastIndexOf('/'));
    if (`${row.bots.length} ${row.bots[0]} ${seed}` !== what)
      throw new UsageError(`${path} contains games with other players, another bot or another seed; choose another file with --out`);
    done.add(row.game);
  });
  return { done, write: ({ rows }) => rows.forEach(append) };
}

/** The games that a check is about, apart from their numbers. */
interface CheckedGames extends Partial<Numbers> {
  players: number;
  seed: string;
  rules: string | null;
  factions: string | null;
}

type Checked = Pick<Done, 'checked' | 'decisions' | 'turns' | 'used'>;

/**
 * Opens the file of checked games, one line for the few games that a thread checks at a time, and adds the games that it has to
 * the total. A game that failed is not in the file, so it is checked again.
 */
export function openChecked(cards: CardSet, path: string, games: CheckedGames, total: { add: (done: Done) => void }): Results {
  const about = JSON.stringify({ ...games, versions: `rules ${RULES_VERSION}, cards ${cards.version}` });
  const done = new Set<number>();
  const append = openLines<Checked & { about: unknown }>(path, ({ checked, decisions, turns, used, about: other }) => {
    if (JSON.stringify(other) !== about)
      throw new UsageError(`${path} is about other games: ${JSON.stringify(other)}, not ${about}; choose another file with --out`);
    for (const n of checked) done.add(n);
    total.add({ ...nothingDone(), games: checked.length, checked, decisions, turns, used });
  });
  return {
    done,
    write: ({ checked, decisions, turns, used }) => {
      if (checked.length > 0) append({ about: JSON.parse(about), checked, decisions, turns, used });
    },
  };
}

/** Reads the lines of the file, if there is one, and returns a function that adds a line. */
function openLines<T>(path: string, each: (line: T) => void): (line: T) => void {
  if (existsSync(path)) {
    const text = readFileSync(path, 'utf8');
    const whole = text.lastIndexOf('\n') + 1;
    // A line that was cut off is removed, and its games are played again.
    if (whole < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, whole)));
    for (const line of text.slice(0, whole).split('\n')) if (line !== '') each(JSON.parse(line) as T);
  } else writeFileSync(path, '');
  const file = openSync(path, 'a');
  return (line) => void writeSync(file, `${JSON.stringify(line)}\n`);
}

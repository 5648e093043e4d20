import type { Followups } from './bot.js';
import type { Clock } from './clock.js';
import type { Search } from './descent.js';
import type { Fate } from './fate.js';
import { before, Watch } from './fates.js';
import type { PlayStep } from './line.js';
import { type Chance, type Game, type Knowledge, keyOf } from './rules.js';
import { shownChance } from './shown.js';
import type { Node } from './tree.js';

/** Makes each play in the same worlds. A world in which one of them runs into a fault is left out for all of them. */
export function followUp(
  search: Search,
  root: Node,
  clock: Clock,
  knowledge: Knowledge,
  chance: Chance,
  plays: readonly (readonly PlayStep[])[],
  worlds: number,
): Followups {
  const first = knowledge.sample(chance);
  const start = before(first, knowledge.seat);
  const fates: Fate[][] = plays.map(() => []);
  for (let n = 0; n < worlds && clock.goesOn(n, root); n++) {
    const world = n === 0 ? first : knowledge.sample(chance);
    const here = plays.map((play) => fateOf(search, world, play, new Watch(start)));
    if (here.every((fate) => fate !== null)) for (const [i, fate] of here.entries()) fates[i].push(fate);
  }
  return { start, fates, keyOf: (card) => keyOf(first, card), shown: (chance) => shownChance(first, chance) };
}

function fateOf(search: Search, world: Game, play: readonly PlayStep[], watch: Watch): Fate | null {
  try {
    const g = world.fork({ events: true });
    // In the middle of an ability, a copy repeats the answers since the last quiet position.
    g.takeEvents();
    search.iterate(g, 0, { answers: play.map((step) => step.keys), watch });
    return watch.fate;
  } catch {
    // A sampled world can run into a fault that the real game does not have.
    return null;
  }
}

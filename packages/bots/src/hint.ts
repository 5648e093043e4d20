import type { Budget, Considered } from './bot.js';
import { type Ground, grounds, type Outlook } from './outlook.js';
import type { Chance, Knowledge, Seat } from './rules.js';
import { type Searcher, searchWith } from './search.js';

/** One of the options worth considering. */
export interface HintOption {
  keys: string[];
  /** The key of the best answer to the question that follows at once. */
  onwards?: string;
  /** The chance of winning after this option, 0 to 1. */
  chance: number;
  /** For the best option: where it is ahead of the second best. For the others: where they are behind the best. */
  grounds: Ground[];
}

/** The recommended answer, and why. `options` begins with it, and is empty if nothing was weighed. */
export interface Hint {
  keys: string[];
  options: HintOption[];
}

/** How long the search may think about a hint. */
const HINT: Budget = { ms: 500 };
const SHOWN = 3;
/** An option with fewer visits is not known well enough to be compared with the best. */
const MIN_VISITS = 8;

/** The best option and up to two others, with their chances and what decides between them. */
export function hintFor(knowledge: Knowledge, chance: Chance, budget: Budget = HINT, bot: Searcher = searchWith()): Hint {
  const advice = bot.advise(knowledge, chance, budget, { outlook: true });
  const d = knowledge.decision;
  const [best, ...others] = advice.options.filter((o) => o.outlook !== undefined);
  // The options of a list are only its first picks, which are no answers by themselves.
  if (best === undefined || d.most > 1 || best.keys[0] !== advice.keys[0]) return { keys: advice.keys, options: [] };
  const known = [best, ...others.filter((o) => o.visits >= MIN_VISITS).slice(0, SHOWN - 1)];
  // The chances are shown, so the highest comes first. One that rests on few visits is only luck, and is left out if it would win.
  const top = known.filter((o) => 2 * o.visits >= best.visits).reduce((a, b) => (b.value > a.value ? b : a));
  const compared = known.filter((o) => o !== top && o.value <= top.value).sort((a, b) => b.value - a.value);
  const options = [top, ...compared].map((o, i) => ({
    keys: o.keys,
    ...(o.onwards !== undefined && { onwards: o.onwards }),
    chance: o.value,
    grounds: i > 0 ? advantages(top, o, d.seat).map(reversed) : compared.length > 0 ? advantages(o, compared[0], d.seat) : [],
  }));
  return { keys: top.keys, options };
}

/** What speaks for one option over another; nothing if the other looks better. */
export const advantages = (one: Considered, other: Considered, seat: Seat): Ground[] =>
  one.value < other.value ? [] : grounds(one.outlook as Outlook, other.outlook as Outlook, seat);

/** The same ground from the other option's side. */
export const reversed = (ground: Ground): Ground => ({ ...ground, here: ground.there, there: ground.here });

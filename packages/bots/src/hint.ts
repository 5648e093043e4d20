import type { Budget, Considered } from './bot.js';
import { type Ground, grounds, type Outlook } from './outlook.js';
import type { Chance, Knowledge, Seat } from './rules.js';
import { type Searcher, searchWith } from './search.js';

/** One of the options worth thinking about. */
export interface HintOption {
  keys: string[];
  /** What to do at once if that is asked next. */
  onwards?: string;
  /** How likely it makes a win, 0 to 1. */
  chance: number;
  /** For the best one: what it has that the second has not. For the others: what they have less of than the best one. */
  grounds: Ground[];
}

/** What to do, and why. The options are empty where there is nothing to weigh. */
export interface Hint {
  keys: string[];
  options: HintOption[];
}

/** How long may be thought about a hint. */
export const HINT: Budget = { ms: 300 };
const SHOWN = 3;
/** An option that was tried less often is not known well enough to speak of. */
const KNOWN = 8;

/** The two or three best options with their chances, and what decides between them. */
export function hintFor(knowledge: Knowledge, chance: Chance, budget: Budget = HINT, bot: Searcher = searchWith()): Hint {
  const advice = bot.advise(knowledge, chance, budget, { outlook: true });
  const d = knowledge.decision;
  const seen = advice.options.filter((o) => o.visits >= KNOWN && o.outlook !== undefined).slice(0, SHOWN);
  const [best, second] = seen;
  // Of a list, only the whole is an answer.
  if (best === undefined || second === undefined || d.most > 1 || best.keys[0] !== advice.keys[0])
    return { keys: advice.keys, options: [] };
  const options = seen.map((o, i) => ({
    keys: o.keys,
    ...(o.onwards !== undefined && { onwards: o.onwards }),
    chance: o.value,
    grounds: i === 0 ? between(o, second, d.seat) : between(best, o, d.seat).map(turned),
  }));
  return { keys: advice.keys, options };
}

/** What speaks for an option that looks better than another. */
export const between = (one: Considered, other: Considered, seat: Seat): Ground[] =>
  one.value < other.value ? [] : grounds(one.outlook as Outlook, other.outlook as Outlook, seat);

/** The same, seen from the other option. */
export const turned = (ground: Ground): Ground => ({ ...ground, here: ground.there, there: ground.here });

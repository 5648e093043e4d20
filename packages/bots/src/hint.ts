import type { Budget, Considered } from './bot.js';
import type { PlayStep } from './line.js';
import { compared, mean, type Reason, reasonsFor } from './reasons.js';
import type { Chance, Knowledge } from './rules.js';
import { type Searcher, searchWith } from './search.js';

/** One of the plays worth considering. */
export interface HintOption {
  /** The answer that begins it. */
  keys: string[];
  /** The whole play, answer by answer. */
  play: PlayStep[];
  /** The chance of winning after it, 0 to 1, and by how many VP the seat is likely to be ahead at the end. */
  chance: number;
  margin: number;
}

/** The recommended answer, and why. `options` begins with it, and is empty if nothing was weighed. */
export interface Hint {
  keys: string[];
  options: HintOption[];
  /** Why the first play is better than the second, which is the other play in their sentences. */
  reasons: Reason[];
  /** No play is clearly better than the others. */
  alike: boolean;
  /** The game is nearly decided, so that VP say more than chances. */
  decided: boolean;
}

/** How long the search may think about a hint, and for how long and in how many worlds it compares two plays. */
const HINT: Budget = { ms: 450 };
const COMPARE_MS = 300;
const WORLDS = 48;
const SHOWN = 3;
/** An option with fewer visits is not known well enough to be compared with the best. */
export const MIN_VISITS = 8;

/** Beyond these chances the game is nearly decided: then plays are told apart by VP. */
const LOW = 0.2;
const HIGH = 0.8;
export const isDecided = (chance: number): boolean => chance < LOW || chance > HIGH;

/** Smaller differences in chance, and in VP, mean nothing. */
const CLEAR = 0.03;
const CLEAR_VP = 0.3;

/** In a game that is nearly decided, all chances are alike, and VP tell the plays apart. */
const worthBy = (best: Considered): ((o: Considered) => number) => (isDecided(best.value) ? (o) => o.margin ?? 0 : (o) => o.value);

/**
 * The play that is shown as the best: the one with the highest chance, or the most VP in a game that is nearly decided. `best` is
 * the answer of the search: a higher chance that rests on far fewer visits is only luck.
 */
export function bestOf<T extends Considered>(known: readonly T[], best: T): T {
  const worth = worthBy(best);
  const least = isDecided(best.value) ? MIN_VISITS : best.visits / 2;
  return known.filter((o) => o.play !== undefined && o.visits >= least).reduce((a, b) => (worth(b) > worth(a) ? b : a), best);
}

type Known = Considered & Required<Pick<Considered, 'play' | 'margin'>>;

/** The best play and up to two others, and what speaks for the best one. */
export function hintFor(knowledge: Knowledge, chance: Chance, budget: Budget = HINT, bot: Searcher = searchWith()): Hint {
  const study = bot.study(knowledge, chance, budget, { plays: true });
  const advice = study.advice();
  const options = advice.options.filter((o): o is Known => o.play !== undefined);
  const best = options.find((o) => o.keys.join() === advice.keys.join());
  if (best === undefined) return { keys: advice.keys, options: [], reasons: [], alike: false, decided: false };
  const known = options.filter((o) => o === best || o.visits >= MIN_VISITS);
  const top = bestOf(known, best);
  const worth = worthBy(best);
  const others = known
    .filter((o) => o !== top && worth(o) <= worth(top))
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, SHOWN - 1);
  const alike = others.length > 0 && others.every((o) => top.value - o.value < CLEAR && top.margin - o.margin < CLEAR_VP);
  const shown = [top, ...others].map((o) => ({ keys: o.keys, play: o.play, chance: o.value, margin: o.margin }));
  const hint: Hint = { keys: top.keys, options: shown, reasons: [], alike, decided: isDecided(best.value) };
  if (others.length === 0 || alike) return hint;
  const plays = [top.play, others[0].play];
  const followed = study.follow(plays, WORLDS, budget.ms === undefined ? undefined : COMPARE_MS);
  const reasons = reasonsFor(compared(followed, plays));
  const [one, other] = followed.fates.map((fates) => mean(fates.map((f) => f.chance)));
  // What the search found may have been luck.
  return { ...hint, reasons, alike: reasons.length === 0 && one - other < CLEAR };
}

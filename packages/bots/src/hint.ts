import type { Budget, Considered } from './bot.js';
import type { PlayStep } from './line.js';
import { compared, isDeed, type Reason, reasonsFor, swapped } from './reasons.js';
import type { Chance, Knowledge } from './rules.js';
import { type Searcher, searchWith } from './search.js';
import { LEAST_WORLDS, mean } from './shares.js';

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
  /** What the first play does that the second, which is the other play in their sentences, does not. */
  reasons: Reason[];
  /** What the second play does instead, if they are alike. */
  instead: Reason[];
  /** None of these plays is clearly better than the others. */
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
  if (best === undefined) return { keys: advice.keys, options: [], reasons: [], instead: [], alike: false, decided: false };
  const known = options.filter((o) => o === best || o.visits >= MIN_VISITS);
  const top = bestOf(known, best);
  const worth = worthBy(best);
  const behind = known.filter((o) => o !== top && worth(o) <= worth(top)).sort((a, b) => worth(b) - worth(a));
  const isClear = (o: Known, times = 1): boolean => top.value - o.value >= times * CLEAR || top.margin - o.margin >= times * CLEAR_VP;
  // The same plays in another order tell nothing, unless the order matters.
  const different = behind.filter((o) => isClear(o, 2) || !isReordered(top.play, o.play));
  const others = (different.length > 0 ? different : behind).slice(0, SHOWN - 1);
  const hint: Hint = { keys: top.keys, options: [], reasons: [], instead: [], alike: false, decided: isDecided(best.value) };
  const shown = [top, ...others].map((o) => ({ keys: o.keys, play: o.play, chance: o.value, margin: o.margin }));
  // If there was no time to know another play, the next one is known only by what comes of both in the same worlds.
  const second = others[0] ?? options.find((o) => o !== top && !isReordered(top.play, o.play));
  if (second === undefined) return { ...hint, options: shown };
  const plays = [top.play, second.play];
  const followed = study.follow(plays, WORLDS, budget.ms === undefined ? undefined : COMPARE_MS);
  if (followed.fates[0].length < LEAST_WORLDS) return { ...hint, options: shown };
  const [one, other] = followed.fates.map((fates) => ({
    chance: mean(fates.map((f) => f.chance)),
    margin: mean(fates.map((f) => f.margin)),
  }));
  if (others.length === 0) shown.splice(0, 1, { ...shown[0], ...one }, { keys: second.keys, play: second.play, ...other });
  const both = compared(followed, plays);
  const reasons = reasonsFor(both);
  // What the search found may have been luck, if nothing of it is left in the same worlds.
  const isLevel = one.chance - other.chance < CLEAR && one.margin - other.margin < CLEAR_VP;
  const alike = isLevel && (!others.some((o) => isClear(o)) || reasons.every(isDeed));
  if (!alike) return { ...hint, options: shown, reasons };
  const isDone = ({ kind }: Reason): boolean => kind !== 'overall';
  const instead = reasonsFor(swapped(both)).filter(isDone).slice(0, 1);
  return { ...hint, options: shown, alike, reasons: reasons.filter(isDone), instead };
}

/** The cards that are played or used in a play, with their bases, in its order. */
const partsOf = (play: readonly PlayStep[]): string[] =>
  play.flatMap(({ prompt, keys }, i) => {
    const next = play[i + 1];
    return prompt === 'play-phase' ? [`${keys[0].replace(/:\d+$/, '')} ${next?.prompt === 'play-at' ? next.keys[0] : ''}`] : [];
  });

/** Does one of the plays begin with what the other one does later? */
function isReordered(one: readonly PlayStep[], other: readonly PlayStep[]): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.slice(1).includes(b[0]) || b.slice(1).includes(a[0]);
}

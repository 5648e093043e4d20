import type { Budget, Considered, Followups } from './bot.js';
import { END } from './descent.js';
import type { Fate } from './fate.js';
import { withFurther } from './further.js';
import type { PlayStep } from './line.js';
import { eitherIn, isCommon, isIn, isNoBetter, loomingIn, pictureOf, prized, tellable } from './picture.js';
import {
  type Compared,
  compared,
  deedsOf,
  isContrast,
  isDeed,
  isSight,
  isThin,
  type Reason,
  reasonsFor,
  SENTENCES,
  swapped,
} from './reasons.js';
import type { Chance, Knowledge } from './rules.js';
import { type Searcher, searchWith } from './search.js';
import { isUsual, LEAST_WORLDS, mean, surelyMean } from './shares.js';

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
  /** What the first play does and the second does not; their sentences call the second "the other play". */
  reasons: Reason[];
  /** What the second play does instead, if they are alike. */
  instead: Reason[];
  /** None of these plays is clearly better than the others. */
  alike: boolean;
  /** The first two plays can both be made in this turn. */
  both: boolean;
  /** The game is nearly decided, so that VP say more than chances. */
  decided: boolean;
}

/** How long the search may think about a hint. */
const HINT: Budget = { ms: 450 };
/** For how long, and in how many worlds, it then compares plays. */
const COMPARE_MS = 300;
const WORLDS = 48;
const SHOWN = 3;
const FOLLOWED = 3;
/** An option with fewer visits is not known well enough to be compared with the best. */
export const MIN_VISITS = 8;

/** Beyond these chances the game is nearly decided: then plays are told apart by VP. */
const LOW = 0.2;
const HIGH = 0.8;
export const isDecided = (chance: number): boolean => chance < LOW || chance > HIGH;

/** Smaller differences in chance, and in VP, mean nothing. */
const CLEAR = 0.03;
const CLEAR_VP = 0.3;
/** If nothing else is known, differences below this one mean nothing either. */
const SILENT_VP = 0.5;
/** Smaller differences are hardly seen. */
const CLOSE = 0.015;
const CLOSE_VP = 0.15;

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
  if (best === undefined) return { keys: advice.keys, options: [], reasons: [], instead: [], alike: false, both: false, decided: false };
  const known = options.filter((o) => o === best || (o.visits >= MIN_VISITS && wording(o.play) !== wording(best.play)));
  const top = bestOf(known, best);
  const worth = worthBy(best);
  const behind = known
    .filter((o) => o !== top && worth(o) <= worth(top))
    .sort((a, b) => worth(b) - worth(a))
    // Copies of a card at the same base make the same play.
    .filter((o, i, list) => [top, ...list.slice(0, i)].every((before) => wording(before.play) !== wording(o.play)))
    // Ending the turn is compared only if there is nothing else.
    .sort((a, b) => Number(isEnding(a)) - Number(isEnding(b)));
  // If there was no time to get to know another play, the next one is judged only by what comes of both in the same worlds.
  const others =
    behind.length > 0 ? behind.slice(0, FOLLOWED) : options.filter((o) => o !== top && !isReordered(top.play, o.play)).slice(0, 1);
  const hint: Hint = {
    keys: top.keys,
    options: [top].map(shown),
    reasons: [],
    instead: [],
    alike: false,
    both: false,
    decided: isDecided(best.value),
  };
  if (others.length === 0) return hint;
  const followed = study.follow(
    [top, ...others].map((o) => o.play),
    WORLDS,
    budget.ms === undefined ? undefined : COMPARE_MS,
  );
  if (followed.fates[0].length < LEAST_WORLDS) return { ...hint, options: [top, ...behind].slice(0, SHOWN).map(shown) };
  return { ...hint, ...comparison(top, others, followed) };
}

const shown = ({ keys, play, value, margin }: Known): HintOption => ({ keys, play, chance: value, margin });

/** Is the first play better by enough (or by several times that) to be called clearly better? */
const isClear = (top: Considered, o: Considered, times = 1): boolean =>
  top.value - o.value >= times * CLEAR || (top.margin ?? 0) - (o.margin ?? 0) >= times * CLEAR_VP;

type Worth = Pick<HintOption, 'chance' | 'margin'>;

/** What came of the best play and of the others in the same worlds. */
class Comparing {
  constructor(
    readonly top: Known,
    private readonly others: readonly Known[],
    private readonly followed: Followups,
  ) {}

  /** The two plays, in the worlds in which both were made. */
  with(o: Known): Compared {
    return compared({ ...this.followed, fates: [this.followed.fates[0], this.fatesOf(o)] }, [this.top.play, o.play]);
  }

  private fatesOf(o: Known): Fate[] {
    return this.followed.fates[1 + this.others.indexOf(o)];
  }

  /**
   * Do both come to the same turn? They do if they are the same plays in another order that does not matter, or a minion and an action that
   * can both be played.
   */
  isSame(o: Known): boolean {
    return (
      isReordered(this.top.play, o.play) || isBeside(this.with(o)) || isSameTurn(this.top, o, this.followed, 1 + this.others.indexOf(o))
    );
  }

  /** The other plays that are shown. The best play is compared with the first of them. */
  list(): Known[] {
    const { top, others } = this;
    const different = others.filter((o) => isClear(top, o, 2) || !this.isSame(o));
    const list = (different.length > 0 ? different : [...others]).slice(0, SHOWN - 1);
    const isTold = (o: Known): boolean =>
      withFurther(this.with(o), reasonsFor(this.with(o))).some((reason) => !isSight(reason) && reason.kind !== 'saves');
    // If nothing explains why the next play is clearly worse, something may explain why the one after it is.
    if (isClear(top, list[0]) && !isTold(list[0]) && list.slice(1).some((o) => isTold(o) && !isEnding(o))) list.reverse();
    // Among plays that are about as good, the best play is compared with one that shows a difference.
    const isSilent = (o: Known): boolean => ownIn(this.with(o)).length === 0;
    if (!isClear(top, list[0]) && isSilent(list[0]) && list.slice(1).some((o) => !isEnding(o) && !isSilent(o))) list.reverse();
    return list;
  }

  /** What the worlds say of a play. */
  worthOf(fates: readonly Fate[]): Worth {
    return { chance: this.followed.shown(mean(fates.map((x) => x.chance))), margin: mean(fates.map((x) => x.margin)) };
  }
}

/** What is said of the best play and the others, judging by what came of all of them in the same worlds. */
function comparison(top: Known, others: readonly Known[], followed: Followups): Omit<Hint, 'decided'> {
  const comparing = new Comparing(top, others, followed);
  const list = comparing.list();
  const [second] = list;
  const facts = comparing.with(second);
  const [one, other] = [facts.one, facts.other].map((fates) => comparing.worthOf(fates));
  const options = [top, ...list].map(shown);
  const reasons = reasonsFor(facts);
  // If nothing of the difference is left in the same worlds, what the search found may have been luck.
  const isLevel = one.chance - other.chance < CLEAR && one.margin - other.margin < CLEAR_VP;
  // The search may hardly know the second play: then only the worlds count.
  const isKnown = second.visits >= MIN_VISITS;
  const isNear = isLevel || (isKnown && !isClear(top, second));
  // The search does not know either which play is better if the worlds leave it open.
  const leads = facts.one.map((f, i) => f.chance - facts.other[i].chance);
  const isOpen = surelyMean(leads) < CLOSE && surelyMean(leads.map((x) => -x)) < CLOSE && one.chance - other.chance < CLEAR;
  const areLevel = isLevel && (!list.some((o) => isClear(top, o)) || reasons.every(isDeed));
  // Plays whose figures hardly differ are called alike, even if one of them does something that the other one does not.
  const alike =
    (reasons.length === 0 ? isNear || isOpen : areLevel) ||
    (reasons.every(isDeed) && areClose(isKnown ? options : [one, other], reasons.length === 0 ? SILENT_VP : CLEAR_VP));
  // The figures must fit the words: these two plays are known best by what came of them.
  if (!isKnown || (alike && isClear(top, second))) options.splice(0, 2, { ...options[0], ...one }, { ...options[1], ...other });
  if (!alike) return { keys: top.keys, options, ...told(facts, reasons, true), alike, both: false };
  // A third play that is clearly worse does not belong among plays that are alike.
  if (list.length > 1 && isClear(top, list[1])) options.pop();
  return evenly(facts, options, isDecided(top.value), comparing.isSame(second));
}

/** What is said of plays that are alike. The recommended one has the better figures, or something can be said for it. */
function evenly(facts: Compared, options: HintOption[], decided: boolean, both: boolean): Omit<Hint, 'decided'> {
  const ahead = (by: 'chance' | 'margin'): number => options[0][by] - options[1][by];
  const [isBehind, isAhead] = [1, -1].map((sign) => sign * (decided ? ahead('margin') / CLOSE_VP : ahead('chance') / CLOSE) < -1);
  const isClose = ahead('chance') < CLOSE && ahead('margin') < CLOSE_VP;
  const isSilent = [deedsOf, ownIn].some((of) => of(facts).length === 0 && of(swapped(facts)).length > 0);
  // The play with the higher figure comes first, unless nothing can be said for it.
  const isLower = !decided && percent(options[0]) < percent(options[1]) && ownIn(swapped(facts)).length > 0;
  const isVain = deedsOf(swapped(facts)).some(isWaste) && !deedsOf(facts).some(isWaste);
  // Ending the turn gives way to a play that is about as good if it only keeps a card.
  const isSpare =
    isEnding(options[0]) &&
    !isAhead &&
    deedsOf(facts).every((one) => isThin(one) || one.kind === 'merely') &&
    ownIn(swapped(facts)).length > 0;
  const turned = isBehind || isLower || isVain || (isClose && isSilent) || isSpare;
  if (turned) options.splice(0, 2, options[1], options[0]);
  const recommended = turned ? swapped(facts) : facts;
  const [{ keys }] = options;
  // The second play may have turned out clearly better in the same worlds. Then the plays are not alike.
  if (turned && isClearly(options[0], options[1], decided))
    return { keys, options, ...told(recommended, reasonsFor(recommended), true), alike: false, both: false };
  const said = told(recommended, deedsOf(recommended));
  // It helps nobody to read that doing nothing is about as good, or that it keeps a card.
  const isKept = ({ kind, ...more }: Reason): boolean => kind === 'saves' && !('vain' in more);
  if (recommended.idle[0] && said.reasons.every((one) => isKept(one) || isCommon(one))) said.reasons = said.reasons.filter(isCommon);
  // But if nothing can be said for a play, it is all there is to say.
  const isMute = !isEnding(options[0]) && said.reasons.length + said.instead.length === 0;
  return { keys, options, ...said, alike: isMute || !isEnding(options[0]), both };
}

/** Do the chances of the first two hardly differ as they are shown, and their VP by less than this? */
const areClose = ([one, other]: readonly Worth[], vp: number): boolean =>
  Math.abs(percent(one) - percent(other)) < 100 * CLEAR - 0.5 && Math.abs(one.margin - other.margin) < vp;

/** A chance as it is shown. */
const percent = ({ chance }: Worth): number => Math.round(100 * chance);

/** Is the card of the other play spent for nothing? */
const isWaste = (one: Reason): boolean => one.kind === 'saves' && one.vain === true;

/**
 * The reasons for a play, or else how the table looks after it, and after the other play if it looks different then. `isBetter`: the play
 * is better than the other one.
 */
function told(both: Compared, found: Reason[], isBetter = false): Pick<Hint, 'reasons' | 'instead'> {
  const reasons = withFurther(both, found);
  // What the other play gains is told in any case.
  if (reasons.some((reason) => !isDeed(reason)))
    return {
      reasons: tellable(both, reasons),
      instead: reasonsFor(swapped(both))
        .filter((reason) => reason.kind === 'gains' || reason.kind === 'earns')
        .slice(0, 1),
    };
  // Ending the turn changes nothing. What may score soon is worth a word if there is nothing else.
  const [mine, theirs] = [both, swapped(both)].map((x) => (x.names[0].join() === END ? loomingIn(x) : pictureOf(x)));
  const own = mine.filter((one) => !isIn(reasons, one));
  // If the other play is in vain, that does not say what this one is good for.
  const isOfOther = !both.idle[0] && reasons.every(({ kind }) => kind === 'saves');
  const sights = isOfOther ? own.filter((one) => !isCommon(one)).slice(0, SENTENCES - reasons.length) : reasons.every(isThin) ? own : [];
  // How the seat stands at a base says how much power it has there.
  const isSaid = (one: Reason): boolean =>
    one.kind === 'holds' && sights.some((sight) => sight.kind === 'stands' && sight.base === one.base);
  const main = [...sights, ...reasons.filter((one) => !isSaid(one))].slice(0, SENTENCES);
  // How the table looks says little without the bases that score anyway.
  const either = main.length === 1 && (isSight(main[0]) || isThin(main[0])) && !isCommon(main[0]) ? eitherIn(both).slice(0, 1) : [];
  const first = [...main, ...either];
  const instead = first.some(isContrast)
    ? []
    : theirs
        .filter(
          (one) =>
            !isIn(mine, one) &&
            !isCommon(one) &&
            one.kind !== 'draws' &&
            one.kind !== 'stays' &&
            (first.length > 0 || one.kind !== 'grows'),
        )
        .slice(0, 1);
  // If the other play is worse, figures that speak for it are not told.
  const isOutdone = isBetter && instead.some((other) => first.some((one) => isNoBetter(one, other)));
  const beside = isOutdone ? [] : instead;
  return { reasons: first.map((one) => prized(one, beside[0])), instead: beside.map((one) => prized(one, first[0])) };
}
/** What can be said for a play that is not true after the other one as well. */
const ownIn = (both: Compared): Reason[] => told(both, deedsOf(both)).reasons.filter((one) => !isCommon(one));

const isEnding = ({ play: [first] }: Pick<Known, 'play'>): boolean => first.prompt === 'play-phase' && first.keys[0] === END;

const isClearly = (one: HintOption, other: HintOption, decided: boolean): boolean =>
  decided ? one.margin - other.margin >= CLEAR_VP : one.chance - other.chance >= CLEAR;

/** A card that is played or used, with its base if that was chosen. */
interface Part {
  card: string;
  base: string | null;
}

const idIn = (key: string): string => key.replace(/^.* /, '').replace(/:\d+$/, '');

/** What a play is called: the same for copies of a card that lie together. */
const wording = (play: readonly PlayStep[]): string =>
  play.map(({ keys, which = [] }) => [...keys.map(idIn), ...which.map((w) => `${w.base} ${w.seat} ${w.power}`)].join()).join(';');

/** Does one play begin with a minion and the other with an action, and can the seat still play both? */
function isBeside({ start: { open }, names: [[first], [second]], keyOf }: Compared): boolean {
  const isOf = (cards: readonly number[], key: string): boolean =>
    cards.some((card) => key === `play ${keyOf(card)}` || key === keyOf(card));
  const areOf = (one: readonly number[], other: readonly number[]): boolean => isOf(one, first ?? '') && isOf(other, second ?? '');
  return areOf(open.minion, open.action) || areOf(open.action, open.minion);
}

/** The cards that are played or used in a play, in its order. */
const partsOf = (play: readonly PlayStep[]): Part[] =>
  play.flatMap(({ prompt, keys }, i) => {
    const next = play[i + 1];
    if (prompt !== 'play-phase' || keys[0] === END) return [];
    return [{ card: idIn(keys[0]), base: next?.prompt === 'play-at' ? next.keys[0] : null }];
  });

/** Do all of them begin with a play of the turn? Of several answers to a question, only one can be given. */
const areOfTurn = (plays: readonly (readonly PlayStep[])[]): boolean => plays.every(([first]) => first.prompt === 'play-phase');

/** Does one of the plays begin with what the other one does later? */
function isReordered(one: readonly PlayStep[], other: readonly PlayStep[]): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  const isLater = (list: readonly Part[], part: Part | undefined): boolean =>
    part !== undefined && list.slice(1).some((x) => x.card === part.card && x.base === part.base);
  return areOfTurn([one, other]) && (isLater(a, b[0]) || isLater(b, a[0]));
}

/** Is each of the plays usually made later in the turn after the other one? */
function isSameTurn(top: Known, o: Known, { fates, keyOf }: Followups, at: number): boolean {
  const isMade = ({ card, base }: Part, after: readonly Fate[]): boolean =>
    isUsual(after, (f) => f.plays.some((x) => idIn(keyOf(x.card)) === card && (base === null || keyOf(x.at) === base)));
  const areMade = (play: readonly PlayStep[], after: readonly Fate[]): boolean => {
    const parts = partsOf(play);
    return parts.length > 0 && parts.every((part) => isMade(part, after));
  };
  return areOfTurn([top.play, o.play]) && areMade(o.play, fates[0]) && areMade(top.play, fates[at]);
}

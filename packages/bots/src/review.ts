import type { Budget, Considered, Followups, Study } from './bot.js';
import { isTrue } from './claims.js';
import { SOON } from './differing.js';
import { withFurther } from './further.js';
import { bestOf, isDecided, MIN_VISITS } from './hint.js';
import { type PlayStep, playBy } from './line.js';
import { contrastTo, isCommon, isIn, isNoBetter, pictureOf, prized, tellable } from './picture.js';
import { type Compared, compared, isOnVp, isSight, isThin, paysAtOnce, type Reason, reasonsFor, SENTENCES, swapped } from './reasons.js';
import type { Chance, Knowledge, Seat } from './rules.js';
import { type Searcher, searchWith } from './search.js';
import { mean } from './shares.js';

/** A play and what it is worth: the chance of winning after it, and the expected lead in VP at the end of the game. */
export interface Judged {
  keys: string[];
  play: PlayStep[];
  value: number;
  margin: number;
}

/** The review of one decision of a finished game. */
export interface Reviewed {
  seat: Seat;
  /** Each seat's chance of winning after the best answer, as the deciding seat could estimate it. */
  chances: number[];
  played: Judged;
  /** What was better, if the decision is marked; or the next best play, if it is praised. */
  other: Judged | null;
  /** `worse`: another play was clearly better. `best`: the play that was made was clearly better than all others. */
  mark: 'worse' | 'best' | null;
  /** What the difference was: in chance, or in VP if the game was nearly decided. 0 without a mark. */
  stake: { by: 'chance' | 'vp'; amount: number };
  /** Why the better play is better than the other one. */
  reasons: Reason[];
}

/** Iterations for each decision; those of the decision before count. */
const ITERATIONS = 96;
/** At least this many of them have to be new. */
const FRESH = 40;
/** With few options, this many for each option are enough. */
const EACH = 14;
/** A suspected mistake is searched again with more iterations, so that an unlucky sample is not taken for a mistake. */
const RECHECK_FACTOR = 1.8;
/** Both plays are made in this many worlds; but only in the first `FIRST_WORLDS` if the better one is not better there. */
const WORLDS = 34;
const FIRST_WORLDS = 14;
/**
 * An answer is marked if it lowers the chance of winning by this much; or, if the game is nearly decided, the expected lead by this many
 * VP.
 */
const MISTAKE = { chance: 0.02, vp: 0.2 };
/** The best answer is praised if all others are behind by this much. */
const FINE = { chance: 0.08, vp: 1 };
/** If nothing can be said but how the table looks then, only this much is a mistake. */
const PLAIN = { chance: 0.04, vp: 0.4 };
/** In other worlds than those of the search, the difference has to be at least this share of what the search found. */
const CONFIRMED = 0.25;
/** What a second search finds of a mistake has to be at least this share of one: together with the first one and the worlds, that is enough. */
const AGAIN = 0.6;

/**
 * Compares the played answer with the best one. Null if there was nothing to decide. The same game and chance give the same review on
 * any machine. `bot`: the search that looked at the decision before; what it knows of this one is not played out again.
 */
export function reviewed(
  knowledge: Knowledge,
  answers: readonly (readonly string[])[],
  chance: Chance,
  most = ITERATIONS,
  bot = searchWith(),
): Reviewed | null {
  const { options, optional } = knowledge.decision;
  const iterations = Math.min(most, FRESH + EACH * ((options?.length ?? 0) + (optional ? 1 : 0)));
  const first = look(bot, knowledge, answers, chance, { iterations, fresh: FRESH });
  if (first === null || first.result.mark === null) return first?.result ?? null;
  const { mark, stake } = first.result;
  if (mark === 'best') {
    const seen = followed(first, CONFIRMED * stake.amount);
    return seen === null ? unmarked(first.result) : explained(first, seen, first.study.follow(playsOf(first.result), WORLDS));
  }
  // Much of what looks like a mistake was an unlucky sample. Making both plays in the same worlds shows that sooner than a longer search.
  const early = followed(first, 0);
  if (early === null) return unmarked(first.result);
  const again = look(searchWith(), knowledge, answers, chance, { iterations: Math.round(RECHECK_FACTOR * iterations) }, AGAIN);
  if (again?.result.mark !== 'worse') return unmarked(again?.result ?? first.result);
  const seen = followed(again, CONFIRMED * again.result.stake.amount);
  if (seen === null) return unmarked(again.result);
  const [before, plays] = [first, again].map(({ result }) => playsOf(result));
  // The first search knows nothing of the second one, and so its worlds are others.
  return explained(again, seen, areSame(before, plays) ? early : first.study.follow(plays, WORLDS));
}

const areSame = (one: readonly PlayStep[][], other: readonly PlayStep[][]): boolean =>
  JSON.stringify(one.map((play) => play.map((step) => step.keys))) === JSON.stringify(other.map((play) => play.map((step) => step.keys)));

/** The search about a decision, and what it suspects. */
interface Look {
  study: Study;
  result: Reviewed;
}

/** The better play and the other one, of a marked decision. */
const playsOf = ({ mark, played, other }: Reviewed): PlayStep[][] =>
  (mark === 'worse' ? [other!, played] : [played, other!]).map((x) => x.play);

const unmarked = (result: Reviewed): Reviewed => ({ ...result, other: null, mark: null, stake: { by: result.stake.by, amount: 0 } });

/**
 * `answers`: the seat's answers from this decision on; those that belong to the same play are named with it. `part`: the share of a mistake
 * that is enough to count as one.
 */
function look(
  bot: Searcher,
  knowledge: Knowledge,
  answers: readonly (readonly string[])[],
  chance: Chance,
  budget: Budget,
  part = 1,
): Look | null {
  const { seat } = knowledge.decision;
  const study = bot.study(knowledge, chance, budget, { about: answers[0], plays: true });
  const { about, chances, options, keys } = study.advice();
  if (about === undefined || chances.length === 0) return null;
  const played: Judged = {
    keys: [...answers[0]],
    play: playBy(knowledge.sample({ ...chance }), answers),
    value: about.value,
    margin: about.margin,
  };
  const isPlayed = (o: Considered): boolean => o.keys.join() === played.keys.join();
  const found = options.find((o) => o.keys.join() === keys.join());
  const best = found && bestOf(options, found);
  const result: Reviewed = { seat, chances, played, other: null, mark: null, stake: { by: 'chance', amount: 0 }, reasons: [] };
  const bestKnown = judged(best);
  if (bestKnown === null) return { study, result };
  if (!isPlayed(best!)) {
    const stake = stakeOf(bestKnown, played, { chance: part * MISTAKE.chance, vp: part * MISTAKE.vp });
    return { study, result: stake === null ? result : { ...result, other: bestKnown, mark: 'worse', stake } };
  }
  const next = judged(options.filter((o) => !isPlayed(o) && o.visits >= MIN_VISITS).reduce<Considered | undefined>(better, undefined));
  const stake = next && stakeOf(played, next, FINE);
  return { study, result: stake === null ? result : { ...result, other: next, mark: 'best', stake } };
}

const better = (a: Considered | undefined, b: Considered): Considered => (a === undefined || b.value > a.value ? b : a);

const judged = (o: Considered | undefined): Judged | null =>
  o?.play === undefined ? null : { keys: o.keys, play: o.play, value: o.value, margin: o.margin ?? 0 };

/** By what one play is better: the chance of winning, or VP if the chances hardly differ because the game is nearly decided. */
function stakeOf(one: Judged, other: Judged, least: Record<Reviewed['stake']['by'], number>): Reviewed['stake'] | null {
  const chance = one.value - other.value;
  if (chance >= least.chance) return { by: 'chance', amount: chance };
  const vp = one.margin - other.margin;
  return isDecided(one.value) && isDecided(other.value) && vp >= least.vp ? { by: 'vp', amount: vp } : null;
}

/** By how much one play was better in the same worlds, in what is at stake. */
function leadIn({ fates, shown }: Followups, by: Reviewed['stake']['by']): number {
  const [one, other] = fates.map((f) => (by === 'vp' ? mean(f.map((x) => x.margin)) : shown(mean(f.map((x) => x.chance)))));
  return one - other;
}

/** What came of both plays in the same worlds; null if the first is not better by `least` there. */
function followed({ study, result }: Look, least: number): Followups | null {
  const falls = (seen: Followups, short: number): boolean => seen.fates[0].length === 0 || leadIn(seen, result.stake.by) < short;
  const some = study.follow(playsOf(result), FIRST_WORLDS);
  if (falls(some, 0)) return null;
  const more = study.follow(playsOf(result), WORLDS - FIRST_WORLDS);
  const all = { ...some, fates: some.fates.map((fates, i) => [...fates, ...more.fates[i]]) };
  return falls(all, least) ? null : all;
}

/** The marked decision with the reasons that are true in other worlds, too. */
function explained({ result }: Look, seen: Followups, others: Followups): Reviewed {
  const both = compared(seen, playsOf(result));
  const known = (list: Reason[]): Reason[] => list.filter((reason) => isTrue(reason, others));
  const told = known(withFurther(both, known(reasonsFor(both))));
  const plain = tellable(both, told);
  // If the other play is in vain, that does not say what this one is good for.
  const sights = plain.every(({ kind }) => kind === 'saves') ? pictureOf(both).filter((one) => !isIn(plain, one)) : [];
  const shown = known([...sights, ...plain].slice(0, SENTENCES)).filter((reason) => !isCommon(reason));
  const { mark, stake } = result;
  const contrast = known(contrastTo(both, shown));
  const reasons = shown.filter((one) => !contrast.some((beside) => isNoBetter(one, beside)));
  // Neither how the table looks after a play nor the cards explain by themselves why it is better. If the other play gains VP, only VP
  // explain it.
  const gains = (x: Compared): boolean => reasonsFor(x).some(isOnVp) || pictureOf(x).some(paysAtOnce);
  const isPlain = told.every(isPicture);
  const isAgainst = gains(swapped(both)) && !gains(both) && !reasons.some(({ kind }) => kind === 'waits');
  // A mark about which nothing can be said teaches nothing.
  if (reasons.every(({ kind }) => kind === 'stays') || isAgainst || (isPlain && (mark === 'best' || stake.amount < PLAIN[stake.by])))
    return unmarked(result);
  return { ...result, reasons: [...reasons.map((one) => prized(one, contrast[0])), ...contrast.map((one) => prized(one, reasons[0]))] };
}

/** Being alone at a base that is far from its breakpoint says little, too. */
const isPicture = (reason: Reason): boolean =>
  isSight(reason) || isThin(reason) || (reason.kind === 'stands' && reason.seat === null && reason.missing > SOON);

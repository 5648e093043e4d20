import type { Considered, Study } from './bot.js';
import { isTrue } from './claims.js';
import { bestOf, isDecided, MIN_VISITS } from './hint.js';
import { type PlayStep, playBy } from './line.js';
import { compared, type Reason, reasonsFor } from './reasons.js';
import type { Chance, Knowledge, Seat } from './rules.js';
import { searchWith } from './search.js';
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
  /** `worse`: something else was clearly better. `best`: what was played was clearly better than everything else. */
  mark: 'worse' | 'best' | null;
  /** What the difference was: in chance, or in VP if the game was nearly decided. 0 without a mark. */
  stake: { by: 'chance' | 'vp'; amount: number };
  /** Why the better play is better than the other one. */
  reasons: Reason[];
}

/** Iterations for each decision. A suspected mistake is searched again with more, so that an unlucky sample is not taken for one. */
const ITERATIONS = 120;
const RECHECK_FACTOR = 4;
const WORLDS = 40;
/** An answer is marked if it lowers the chance of winning by this much; if the game is nearly decided, the expected lead by so many VP. */
const MISTAKE = { chance: 0.03, vp: 0.3 };
/** The best answer is praised if all others are behind by so much. */
const FINE = { chance: 0.1, vp: 1 };
/** In the same worlds, the difference has to be at least this share of what the search found. */
const CONFIRMED = 0.5;

/** Compares the played answer with the best one. Null if there was nothing to decide. The same game and chance give the same review on any machine. */
export function reviewed(
  knowledge: Knowledge,
  answers: readonly (readonly string[])[],
  chance: Chance,
  iterations = ITERATIONS,
): Reviewed | null {
  const first = look(knowledge, answers, chance, iterations);
  if (first === null || first.mark === null) return first;
  return look(knowledge, answers, chance, first.mark === 'worse' ? RECHECK_FACTOR * iterations : iterations, true);
}

/** `answers`: the seat's answers from this decision on; those that belong to the same play name it whole. */
function look(
  knowledge: Knowledge,
  answers: readonly (readonly string[])[],
  chance: Chance,
  iterations: number,
  confirm = false,
): Reviewed | null {
  const { seat } = knowledge.decision;
  const study = searchWith().study(knowledge, chance, { iterations }, { about: answers[0], plays: true });
  const again = (): Study => searchWith().study(knowledge, chance, { iterations: ITERATIONS }, { plays: true });
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
  if (bestKnown === null) return result;
  if (!isPlayed(best!)) {
    const stake = stakeOf(bestKnown, played, MISTAKE);
    if (stake === null) return result;
    return marked({ ...result, other: bestKnown, mark: 'worse', stake }, study, bestKnown, played, confirm && again);
  }
  const next = judged(options.filter((o) => !isPlayed(o) && o.visits >= MIN_VISITS).reduce<Considered | undefined>(better, undefined));
  if (next === null) return result;
  const stake = stakeOf(played, next, FINE);
  if (stake === null) return result;
  return marked({ ...result, other: next, mark: 'best', stake }, study, played, next, confirm && again);
}

const better = (a: Considered | undefined, b: Considered): Considered => (a === undefined || b.value > a.value ? b : a);

const judged = (o: Considered | undefined): Judged | null =>
  o?.play === undefined ? null : { keys: o.keys, play: o.play, value: o.value, margin: o.margin ?? 0 };

/** What one play is better by: the chance of winning; but VP, if that hardly differs because the game is nearly decided. */
function stakeOf(one: Judged, other: Judged, least: Record<Reviewed['stake']['by'], number>): Reviewed['stake'] | null {
  const chance = one.value - other.value;
  if (chance >= least.chance) return { by: 'chance', amount: chance };
  const vp = one.margin - other.margin;
  return isDecided(one.value) && isDecided(other.value) && vp >= least.vp ? { by: 'vp', amount: vp } : null;
}

/** The mark with its reasons; without it, if the two plays are not as different in the same worlds. `again`: a search that does not know the first one's tree. */
function marked(result: Reviewed, study: Study, one: Judged, other: Judged, again: false | (() => Study)): Reviewed {
  if (!again) return result;
  const plays = [one.play, other.play];
  const followed = study.follow(plays, WORLDS);
  const { fates } = followed;
  const { by, amount } = result.stake;
  const worth = (i: number): number => mean(fates[i].map((f) => (by === 'vp' ? f.margin : f.chance)));
  if (fates[0].length === 0 || worth(0) - worth(1) < CONFIRMED * amount)
    return { ...result, other: null, mark: null, stake: { by, amount: 0 } };
  const others = again().follow(plays, WORLDS);
  return { ...result, reasons: reasonsFor(compared(followed, plays)).filter((reason) => isTrue(reason, others)) };
}

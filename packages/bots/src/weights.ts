import type { Hands } from './hands.js';
import type { BaseWorths, CardWorths, TurnOdds } from './worths.js';

/** The numbers by which a position is judged, found by self-play (`lab tune`), in units of about one VP. */
export interface Weights {
  /** Each VP, and an addition for each VP past ten, because the game ends at fifteen. */
  vp: number;
  lateVp: number;
  /** Winning, or being about to win. */
  win: number;
  /** The share of a base's award that counts before the base scores: at most `near`, divided by e for every `reach` power missing. */
  near: number;
  reach: number;
  /** The scale on which a lead in power counts as safe: `margin`, plus `marginPerMissing` for each power missing to the breakpoint. */
  margin: number;
  marginPerMissing: number;
  /** The power that the next player is expected to add to a base before it scores. */
  push: number;
  /** The share of power until the end of the turn that is ignored at a base that does not score yet. */
  fleeting: number;
  /** Each point of power on a base that does not score yet, and each minion there. */
  power: number;
  minion: number;
  /** Each card in hand up to five, and beyond five; each point of power of the minions among them; each action, and each card with a Special. */
  hand: number;
  handBeyond: number;
  handPower: number;
  handAction: number;
  handSpecial: number;
  /** A minion with an ongoing ability, and with a Talent; an action on a base, and on a minion. */
  ability: number;
  talent: number;
  ongoing: number;
  attached: number;
  /** A minion play that is left and a minion for it; each point of power of the best such minion; an action play and an action for it; an ability that can be used. */
  openMinion: number;
  openPower: number;
  openAction: number;
  openUse: number;
  /** With three or four players: the share of the comparison that is with the strongest opponent; the rest is with the opponents' average. */
  rival: number;
  /** The difference in worth that changes the odds of winning by the factor e. */
  odds: number;
}

/** How tuning may change each weight: a step large enough to matter, and the smallest and largest sensible values. */
export const STEPS: Record<keyof Weights, { step: number; least: number; most: number }> = {
  vp: { step: 0.25, least: 0.2, most: 6 },
  lateVp: { step: 0.1, least: -0.3, most: 3 },
  win: { step: 0, least: 0, most: 100 },
  near: { step: 0.12, least: 0, most: 4 },
  reach: { step: 1.5, least: 1, most: 60 },
  margin: { step: 0.4, least: 0.2, most: 12 },
  marginPerMissing: { step: 0.06, least: 0, most: 2 },
  push: { step: 0.6, least: -3, most: 6 },
  fleeting: { step: 0.25, least: 0, most: 1.5 },
  power: { step: 0.03, least: -0.1, most: 1 },
  minion: { step: 0.08, least: -1, most: 2 },
  hand: { step: 0.08, least: -0.2, most: 3 },
  handBeyond: { step: 0.06, least: -0.5, most: 2 },
  handPower: { step: 0.03, least: -0.2, most: 1 },
  handAction: { step: 0.08, least: -1, most: 2 },
  handSpecial: { step: 0.08, least: -1, most: 2 },
  ability: { step: 0.07, least: -1, most: 2 },
  talent: { step: 0.1, least: -1, most: 2 },
  ongoing: { step: 0.1, least: -1, most: 3 },
  attached: { step: 0.08, least: -1, most: 3 },
  openMinion: { step: 0.12, least: -0.5, most: 3 },
  openPower: { step: 0.04, least: -0.2, most: 1 },
  openAction: { step: 0.12, least: -0.5, most: 3 },
  openUse: { step: 0.1, least: -0.5, most: 3 },
  rival: { step: 0.12, least: -0.2, most: 1 },
  odds: { step: 0, least: 0.5, most: 12 },
};

/** Weights, and optionally what games have taught beyond them. */
export interface Judgement extends Weights {
  cards?: CardWorths;
  bases?: BaseWorths;
  turn?: TurnOdds;
  /** What the judging seat knows about hands; without it, the cards in all hands count as what they are. */
  hands?: Hands;
}

/** A judgement for each number of players. */
export type Tuning = Readonly<Record<2 | 3 | 4, Judgement>>;

export const tuned: Tuning = {
  2: {
    vp: 1.976,
    lateVp: 0.15,
    win: 30,
    near: 0.803,
    reach: 8.221,
    margin: 1.782,
    marginPerMissing: 0.195,
    push: -0.725,
    fleeting: 0.898,
    power: 0.126,
    minion: 0.096,
    hand: 0.327,
    handBeyond: 0.152,
    handPower: 0.043,
    handAction: 0.037,
    handSpecial: 0.097,
    ability: 0.188,
    talent: 0.111,
    ongoing: 0.366,
    attached: 0.188,
    openMinion: 0.504,
    openPower: 0.002,
    openAction: 0.465,
    openUse: 0.277,
    rival: 0.6,
    odds: 2.6,
  },
  3: {
    vp: 1.792,
    lateVp: 0.222,
    win: 30,
    near: 0.746,
    reach: 6.727,
    margin: 1.941,
    marginPerMissing: 0.171,
    push: -1.177,
    fleeting: 1.08,
    power: 0.177,
    minion: 0.129,
    hand: 0.315,
    handBeyond: 0.162,
    handPower: 0.048,
    handAction: 0.048,
    handSpecial: 0.087,
    ability: 0.205,
    talent: 0.12,
    ongoing: 0.425,
    attached: 0.2,
    openMinion: 0.628,
    openPower: 0.011,
    openAction: 0.479,
    openUse: 0.314,
    rival: 0.439,
    odds: 2.6,
  },
  4: {
    vp: 1.677,
    lateVp: 0.273,
    win: 30,
    near: 0.781,
    reach: 6.859,
    margin: 1.659,
    marginPerMissing: 0.061,
    push: 0.258,
    fleeting: 1.129,
    power: 0.191,
    minion: 0.146,
    hand: 0.273,
    handBeyond: 0.137,
    handPower: 0.062,
    handAction: 0.048,
    handSpecial: 0.126,
    ability: 0.173,
    talent: 0.058,
    ongoing: 0.356,
    attached: 0.188,
    openMinion: 0.507,
    openPower: 0.052,
    openAction: 0.472,
    openUse: 0.235,
    rival: 0.321,
    odds: 2.6,
  },
};

export const weightsFor = (tuning: Tuning, seats: number): Judgement => tuning[seats as 2 | 3 | 4];

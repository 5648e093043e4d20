import type { Net } from './net.js';

/** What a position is worth, as data: found by self-play (`breakpoint tune`), in units of about one VP. */
export interface Weights {
  /** A VP on the table; more for each one past ten, because the game ends at fifteen. */
  vp: number;
  lateVp: number;
  /** Having won, or being about to. */
  win: number;
  /** How much of a base's award counts while it is not ready: at most `near`, less by e for every `reach` power missing. */
  near: number;
  reach: number;
  /** Being ahead by this much power is about half sure to last; more is needed while the base is far from scoring. */
  margin: number;
  marginPerMissing: number;
  /** The power that the next player is expected to add to a base that does not score yet. */
  push: number;
  /** How much of the power that is gone at the end of the turn does not count on a base that does not score yet. */
  fleeting: number;
  /** Each point of power on a base that does not score yet, and each minion there. */
  power: number;
  minion: number;
  /** Cards in hand, up to five and beyond; the power of the minions among them; an action, and a card that can be played as a Special. */
  hand: number;
  handBeyond: number;
  handPower: number;
  handAction: number;
  handSpecial: number;
  /** A minion with abilities of its own that last, with a Talent; an action on a base or on a minion. */
  ability: number;
  talent: number;
  ongoing: number;
  attached: number;
  /** A play that is still open, with a card to use it; the power of the best minion for it; an ability that can still be used. */
  openMinion: number;
  openPower: number;
  openAction: number;
  openUse: number;
  /** With three or four players: how much only the strongest opponent counts. */
  rival: number;
  /** Differences of this much in worth are a difference of e in the odds of winning. */
  odds: number;
}

/** How each weight may be changed while tuning: a step that is felt, and the least and the most that make sense. */
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

/** Weights, and perhaps what games taught beyond them. */
export interface Judgement extends Weights {
  net?: Net;
}

/** By the number of players. */
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

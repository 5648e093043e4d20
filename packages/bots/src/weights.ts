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

/** By the number of players. */
export type Tuning = Readonly<Record<2 | 3 | 4, Weights>>;

const start: Weights = {
  vp: 1.6,
  lateVp: 0.15,
  win: 30,
  near: 0.75,
  reach: 9,
  margin: 1.6,
  marginPerMissing: 0.25,
  push: 0,
  fleeting: 0.5,
  power: 0.1,
  minion: 0,
  hand: 0.3,
  handBeyond: 0.12,
  handPower: 0,
  handAction: 0,
  handSpecial: 0,
  ability: 0.1,
  talent: 0,
  ongoing: 0.25,
  attached: 0.1,
  openMinion: 0.5,
  openPower: 0,
  openAction: 0.45,
  openUse: 0,
  rival: 0.6,
  odds: 2.6,
};

export const tuned: Tuning = { 2: start, 3: start, 4: start };

export const weightsFor = (tuning: Tuning, seats: number): Weights => tuning[seats as 2 | 3 | 4];

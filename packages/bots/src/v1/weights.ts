/** What a position is worth, as data: found by self-play (`breakpoint arena`), in units of about one VP. */
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
  /** Each point of power on a base that does not score yet. */
  power: number;
  /** Cards in hand, up to five and beyond. */
  hand: number;
  handBeyond: number;
  /** A minion with abilities of its own, an action on a base or on a minion. */
  ability: number;
  ongoing: number;
  attached: number;
  /** A play that is still open, with a card to use it. */
  openMinion: number;
  openAction: number;
  /** With three or four players: how much only the strongest opponent counts. */
  rival: number;
}

export const weights: Weights = {
  vp: 1,
  lateVp: 0.15,
  win: 30,
  near: 0.75,
  reach: 9,
  margin: 1.6,
  marginPerMissing: 0.25,
  power: 0.1,
  hand: 0.3,
  handBeyond: 0.12,
  ability: 0.1,
  ongoing: 0.25,
  attached: 0.1,
  openMinion: 0.5,
  openAction: 0.45,
  rival: 0.6,
};

/** Differences of this much in worth are a difference of e in the odds of winning: fitted to the results of self-play. */
export const ODDS = 2;

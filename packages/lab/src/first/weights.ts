/** The numbers by which a position is judged, found by self-play (`lab arena`), in units of about one VP. */
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
  /** Each point of power on a base that does not score yet. */
  power: number;
  /** Each card in hand up to five, and beyond five. */
  hand: number;
  handBeyond: number;
  /** A minion with abilities; an action on a base, and on a minion. */
  ability: number;
  ongoing: number;
  attached: number;
  /** A minion play that is left and a minion for it; the same for actions. */
  openMinion: number;
  openAction: number;
  /** With three or four players: the share of the comparison that is with the strongest opponent; the rest is with the opponents' average. */
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

/** The difference in worth that changes the odds of winning by the factor e, fitted to the results of self-play. */
export const ODDS = 2;

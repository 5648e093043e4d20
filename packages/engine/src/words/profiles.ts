import type { Verb } from './vocabulary.js';

/** The points on which the four booklets differ (RULES section 10). */
export interface Profile {
  id: ProfileId;
  n: number;
  /** 1.3: the number of factions to choose from in a draft. */
  draft: 'two-per-player' | 'eight' | 'all';
  /** 1.4: use the bases of the boxes in play, or all bases there are. */
  bases: 'boxes' | 'all';
  /** 1.5: whether a player must redraw an opening hand without a minion, and where the old hand goes. */
  redraw: { must: boolean; oldHand: 'shuffled-in' | 'discarded' };
  /** 3.1, 3.4: does the power of cards other than minions count? */
  allCardsHavePower: boolean;
  /** 3.2 step 8: is an empty base deck rebuilt? */
  basesReturn: boolean;
  /** 3.3: abilities of cards in play come before abilities that players choose to use. */
  playFirst: boolean;
  /** 3.4.1: is 1 power enough to score? */
  powerScores: boolean;
  /** 3.5: an ability that makes no sense twice is used only by the first of the tied players. */
  oncePerTie: boolean;
  /** 6.1: the verbs that affect a card. */
  affects: ReadonlySet<Verb>;
}

export const PROFILE_IDS = ['culture-shock', 'seventies', 'monster-smash', 'base'] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

const WIDE: ReadonlySet<Verb> = new Set<Verb>([
  'destroy',
  'move',
  'return',
  'place',
  'power',
  'counters',
  'control',
  'attach',
  'transfer',
  'cancel',
  'protect',
]);
const NARROW: ReadonlySet<Verb> = new Set<Verb>(['destroy', 'move', 'return', 'attach', 'transfer']);

const cultureShock: Profile = {
  id: 'culture-shock',
  n: 0,
  draft: 'two-per-player',
  bases: 'boxes',
  redraw: { must: false, oldHand: 'shuffled-in' },
  allCardsHavePower: true,
  basesReturn: true,
  playFirst: true,
  powerScores: true,
  oncePerTie: true,
  affects: WIDE,
};
const seventies: Profile = { ...cultureShock, id: 'seventies', n: 1, redraw: { must: false, oldHand: 'discarded' }, oncePerTie: false };
const monsterSmash: Profile = {
  ...seventies,
  id: 'monster-smash',
  n: 2,
  draft: 'eight',
  bases: 'all',
  redraw: { must: true, oldHand: 'discarded' },
  allCardsHavePower: false,
  basesReturn: false,
  playFirst: false,
  powerScores: false,
  affects: NARROW,
};
const baseGame: Profile = { ...monsterSmash, id: 'base', n: 3, draft: 'all' };

export const PROFILES: readonly Profile[] = [cultureShock, seventies, monsterSmash, baseGame];
export const profileOf = (id: ProfileId): Profile | undefined => PROFILES.find((p) => p.id === id);

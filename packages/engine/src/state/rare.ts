import { MomentBit, type Special } from '../words/definitions.js';
import type { Card } from '../words/vocabulary.js';
import type { Survey } from './survey.js';

/** What few cards can do: a game without such cards pays nothing for it. */
export interface RareCards extends Readonly<Record<Special['window'], readonly Card[]>> {
  /** The moments at which some of them may react, as bits. */
  readonly reactsTo: number;
  readonly recalls: boolean;
  /** Some of them may be used by players who do not control them. */
  readonly isLent: boolean;
  /** Some of them may be played from the discard pile by themselves. */
  readonly comesBack: boolean;
  /** They have an "instead" that is used from the hand. */
  readonly savers: readonly Card[];
}

/** Looks through all cards of the game, wherever they are. */
export function rareCards({ state, defs, cards: { rare } }: Survey): RareCards {
  const found = {
    play: [] as Card[],
    before: [] as Card[],
    after: [] as Card[],
    reaction: [] as Card[],
    reactsTo: 0,
    recalls: false,
    isLent: false,
    comesBack: false,
    savers: [] as Card[],
  };
  const { def, cards } = state;
  for (let c = 1; c < cards; c++) {
    if (rare[def[c]] === 0) continue;
    const { specials, recalls, talentOfHost, onYourTurn, ownDiscardPlay, instead } = defs[def[c]];
    if (recalls) found.recalls = true;
    if (talentOfHost || onYourTurn?.everyone) found.isLent = true;
    if (ownDiscardPlay) found.comesBack = true;
    if (instead?.some((x) => x.fromHand)) found.savers.push(c);
    for (const { window, to } of specials ?? []) {
      if (!found[window].includes(c)) found[window].push(c);
      if (window === 'reaction') found.reactsTo |= to === undefined ? -1 : to.reduce((bits, moment) => bits | MomentBit[moment], 0);
    }
  }
  return found;
}

import type { Limit } from '../words/definitions.js';
import type { Game } from '../flow/game.js';
import type { Card, Seat } from '../words/vocabulary.js';

/** Numbers for the abilities of one card, so that "once per turn" can be kept as one number per use. */
export const AbilityNumber = {
  Copier: 6,
  Grants: 7,
  Special: 8,
  Standing: 11,
  Talent: 12,
  TalentAgain: 13,
  OnYourTurn: 14,
  FromDiscard: 15,
} as const;

const PER_SCORING = 1 << 29;

function key(g: Game, limit: Limit, card: Card, ability: number, seat: Seat): number {
  const scoring = limit.per === 'scoring' ? PER_SCORING : 0;
  if (limit.by === 'card') return scoring | (card << 8) | ability;
  if (limit.by === 'player') return scoring | (card << 8) | 0x80 | (seat << 4) | ability;
  return scoring | ((0x1000 + g.s.def[card]) << 8) | (seat << 4) | ability;
}

export const isUsed = (g: Game, limit: Limit, card: Card, ability: number, seat: Seat): boolean =>
  g.s.uses.length > 0 && g.s.uses.includes(key(g, limit, card, ability, seat));

export function use(g: Game, limit: Limit, card: Card, ability: number, seat: Seat): void {
  g.s.uses.push(key(g, limit, card, ability, seat));
}

export const ONCE_A_TURN: Limit = { per: 'turn', by: 'card' };

/** A card that left play may use its abilities again when it is back (RULES 6.25), but its own in a window only once (D8). */
export function forgetUses(g: Game, card: Card): void {
  g.s.uses = g.s.uses.filter((u) => (u & ~PER_SCORING) >>> 8 !== card || ((u & PER_SCORING) !== 0 && (u & 0xff) < AbilityNumber.Copier));
}

export function endTurnLimits(g: Game): void {
  g.s.uses = [];
}

export function endScoringLimits(g: Game): void {
  g.s.uses = g.s.uses.filter((u) => (u & PER_SCORING) === 0);
}

import { USUAL } from '@breakpoint/engine';
import { UNKNOWN } from '@breakpoint/scenario';
import type { RealGame } from './game.js';
import { OUR_FACTIONS } from './line.js';

/**
 * The game at the real table as a position for the judge: names, VP, the factions and bases that this project plays, whose turn it is.
 * Minions, hands and decks are not known here and stay empty; the bases that lie face down are marked as unknown.
 */
export function positionOf({ players, vp, goal, player, up, deck, discard }: RealGame): Record<string, unknown> {
  const ours = (bases: RealGame['deck']): string[] => bases.flatMap((base) => base.ours ?? []);
  return {
    ...(goal !== USUAL.goal && { goal }),
    players: players.map(({ name, factions }, i) => ({ name, vp: vp[i], factions: factions.filter((f) => OUR_FACTIONS.has(f)) })),
    bases: ours(up.map(({ base }) => base)).map((base) => ({ base })),
    'base-deck': ours(deck).map(() => UNKNOWN),
    'base-discard': ours(discard),
    turn: players[player].name,
  };
}

import { type CardSet, Game, RULES_VERSION, seedFromText } from '@breakpoint/engine';
import { hashOf } from '@breakpoint/engine/tools';
import { playRandomly, randomSetup } from './play.js';

/** The file of golden positions for the version of the rules and of these cards. */
export const goldenFile = (cards: CardSet): string => `rules-${RULES_VERSION}-cards-${cards.version}.txt`;

/** The final positions of a hundred random games with two to four players and all factions. */
export function goldenLines(cards: CardSet): string[] {
  return Array.from({ length: 100 }, (_, i) => {
    const setup = randomSetup(cards, { players: 2 + (i % 3), seed: 'golden' }, i);
    const game = Game.create(cards, setup, { events: false });
    playRandomly(game, { key: seedFromText(`play ${setup.seed}`), used: 0 });
    return `${setup.seed} ${setup.players.map((p) => p.factions!.join('+')).join(' ')} ${game.answers.length} ${hashOf(game.state)}`;
  });
}

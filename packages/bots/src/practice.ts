import { type CardSet, Game, knowledgeOf, optionOf, type Setup, seedFromText } from './rules.js';
import { searchWith } from './search.js';

/** The iterations for each decision: few, because the practice can be stopped only between two decisions. */
const ITERATIONS = 10;
/** The number of decisions after which more practice makes little difference: docs/bots.md has what was measured. */
const ENOUGH = 100;

/**
 * Plays a game of its own with the search, a decision at a time, so that the code of the search is compiled before a bot needs it.
 * It has no other effect: the bots of the table remember nothing of it. The generator can be left at any time.
 */
export function* practice(cards: CardSet, setup: Setup, enough = ENOUGH): Generator<void> {
  const game = Game.create(cards, { ...setup, seed: 'practice' }, { events: false });
  const chance = { key: seedFromText('practice'), used: 0 };
  const bot = searchWith({ budget: { iterations: ITERATIONS } });
  for (let i = 0; i < enough && game.decision !== null; i++) {
    const keys = bot.decide(knowledgeOf(game, game.decision.seat), chance);
    game.answer(keys.map((key) => optionOf(game, key)));
    yield;
  }
}

import { random } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { answerWith, Game, knowledgeOf, logOf, replayLog, seedFromText, viewOf } from '@breakpoint/engine';

const game = Game.create(allCards, {
  seed: 'any text',
  players: [{ factions: ['aliens', 'robots'] }, { factions: ['ninjas', 'pirates'] }],
});
const chance = { key: seedFromText('bots'), used: 0 };
while (game.decision) {
  const { seat, prompt, options } = viewOf(game, game.decision.seat).decision!; // what this seat is asked, and may know
  if (options!.length === 0) throw new Error(`${prompt} asks nothing of seat ${seat}`);
  answerWith(game, seat, random.decide(knowledgeOf(game, seat), chance)); // an answer is a list of option keys
  for (const event of game.takeEvents()) if (event.kind === 'scoring') console.log('scores:', game.position.def(event.base).id);
}
console.log(`seat ${game.state.winner} wins after ${game.state.turn} turns, ${game.state.vp.join(' to ')} VP`);
export const same = replayLog(allCards, logOf(game)).state.winner === game.state.winner; // a game is its log

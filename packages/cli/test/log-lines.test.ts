import { allCards, LANGUAGES, type Language } from '@breakpoint/cards';
import { answerWith, type EventView, eventView, OPEN } from '@breakpoint/engine';
import { type DescribedPosition, gameAt } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';
import { Speaker } from '../src/words/speak.js';

/** The events that these answers cause at a position. */
function eventsOf(position: DescribedPosition, ...answers: string[][]): EventView[] {
  const { game } = gameAt(allCards, position);
  game.takeEvents();
  for (const answer of answers) answerWith(game, game.decision!.seat, answer);
  return game.takeEvents().map((e) => eventView(game, e, OPEN));
}
const speaking = (language: Language): Promise<Speaker> => Speaker.of(language, ['Anna', 'Ben']);

describe('the log says what happened', () => {
  const stars = eventsOf(
    {
      players: [{ name: 'Anna' }, { name: 'Ben' }],
      bases: [{ base: 'tortuga', actions: [{ card: 'ancient-incas/signs-in-the-stars', controller: 'Anna' }] }],
      baseDeck: ['tar-pits', 'ninja-dojo'],
      turn: 'Anna',
    },
    ['use ancient-incas/signs-in-the-stars:2'],
  );
  test.each(LANGUAGES)('Signs in the Stars names the base that goes under the base deck, and shuffles nothing (%s)', async (language) => {
    expect(stars.map((e) => e.kind)).not.toContain('bases-shuffled');
    const speaker = await speaking(language);
    const [line] = speaker.tell(stars.filter((e) => e.kind === 'base-on-bottom'));
    expect(line).toContain(speaker.texts.name('tar-pits'));
  });

  const tale = 'anansi-tales/let-it-be-full-and-eat';
  const anansi = eventsOf(
    {
      players: [{ name: 'Anna', deck: [tale] }, { name: 'Ben' }],
      bases: [{ base: 'tortuga', minions: [{ card: 'anansi-tales/anansi-the-spider', controller: 'Anna' }] }],
      turn: 'Anna',
    },
    ['use anansi-tales/anansi-the-spider:3'],
    [`${tale}:1`],
  );
  test.each(LANGUAGES)('Anansi bars one player from a name, and the log says whom (%s)', async (language) => {
    const speaker = await speaking(language);
    const [line] = speaker.tell(anansi.filter((e) => e.kind === 'name-forbidden'));
    expect(line).toContain('Anna');
    expect(line).toContain(speaker.texts.name(tale));
  });
});

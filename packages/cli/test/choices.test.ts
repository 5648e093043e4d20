import { allCards, LANGUAGES } from '@breakpoint/cards';
import { cardText, loadTexts } from '@breakpoint/cards/texts';
import { Game, OPEN, seedFromText, viewOf } from '@breakpoint/engine';
import { expect, test } from 'vitest';
import { playRandomly, randomSetup } from '../src/simulate/play.js';
import { Speaker } from '../src/words/speak.js';

const texts = await loadTexts('en');
const speakers = await Promise.all(LANGUAGES.map((language) => Speaker.of(language, [])));
const named = allCards.defs.filter((d) => d.n > 0 && cardText(texts, d.id).choices);
const factions = [...new Set(named.map((d) => d.id.split('/')[0]))];
const words = named.flatMap(({ id }) => cardText(texts, id).choices!.map((_, i) => `${id} ${i + 1}`)).sort();

test('every effect that can be chosen has words, and there are no others', () => {
  const offered = new Set<string>();
  let copied = 0;
  for (let n = 0; n < 400 && (offered.size < words.length || copied === 0); n++) {
    const setup = randomSetup(allCards, { players: 2, seed: 'choices', factions }, n);
    playRandomly(Game.create(allCards, setup, { events: false }), { key: seedFromText(`choices ${n}`), used: 0 }, (game) => {
      const { prompt, question } = game.decision!;
      if (question.chooses !== 'effect' && prompt !== 'copy-part') return;
      const decision = viewOf(game, OPEN).decision!;
      for (const option of decision.options!) {
        for (const speaker of speakers) expect(speaker.choice(option, decision)).not.toMatch(/^\d+$|\{/);
        if (prompt === 'copy-part') copied++;
        else offered.add(`${decision.source!.id} ${option.number}`);
      }
    });
  }
  expect([...offered].sort()).toEqual(words);
  expect(copied).toBeGreaterThan(0);
});

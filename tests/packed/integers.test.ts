import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../scripts/steps.mjs';

// V8 keeps lists of small integers apart from lists of anything, and turns the ones into the others for good at a line of code that sees
// both. Random play is a tenth slower with slow lists. What other tests do in the same process would count, so this is a process of its own.

const PLAY = `
  import { Game, restore, save, seedFromText } from '@breakpoint/engine';
  import { allCards } from '@breakpoint/cards';
  import { randomPicks } from '@breakpoint/bots';

  const chance = { key: seedFromText('integers'), used: 0 };
  const slow = new Set();
  const look = (what, { vp, bases, baseDeck, hands, decks, discards, cardsAt }) => {
    for (const [name, lists] of Object.entries({ vp: [vp], bases: [bases], baseDeck: [baseDeck], hands, decks, discards, cardsAt }))
      for (const list of lists) if (list.length > 0 && !%HasSmiElements(list)) slow.add(name + ' of ' + what);
  };
  for (let n = 0; n < 20; n++) {
    const ids = allCards.factions.map((faction) => faction.id);
    const players = Array.from({ length: 2 + (n % 3) }, (_, p) => ({ factions: [ids[(n + p) % ids.length], ids[(n + p + 9) % ids.length]] }));
    const game = Game.create(allCards, { players, seed: 'integers ' + n });
    for (let i = 0; game.decision !== null; i++) {
      if (i % 9 === 0) look('a copy', game.fork().state);
      if (n > 8 && i % 9 === 0) look('a game that was loaded', restore(allCards, JSON.parse(JSON.stringify(save(game)))).game.state);
      game.apply(randomPicks(game.decision, chance));
      game.takeEvents();
      look('a game', game.state);
    }
  }
  console.log([...slow].join(', ') || 'none');
`;

test('lists of numbers in positions are lists of small integers for the machine, in copies and loaded games too', () => {
  const args = ['--allow-natives-syntax', '--input-type=module', '-e', PLAY];
  expect(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).trim()).toBe('none');
});

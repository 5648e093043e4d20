import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCards } from '../../cards/src/index.js';
import { Balance, difference, IdleCheck, KNOWN_WINS, share, WhatIf, withNumber } from '../src/balance/index.js';
import { checkDocument, type Document } from '../src/index.js';

const badgers: Document = JSON.parse(readFileSync(new URL('../../../docs/examples/badgers.json', import.meta.url), 'utf8'));
const random = { level: 'random' } as const;

test('the balance counts wins, the other factions and the cards of the faction, and the same games give the same figures', () => {
  const run = (games: number) => {
    const balance = new Balance(allCards, badgers, random);
    for (let n = 0; n < games; n++) balance.next();
    return balance.report();
  };
  const report = run(24);
  expect(report).toEqual(run(24));
  expect(report.games).toBe(24);
  expect(report.wins.low).toBeLessThan(report.wins.value);
  expect(report.wins.high).toBeGreaterThan(report.wins.value);
  // Each game has three others, and one of two players wins.
  expect(report.others.reduce((sum, o) => sum + o.games, 0)).toBe(72);
  const won = report.others.reduce((sum, o) => sum + o.wins.value * o.games, 0);
  expect(Math.round(won)).toBe(2 * 24 - Math.round(report.wins.value * 24));
  const cub = report.cards.find((c) => c.card === 'cub')!;
  expect(cub.games).toBeGreaterThan(15);
  expect(cub.played.value).toBeGreaterThan(0.5);
  for (const { effect } of report.most) expect(effect!.low > 0 || effect!.high < 0).toBe(true);
  expect(report.broken).toEqual([]);
});

test('the players of `normal` play to the end', () => {
  const balance = new Balance(allCards, badgers);
  balance.next();
  expect(balance.report()).toMatchObject({ games: 1, broken: [] });
});

test('what if: the same number changes nothing, and a faction without power loses', () => {
  const compared = (after: Document, games: number) => {
    const test = new WhatIf(allCards, badgers, after, random);
    for (let n = 0; n < games; n++) test.next();
    return test.report();
  };
  const same = compared(withNumber(badgers, 'cub/power', 2), 4);
  expect(same.change).toEqual({ value: 0, low: 0, high: 0 });
  let weak = badgers;
  for (const { id, kind } of badgers.cards) if (kind === 'minion') weak = withNumber(weak, `${id}/power`, 0);
  expect(compared(weak, 40).change.high).toBeLessThan(0);
  expect(() => withNumber(badgers, 'cub/pouvoir', 2)).toThrow('there is no number at cub/pouvoir');
  expect(withNumber(badgers, 'bases/1/breakpoint', 12).bases[1].breakpoint).toBe(12);
});

test('the check finds an ability that never does anything and a card that is never played', () => {
  const dead: Document = {
    ...badgers,
    cards: badgers.cards.map((card) => {
      // Nine such minions never meet.
      if (card.id === 'cub')
        return {
          ...card,
          abilities: [
            {
              when: 'played',
              if: { count: { noun: 'minion', where: 'here', power: { atLeast: 12 } }, is: 'at least', n: 9 },
              steps: [{ do: 'draw', n: 1 }],
            },
          ],
        };
      return card;
    }) as Document['cards'],
  };
  expect(checkDocument(dead).filter((p) => !p.warning)).toEqual([]);
  const check = new IdleCheck(allCards, dead);
  for (let n = 0; n < 12; n++) check.next();
  const { neverDid, neverPlayed, broken } = check.report();
  expect(neverDid).toContainEqual({ card: 'cub', ability: 0 });
  expect(neverDid).not.toContainEqual({ card: 'biter', ability: 0 });
  expect([neverPlayed, broken]).toEqual([[], []]);
});

test('intervals', () => {
  expect(share(50, 100)).toMatchObject({ value: 0.5, low: expect.closeTo(0.404, 2), high: expect.closeTo(0.596, 2) });
  expect(difference(0, 0, 1, 2)).toBeNull();
  const { low, high } = difference(80, 100, 40, 100)!;
  expect([low > 0.2, high < 0.6]).toEqual([true, true]);
});

test('the known shares of wins are those of the report', () => {
  const page = readFileSync(new URL('../../../docs/report.html', import.meta.url), 'utf8');
  const [, bars] = /How often a deck with this faction wins(.*?)<\/div>/s.exec(page)!;
  const reported = [...bars.matchAll(/class="num">([\d.]+) %/g)].map(([, percent]) => Number(percent) / 100);
  expect(Object.values(KNOWN_WINS).map((share) => share.toFixed(3))).toEqual(reported.map((share) => share.toFixed(3)));
  expect(Object.keys(KNOWN_WINS).filter((id) => !allCards.factions.some((faction) => faction.id === id))).toEqual([]);
});

import { allCards } from '@breakpoint/cards';
import { gameAt } from '@breakpoint/engine/tools';
import { readScenario } from '@breakpoint/scenario';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import boxes from '../../cards/boxes.json' with { type: 'json' };
import { ownedFactions, withBox, withFaction } from '../src/companion/collection.js';
import { deal, draftOrder, NO_WISHES } from '../src/companion/dealing.js';
import { after, type BaseUp, basesFor, basesOwned, begin, changedIn, gainsOf, placesOf, winnerOf } from '../src/companion/game.js';
import { LINE_BOXES, LINE_FACTIONS, lineName, OUR_FACTIONS } from '../src/companion/line.js';
import { positionOf } from '../src/companion/toJudge.js';
import { opened, unknownIn, written } from '../src/judge/position.js';

const nobody = { boxes: [], factions: [] };

describe('the whole line', () => {
  test('has 32 products and 106 factions in 109 listings, and knows what this project plays', () => {
    expect(LINE_BOXES).toHaveLength(32);
    expect(Object.keys(LINE_FACTIONS)).toHaveLength(106);
    expect(LINE_BOXES.flatMap((b) => b.factions)).toHaveLength(109);
    // A faction of a box that is not the game's is in no product.
    const sold = allCards.factions.filter((f) => boxes.some(({ id }) => id === f.box)).map((f) => f.id);
    expect([...OUR_FACTIONS].sort()).toEqual(sold.sort());
    const ours = LINE_BOXES.flatMap((b) => b.bases).filter((b) => b.ours);
    const facts = new Map(allCards.defs.filter((d) => d.type === 'base' && sold.includes(d.faction)).map((d) => [d.id, d]));
    expect(ours).toHaveLength(facts.size);
    for (const base of ours)
      expect([base.breakpoint, base.vp], base.name).toEqual([facts.get(base.ours!)!.power, [...facts.get(base.ours!)!.vp]]);
  });

  test('says a name in English where no other is known', () => {
    expect(lineName('tricksters', 'fr')).toBe('Petit Peuple');
    expect(lineName('bear-cavalry', 'es')).toBe('Bear Cavalry');
  });
});

test('owning a reprint is owning the faction, once', () => {
  expect(ownedFactions(withBox(nobody, 'bigger-geekier-box'))).toContain('geeks');
  const both = withBox(withBox(nobody, 'bigger-geekier-box'), 'big-geeky-box');
  expect(ownedFactions(both).filter((f) => f === 'geeks')).toHaveLength(1);
  expect(ownedFactions(withFaction(nobody, 'sheep'))).toEqual(['sheep']);
});

describe('who plays what', () => {
  const pool = allCards.factions.map((f) => f.id);

  test('everybody gets two factions, nobody the same, none that is banned, none of last time, and no pair that should be apart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (n, stream) => {
        const players = ['Ana', 'Bo', 'Cy', 'Di'].slice(0, n);
        const random = (): number => stream.next().value as number;
        const last = { Ana: ['aliens', 'robots'], Bo: ['ninjas', 'pirates'] };
        const wishes = { ban: ['zombies'], want: { Bo: ['wizards'] }, apart: [['wizards', 'dinosaurs']] as const };
        const { hands, repeated } = deal(pool, players, wishes, last, random)!;
        const all = hands.flat();
        expect(repeated).toBe(false);
        expect(all).toHaveLength(2 * n);
        expect(new Set(all).size).toBe(2 * n);
        expect(all).not.toContain('zombies');
        expect(hands[0]).not.toContain('aliens');
        expect(hands[1]).toContain('wizards');
        expect(hands[1]).not.toContain('dinosaurs');
      }),
      { numRuns: 60 },
    );
  });

  test('a draft goes clockwise from the first player, and back', () => {
    expect(draftOrder(3, 1)).toEqual([1, 2, 0, 0, 2, 1]);
  });

  test('with few factions somebody has one again, and with too few there is no deal', () => {
    const last = { Ana: ['aliens', 'robots'], Bo: ['ninjas', 'pirates'] };
    expect(deal(['aliens', 'robots', 'ninjas', 'pirates'], ['Ana', 'Bo'], NO_WISHES, last)).toMatchObject({ repeated: false });
    expect(
      deal(['aliens', 'robots', 'ninjas', 'zombies'], ['Ana', 'Bo'], NO_WISHES, { Ana: ['aliens', 'robots'], Bo: ['aliens'] }),
    ).toMatchObject({ repeated: true });
    expect(deal(['aliens', 'robots', 'ninjas'], ['Ana', 'Bo'], NO_WISHES, {})).toBeNull();
    expect(deal(pool, ['Ana', 'Bo'], { ...NO_WISHES, want: { Ana: ['aliens'], Bo: ['aliens'] } }, {})).toBeNull();
  });
});

describe('keeping score', () => {
  const up = (powers: number[], vp = [4, 2, 1]): BaseUp => ({ base: { name: 'Here' }, breakpoint: 20, vp, powers });

  test('places and VP follow rule 3.4, with its ties', () => {
    expect(placesOf([12, 6, 3])).toEqual([0, 1, 2]);
    expect(gainsOf(up([12, 6, 3]))).toEqual([4, 2, 1]);
    expect(gainsOf(up([10, 10, 5]))).toEqual([4, 4, 1]);
    expect(gainsOf(up([10, 5, 5]))).toEqual([4, 2, 2]);
    expect(gainsOf(up([10, 5, 5, 1]))).toEqual([4, 2, 2, 0]);
    expect(gainsOf(up([0, 20]))).toEqual([0, 4]);
  });

  test('the game ends at the end of a turn, if one player leads alone with the goal', () => {
    const players = ['Ana', 'Bo'].map((name) => ({ name, factions: [] }));
    let game = begin(players, basesFor(['aliens']));
    expect(game.up).toHaveLength(3);
    game = after(after(game, { act: 'vp', player: 0, by: 15 }), { act: 'vp', player: 1, by: 15 });
    const endTurn = (): void => {
      game = after(game, { act: 'end-turn' });
    };
    for (let i = 0; i < 5; i++) game = after(game, { act: 'next' });
    expect(game).toMatchObject({ winner: null, player: 1, step: 'start' });
    game = after(game, { act: 'vp', player: 1, by: 1 });
    expect(winnerOf(game)).toBe(1);
    expect(game.winner).toBeNull();
    endTurn();
    expect(game.winner).toBe(1);
  });

  test('one act ends the turn; a base that breaks is scored first, and every act can be taken back', () => {
    const players = ['Ana', 'Bo'].map((name) => ({ name, factions: [] }));
    const begun = after(begin(players, basesFor(['aliens'])), { act: 'power', base: 1, player: 0, by: 40 });
    const scoring = after(begun, { act: 'end-turn' });
    expect(scoring).toMatchObject({ player: 0, step: 'score' });
    const ended = after(after(scoring, { act: 'score', base: 1, vp: [4, 0] }), { act: 'end-turn' });
    expect(ended).toMatchObject({ player: 1, step: 'start', vp: [4, 0] });
    expect({ ...scoring, ...changedIn(begun, scoring) }).toEqual(begun);
    expect({ ...ended, ...changedIn(begun, ended) }).toEqual(begun);
    expect(changedIn(begun, scoring)).toEqual({ step: 'start' });
  });

  test('the bases that somebody owns are those of the boxes and of the single factions', () => {
    const core = basesFor(['aliens']);
    expect(basesOwned({ boxes: ['core'], factions: ['ninjas'] })).toEqual(core);
    expect(basesOwned({ boxes: [], factions: ['ninjas', 'sheep'] })).toEqual([...core, ...basesFor(['sheep'])]);
  });

  test('a scored base gives its VP, goes, and is replaced; an empty base deck is rebuilt', () => {
    const players = ['Ana', 'Bo'].map((name) => ({ name, factions: [] }));
    let game = begin(players, basesFor(['giant-ants']).slice(0, 4));
    const names = game.up.map((b) => b.base.name);
    game = after(after(game, { act: 'power', base: 0, player: 1, by: 30 }), { act: 'score', base: 0, vp: [0, 3] });
    expect(game.vp).toEqual([0, 3]);
    expect(game.up[0].base.name).not.toBe(names[0]);
    expect(game.up[0].powers).toEqual([0, 0]);
    game = after(game, { act: 'score', base: 1, vp: [1, 0] });
    expect(game.up[1].base.name).toBe(names[0]);
    expect(after(game, { act: 'power', base: 2, player: 0, by: -1 }).up[2].powers).toEqual([0, 0]);
  });

  test('the bases are those that really lie there, including one that we do not know', () => {
    const players = ['Ana', 'Bo'].map((name) => ({ name, factions: [] }));
    const begun = begin(players, basesFor(['giant-ants']), 1);
    expect(begun.player).toBe(1);
    const [first, wanted] = [begun.up[0].base, begun.deck[2]];
    let game = after(begun, { act: 'lay', base: 0, to: wanted });
    expect(game.up[0]).toMatchObject({ base: wanted, breakpoint: wanted.breakpoint, powers: [0, 0] });
    expect(game.deck).toContain(first);
    expect(game.deck).not.toContain(wanted);
    game = after(game, { act: 'lay', base: 3, to: { name: 'A base of our own' } });
    expect(game.up.map((b) => b.base.name)[3]).toBe('A base of our own');
    const known = after(game, { act: 'numbers', base: 3, breakpoint: 17, vp: [5, 3, 1] });
    expect(gainsOf(after(known, { act: 'power', base: 3, player: 1, by: 17 }).up[3])).toEqual([0, 5]);
    expect(after(game, { act: 'lay', base: 3, to: null }).up).toHaveLength(3);
  });

  test('the position goes to the judge as far as it is known, and the rest is empty or marked', () => {
    const players = [
      { name: 'Ana', factions: ['aliens', 'sheep'] },
      { name: 'Bo', factions: ['robots', 'ninjas'] },
    ];
    let game = after(begin(players, basesFor(['aliens'])), { act: 'vp', player: 1, by: 7 });
    game = after(game, { act: 'lay', base: 0, to: { name: 'A base of our own' } });
    const position = opened(positionOf(game));
    expect(position.players.map((p) => [p.name, p.vp, p.factions])).toEqual([
      ['Ana', 0, ['aliens']],
      ['Bo', 7, ['robots', 'ninjas']],
    ]);
    expect(position.bases.map((b) => b.base)).toEqual(game.up.slice(1).map((b) => b.base.ours));
    expect(unknownIn(position)).toBe(position['base-deck'].length);
    expect(unknownIn(position)).toBeGreaterThan(5);
    const known = { ...position, 'base-deck': [] };
    expect(() => gameAt(allCards, readScenario(written(known)))).not.toThrow();
  });
});

import { allCards } from '@breakpoint/cards';
import { answerWith, SPECTATOR, seedFromText, viewOf } from '@breakpoint/engine';
import { type DescribedPosition, gameAt, sampleWorld } from '@breakpoint/engine/tools';
import { describe, expect, test } from 'vitest';

const start = (position: Partial<DescribedPosition>) =>
  gameAt(allCards, {
    players: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Carole' }],
    bases: [{ base: 'tortuga' }, { base: 'jungle-oasis' }],
    turn: 'Anna',
    ...position,
  });

/** The cards in Ben's hand, as far as this seat knows them. */
const bensHand = (game: ReturnType<typeof start>['game'], seat: number) => viewOf(game, seat).players[1].hand.cards.map((c) => c.id);

function answer(game: ReturnType<typeof start>['game'], ...wanted: string[]): void {
  for (const key of wanted) {
    const view = viewOf(game, game.decision!.seat).decision!;
    const at = view.options!.findIndex((o) => o.key === key || o.key.replace(/:\d+$/, '') === key);
    game.answer([game.decision!.options[at]]);
  }
}

describe('who knows what', () => {
  test('a card given out of a hand is known to giver and receiver only', () => {
    const { game } = start({
      players: [
        { name: 'Anna', hand: ['anansi-tales/akye-the-turtle', 'dinosaurs/howl'], deck: ['dinosaurs/upgrade'] },
        { name: 'Ben', hand: ['pirates/first-mate'] },
        { name: 'Carole' },
      ],
    });
    answer(game, 'play anansi-tales/akye-the-turtle', 'tortuga', 'dinosaurs/howl');
    expect(viewOf(game, 0).decision!.about?.card?.id).toBe('dinosaurs/howl');
    expect(viewOf(game, 1).decision!.about).toBeNull();
    answer(game, 'seat:1');
    expect(bensHand(game, 0)).toEqual(['dinosaurs/howl']);
    expect(bensHand(game, 1)).toHaveLength(2);
    expect(bensHand(game, 2)).toEqual([]);
    expect(bensHand(game, SPECTATOR)).toEqual([]);
  });

  test('a card that all players saw in play stays known in the hand that it is given to', () => {
    const { game } = start({
      players: [
        { name: 'Anna', hand: ['anansi-tales/let-it-be-full-and-eat'] },
        { name: 'Ben', hand: ['pirates/first-mate'] },
        { name: 'Carole' },
      ],
    });
    answer(game, 'play anansi-tales/let-it-be-full-and-eat', 'seat:1');
    expect(bensHand(game, 2)).toEqual(['anansi-tales/let-it-be-full-and-eat']);
    expect(bensHand(game, SPECTATOR)).toEqual(['anansi-tales/let-it-be-full-and-eat']);
  });

  test('only the player of Collecting Stories sees the hand', () => {
    const { game } = start({
      players: [
        { name: 'Anna', hand: ['anansi-tales/collecting-stories'] },
        { name: 'Ben', hand: ['pirates/first-mate'] },
        { name: 'Carole' },
      ],
    });
    answer(game, 'play anansi-tales/collecting-stories', 'seat:1');
    expect(bensHand(game, 0)).toEqual(['pirates/first-mate']);
    expect(bensHand(game, 2)).toEqual([]);
  });

  test('the base card that Signs in the Stars turns up is known to all, and so is its successor', () => {
    const { game } = start({
      bases: [{ base: 'tortuga', actions: [{ card: 'ancient-incas/signs-in-the-stars', controller: 'Anna' }] }, { base: 'jungle-oasis' }],
      baseDeck: ['cuzcu', 'tar-pits', 'ninja-dojo'],
    });
    for (const seat of [SPECTATOR, 0, 1, 2]) {
      expect(viewOf(game, seat).faceUp?.id).toBe('cuzcu');
      expect(viewOf(game, seat).baseDeck.known).toMatchObject([{ id: 'cuzcu', at: 0 }]);
    }
    answer(game, 'use ancient-incas/signs-in-the-stars');
    for (const seat of [SPECTATOR, 1]) {
      expect(viewOf(game, seat).faceUp?.id).toBe('tar-pits');
      expect(viewOf(game, seat).baseDeck.known).toMatchObject([
        { id: 'tar-pits', at: 0 },
        { id: 'cuzcu', at: 2 },
      ]);
    }
  });

  test('a card that was seen when it was played, and then shuffled into a deck, was the same card in every sampled world', () => {
    const { game } = start({
      players: [
        {
          name: 'Anna',
          hand: ['robots/warbot', 'robots/zapbot', 'robots/zapbot', 'robots/hoverbot'],
          deck: ['dinosaurs/howl', ...Array.from({ length: 5 }, () => 'dinosaurs/laseratops')],
        },
        { name: 'Ben' },
        { name: 'Carole' },
      ],
      bases: [
        { base: 'transformation-spring', minions: [{ card: 'mad-scientists/igor', controller: 'Ben' }] },
        { base: 'tortuga', minions: ['pirates/buccaneer', 'pirates/first-mate'].map((card) => ({ card, controller: 'Ben' })) },
      ],
    });
    answer(game, 'play robots/warbot', 'transformation-spring', 'do');
    expect(game.decision).toMatchObject({ seat: 1, prompt: 'place-counters' });
    const chance = { key: seedFromText('worlds'), used: 0 };
    const view = viewOf(game, 1);
    const warbots = new Set<boolean>();
    for (let i = 0; i < 60; i++) {
      const world = sampleWorld(game, 1, chance);
      expect(viewOf(world, 1).allowances).toEqual(view.allowances);
      expect(viewOf(world, 1).bases).toEqual(view.bases);
      warbots.add(world.state.def.some((def, c) => allCards.defs[def].id === 'robots/warbot' && world.state.hands[0].includes(c)));
    }
    // Its place is as uncertain as before.
    expect(warbots.has(false)).toBe(true);
  });

  test('an effect whose card was shuffled into a deck is chosen by name, and its number is not shown', () => {
    const { game } = start({
      players: [
        {
          name: 'Anna',
          hand: ['kung-fu-fighters/fast-as-lightning'],
          discard: Array.from({ length: 6 }, () => 'kung-fu-fighters/cricket'),
        },
        { name: 'Ben' },
        { name: 'Carole' },
      ],
      bases: [
        {
          base: 'tortuga',
          minions: [{ card: 'pirates/buccaneer', controller: 'Ben', actions: [{ card: 'ninjas/assassination', controller: 'Carole' }] }],
        },
        { base: 'jungle-oasis' },
      ],
    });
    answer(game, 'play kung-fu-fighters/fast-as-lightning', 'end');
    expect(game.decision!.prompt).toBe('order-insteads');
    const key = viewOf(game, 0).decision!.options![1].key;
    expect(viewOf(game, 0).decision!.options![1].card).toEqual({ n: 0, id: 'kung-fu-fighters/fast-as-lightning' });
    const chance = { key: seedFromText('worlds'), used: 0 };
    for (let i = 0; i < 30; i++) {
      const world = sampleWorld(game, 0, chance);
      expect(viewOf(world, 0).decision!.options).toEqual(viewOf(game, 0).decision!.options);
    }
    answerWith(game, 0, [key]);
    expect(viewOf(game, 1).players[1].hand.cards.map((c) => c.id)).toEqual(['pirates/buccaneer']);
  });

  test('a base that is still face down stays hidden', () => {
    const { game } = start({
      bases: [{ base: 'tortuga', actions: [{ card: 'ancient-incas/signs-in-the-stars', controller: 'Ben' }] }, { base: 'jungle-oasis' }],
      baseDeck: ['cuzcu', 'tar-pits', 'ninja-dojo'],
    });
    answer(game, 'end', 'do', 'use ancient-incas/signs-in-the-stars');
    expect(viewOf(game, 1).faceUp).toBeNull();
    expect(viewOf(game, 1).baseDeck.known).toMatchObject([{ id: 'cuzcu', at: 2 }]);
  });

  test('whether a window for reactions opens depends on public information, not on hands', () => {
    const windows = (hand: string[]) => {
      const { game } = start({
        players: [
          { name: 'Anna', hand: [{ card: 'dinosaurs/howl', owner: 'Ben' }] },
          { name: 'Ben', hand, deck: ['anansi-tales/mboro-hornet', 'anansi-tales/mboro-hornet'] },
          { name: 'Carole', hand: ['pirates/first-mate'] },
        ],
      });
      const stopping = game.fork({ windows: true });
      answer(stopping, 'play dinosaurs/howl');
      return stopping;
    };
    const able = windows(['anansi-tales/mboro-hornet']);
    expect(able.window).toEqual({ prompt: 'react', seats: [1] });
    expect(able.decision?.seat).toBe(1);
    const unable = windows(['anansi-tales/akye-the-turtle']);
    expect(unable.window).toEqual({ prompt: 'react', seats: [1] });
    expect(unable.paused).toBe(true);
    for (const seat of [SPECTATOR, 0, 2])
      expect(viewOf(able, seat, { masked: true }).decision).toEqual(viewOf(unable, seat, { masked: true }).decision);
    unable.goOn();
    expect(unable.window).toBeNull();
    expect(unable.decision?.seat).toBe(0);
  });

  test('a trigger about a card that is now hidden waits in every sampled world as well', () => {
    const { game } = start({
      players: [
        {
          name: 'Anna',
          hand: ['russian-fairy-tales/transformation'],
          deck: ['dinosaurs/howl', 'ninjas/ninja-master', 'dinosaurs/upgrade', 'dinosaurs/howl', 'dinosaurs/augmentation'],
        },
        { name: 'Ben' },
        { name: 'Carole' },
      ],
      bases: [
        {
          base: 'tortuga',
          minions: [
            { card: 'dinosaurs/war-raptor', controller: 'Anna' },
            { card: 'dinosaurs/armor-stego', controller: 'Carole' },
            { card: 'vigilantes/foxy-green', controller: 'Ben' },
            { card: 'vigilantes/jacky-bill', controller: 'Ben' },
          ],
        },
        { base: 'jungle-oasis' },
      ],
    });
    // Foxy Green has two triggers waiting: one for the War Raptor, which is in the deck by now, and one for the Ninja Master's ability.
    answer(game, 'play russian-fairy-tales/transformation', 'dinosaurs/war-raptor', 'dinosaurs/armor-stego');
    expect(game.decision!.prompt).toBe('order-triggers');
    const chance = { key: seedFromText('worlds'), used: 0 };
    for (let i = 0; i < 40; i++) expect(sampleWorld(game, 0, chance).decision!.options).toEqual(game.decision!.options);
  });

  test('a trigger of a card that is now hidden asks in its own name in every sampled world', () => {
    const { game } = start({
      players: [
        {
          name: 'Anna',
          hand: ['grimms-fairy-tales/the-woodsmans-axe'],
          discard: ['dinosaurs/howl', 'dinosaurs/upgrade', 'dinosaurs/augmentation', 'ninjas/tiger-assassin'],
        },
        { name: 'Ben' },
        { name: 'Carole' },
      ],
      bases: [
        {
          base: 'tortuga',
          minions: [
            { card: 'grimms-fairy-tales/big-bad-wolf', controller: 'Anna' },
            { card: 'pirates/first-mate', controller: 'Anna' },
            { card: 'vigilantes/foxy-green', controller: 'Ben' },
          ],
        },
        { base: 'jungle-oasis' },
      ],
    });
    // The deck is empty, so the Wolf is shuffled into the new one before its own trigger is resolved.
    answer(game, 'play grimms-fairy-tales/the-woodsmans-axe', 'ninjas/tiger-assassin', 'pirates/first-mate');
    answer(game, 'trigger grimms-fairy-tales/big-bad-wolf');
    const asked = viewOf(game, 0).decision!;
    expect(asked).toMatchObject({ prompt: 'play-from-discard', source: { n: 0, id: 'grimms-fairy-tales/big-bad-wolf' } });
    const chance = { key: seedFromText('worlds'), used: 0 };
    for (let i = 0; i < 40; i++) expect(viewOf(sampleWorld(game, 0, chance), 0).decision!.source).toEqual(asked.source);
  });
});

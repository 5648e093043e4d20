import { action, base, CardSet, type FactionSpec, faction, minion, question } from '../src/cards.js';
import { type Chance, canAdd, Game, isComplete, type Setup } from '../src/index.js';
import { below, type Decision, type DescribedPosition, gameAt } from '../src/tools.js';

const nameOne = question('toys/name-one', { chooses: 'faction', open: true });
const howMany = question('toys/how-many', { chooses: 'number', open: true });

const toyFaction = (id: string, box: string, cards: FactionSpec['cards'] = [], bases: FactionSpec['bases'] = []): FactionSpec =>
  faction(
    id,
    box,
    [
      minion('scout', { power: 2, copies: 6, onPlay: (it) => it.draw(1) }),
      minion('giant', {
        power: 5,
        copies: 3,
        talent: { run: (it) => it.gainPower(it.mayChoose('give-power', { not: it.self }, { amount: 1 }), 1) },
      }),
      minion('herald', {
        power: 3,
        copies: 3,
        triggers: [{ on: 'played', run: (it) => it.addCounters(it.mayChoose('place-counters', { of: it.you }, { amount: 1 }), 1) }],
      }),
      action('bolt', { copies: 3, onPlay: (it) => it.destroy(it.choose('destroy-minion', { atMost: 3 })) }),
      action('banner', { copies: 1, goes: 'base', powerHere: (p, self, m) => (p.controller(m) === p.controller(self) ? 1 : 0) }),
      action('cloak', { copies: 1, goes: 'minion', powerHost: () => 2 }),
      action('oracle', {
        copies: 1,
        *onPlay(it) {
          yield* it.chooseFaction(nameOne);
          yield* it.gainVp(yield* it.chooseNumber(howMany, 0, 2), yield* it.choosePlayer('look-at-hand', it.position.turnOrder(it.you)));
        },
      }),
      action('return', {
        copies: 1,
        *onPlay(it) {
          const c = yield* it.mayChoose('place-on-top', it.discardPile(), { type: 'card' });
          if (c) it.putOnDeck(c, yield* it.topOrBottom(c));
        },
      }),
      action('rally', {
        copies: 1,
        specials: [
          { window: 'before', from: 'hand', run: (it) => it.gainPower(it.choose('give-power', { of: it.you }, { amount: 3 }), 3) },
        ],
      }),
      ...cards,
    ],
    [base(`${id}-hill`, { breakpoint: 9, vp: [3, 2, 1] }), base(`${id}-ford`, { breakpoint: 12, vp: [4, 2, 1] }), ...bases],
  );

export const TOY_FACTIONS = ['red', 'blue', 'green', 'gold'];

/** Four small factions in two boxes. `cards` and `bases` are added to the red faction. */
export const toySet = (cards: FactionSpec['cards'] = [], bases: FactionSpec['bases'] = []): CardSet =>
  new CardSet('toy', [
    toyFaction('red', 'warm', cards, bases),
    toyFaction('blue', 'cold'),
    toyFaction('green', 'cold'),
    toyFaction('gold', 'warm'),
  ]);

export const toy = toySet();

const PLAYERS = [{ factions: ['red', 'blue'] }, { factions: ['green', 'gold'] }];
export const toyGame = (setup: Partial<Setup> = {}, cards: CardSet = toy): Game =>
  Game.create(cards, { seed: 'toy', players: PLAYERS, ...setup });

/** A described position of toy cards: Anna's turn, against Ben. */
export const toyAt = (position: Partial<DescribedPosition> = {}, cards: CardSet = toy): ReturnType<typeof gameAt> =>
  gameAt(cards, {
    players: [{ name: 'Anna' }, { name: 'Ben' }],
    bases: [
      { base: 'red-hill', as: 'hill' },
      { base: 'blue-ford', as: 'ford' },
    ],
    turn: 'Anna',
    ...position,
  });

/** Any legal answer. */
export function anyAnswer(d: Decision, chance: Chance): number[] {
  const chosen: number[] = [];
  for (;;) {
    const open = d.options.filter((o) => canAdd(d, chosen, o) === null);
    if (isComplete(d, chosen) && (open.length === 0 || below(chance, 3) === 0)) return chosen;
    chosen.push(open[below(chance, open.length)]);
  }
}

/** Plays on with random answers, calling `look` at every decision before it is answered. */
export function playOn(game: Game, chance: Chance, look: (d: Decision) => void = () => {}): Game {
  for (let n = 0; game.decision !== null; n++) {
    if (n > 5000) throw new Error('the game does not end');
    look(game.decision);
    game.answer(anyAnswer(game.decision, chance));
    game.takeEvents();
  }
  return game;
}

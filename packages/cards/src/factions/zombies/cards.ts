import { action, afterThisScores, atStartOfYourTurn, base, faction, isMinion, minion, question, winners } from '@breakpoint/engine/cards';

const takeOfOneName = question('zombies/take-of-one-name', { chooses: 'card' });
const placeInDiscardOfOneName = question('zombies/place-in-discard-of-one-name', { chooses: 'card', means: 'cost' });

export const zombies = faction(
  'zombies',
  'core',
  [
    minion('zombie-lord', {
      power: 5,
      copies: 1,
      *onPlay(it) {
        let empty = it.position.bases.filter((b) => !it.position.hasMinion(it.you, b));
        while (empty.length > 0) {
          const plays = it.position.plays.length;
          const minions = it.discardPile(it.you, isMinion);
          if (!(yield* it.playNow('play-from-discard', minions, { type: 'minion', atMost: 2, at: empty }))) return;
          // The base where it was played, wherever it is by now.
          const taken = it.position.plays[plays].base;
          empty = empty.filter((b) => b !== taken);
        }
      },
    }),
    minion('grave-digger', {
      power: 4,
      copies: 2,
      *onPlay(it) {
        const minions = it.discardPile(it.you, isMinion);
        it.takeIntoHand(yield* it.mayChoose('take-from-discard', minions, { type: 'minion' }));
      },
    }),
    minion('tenacious-z', {
      power: 2,
      copies: 3,
      names: ['zombies/tenacious-z'],
      specials: [
        {
          window: 'play',
          from: 'discard',
          when: (p, self, you) => p.isPlayable(self, you),
          limit: { per: 'turn', by: 'name' },
          run: (it) => it.playCard(it.self),
        },
      ],
    }),
    minion('walker', {
      power: 2,
      copies: 4,
      *onPlay(it) {
        const [top] = it.lookAtTop(it.you, 1);
        if (top && (yield* it.chooseOne([1, 2], { about: top })) === 1) yield* it.discard(top);
      },
    }),
    action('grave-robbing', {
      copies: 2,
      *onPlay(it) {
        it.takeIntoHand(yield* it.choose('take-from-discard', it.discardPile(), { type: 'card' }));
      },
    }),
    action('lend-a-hand', {
      copies: 1,
      *onPlay(it) {
        it.putOnDeck(yield* it.chooseSome('shuffle-from-discard', it.discardPile(), { type: 'card' }), 'shuffle');
      },
    }),
    action('mall-crawl', {
      copies: 1,
      *onPlay(it) {
        const deck = it.searchDeck();
        it.putInDiscardPile(yield* it.chooseSome(placeInDiscardOfOneName, deck, { group: (c) => it.position.def(c).n }));
        it.shuffle();
      },
    }),
    action('not-enough-bullets', {
      copies: 1,
      *onPlay(it) {
        const minions = it.discardPile(it.you, isMinion);
        it.takeIntoHand(yield* it.chooseSome(takeOfOneName, minions, { group: (c) => it.position.def(c).n }));
      },
    }),
    action('outbreak', {
      copies: 1,
      onPlay: (it) => it.extraMinion({ whereAlone: true }),
    }),
    action('overrun', {
      copies: 1,
      goes: 'base',
      forbidsPlay: (p, self, card, _base, seat) => p.isMinion(card) && seat !== p.controller(self),
      triggers: [atStartOfYourTurn((it) => it.destroy(it.self))],
    }),
    action('they-keep-coming', {
      copies: 2,
      onPlay: (it) => it.playNow('play-from-discard', it.discardPile(it.you, isMinion), { type: 'minion' }),
    }),
    action('theyre-coming-to-get-you', { copies: 1, goes: 'base', playFromDiscard: { type: 'minion', here: true } }),
  ],
  [
    base('evans-city-cemetery', {
      breakpoint: 20,
      vp: [5, 3, 2],
      triggers: [
        afterThisScores({ users: winners }, function* (it) {
          yield* it.discard(it.hand());
          yield* it.draw(5);
        }),
      ],
    }),
    base('rhodes-plaza-mall', { breakpoint: 24, vp: [0, 0, 0], award: (p, self, seat) => p.countMinions({ of: seat, at: self }) }),
  ],
  [takeOfOneName, placeInDiscardOfOneName],
);

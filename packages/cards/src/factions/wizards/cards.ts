import { action, afterThisScores, base, faction, Hit, isAction, minion, Part, playersHere, question } from '@breakpoint/engine/cards';

const nextBase = question('wizards/next-base', { chooses: 'card', about: 'card' });
const orderBases = question('wizards/order-bases', { chooses: 'card' });

export const wizards = faction(
  'wizards',
  'core',
  [
    minion('archmage', { power: 4, copies: 1, grants: () => ({ type: 'action' }) }),
    minion('chronomage', {
      power: 3,
      copies: 2,
      onPlay: (it) => it.extraAction(),
    }),
    minion('enchantress', {
      power: 2,
      copies: 3,
      onPlay: (it) => it.draw(1),
    }),
    minion('neophyte', {
      power: 2,
      copies: 4,
      *onPlay(it) {
        const [top] = it.revealTop(it.you, 1);
        if (!top || !it.position.isAction(top)) return;
        const choice = yield* it.chooseOne(it.canPlay(top) ? [1, 2] : [1], { may: true, about: top });
        if (choice === 1) it.takeIntoHand(top);
        if (choice === 2) yield* it.playCard(top);
      },
    }),
    action('mass-enchantment', {
      copies: 1,
      *onPlay(it) {
        const revealed = it.position.others(it.you).flatMap((seat) => it.revealTop(seat, 1));
        yield* it.playNow(
          'play-revealed',
          revealed.filter((c) => it.position.isAction(c)),
          { type: 'action' },
        );
      },
    }),
    action('mystic-studies', {
      copies: 2,
      onPlay: (it) => it.draw(2),
    }),
    action('portal', {
      copies: 1,
      *onPlay(it) {
        const revealed = it.revealTop(it.you, 5);
        const minions = revealed.filter((c) => it.position.isMinion(c));
        const taken = yield* it.chooseSome('take-revealed', minions, { type: 'minion' });
        it.takeIntoHand(taken);
        it.putBackOnTop(
          yield* it.chooseOrder(
            'order-cards',
            revealed.filter((c) => !taken.includes(c)),
          ),
        );
      },
    }),
    action('sacrifice', {
      copies: 1,
      *onPlay(it) {
        const minion = yield* it.choose('destroy-minion', { of: it.you });
        if (!minion) return;
        const hits = yield* it.announce([new Hit(minion, new Part('destroy'))]);
        yield* it.draw(it.power(minion));
        yield* it.perform(hits);
      },
    }),
    action('scry', {
      copies: 1,
      *onPlay(it) {
        const actions = it.searchDeck(isAction);
        it.takeIntoHand(yield* it.choose('search-for-hand', actions, { type: 'action' }));
        it.shuffle();
      },
    }),
    action('summon', {
      copies: 2,
      onPlay: (it) => it.extraMinion(),
    }),
    action('time-loop', {
      copies: 1,
      *onPlay(it) {
        yield* it.extraAction();
        yield* it.extraAction();
      },
    }),
    action('winds-of-change', {
      copies: 1,
      *onPlay(it) {
        it.putOnDeck(it.hand(), 'shuffle', true);
        yield* it.draw(5);
        yield* it.extraAction();
      },
    }),
  ],
  [
    base('school-of-wizardry', {
      breakpoint: 20,
      vp: [3, 2, 1],
      triggers: [
        // RULES 3.5: choosing the next base makes no sense twice. Under the older booklets the last player's choice holds.
        afterThisScores({ nextBase: true, users: (p) => p.ranked(1).slice(0, p.profile.oncePerTie ? 1 : undefined) }, function* (it) {
          if (yield* it.ignoresThis(it.you)) return;
          const top = it.lookAtTopBases(3);
          const next = yield* it.choose(nextBase, top, { about: it.self });
          it.setNextBase(next);
          it.putBasesOnTop(
            yield* it.chooseOrder(
              orderBases,
              top.filter((b) => b !== next),
            ),
          );
        }),
      ],
    }),
    base('the-great-library', {
      breakpoint: 22,
      vp: [4, 2, 1],
      triggers: [
        afterThisScores({ users: playersHere }, function* (it) {
          if (yield* it.may('draw', { amount: 1 })) yield* it.draw(1);
        }),
      ],
    }),
  ],
  [nextBase, orderBases],
);

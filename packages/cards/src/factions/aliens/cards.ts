import {
  action,
  afterMinionIsPlayedHere,
  afterThisScores,
  base,
  faction,
  itsOwner,
  minion,
  question,
  winners,
} from '@breakpoint/engine/cards';

const returnAllAt = question('aliens/return-all-at', { chooses: 'card', open: true });
const swapIn = question('aliens/swap-in', { chooses: 'card' });
const swapOut = question('aliens/swap-out', { chooses: 'card', about: 'card', open: true });

export const aliens = faction(
  'aliens',
  'core',
  [
    minion('supreme-overlord', {
      power: 5,
      copies: 1,
      onPlay: (it) => it.returnToHand(it.mayChoose('return-minion', {})),
    }),
    minion('invader', {
      power: 3,
      copies: 2,
      onPlay: (it) => it.gainVp(1),
    }),
    minion('scout', {
      power: 3,
      copies: 3,
      specials: [
        {
          window: 'after',
          from: 'play',
          when: (p, self) => p.baseOf(self) === p.scoringBase,
          run: (it) => it.returnToHand(it.self),
        },
      ],
    }),
    minion('collector', {
      power: 2,
      copies: 4,
      onPlay: (it) => it.returnToHand(it.mayChoose('return-minion', { at: it.base, atMost: 3 })),
    }),
    action('abduction', {
      copies: 1,
      *onPlay(it) {
        yield* it.returnToHand(it.choose('return-minion', {}));
        yield* it.extraMinion();
      },
    }),
    action('beam-up', {
      copies: 2,
      onPlay: (it) => it.returnToHand(it.choose('return-minion', {})),
    }),
    action('crop-circles', {
      copies: 1,
      *onPlay(it) {
        const base = yield* it.choose(returnAllAt, it.position.bases);
        yield* it.returnToHand(it.minions({ at: base }));
      },
    }),
    action('disintegrator', {
      copies: 2,
      onPlay: (it) => it.placeOnDeck(it.choose('place-minion-on-bottom', { atMost: 3 }), 'bottom'),
    }),
    action('invasion', {
      copies: 1,
      *onPlay(it) {
        const target = yield* it.choose('move-minion', {});
        if (target) yield* it.move(target, yield* it.chooseDestination(target));
      },
    }),
    action('jammed-signal', { copies: 1, goes: 'base', cancelsBase: true }),
    action('probe', {
      copies: 1,
      *onPlay(it) {
        const player = yield* it.choosePlayer('look-at-hand', it.position.others(it.you));
        const minions = it.lookAtHand(player).filter((c) => it.position.isMinion(c));
        yield* it.discard(it.choose('discard-from-hand-of', minions, { about: player, type: 'minion' }), player);
      },
    }),
    action('terraforming', {
      copies: 1,
      *onPlay(it) {
        const fresh = yield* it.choose(swapIn, it.searchBases());
        if (!fresh) return;
        yield* it.swapBase(yield* it.choose(swapOut, it.position.bases, { about: fresh }), fresh);
        yield* it.extraMinion({ base: fresh });
      },
    }),
  ],
  [
    base('the-homeworld', {
      breakpoint: 23,
      vp: [4, 2, 1],
      triggers: [afterMinionIsPlayedHere({ seat: itsOwner }, (it) => it.extraMinion({ atMost: 2 }))],
    }),
    base('the-mothership', {
      breakpoint: 20,
      vp: [4, 2, 1],
      triggers: [
        afterThisScores({ users: winners }, (it) => it.returnToHand(it.mayChoose('return-minion', { of: it.you, at: it.self, atMost: 3 }))),
      ],
    }),
  ],
  [returnAllAt, swapIn, swapOut],
);

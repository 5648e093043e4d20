import {
  type Ask,
  action,
  afterThisScores,
  base,
  type Card,
  faction,
  Hit,
  minion,
  Part,
  question,
  type Resolution,
} from '@breakpoint/engine/cards';

/** To the base that replaces this one. */
const moveMinionToReplacement = question('pirates/move-minion-to-replacement', { chooses: 'card', about: 'card', open: true });
const destroyWithWeaker = question('pirates/destroy-with-weaker', { chooses: 'card', open: true, means: 'harm' });
const moveThemFrom = question('pirates/move-them-from', { chooses: 'card', about: 'faction', open: true });
const destroyWeakAt = question('pirates/destroy-weak-at', { chooses: 'card', amount: true, open: true });
const destroyWeakOf = question('pirates/destroy-weak-of', { chooses: 'player', about: 'card', amount: true, open: true });
const nameToMove = question('pirates/name-to-move', { chooses: 'faction', open: true });

/** Moves up to this many of your minions, each to a base of your choice. */
function* sail(it: Resolution, most?: number): Ask {
  const hits: Hit[] = [];
  for (const card of yield* it.chooseSome('move-minion', { of: it.you, where: (c) => it.canMove(c) }, { most })) {
    const to = yield* it.chooseDestination(card);
    if (to) hits.push(new Hit(card, new Part('move', { to })));
  }
  yield* it.together(hits);
}

export const pirates = faction(
  'pirates',
  'core',
  [
    minion('pirate-king', {
      power: 5,
      copies: 1,
      specials: [
        {
          window: 'before',
          from: 'play',
          when: (p, self, you) => p.talentDestinations(self, you).includes(p.scoringBase),
          run: (it) => it.move(it.self, it.position.scoringBase),
        },
      ],
    }),
    minion('buccaneer', {
      power: 4,
      copies: 2,
      instead: [
        {
          of: 'destroy',
          // With nowhere to go it can't be moved, so it is destroyed.
          applies: (p, self, target) => target === self && p.talentDestinations(self, p.controller(self)).length > 0,
          run: (it, target) => it.chooseDestination(target),
          *after(it, target, to) {
            yield* it.move(target, to);
          },
        },
      ],
    }),
    minion('saucy-wench', {
      power: 3,
      copies: 3,
      onPlay: (it) => it.destroy(it.mayChoose('destroy-minion', { at: it.base, atMost: 2 })),
    }),
    minion('first-mate', {
      power: 2,
      copies: 4,
      specials: [
        {
          window: 'after',
          from: 'play',
          when: (p, self, you) => p.baseOf(self) === p.scoringBase && p.talentDestinations(self, you).length > 0,
          *run(it) {
            yield* it.move(it.self, yield* it.chooseDestination(it.self));
          },
        },
      ],
    }),
    action('broadside', {
      copies: 2,
      *onPlay(it) {
        const base = yield* it.choose(
          destroyWeakAt,
          it.position.bases.filter((b) => it.position.hasMinion(it.you, b)),
          { amount: 2 },
        );
        if (!base) return;
        const player = yield* it.choosePlayer(destroyWeakOf, it.position.turnOrder(it.you), { about: base, amount: 2 });
        yield* it.destroy(it.minions({ of: player, at: base, atMost: 2 }));
      },
    }),
    action('cannon', {
      copies: 1,
      onPlay: (it) => it.destroy(it.chooseSome('destroy-minion', { atMost: 2 }, { most: 2 })),
    }),
    action('dinghy', {
      copies: 2,
      onPlay: (it) => sail(it, 2),
    }),
    action('full-sail', {
      copies: 1,
      onPlay: (it) => sail(it),
      specials: [{ window: 'before', from: 'hand', idle: (p, _, you) => p.countMinions({ of: you }) === 0 }],
    }),
    action('powderkeg', {
      copies: 1,
      *onPlay(it) {
        const mine = yield* it.choose(destroyWithWeaker, { of: it.you });
        if (mine) yield* it.destroy(it.minions({ at: it.position.baseOf(mine), atMost: it.power(mine) }));
      },
    }),
    action('sea-dogs', {
      copies: 1,
      *onPlay(it) {
        const faction = yield* it.chooseFaction(nameToMove);
        const from = yield* it.choose(moveThemFrom, it.position.bases, { about: faction });
        const to = yield* it.choose(
          'move-them-to',
          it.position.bases.filter((b) => b !== from),
        );
        yield* it.move(it.minions({ notOf: it.you, at: from, faction }), to);
      },
    }),
    action('shanghai', {
      copies: 1,
      *onPlay(it) {
        const target = yield* it.choose('move-minion', { notOf: it.you });
        if (target) yield* it.move(target, yield* it.chooseDestination(target));
      },
    }),
    action('swashbuckling', {
      copies: 1,
      onPlay: (it) => it.gainPower(it.minions({ of: it.you }), 1),
    }),
  ],
  [
    base('the-grey-opal', {
      breakpoint: 17,
      vp: [3, 1, 1],
      triggers: [
        afterThisScores({ users: (p) => p.turnOrder(p.active).filter((seat) => p.rank(seat) !== 1) }, function* (it) {
          // "A minion" is any minion there (RULES 8.8), for every player who is not a winner.
          const saved = yield* it.mayChoose('move-minion', { at: it.self, where: (c) => it.canMove(c) });
          if (saved) yield* it.move(saved, yield* it.chooseDestination(saved));
        }),
      ],
    }),
    base('tortuga', {
      breakpoint: 21,
      vp: [4, 3, 2],
      triggers: [
        {
          on: 'replaced',
          when: (_, self, e) => e.base === self,
          fromAnywhere: true,
          users: (p) => p.ranked(2),
          *run(it) {
            const fresh = it.position.replacements;
            const open = (m: Card): Card[] => it.destinations(m).filter((b) => fresh.includes(b));
            const where = (m: Card): boolean => !fresh.includes(it.position.baseOf(m)) && open(m).length > 0;
            const mine = yield* it.mayChoose(moveMinionToReplacement, { of: it.you, where }, { about: it.self });
            if (mine) yield* it.move(mine, yield* it.chooseDestination(mine, open(mine)));
          },
        },
      ],
    }),
  ],
  [moveMinionToReplacement, destroyWithWeaker, moveThemFrom, destroyWeakAt, destroyWeakOf, nameToMove],
);

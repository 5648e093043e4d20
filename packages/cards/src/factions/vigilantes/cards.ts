import {
  action,
  atStartOfYourTurn,
  base,
  type Card,
  faction,
  type Happening,
  isAction,
  isMinion,
  isStillInPlay,
  minion,
  type Position,
  question,
} from '@breakpoint/engine/cards';

const destroyOneAt = question('vigilantes/destroy-one-at', { chooses: 'card', amount: true, open: true });
const gainPower = question('vigilantes/gain-power', { chooses: 'whether', about: 'card', amount: true, open: true });
const follow = question('vigilantes/follow', { chooses: 'whether', about: 'card', amount: true, open: true });

/**
 * Did the card that was just played or used directly affect a minion where this one was at that time? A card that moved her away
 * counts too.
 */
function hitNearby(p: Position, self: Card, e: Happening): boolean {
  const affected = e.play!.affected;
  const here = affected.find((a) => a.card === self)?.base ?? p.baseOf(self);
  return affected.some((a) => a.direct && a.base === here && a.type === 'minion');
}

/** Do this player and another one have minions at this card's base? */
const isContested = (p: Position, self: Card, e: Happening): boolean =>
  p.hasMinion(e.seat, p.baseOf(self)) && p.countMinions({ at: p.baseOf(self), notOf: e.seat }) > 0;

const anotherPlayers = (p: Position, self: Card, e: Happening): boolean => e.seat !== p.controller(self);

export const vigilantes = faction(
  'vigilantes',
  'seventies',
  [
    minion('brojak', {
      power: 4,
      copies: 1,
      triggers: [
        {
          on: 'moved',
          given: isStillInPlay,
          *run(it, e) {
            const to = it.position.baseOf(e.card);
            if (to !== it.base && it.position.isBarred('move', it.self, to)) return;
            const follows = to === it.base ? it.may(gainPower, { about: it.self, amount: 1 }) : it.may(follow, { about: to, amount: 1 });
            if (!(yield* follows)) return;
            yield* it.move(it.self, to);
            yield* it.gainPower(it.self, 1);
          },
        },
      ],
    }),
    minion('death-wisher', {
      power: 4,
      copies: 1,
      triggers: [
        {
          on: 'destroyed',
          when: (p, self, e) => e.type === 'minion' && e.by >= 0 && e.by !== e.seat && e.by !== p.controller(self),
          // It avenges itself too.
          fromAnywhere: true,
          limit: { per: 'turn', by: 'card' },
          *run(it, e) {
            const target = yield* it.mayChoose('destroy-minion', { of: e.by });
            yield* it.destroy(target);
            return target !== 0;
          },
        },
      ],
    }),
    minion('dusty-henry', {
      power: 4,
      copies: 1,
      onPlay: (it) => it.placeOnDeck(it.mayChoose('shuffle-minion-into-deck', { at: it.base }), 'shuffle'),
    }),
    minion('foxy-green', {
      power: 4,
      copies: 1,
      triggers: (['played', 'talentUsed'] as const).map((on) => ({
        on,
        when: anotherPlayers,
        triggered: hitNearby,
        run: (it) => it.addCounters(it.self, 1),
      })),
    }),
    minion('jacky-bill', {
      power: 4,
      copies: 1,
      triggers: [
        {
          on: 'played',
          when: (p, self, e) => e.type === 'action' && anotherPlayers(p, self, e),
          *run(it) {
            if (yield* it.may(gainPower, { about: it.self, amount: 2 })) yield* it.gainPower(it.self, 2);
          },
        },
      ],
    }),
    minion('shift', {
      power: 4,
      copies: 1,
      *onPlay(it) {
        const minions = it.discardPile(it.you, isMinion);
        const [top, next] = yield* it.chooseSome('place-on-top', minions, { type: 'minion', most: 2, ordered: true });
        if (next) it.putOnDeck(next, 'top');
        if (top) it.putOnDeck(top, 'top');
      },
    }),
    minion('stoneford', {
      power: 4,
      copies: 1,
      *onPlay(it) {
        const actions = it.searchDeck(isAction);
        it.takeIntoHand(yield* it.choose('search-for-hand', actions, { type: 'action' }), false);
        it.shuffle();
      },
    }),
    action('a-whole-lot-meaner', {
      copies: 1,
      onPlay: (it) => it.gainPower(it.choose('give-power', {}, { amount: 3 }), 3),
    }),
    action('feeling-lucky', {
      copies: 1,
      goes: 'minion',
      triggers: [
        {
          on: 'played',
          when: (p, self, e) => e.type === 'action' && e.seat === p.controller(p.hostOf(self)),
          run: (it) => it.destroy(it.host),
        },
      ],
    }),
    action('knocked-into-next-week', {
      copies: 1,
      onPlay: (it) => it.placeOnDeck(it.choose('shuffle-minion-into-deck', {}), 'shuffle'),
    }),
    action('lets-finish-this', {
      copies: 1,
      goes: 'base',
      triggers: [
        atStartOfYourTurn({ given: isContested }, function* (it) {
          it.setStartingBreakpoint(it.base, 0);
        }),
      ],
    }),
    action('make-my-day', {
      copies: 1,
      *onPlay(it) {
        const at = yield* it.choose(
          destroyOneAt,
          it.position.bases.filter((b) => it.position.hasMinion(it.you, b)),
          { amount: 3 },
        );
        yield* it.destroy(it.choose('destroy-minion', { at, atMost: 3 }));
        yield* it.draw(1);
      },
    }),
    action('scared-straight', {
      copies: 1,
      *onPlay(it) {
        const target = yield* it.choose('move-minion', {
          notOf: it.you,
          where: (c) => it.position.hasMinion(it.you, it.position.baseOf(c)),
        });
        if (target) yield* it.move(target, yield* it.chooseDestination(target));
        yield* it.extraAction();
      },
    }),
    action('shrug-it-off', {
      copies: 1,
      goes: 'base',
      talent: {
        *run(it) {
          it.cancelBase(it.base);
        },
      },
    }),
    action('street-justice', {
      copies: 1,
      goes: 'base',
      unaffected: (p, self, target, cause) =>
        p.isMinion(target) &&
        p.baseOf(target) === p.baseOf(self) &&
        p.controller(target) === p.controller(self) &&
        p.isByOthersCard(cause, p.controller(self)),
    }),
    action('the-revenge', {
      copies: 1,
      specials: [
        {
          window: 'after',
          from: 'hand',
          when: (p, _self, you) => p.rank(you) !== 1,
          idle: (p, _self, you) => !p.hasMinion(you, p.scoringBase),
          *run(it) {
            const target = yield* it.choose('move-minion', { of: it.you, at: it.position.scoringBase });
            if (target) yield* it.move(target, yield* it.chooseDestination(target));
          },
        },
      ],
    }),
    action('tough-it-out', {
      copies: 2,
      goes: 'minion',
      powerHost: () => 2,
      forbids: (p, self, verb, target) => verb === 'destroy' && target === p.hostOf(self),
    }),
    action('who-loves-ya-baby', {
      copies: 2,
      onPlay: (it) => it.draw(it.position.countMinions({ of: it.you, atLeast: 4 })),
    }),
  ],
  [
    base('hideout', {
      breakpoint: 18,
      vp: [3, 1, 1],
      unaffected: (p, self, target, cause) =>
        p.isMinion(target) && p.baseOf(target) === self && p.isByOthersCard(cause, p.controller(target)),
    }),
    base('the-mean-streets', {
      breakpoint: 25,
      vp: [5, 3, 2],
      triggers: [
        {
          on: 'resolved',
          when: (_p, self, e) => e.type === 'action' && e.play!.affected.some((a) => a.base === self && a.card !== self),
          users: (p, self, e) => p.others(e.seat).filter((seat) => p.hasMinion(seat, self)),
          run: (it) => it.addCounters(it.mayChoose('place-counters', { of: it.you, at: it.self }, { amount: 1 }), 1),
        },
      ],
    }),
  ],
  [destroyOneAt, gainPower, follow],
);

import {
  action,
  afterThisScores,
  atStartOfTurn,
  atStartOfYourTurn,
  base,
  type Card,
  type Definition,
  faction,
  type Happening,
  isMinion,
  minion,
  type Position,
  question,
  type Seat,
} from '@breakpoint/engine/cards';

const settleAt = question('polynesian-voyagers/settle-at', { chooses: 'card', open: true });
const havePowerAt = question('polynesian-voyagers/have-power-at', { chooses: 'card', amount: true, open: true });
const destroyBase = question('polynesian-voyagers/destroy-base', { chooses: 'card', open: true });
const newBases = question('polynesian-voyagers/new-bases', { chooses: 'number', open: true });

/** Is the minion controlled by the player of the action that would be put on it? */
const own = (p: Position, _self: Card, you: Seat, host: Card): boolean => p.controller(host) === you;
/** Is the minion under this action its player's only minion there? */
function isAloneForYou(p: Position, self: Card, e: Happening): boolean {
  const yours = p.minions({ of: e.seat, at: p.baseOf(self) });
  return yours.length === 1 && yours[0] === p.hostOf(self);
}
const isTattooLike = (d: Definition): boolean => d.type === 'action' && d.goes === 'minion';
const deserted = (p: Position, you: Seat, among: readonly Card[] = p.bases): Card[] => among.filter((b) => !p.hasMinion(you, b));
const settled = (p: Position, you: Seat): Card[] => p.bases.filter((b) => p.hasMinion(you, b));

export const polynesianVoyagers = faction(
  'polynesian-voyagers',
  'culture-shock',
  [
    minion('maui', {
      power: 5,
      copies: 1,
      *onPlay(it) {
        const n = yield* it.chooseNumber(newBases, 0, 2);
        for (let i = 0; i < n; i++) it.addBase();
      },
      talent: {
        when: (p, _, you) => p.minions({ of: you }).some((m) => deserted(p, you, p.talentDestinations(m, you)).length > 0),
        *run(it) {
          const target = yield* it.choose('move-minion', { of: it.you });
          yield* it.move(target, yield* it.chooseDestination(target, deserted(it.position, it.you, it.destinations(target))));
        },
      },
    }),
    minion('wayfinder', {
      power: 4,
      copies: 2,
      talent: {
        when: (p, self, you) => deserted(p, you, p.talentDestinations(self, you)).length > 0,
        *run(it) {
          const to = yield* it.chooseDestination(it.self, deserted(it.position, it.you, it.destinations(it.self)));
          if (yield* it.move(it.self, to)) yield* it.addCounters(it.self, 1);
        },
      },
    }),
    minion('tiki', {
      power: 3,
      copies: 3,
      powerSelf: (p, self) => (p.hasAttached(self) ? 2 : 0),
    }),
    minion('moai', {
      power: 3,
      copies: 4,
      forbids(p, self, verb, target, cause, to) {
        if (verb !== 'move' || cause.chooser === p.controller(self)) return false;
        return target === self || (to === p.baseOf(self) && p.controller(target) === cause.chooser);
      },
    }),
    action('growth-of-the-tribes', {
      copies: 1,
      *onPlay(it) {
        const base = yield* it.choose(settleAt, deserted(it.position, it.you));
        if (!base) return;
        const { hand, pile } = it.playable(isMinion, [base]);
        const open = it.minions({ of: it.you }).some((m) => it.canMove(m, base));
        const way = yield* it.chooseOne([1, 2].filter((n) => (n === 1 ? hand.length + pile.length > 0 : open)));
        if (way === 1) yield* it.playFromHand('minion', { at: [base] });
        if (way === 2) yield* it.move(it.choose('move-minion-to', { of: it.you }, { about: base }), base);
      },
    }),
    action('knowledge-of-the-tribes', {
      copies: 1,
      onPlay: (it) => it.draw(settled(it.position, it.you).length),
    }),
    action('unity-of-the-tribes', {
      copies: 1,
      *onPlay(it) {
        const bases = settled(it.position, it.you);
        const base = yield* it.choose(havePowerAt, bases, { amount: 2 * bases.length });
        if (base) it.gainPlayerPower(base, 2 * bases.length);
      },
    }),
    action('ocean-tattoo', {
      copies: 1,
      goes: 'minion',
      on: (p, self, you, host) => own(p, self, you, host) && p.countMinions({ at: p.baseOf(host), notOf: you }) === 0,
      talent: {
        when: (p, self, you) => p.talentDestinations(p.hostOf(self), you).length > 0,
        *run(it) {
          const to = yield* it.chooseDestination(it.host, it.destinations(it.host));
          if (yield* it.move(it.host, to)) yield* it.addCounters(it.host, 1);
        },
      },
    }),
    action('shark-tattoo', {
      copies: 2,
      goes: 'minion',
      on: own,
      onPlay: (it) => it.addCounters(it.host, 1),
      triggers: [atStartOfYourTurn({ given: isAloneForYou }, (it) => it.addCounters(it.host, 1))],
    }),
    action('sun-tattoo', {
      copies: 2,
      goes: 'minion',
      on: own,
      powerHost: () => 2,
      specials: [
        {
          window: 'after',
          from: 'hand',
          on: (p, self, you, host) => own(p, self, you, host) && p.baseOf(host) === p.scoringBase && !p.hasAttached(host),
          *run(it) {
            yield* it.move(it.host, yield* it.chooseDestination(it.host, it.destinations(it.host)));
          },
        },
      ],
    }),
    action('tattoo-artist', {
      copies: 1,
      *onPlay(it) {
        const card = yield* it.findAnywhere(it.discardPile(it.you, isTattooLike), isTattooLike);
        if (!card) return;
        const way = yield* it.chooseOne(it.canPlay(card) ? [1, 2] : [1], { about: card });
        if (way === 1) it.takeIntoHand(card, false);
        else yield* it.playCard(card);
      },
    }),
    action('volcanic-uprising', {
      copies: 1,
      *onPlay(it) {
        const empty = it.position.bases.filter((b) => it.position.countMinions({ at: b }) === 0);
        if ((yield* it.chooseOne(empty.length > 0 ? [1, 2] : [1])) === 2) {
          const place = yield* it.destroyBase(yield* it.choose(destroyBase, empty));
          it.addBase(place);
          it.addBase();
          return;
        }
        const fresh = it.addBase();
        const where = (c: Card): boolean => it.canMove(c, fresh);
        yield* it.move(it.mayChoose('move-minion-to', { of: it.you, where }, { about: fresh }), fresh);
      },
    }),
  ],
  [
    base('island-chain', {
      breakpoint: 17,
      vp: [3, 1, 1],
      triggers: [
        afterThisScores({ nextBase: true }, function* (it) {
          it.replaceByTop(2);
        }),
      ],
    }),
    base('island-peak', {
      breakpoint: 23,
      vp: [4, 2, 1],
      triggers: [
        atStartOfTurn({ given: (p, self, e) => p.countMinions({ of: e.seat, at: self }) === 1 }, (it) =>
          it.addCounters(it.minions({ of: it.you, at: it.self }), 1),
        ),
      ],
    }),
    base('tropical-paradise', {
      breakpoint: 20,
      vp: [3, 2, 1],
      startingBreakpoint: (p, self) => (p.turnOrder(0).every((seat) => p.hasMinion(seat, self)) ? 0 : null),
    }),
  ],
  [settleAt, havePowerAt, destroyBase, newBases],
);

import {
  type Ask,
  action,
  atStartOfTurn,
  base,
  type Card,
  faction,
  Hit,
  minion,
  Part,
  type Position,
  question,
  type Resolution,
  type Seat,
} from '@breakpoint/engine/cards';

const saveForCounter = question('giant-ants/save-for-counter', { chooses: 'card', open: true, means: 'help' });
const saveItForCounter = question('giant-ants/save-it-for-counter', { chooses: 'whether', about: 'card', open: true });

/** The cards that this player played at the Queen's base this turn, other than herself. They may have left play since. */
const playedBeside = (p: Position, queen: Card, you: Seat) =>
  p.plays.filter((play) => play.type === 'minion' && play.seat === you && play.card !== queen && play.base === p.baseOf(queen));

/** Chooses any number of counters on your minions: one list, with a card listed once for each counter (D12). */
function* chooseCounters(it: Resolution): Ask<Card[]> {
  return yield* it.chooseSome('remove-counters', { of: it.you, withCounters: true }, { times: (c) => it.position.counters(c) });
}

/** Transfers any number of one minion's counters to another (D12). */
function* transferSome(it: Resolution, from: Card, to: Card): Ask {
  if (from && to)
    yield* it.transferCounters(
      from,
      to,
      yield* it.chooseNumber('transfer-how-many', 0, it.position.counters(from), { about: from, other: to }),
    );
}

const ONE_OFF = new Part('counters', { amount: -1 });
const ONE_ON = new Part('counters', { amount: 1 });

export const giantAnts = faction(
  'giant-ants',
  'monster-smash',
  [
    minion('killer-queen', {
      power: 4,
      copies: 1,
      talent: {
        when: (p, self, you) => playedBeside(p, self, you).length > 0,
        *run(it) {
          const plays = playedBeside(it.position, it.self, it.you);
          // A minion that left play may be chosen if it can still be seen. It gets nothing, even if it came back.
          const seen = plays.map((play) => play.card).filter((c) => it.position.knows(it.you, c));
          const picked = yield* it.choose('place-counters', [...new Set(seen)], { amount: 1 });
          const same = plays.some((play) => play.card === picked && it.position.isStillInPlay(picked, play.arrival));
          yield* it.addCounters(same ? [it.self, picked] : [it.self], 1);
        },
      },
    }),
    minion('drone', {
      power: 3,
      copies: 2,
      onPlay: (it) => it.addCounters(it.self, 1),
      instead: [
        {
          of: 'destroy',
          may: { it: saveItForCounter, one: saveForCounter },
          applies: (p, self, target) => p.counters(self) > 0 && p.isMinion(target) && p.controller(target) === p.controller(self),
          run: (it) => it.addCounters(it.self, -1),
        },
      ],
    }),
    minion('soldier', {
      power: 1,
      copies: 3,
      onPlay: (it) => it.addCounters(it.self, 2),
      talent: {
        when: (p, self) => p.counters(self) > 0 && p.countMinions({ not: self }) > 0,
        *run(it) {
          yield* it.transferCounters(it.self, yield* it.choose('transfer-counter-to', { not: it.self }, { about: it.self }), 1);
        },
      },
    }),
    minion('worker', {
      power: 0,
      copies: 4,
      onPlay: (it) => it.addCounters(it.self, 2),
    }),
    action('a-kind-of-magic', {
      copies: 1,
      *onPlay(it) {
        const hits: Hit[] = [];
        for (const card of yield* chooseCounters(it)) hits.push(new Hit(card, ONE_OFF));
        for (let n = hits.length; n > 0; n--) hits.push(new Hit(yield* it.choose('share-counters', { of: it.you }, { amount: n }), ONE_ON));
        yield* it.together(hits);
      },
    }),
    action('gimme-the-prize', {
      copies: 2,
      onPlay: (it) => it.addCounters(it.chooseSome('place-counters', { of: it.you }, { amount: 1, most: 3 }), 1),
    }),
    action('headlong', {
      copies: 1,
      *onPlay(it) {
        const card = yield* it.choose('move-minion', { of: it.you });
        if (!card) return;
        const to = yield* it.chooseDestination(card);
        const grow = new Hit(card, new Part('counters', { amount: 2 }));
        yield* it.together(to ? [new Hit(card, new Part('move', { to })), grow] : [grow]);
      },
    }),
    action('the-show-must-go-on', {
      copies: 1,
      goes: 'base',
      unaffected: (p, self, target, cause) =>
        p.isMinion(target) &&
        p.counters(target) > 0 &&
        p.controller(target) === p.controller(self) &&
        p.baseOf(target) === p.baseOf(self) &&
        p.isByOthersCard(cause, p.controller(self)),
    }),
    action('under-pressure', {
      copies: 1,
      specials: [
        {
          window: 'before',
          from: 'hand',
          idle: (p, _, you) => p.countMinions({ of: you, withCounters: true }) === 0 || p.countMinions({ of: you }) < 2,
          *run(it) {
            const from = yield* it.choose('transfer-counters-from', { of: it.you });
            yield* transferSome(it, from, yield* it.choose('transfer-counters-to', { of: it.you, not: from }, { about: from }));
          },
        },
      ],
    }),
    action('we-are-the-champions', {
      copies: 1,
      specials: [
        {
          window: 'after',
          from: 'hand',
          idle: (p, _, you) => p.countMinions({ of: you, at: p.scoringBase, withCounters: true }) === 0,
          *run(it) {
            const from = yield* it.choose('transfer-counters-from', { of: it.you, at: it.position.scoringBase });
            if (from) yield* transferSome(it, from, yield* it.choose('transfer-counters-to', { not: from }, { about: from }));
          },
        },
      ],
    }),
    action('we-will-rock-you', {
      copies: 2,
      *onPlay(it) {
        // Minions that gain the same amount share a part, so a copy has that amount.
        const parts: Part[] = [];
        const hits = it.minions({ of: it.you, withCounters: true }).map((card) => {
          const amount = it.position.counters(card);
          parts[amount] ??= new Part('power', { amount });
          return new Hit(card, parts[amount]);
        });
        yield* it.together(hits);
      },
    }),
    action('who-wants-to-live-forever', {
      copies: 1,
      *onPlay(it) {
        yield* it.draw(yield* it.takeCounters(yield* chooseCounters(it)));
      },
    }),
  ],
  [
    base('egg-chamber', {
      breakpoint: 17,
      vp: [3, 1, 1],
      forbids: (p, self, verb, target) => verb === 'destroy' && p.isMinion(target) && p.counters(target) > 0 && p.baseOf(target) === self,
    }),
    base('the-hill', {
      breakpoint: 23,
      vp: [4, 2, 1],
      triggers: [
        atStartOfTurn((it) => {
          const where = (c: Card): boolean => it.canMove(c, it.self);
          return it.move(it.mayChoose('move-minion-to', { of: it.you, where }, { about: it.self }), it.self);
        }),
      ],
    }),
  ],
  [saveForCounter, saveItForCounter],
);

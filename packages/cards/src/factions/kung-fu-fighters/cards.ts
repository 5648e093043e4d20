import {
  type Ask,
  action,
  afterMinionIsPlayedHere,
  afterOthersPlayMinionHere,
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

const transferCounterFrom = question('kung-fu-fighters/transfer-counter-from', {
  chooses: 'card',
  open: true,
  rule: '6.21',
  means: 'harm',
});
/** To a minion, an action or a base. */
const transferCountersAnywhere = question('kung-fu-fighters/transfer-counters-anywhere', {
  chooses: 'card',
  about: 'card',
  open: true,
  means: 'help',
});
const playWeakerBeside = question('kung-fu-fighters/play-weaker-beside', { chooses: 'card', open: true });
const useCountersOrTalent = question('kung-fu-fighters/use-counters-or-talent', { chooses: 'card', open: true, rule: '6.20' });
const fightAt = question('kung-fu-fighters/fight-at', { chooses: 'card', open: true });

/** Asks how many of its counters to transfer, and transfers them (D12). */
function* transferAny(it: Resolution, from: Card, to: Card): Ask {
  if (from && to)
    yield* it.transferCounters(
      from,
      to,
      yield* it.chooseNumber('transfer-how-many', 0, it.position.counters(from), { about: from, other: to }),
    );
}

/** Is there a minion with counters, and another one? */
const canTransfer = (p: Position, at?: Card): boolean => p.countMinions({ at, withCounters: true }) > 0 && p.countMinions({ at }) > 1;

const hasNoCounter = (p: Position, self: Card): boolean => p.counters(self) === 0;

const yourCards = (p: Position, you: Seat): Card[] => [...p.minions({ of: you }), ...p.actions({ of: you })];

export const kungFuFighters = faction(
  'kung-fu-fighters',
  'seventies',
  [
    minion('dragon-warrior', {
      power: 5,
      copies: 1,
      forbids: (_p, self, verb, target) => verb === 'destroy' && target === self,
      talent: {
        when: (p) => canTransfer(p),
        *run(it) {
          const from = yield* it.choose('transfer-counters-from', { withCounters: true });
          yield* transferAny(it, from, yield* it.choose('transfer-counters-to', { not: from }, { about: from }));
        },
      },
    }),
    minion('lady-whirlwind', {
      power: 4,
      copies: 2,
      talent: {
        when: (p, self) => hasNoCounter(p, self) && p.countMinions({ at: p.baseOf(self), below: p.power(self) }) > 0,
        *run(it) {
          if (yield* it.destroy(it.choose('destroy-minion', { at: it.base, below: it.power(it.self) }))) yield* it.addCounters(it.self, 1);
        },
      },
    }),
    minion('drunken-master', {
      power: 3,
      copies: 3,
      talent: {
        when: hasNoCounter,
        run: (it) => it.addCounters(it.self, 1),
      },
    }),
    minion('cricket', {
      power: 2,
      copies: 4,
      *onPlay(it) {
        const from = yield* it.mayChoose(transferCounterFrom, { withCounters: true });
        if (from) yield* it.transferCounters(from, yield* it.choose('transfer-counter-to', { not: from }, { about: from }), 1);
      },
    }),
    action('a-little-bit-frightening', {
      copies: 1,
      *onPlay(it) {
        const hero = yield* it.choose('destroy-weaker-than', { of: it.you });
        if (!hero) return;
        const at = it.position.baseOf(hero);
        const victim = yield* it.choose('destroy-minion', { at, below: it.power(hero) });
        if (!(yield* it.destroy(victim))) return;
        const first = yield* it.choose('share-counters', { of: it.you, at }, { amount: 2 });
        const second = yield* it.choose('share-counters', { of: it.you, at }, { amount: 1 });
        if (first === second) yield* it.addCounters(first, 2);
        else yield* it.addCounters([first, second], 1);
      },
    }),
    action('ancient-chinese-art', {
      copies: 2,
      goes: 'base',
      talent: {
        when: (p, self) => p.countMinions({ at: p.baseOf(self) }) > 0,
        *run(it) {
          const at = it.base;
          if ((yield* it.chooseOne(canTransfer(it.position, at) ? [1, 2] : [1])) === 1)
            return yield* it.addCounters(it.choose('place-counters', { at }, { amount: 1 }), 1);
          const from = yield* it.choose('transfer-counters-from', { at, withCounters: true });
          yield* transferAny(it, from, yield* it.choose('transfer-counters-to', { at, not: from }, { about: from }));
        },
      },
    }),
    action('everybody-knew-their-part', {
      copies: 1,
      *onPlay(it) {
        const teacher = yield* it.choose(playWeakerBeside, { of: it.you });
        const power = teacher ? it.power(teacher) : 0;
        if (power > 0) yield* it.extraMinion({ atMost: power - 1, base: it.position.baseOf(teacher) });
      },
    }),
    action('everybody-was-kung-fu-fighting', {
      copies: 1,
      *onPlay(it) {
        const at = yield* it.choose(fightAt, it.position.bases);
        const fighters = it.position.turnOrder(it.position.active).filter((seat) => it.position.hasMinion(seat, at));
        for (const seat of fighters) {
          const fighter = it.as(seat);
          const victim = yield* fighter.choose('destroy-minion', { at, notOf: seat });
          if (victim) yield* fighter.together([new Hit(victim, new Part('destroy'), seat)]);
        }
      },
    }),
    action('expert-timing', {
      copies: 1,
      *onPlay(it) {
        const p = it.position;
        const card = yield* it.choose(useCountersOrTalent, yourCards(p, it.you));
        if (!card) return;
        const parts: number[] = [];
        // The Talent's condition is checked when it is used, because handing over the counters may be what allows it (D5).
        if (p.counters(card) > 0) parts.push(1);
        if (p.counters(card) > 0 ? p.def(card).talent : it.canUseTalent(card)) parts.push(2);
        const chosen = yield* it.chooseParts(parts, card);
        const others = [...it.minions({ not: card }), ...it.position.actions({ not: card }), ...it.position.bases];
        if (chosen.includes(1)) yield* transferAny(it, card, yield* it.choose(transferCountersAnywhere, others, { about: card }));
        if (chosen.includes(2)) yield* it.useTalent(card);
      },
      specials: [
        { window: 'before', from: 'hand', idle: (p, _self, you) => !yourCards(p, you).some((c) => p.counters(c) > 0 || p.def(c).talent) },
      ],
    }),
    action('fast-as-lightning', {
      copies: 2,
      *onPlay(it) {
        const card = yield* it.choose('protect', {}, { amount: 2 });
        if (card) yield* it.together([new Hit(card, new Part('power', { amount: 2 })), new Hit(card, it.homeInstead)]);
      },
    }),
    action('lets-get-it-on', {
      copies: 1,
      *onPlay(it) {
        const hero = yield* it.choose('destroy-total-up-to', { of: it.you });
        if (!hero) return;
        const limit = it.power(hero);
        const weak = { at: it.position.baseOf(hero), atMost: limit };
        yield* it.destroy(it.chooseSome('destroy-minion', weak, { least: 1, weight: (c) => it.power(c), limit }));
      },
    }),
    action('oh-hoh-hoh-hoah', {
      copies: 1,
      goes: 'base',
      triggers: [afterOthersPlayMinionHere((it) => it.addCounters(it.choose('place-counters', { of: it.you }, { amount: 1 }), 1))],
    }),
  ],
  [
    base('ancient-dojo', {
      breakpoint: 25,
      vp: [5, 4, 3],
      triggers: [
        afterMinionIsPlayedHere((it, e) => {
          // If the minion has left play, its printed power counts; a card that went into hiding is not looked at.
          const power = it.position.isStillInPlay(e.card, e.arrival) ? it.power(e.card) : e.power;
          return it.addCounters(it.minions({ of: it.you, at: it.self, below: power }), 1);
        }),
      ],
    }),
    base('tournament-site', {
      breakpoint: 19,
      vp: [2, 0, 0],
      award: (p, self, _seat, rank) => (rank === 1 ? p.turnOrder(0).filter((seat) => p.playerPower(self, seat) === 0).length : 0),
    }),
  ],
  [transferCounterFrom, transferCountersAnywhere, playWeakerBeside, useCountersOrTalent, fightAt],
);

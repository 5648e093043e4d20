import {
  action,
  afterThisScores,
  atStartOfYourTurn,
  base,
  type Card,
  faction,
  Hit,
  isMinion,
  minion,
  Part,
  type Position,
  question,
  winners,
} from '@breakpoint/engine/cards';

/** The cards that can replace them depend on the hand. */
const returnForOthers = question('ninjas/return-for-others', { chooses: 'card', means: 'harm' });
const destroyActionOn = question('ninjas/destroy-action-on', { chooses: 'card', about: 'card', open: true, means: 'harm' });

const minionsInHand = (p: Position, seat: number): Card[] => p.hand(seat).filter((c) => p.isMinion(c));
const GO_HOME = new Part('return');

/** Will there be a minion to play at this base once this minion is back in its owner's hand? */
function playableThen(p: Position, self: Card, you: number): boolean {
  const at = [p.baseOf(self)];
  const { hand, pile } = p.playableFromHand(you, isMinion, at);
  return hand.length > 0 || pile.length > 0 || (p.owner(self) === you && p.isPlayable(self, you, at));
}

export const ninjas = faction(
  'ninjas',
  'core',
  [
    minion('ninja-master', {
      power: 5,
      copies: 1,
      onPlay: (it) => it.destroy(it.mayChoose('destroy-minion', { at: it.base })),
    }),
    minion('tiger-assassin', {
      power: 4,
      copies: 2,
      onPlay: (it) => it.destroy(it.mayChoose('destroy-minion', { at: it.base, atMost: 3 })),
    }),
    minion('shinobi', {
      power: 3,
      copies: 3,
      names: ['ninjas/shinobi'],
      specials: [
        {
          window: 'before',
          from: 'hand',
          limit: { per: 'scoring', by: 'name' },
          when: (p, self, you) => p.isPlayable(self, you, [p.scoringBase]),
          run: (it) => it.playCard(it.self, { at: [it.position.scoringBase] }),
        },
      ],
    }),
    minion('ninja-acolyte', {
      power: 2,
      copies: 4,
      specials: [
        {
          window: 'play',
          from: 'play',
          // Both halves or neither: it must be able to return, and a minion must then be playable where it was.
          when: (p, self, you) =>
            p.playedThisTurn((play) => play.seat === you && play.type === 'minion' && play.inPlayPhase) === 0 &&
            !p.isBarred('return', self) &&
            playableThen(p, self, you),
          *run(it) {
            const base = it.base;
            if (yield* it.returnToHand(it.self)) yield* it.playFromHand('minion', { at: [base], must: true });
          },
        },
      ],
    }),
    action('assassination', {
      copies: 1,
      goes: 'minion',
      triggers: [{ on: 'endOfTurn', run: (it) => it.destroy(it.host) }],
    }),
    action('disguise', {
      copies: 1,
      *onPlay(it) {
        // Only as many as could be replaced: no minion returns without another being played.
        const replaceable: Record<number, number> = {};
        for (const b of it.position.bases) {
          const { hand, pile } = it.playable(isMinion, [b]);
          // The permission to play from the discard pile is good for one minion.
          replaceable[b] = hand.length + (pile.length > 0 ? 1 : 0);
        }
        const baseOf = (m: Card): Card => it.position.baseOf(m);
        const options = it.minions({ of: it.you, where: (m) => replaceable[baseOf(m)] > 0 });
        const picked = yield* it.chooseSome(returnForOthers, options, { least: 1, most: 2, group: baseOf, groupMost: replaceable });
        if (picked.length === 0) return;
        const base = it.position.baseOf(picked[0]);
        const arrivals = picked.map((card) => it.position.arrival(card));
        const leaving = yield* it.announce(picked.map((card) => new Hit(card, GO_HOME)));
        let played = 0;
        while (played < picked.length && (yield* it.playFromHand('minion', { at: [base], must: true }))) played++;
        // The ability of an arriving minion may have emptied the hand: then only as many return as were played. A minion that
        // left and came back is another one.
        const gone = picked.filter((card, i) => i >= played || !it.position.isStillInPlay(card, arrivals[i]));
        yield* it.perform(leaving.filter((h) => !gone.includes(h.card)));
      },
    }),
    action('hidden-ninja', {
      copies: 1,
      specials: [
        {
          window: 'before',
          from: 'hand',
          idle: (p, _, you) => !minionsInHand(p, you).some((c) => p.isPlayable(c, you, [p.scoringBase])),
          run: (it) =>
            it.playNow('play-extra', minionsInHand(it.position, it.you), { type: 'minion', at: [it.position.scoringBase], must: true }),
        },
      ],
    }),
    action('infiltrate', {
      copies: 2,
      goes: 'base',
      onPlay: (it) => it.destroy(it.choose('destroy-action', it.position.actions({ at: it.base, onBase: true, not: it.self }))),
      untilYourTurn: true,
      mayIgnoreBase: (p, self) => p.isOngoing(self),
    }),
    action('poison', {
      copies: 1,
      goes: 'minion',
      onPlay(it) {
        const others = it.position.attached(it.host).filter((c) => c !== it.self);
        return it.destroy(it.chooseSome(destroyActionOn, others, { about: it.host }));
      },
      powerHost: () => -4,
    }),
    action('seeing-stars', {
      copies: 2,
      onPlay: (it) => it.destroy(it.choose('destroy-minion', { atMost: 3 })),
    }),
    action('smoke-bomb', {
      copies: 1,
      goes: 'minion',
      on: (p, _, you, host) => p.controller(host) === you,
      unaffected: (p, self, target, cause) => target === p.hostOf(self) && p.isAction(cause.source) && cause.seat !== p.controller(self),
      triggers: [atStartOfYourTurn((it) => it.destroy(it.self))],
    }),
    action('way-of-deception', {
      copies: 1,
      *onPlay(it) {
        const mine = yield* it.choose('move-minion', { of: it.you });
        if (mine) yield* it.move(mine, yield* it.chooseDestination(mine));
      },
    }),
  ],
  [
    base('ninja-dojo', {
      breakpoint: 18,
      vp: [2, 3, 2],
      triggers: [afterThisScores({ users: winners }, (it) => it.destroy(it.mayChoose('destroy-minion', {})))],
    }),
    base('temple-of-goju', {
      breakpoint: 18,
      vp: [2, 3, 2],
      triggers: [
        afterThisScores(function* (it) {
          const highest = [];
          for (const seat of it.position.turnOrder(it.position.active)) {
            const most = Math.max(...it.minions({ of: seat, at: it.self }).map((m) => it.power(m)));
            // If several are tied for highest, their controller chooses.
            highest.push(yield* it.choose('place-minion-on-bottom', { of: seat, at: it.self, atLeast: most }, { who: seat }));
          }
          yield* it.placeOnDeck(
            highest.filter((m) => m > 0),
            'bottom',
          );
        }),
      ],
    }),
  ],
  [returnForOthers, destroyActionOn],
);

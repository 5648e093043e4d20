import {
  type Ask,
  action,
  afterThisIsDiscarded,
  afterYouPlayMinionHere,
  atStartOfYourTurn,
  base,
  type Card,
  type Definition,
  faction,
  Hit,
  isAction,
  isMinion,
  minion,
  Part,
  question,
  type Resolution,
} from '@breakpoint/engine/cards';

const transferOnto = question('russian-fairy-tales/transfer-onto', { chooses: 'card', about: 'card', open: true, means: 'help' });
const shuffleRandomAt = question('russian-fairy-tales/shuffle-random-at', { chooses: 'card', open: true });
const giveControl = question('russian-fairy-tales/give-control', { chooses: 'player', about: 'card', open: true });
const placeFromHand = question('russian-fairy-tales/place-from-hand', { chooses: 'card', means: 'cost' });
const placeOnTheirTop = question('russian-fairy-tales/place-on-their-top', { chooses: 'card' });
const destroyThisToFind = question('russian-fairy-tales/destroy-this-to-find', { chooses: 'whether', open: true });
const placeOnBottomToPlay = question('russian-fairy-tales/place-on-bottom-to-play', { chooses: 'whether', about: 'card', open: true });

/**
 * A minion goes to the bottom of its owner's deck; then its owner plays a minion off the top at the same base (RULES 6.14, 7).
 * "That owner" is the owner of the chosen minion, even if something copied the effect.
 */
function* transform(it: Resolution, target: Card): Ask {
  if (!target) return;
  const at = [it.position.baseOf(target)];
  const owner = it.position.owner(target);
  const done = yield* it.together([new Hit(target, new Part('place', { where: 'bottom' }))]);
  if (!done.some((h) => h.card === target)) return;
  yield* it.playOffTop(owner, isMinion, { at });
  it.shuffle(owner);
}

function* mayDraw(it: Resolution): Ask {
  if (yield* it.may('draw', { amount: 1 })) yield* it.draw(1);
}

/** Seeks a card by name in hand, deck and discard pile (D20). */
function seek(it: Resolution, id: string, may?: boolean): Ask<Card> {
  const fits = (d: Definition): boolean => d.id === id;
  return it.findAnywhere([...it.hand(it.you, fits), ...it.discardPile(it.you, fits)], fits, may);
}

/** The ways to use the card that was found: take it to hand, or play it (D5). */
const ways = (it: Resolution, card: Card, at?: readonly Card[]): number[] => (it.canPlay(card, at) ? [1, 2] : [1]);

function* takeOrPlay(it: Resolution, card: Card, way: number, at?: readonly Card[]): Ask {
  const wasInDeck = ![...it.hand(), ...it.discardPile()].includes(card);
  if (way === 2) yield* it.playCard(card, { at });
  else if (way === 1 && !it.hand().includes(card)) it.takeIntoHand(card);
  else if (way === 0 && wasInDeck) it.putOnDeck(card, 'shuffle', true);
}

export const russianFairyTales = faction(
  'russian-fairy-tales',
  'culture-shock',
  [
    minion('baba-yaga', {
      power: 5,
      copies: 1,
      talent: {
        when: (p, self) => p.countMinions({ at: p.baseOf(self), not: self }) > 0,
        *run(it) {
          yield* transform(it, yield* it.choose('place-minion-on-bottom', { at: it.base, not: it.self }));
        },
      },
    }),
    minion('finist-the-falcon', {
      power: 4,
      copies: 1,
      specials: [
        {
          window: 'before',
          from: 'play',
          when: (p, self) => (p.baseOf(self) === p.scoringBase ? !p.isBarred('return', self) : !p.isBarred('move', self, p.scoringBase)),
          *run(it) {
            const scoring = it.position.scoringBase;
            if (it.base !== scoring) return yield* it.move(it.self, scoring);
            yield* it.returnToHand(it.self);
            const elsewhere = it.position.bases.filter((b) => b !== scoring);
            if (it.hand().includes(it.self)) yield* it.playCard(it.self, { at: elsewhere });
          },
        },
      ],
    }),
    minion('the-birch-woman', {
      power: 4,
      copies: 1,
      names: ['russian-fairy-tales/the-birch'],
      triggers: [
        afterThisIsDiscarded(function* (it) {
          const birch = yield* seek(it, 'russian-fairy-tales/the-birch', true);
          if (birch) yield* takeOrPlay(it, birch, yield* it.chooseOne(ways(it, birch), { about: birch, may: true }));
        }),
      ],
    }),
    minion('the-gray-wolf', {
      power: 3,
      copies: 1,
      talent: {
        when: (p, self) => !p.isBarred('place', self),
        *run(it) {
          const at = [it.base];
          if (yield* it.placeOnDeck(it.self, 'top')) yield* it.playFromHand('minion', { at, afterwards: (c) => it.addCounters(c, 1) });
        },
      },
    }),
    minion('foolish-magician', {
      power: 3,
      copies: 2,
      *onPlay(it) {
        yield* it.draw(3);
        for (let i = 0; i < 3; i++) {
          const card = yield* it.choose(placeFromHand, it.hand());
          if (card) it.putOnDeck(card, yield* it.topOrBottom(card), true);
        }
      },
    }),
    minion('the-birch', {
      power: 2,
      copies: 1,
      names: ['russian-fairy-tales/the-birch-woman'],
      triggers: [
        atStartOfYourTurn({ given: (p, self) => !p.isBarred('destroy', self) }, function* (it) {
          const at = [it.base];
          if (!(yield* it.may(destroyThisToFind)) || !(yield* it.destroy(it.self))) return;
          const woman = yield* seek(it, 'russian-fairy-tales/the-birch-woman');
          if (woman) yield* takeOrPlay(it, woman, yield* it.chooseOne(ways(it, woman, at), { about: woman }), at);
        }),
      ],
    }),
    minion('tsar-eagle', {
      power: 2,
      copies: 2,
      *onPlay(it) {
        const fallen = it.position.others(it.you).flatMap((seat) => it.discardPile(seat, isMinion));
        const way = yield* it.chooseOne(fallen.length > 0 ? [1, 2] : [1]);
        if (way === 1) yield* it.draw(1);
        else it.putOnDeck(yield* it.choose(placeOnTheirTop, fallen), 'top');
      },
    }),
    minion('toad', {
      power: 0,
      copies: 1,
      *onPlay(it) {
        const player = yield* it.mayChoosePlayer(giveControl, it.position.others(it.you), { about: it.self });
        if (player < 0 || !(yield* it.takeControl(it.self, player))) return;
        yield* it.placeOnDeck(it.choose('shuffle-minion-into-deck', { of: player, at: it.base, not: it.self }), 'shuffle');
      },
    }),
    action('bewitched', {
      copies: 1,
      goes: 'minion',
      powerHost: () => 2,
      instead: [
        {
          of: 'discard',
          applies: (p, self, target, _, verb) =>
            target === self && verb === 'discard' && p.countMinions({ where: (m) => !p.isLeaving(m) }) > 0,
          run: (it) => it.choose(transferOnto, { where: (m) => !it.position.isLeaving(m) }, { about: it.self }),
          *after(it, _, chosen) {
            yield* it.transferAction(it.self, chosen);
          },
        },
      ],
    }),
    action('fetch-i-know-not-what', {
      copies: 1,
      *onPlay(it) {
        const revealed = it.revealUntil(it.you, 2, isAction);
        const actions = revealed.filter((c) => it.position.isAction(c));
        it.takeIntoHand(yield* it.chooseSome('take-revealed', actions, { type: 'action' }));
        it.shuffleBack(revealed);
      },
    }),
    action('go-i-know-not-whither', {
      copies: 1,
      *onPlay(it) {
        const at = yield* it.choose(shuffleRandomAt, it.position.bases);
        const crowds = it.position
          .others(it.you)
          .map((seat) => it.minions({ of: seat, at }))
          .filter((crowd) => crowd.length > 0);
        yield* it.placeOnDeck(
          crowds.map((crowd) => it.atRandom(crowd)),
          'shuffle',
        );
      },
    }),
    action('go-see-my-sister', {
      copies: 1,
      goes: 'base',
      triggers: [
        afterYouPlayMinionHere(mayDraw),
        {
          on: 'moved',
          when: (p, self, e) => e.base === p.baseOf(self) && e.seat === p.controller(self) && e.by === e.seat,
          run: mayDraw,
        },
      ],
    }),
    action('mass-transformation', {
      copies: 1,
      *onPlay(it) {
        const seats = it.position.turnOrder(it.you);
        const sizes = seats.map((seat) => it.hand(seat).length);
        for (const seat of seats) it.putOnDeck(it.hand(seat), 'bottom', true);
        for (const [i, seat] of seats.entries()) yield* it.draw(sizes[i], seat);
      },
    }),
    action('the-frog-princess', {
      copies: 1,
      goes: 'minion',
      on: (p, _, you, host) => p.controller(host) === you,
      talent: {
        *run(it) {
          const at = [it.base];
          it.remember(1);
          const placed = yield* it.placeOnDeck(it.host, 'bottom');
          it.remember(0);
          if (!placed) return;
          yield* it.playOffTop(it.you, isMinion, { at, afterwards: (c) => it.transferAction(it.self, c) });
          it.shuffle();
        },
      },
      instead: [
        {
          // While her own Talent takes her host away, she waits for the next host.
          of: 'discard',
          applies: (p, self, target, _, verb) => target === self && verb === 'discard' && p.memory(self) === 1,
          *run() {},
        },
      ],
    }),
    action('the-water-of-life', {
      copies: 2,
      *onPlay(it) {
        it.putOnDeck(yield* it.choose('place-on-top', it.discardPile(it.you, isMinion), { type: 'minion' }), 'top');
        yield* it.extraAction();
      },
    }),
    action('transformation', {
      copies: 2,
      *onPlay(it) {
        yield* transform(it, yield* it.choose('place-minion-on-bottom', {}));
      },
    }),
  ],
  [
    base('giant-turnip', {
      breakpoint: 30,
      vp: [5, 3, 3],
      changesBreakpoint: (p, self) => -p.countMinions({ at: self }),
    }),
    base('transformation-spring', {
      breakpoint: 19,
      vp: [4, 2, 1],
      triggers: [
        {
          on: 'played',
          limit: { per: 'turn', by: 'player' },
          when: (p, self, e) => e.type === 'minion' && e.base === self && e.seat === p.active,
          given: (p, _, e) => p.isStillInPlay(e.card, e.arrival),
          *run(it, e) {
            if (!(yield* it.may(placeOnBottomToPlay, { about: e.card }))) return false;
            if (yield* it.placeOnDeck(e.card, 'bottom')) yield* it.playOffTop(it.you, isMinion, { at: [it.self] });
          },
        },
      ],
    }),
  ],
  [transferOnto, shuffleRandomAt, giveControl, placeFromHand, placeOnTheirTop, destroyThisToFind, placeOnBottomToPlay],
);

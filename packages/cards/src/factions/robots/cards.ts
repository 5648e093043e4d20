import {
  action,
  afterThisIsDestroyed,
  base,
  type Card,
  faction,
  minion,
  type Position,
  question,
  type Resolution,
} from '@breakpoint/engine/cards';

const drawForMinionsAt = question('robots/draw-for-minions-at', { chooses: 'card', open: true });
const shuffleKindFromDiscard = question('robots/shuffle-kind-from-discard', { chooses: 'card' });

const MICROBOT = 'Microbot';

/**
 * Is it a Microbot of the same player? An action that bears the name is one only for cards at its own base (Grimms' Blessing).
 */
const isFellowMicrobot = (p: Position, self: Card, card: Card): boolean =>
  p.controller(card) === p.controller(self) && p.isKind(card, MICROBOT) && (p.isMinion(card) || p.baseOf(card) === p.baseOf(self));

/** Every play counts, whatever allowed it, and so does this minion's own. */
const isFirstMinionThisTurn = (it: Resolution): boolean =>
  it.position.playedThisTurn((play) => play.type === 'minion' && play.seat === it.you) === 1;

export const robots = faction(
  'robots',
  'core',
  [
    minion('nukebot', {
      power: 5,
      copies: 1,
      triggers: [afterThisIsDestroyed((it, e) => it.destroy(it.minions({ at: e.base, notOf: e.seat })))],
    }),
    minion('warbot', { power: 4, copies: 2, forbids: (_, self, verb, target) => verb === 'destroy' && target === self }),
    minion('hoverbot', {
      power: 3,
      copies: 3,
      onPlay: (it) =>
        it.playNow(
          'play-revealed',
          it.revealTop(it.you, 1).filter((c) => it.position.isMinion(c)),
          { type: 'minion' },
        ),
    }),
    minion('zapbot', {
      power: 2,
      copies: 4,
      onPlay: (it) => it.extraMinion({ atMost: 2 }),
    }),
    minion('microbot-alpha', {
      power: 1,
      copies: 1,
      kinds: [MICROBOT],
      powerSelf: (p, self) => {
        const counts = (c: Card): boolean => c !== self && isFellowMicrobot(p, self, c);
        return p.countMinions({ where: counts }) + p.actions({ where: counts }).length;
      },
      givesKind: (p, self, card, kind) => kind === MICROBOT && p.controller(card) === p.controller(self),
    }),
    minion('microbot-archive', {
      power: 1,
      copies: 1,
      kinds: [MICROBOT],
      triggers: [
        {
          on: 'destroyed',
          when: (p, self, e) => isFellowMicrobot(p, self, e.card),
          fromAnywhere: true,
          run: (it) => it.draw(1),
        },
      ],
    }),
    minion('microbot-fixer', {
      power: 1,
      copies: 2,
      kinds: [MICROBOT],
      *onPlay(it) {
        if (isFirstMinionThisTurn(it)) yield* it.extraMinion();
      },
      powerNamed: (p, self, card) => (isFellowMicrobot(p, self, card) ? 1 : 0),
    }),
    minion('microbot-guard', {
      power: 1,
      copies: 2,
      kinds: [MICROBOT],
      onPlay: (it) =>
        it.destroy(it.choose('destroy-minion', { at: it.base, below: it.position.countMinions({ of: it.you, at: it.base }) })),
    }),
    minion('microbot-reclaimer', {
      power: 1,
      copies: 2,
      kinds: [MICROBOT],
      *onPlay(it) {
        if (isFirstMinionThisTurn(it)) yield* it.extraMinion();
        const fallen = it.discardPile(it.you, (d) => d.kinds.includes(MICROBOT));
        it.putOnDeck(yield* it.chooseSome(shuffleKindFromDiscard, fallen), 'shuffle');
      },
    }),
    action('tech-center', {
      copies: 2,
      *onPlay(it) {
        const base = yield* it.choose(drawForMinionsAt, it.position.bases);
        yield* it.draw(it.position.countMinions({ of: it.you, at: base }));
      },
    }),
  ],
  [
    base('factory-436-1337', {
      breakpoint: 25,
      vp: [2, 2, 1],
      award: (p, self, seat, rank) => (rank === 1 ? Math.floor(p.playerPower(self, seat) / 5) : 0),
    }),
    base('the-central-brain', { breakpoint: 19, vp: [4, 2, 1], powerHere: () => 1 }),
  ],
  [drawForMinionsAt, shuffleKindFromDiscard],
);

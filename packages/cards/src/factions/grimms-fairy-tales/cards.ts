import {
  type Ask,
  action,
  afterMinionIsPlayedHere,
  afterThisIsDestroyed,
  afterYouPlayMinionHere,
  base,
  beforeThisScores,
  type Card,
  faction,
  isMinion,
  minion,
  type Position,
  question,
  type Resolution,
  type Seat,
} from '@breakpoint/engine/cards';

const moveFromOneBase = question('grimms-fairy-tales/move-from-one-base', { chooses: 'card', open: true, rule: '6.8' });
const givePowerToFellows = question('grimms-fairy-tales/give-power-to-fellows', {
  chooses: 'card',
  amount: true,
  open: true,
  means: 'help',
});
const givePowerToEquals = question('grimms-fairy-tales/give-power-to-equals', { chooses: 'card', amount: true, open: true, means: 'help' });
const findNamedBy = question('grimms-fairy-tales/find-named-by', { chooses: 'card', open: true });
const shuffleThisToPlay = question('grimms-fairy-tales/shuffle-this-to-play', { chooses: 'whether', open: true });
const searchDeck = question('grimms-fairy-tales/search-deck', { chooses: 'whether', amount: true });

const named = (name: string): string => `grimms-fairy-tales/${name}`;

/** Is there a card of this name on the base, whoever controls it? Grimms' Blessing may be one. */
function isHere(name: string): (p: Position, self: Card) => boolean {
  const id = named(name);
  return (p, self) => p.countNamed(p.baseOf(self), p.defNumber(id)) > 0;
}

/** Real minions of this name (not actions that bear it), on any base. */
const minionsNamed = (p: Position, name: string): Card[] => p.minions({ where: (c) => p.def(c).id === named(name) });

/** +2 power beside the partner. */
function beside(partner: string) {
  const isBeside = isHere(partner);
  return { names: [named(partner)], powerSelf: (p: Position, self: Card): number => (isBeside(p, self) ? 2 : 0) };
}

/** You find a card in your deck and put it on top of the rest. */
function* findForTop(it: Resolution, type: 'minion' | 'action' | 'card'): Ask {
  const found = it.searchDeck((d) => type === 'card' || d.type === type);
  it.shuffleUnder(yield* it.choose('search-for-top', found, { type }));
}

const minionsInDiscard = (it: Resolution): Card[] => it.discardPile(it.you, isMinion);

/** A player's minions here that have the same power as another of that player's minions here. */
function equalsAt(p: Position, at: Card, seat: Seat): Card[] {
  const mine = p.minions({ of: seat, at });
  return mine.filter((c) => mine.some((o) => o !== c && p.power(o) === p.power(c)));
}

export const grimmsFairyTales = faction(
  'grimms-fairy-tales',
  'culture-shock',
  [
    minion('big-bad-wolf', {
      power: 6,
      copies: 1,
      names: [named('red-riding-hood')],
      *onPlay(it) {
        if (minionsNamed(it.position, 'red-riding-hood').length > 0) return;
        yield* it.destroy(it.mayChoose('destroy-minion', { at: it.base, atMost: 4 }));
      },
      triggers: [
        afterThisIsDestroyed((it, e) => {
          const others = minionsInDiscard(it).filter((c) => c !== it.self);
          return it.playNow('play-from-discard', others, { type: 'minion', at: [e.base] });
        }),
      ],
    }),
    minion('charming-princess', {
      power: 4,
      copies: 1,
      names: [named('prince-charming')],
      talent: {
        when: isHere('prince-charming'),
        run: (it) => it.extraMinion({ base: it.base }),
      },
    }),
    minion('prince-charming', {
      power: 4,
      copies: 1,
      names: [named('charming-princess')],
      talent: {
        when: isHere('charming-princess'),
        run: (it) => it.extraAction(),
      },
    }),
    minion('red-riding-hood', {
      power: 3,
      copies: 1,
      names: [named('big-bad-wolf')],
      powerHere: (p, self, card) => (p.controller(card) === p.controller(self) && minionsNamed(p, 'big-bad-wolf').length === 0 ? 1 : 0),
    }),
    minion('rumpelstiltskin', {
      power: 3,
      copies: 1,
      onPlay: (it) => findForTop(it, 'card'),
    }),
    minion('the-frog-prince', {
      power: 3,
      copies: 1,
      triggers: [
        afterYouPlayMinionHere({ given: (p, self) => !p.isBarred('place', self) }, function* (it, e) {
          if (!(yield* it.may(shuffleThisToPlay)) || !(yield* it.placeOnDeck(it.self, 'shuffle'))) return;
          yield* it.playNow('play-from-discard', minionsInDiscard(it), { type: 'minion', at: [e.base] });
        }),
      ],
    }),
    minion('gretel', { power: 2, copies: 1, ...beside('hansel') }),
    minion('hansel', { power: 2, copies: 1, ...beside('gretel') }),
    minion('rose-red', { power: 2, copies: 1, ...beside('the-other-snow-white') }),
    minion('the-other-snow-white', { power: 2, copies: 1, ...beside('rose-red') }),
    action('another-story', {
      copies: 1,
      *onPlay(it) {
        it.putOnDeck(yield* it.chooseSome('shuffle-from-discard', it.discardPile(), { type: 'card', most: 3 }), 'shuffle');
      },
    }),
    action('basket-of-goodies', {
      copies: 1,
      onPlay: (it) => findForTop(it, 'action'),
    }),
    action('breadcrumbs', {
      copies: 1,
      *onPlay(it) {
        const chosen = yield* it.chooseSome(
          moveFromOneBase,
          { of: it.you, where: (c) => it.canMove(c) },
          { most: 2, group: (c) => it.position.baseOf(c) },
        );
        if (chosen.length === 0) return;
        const open = it.position.bases.filter((b) => chosen.some((c) => it.destinations(c).includes(b)));
        const both = chosen.length > 1 && open.length > 0;
        yield* it.move(chosen, yield* both ? it.choose('move-them-to', open) : it.chooseDestination(chosen[0]));
      },
    }),
    action('fairy-godmothers-blessing', {
      copies: 1,
      onPlay: (it) => findForTop(it, 'minion'),
    }),
    action('grimms-blessing', {
      copies: 2,
      goes: 'base',
      bearsName: (p, self, def) => {
        const you = p.controller(self);
        const { type, factionNumber } = p.defOf(def);
        return type === 'minion' && p.hasFaction(you, factionNumber) && p.countMinions({ of: you, at: p.baseOf(self) }) >= 2;
      },
    }),
    action('mouse-bird-and-sausage', {
      copies: 1,
      *onPlay(it) {
        const group = (c: Card): number => it.position.baseOf(c) * 64 + it.position.def(c).factionNumber;
        yield* it.gainPower(it.chooseSome(givePowerToFellows, {}, { amount: 2, most: 2, group }), 2);
      },
    }),
    action('teamwork', {
      copies: 2,
      *onPlay(it) {
        const minion = yield* it.choose(findNamedBy, {});
        const names = minion ? it.position.def(minion).names : [];
        if (names.length === 0) return;
        const fits = (d: { id: string }): boolean => names.includes(d.id);
        const card = yield* it.findAnywhere([...it.hand(it.you, fits), ...it.discardPile(it.you, fits)], fits);
        if (!card) return;
        const way = yield* it.chooseOne(it.canPlay(card) ? [1, 2] : [1], { about: card });
        if (way === 2) yield* it.playCard(card);
        else if (!it.hand().includes(card)) it.takeIntoHand(card, false);
      },
    }),
    action('the-woodsmans-axe', {
      copies: 1,
      *onPlay(it) {
        const actions = it.position.actions({ onBase: true });
        const wolves = minionsNamed(it.position, 'big-bad-wolf');
        const way = yield* it.chooseOne([...(actions.length > 0 ? [1] : []), ...(wolves.length > 0 ? [2] : [])]);
        if (way === 1 && (yield* it.destroy(it.choose('destroy-action', actions)))) yield* it.extraAction();
        if (way !== 2) return;
        const wolf = yield* it.choose('destroy-minion', wolves);
        const at = [it.position.baseOf(wolf)];
        if (!(yield* it.destroy(wolf))) return;
        const minions = it.searchDeck(isMinion);
        yield* it.playNow('play-from-deck', minions, { type: 'minion', at });
        it.shuffle();
      },
    }),
  ],
  [
    base('gingerbread-house', {
      breakpoint: 21,
      vp: [4, 2, 1],
      triggers: [
        beforeThisScores({ users: (p, self) => p.turnOrder(p.active).filter((seat) => equalsAt(p, self, seat).length > 0) }, (it) => {
          const where = (c: Card): boolean => equalsAt(it.position, it.self, it.you).includes(c);
          const two = { amount: 2, least: 2, most: 2, optional: true, group: (c: Card): number => it.power(c) };
          return it.gainPower(it.chooseSome(givePowerToEquals, { of: it.you, at: it.self, where }, two), 2);
        }),
      ],
    }),
    base('woodland-cottage', {
      breakpoint: 19,
      vp: [3, 1, 1],
      triggers: [
        afterMinionIsPlayedHere(function* (it) {
          // The search is offered whatever the deck holds, because leaving it out would give that away (D2).
          if (!(yield* it.may(searchDeck, { amount: 3 }))) return;
          const found = it.searchDeck((d) => isMinion(d) && d.power <= 3);
          it.takeIntoHand(yield* it.choose('search-for-hand', found, { type: 'minion' }), false);
          it.shuffle();
        }),
      ],
    }),
  ],
  [moveFromOneBase, givePowerToFellows, givePowerToEquals, findNamedBy, shuffleThisToPlay, searchDeck],
);

import { type Ask, action, base, type Card, type CardType, faction, minion, type Position, type Resolution, type Seat } from '@breakpoint/engine/cards';

const named = (name: string): string => `grimms-fairy-tales/${name}`;

/** Is a card of this name on the base, whoever controls it? Grimms' Blessing may be one. */
const isHere = (p: Position, self: Card, name: string): boolean => p.countNamed(p.baseOf(self), p.defNumber(named(name))) > 0;

/** Real minions of this name, on any base. */
const minionsNamed = (p: Position, name: string): Card[] => p.minions({ where: (c) => p.def(c).id === named(name) });

/** +2 power beside the partner. */
const beside = (partner: string) => ({
  names: [named(partner)],
  powerSelf: (p: Position, self: Card): number => (isHere(p, self, partner) ? 2 : 0),
});

/** You find a card in your deck and put it on top of the rest. */
function* findForTop(it: Resolution, type?: CardType): Ask {
  it.shuffleUnder(
    yield* it.choose(
      'search',
      it.searchDeck((d) => type === undefined || d.type === type),
    ),
  );
}

const minionsInDiscard = (it: Resolution): Card[] => it.discardPile(it.you, (d) => d.type === 'minion');

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
        yield* it.destroy(it.mayChoose('destroy', { at: it.base, atMost: 4 }));
      },
      triggers: [
        {
          on: 'destroyed',
          when: (_, self, e) => e.card === self,
          fromAnywhere: true,
          run: (it, e) =>
            it.playNow(
              minionsInDiscard(it).filter((c) => c !== it.self),
              { at: [e.base] },
            ),
        },
      ],
    }),
    minion('charming-princess', {
      power: 4,
      copies: 1,
      names: [named('prince-charming')],
      talent: {
        when: (p, self) => isHere(p, self, 'prince-charming'),
        run: (it) => it.extraMinion({ base: it.base }),
      },
    }),
    minion('prince-charming', {
      power: 4,
      copies: 1,
      names: [named('charming-princess')],
      talent: {
        when: (p, self) => isHere(p, self, 'charming-princess'),
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
      onPlay: (it) => findForTop(it),
    }),
    minion('the-frog-prince', {
      power: 3,
      copies: 1,
      triggers: [
        {
          on: 'played',
          when: (p, self, e) => e.type === 'minion' && e.card !== self && e.seat === p.controller(self) && e.base === p.baseOf(self),
          given: (p, self) => !p.isBarred('place', self),
          *run(it, e) {
            if (!(yield* it.may('shuffle-into-deck')) || !(yield* it.placeOnDeck(it.self, 'shuffle'))) return;
            yield* it.playNow(minionsInDiscard(it), { at: [e.base] });
          },
        },
      ],
    }),
    minion('gretel', { power: 2, copies: 1, ...beside('hansel') }),
    minion('hansel', { power: 2, copies: 1, ...beside('gretel') }),
    minion('rose-red', { power: 2, copies: 1, ...beside('the-other-snow-white') }),
    minion('the-other-snow-white', { power: 2, copies: 1, ...beside('rose-red') }),
    action('another-story', {
      copies: 1,
      *onPlay(it) {
        it.putOnDeck(yield* it.chooseSome('shuffle-into-deck', it.discardPile(), { most: 3 }), 'shuffle');
      },
    }),
    action('basket-of-goodies', {
      copies: 1,
      onPlay: (it) => findForTop(it, 'action'),
    }),
    action('breadcrumbs', {
      copies: 1,
      *onPlay(it) {
        const mine = it.minions({ of: it.you });
        const chosen = yield* it.chooseSome('move', mine, { most: 2, groups: mine.map((c) => it.position.baseOf(c)) });
        if (chosen.length === 0) return;
        const open = it.position.bases.filter((b) => chosen.some((c) => it.destinations(c).includes(b)));
        yield* it.move(chosen, yield* it.chooseDestination(chosen[0], open.length > 0 ? open : undefined));
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
        const all = it.minions();
        const groups = all.map((c) => it.position.baseOf(c) * 64 + it.position.def(c).factionNumber);
        yield* it.gainPower(it.chooseSome('give-power', all, { most: 2, groups }), 2);
      },
    }),
    action('teamwork', {
      copies: 2,
      *onPlay(it) {
        const minion = yield* it.choose('choose-minion', {});
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
        if (way === 1 && (yield* it.destroy(it.choose('destroy', actions)))) yield* it.extraAction();
        if (way !== 2) return;
        const wolf = yield* it.choose('destroy', wolves);
        const at = [it.position.baseOf(wolf)];
        if (!(yield* it.destroy(wolf))) return;
        yield* it.playNow(
          it.searchDeck((d) => d.type === 'minion'),
          { at },
        );
        it.shuffle();
      },
    }),
  ],
  [
    base('gingerbread-house', {
      breakpoint: 21,
      vp: [4, 2, 1],
      triggers: [
        {
          on: 'beforeScoring',
          when: (_, self, e) => e.base === self,
          users: (p, self) => p.turnOrder(p.active).filter((seat) => equalsAt(p, self, seat).length > 0),
          run(it) {
            const equals = equalsAt(it.position, it.self, it.you);
            const groups = equals.map((c) => it.power(c));
            return it.gainPower(it.chooseSome('give-power', equals, { least: 2, most: 2, optional: true, groups }), 2);
          },
        },
      ],
    }),
    base('woodland-cottage', {
      breakpoint: 19,
      vp: [3, 1, 1],
      triggers: [
        {
          on: 'played',
          when: (_, self, e) => e.type === 'minion' && e.base === self,
          *run(it) {
            // The search is offered whatever the deck holds: silence would tell (D2).
            if (!(yield* it.may('search'))) return;
            it.takeIntoHand(
              yield* it.choose(
                'search',
                it.searchDeck((d) => d.type === 'minion' && d.power <= 3),
              ),
              false,
            );
            it.shuffle();
          },
        },
      ],
    }),
  ],
);

import { action, base, type Card, type Definition, faction, type Game, minion, type Seat } from '@breakpoint/engine';

/** Is this minion controlled by the player of the action that would be put on it? */
const own = (g: Game, _self: Card, you: Seat, host: Card): boolean => g.controller(host) === you;
const isTattooLike = (d: Definition): boolean => d.type === 'action' && d.goes === 'minion';
const deserted = (g: Game, you: Seat, among: readonly Card[] = g.bases): Card[] => among.filter((b) => !g.hasMinion(you, b));
const settled = (g: Game, you: Seat): Card[] => g.bases.filter((b) => g.hasMinion(you, b));

export const polynesianVoyagers = faction(
  'polynesian-voyagers',
  'culture-shock',
  [
    minion('maui', {
      power: 5,
      copies: 1,
      *onPlay(it) {
        const n = yield* it.chooseNumber('new-bases', 0, 2);
        for (let i = 0; i < n; i++) it.addBase();
      },
      talent: {
        when: (g, _, you) => g.minions({ of: you }).some((m) => deserted(g, you, g.roads(m, you)).length > 0),
        *run(it) {
          const target = yield* it.choose('move', { of: it.you });
          yield* it.move(target, yield* it.choose('move-to', deserted(it.g, it.you, it.destinations(target))));
        },
      },
    }),
    minion('wayfinder', {
      power: 4,
      copies: 2,
      talent: {
        when: (g, self, you) => deserted(g, you, g.roads(self, you)).length > 0,
        *run(it) {
          const to = yield* it.choose('move-to', deserted(it.g, it.you, it.destinations(it.self)));
          if (yield* it.move(it.self, to)) yield* it.addCounters(it.self, 1);
        },
      },
    }),
    minion('tiki', {
      power: 3,
      copies: 3,
      powerSelf: (g, self) => (g.hasAttached(self) ? 2 : 0),
    }),
    minion('moai', {
      power: 3,
      copies: 4,
      forbids(g, self, verb, target, cause, to) {
        if (verb !== 'move' || cause.chooser === g.controller(self)) return false;
        return target === self || (to === g.baseOf(self) && g.controller(target) === cause.chooser);
      },
    }),
    action('growth-of-the-tribes', {
      copies: 1,
      *onPlay(it) {
        const base = yield* it.choose('choose-base', deserted(it.g, it.you));
        if (!base) return;
        const { hand, pile } = it.playable((d) => d.type === 'minion', [base]);
        const open = it.minions({ of: it.you }).some((m) => it.destinations(m).includes(base));
        const way = yield* it.chooseOne([1, 2].filter((n) => (n === 1 ? hand.length + pile.length > 0 : open)));
        if (way === 1) yield* it.playFromHand((d) => d.type === 'minion', { at: [base] });
        if (way === 2) yield* it.move(it.choose('move', { of: it.you }), base);
      },
    }),
    action('knowledge-of-the-tribes', {
      copies: 1,
      onPlay: (it) => it.draw(settled(it.g, it.you).length),
    }),
    action('unity-of-the-tribes', {
      copies: 1,
      *onPlay(it) {
        const bases = settled(it.g, it.you);
        const base = yield* it.choose('choose-base', bases);
        if (base) it.gainPlayerPower(base, 2 * bases.length);
      },
    }),
    action('ocean-tattoo', {
      copies: 1,
      goes: 'minion',
      on: (g, self, you, host) => own(g, self, you, host) && g.countMinions({ at: g.baseOf(host), notOf: you }) === 0,
      talent: {
        when: (g, self, you) => g.roads(g.hostOf(self), you).length > 0,
        *run(it) {
          const to = yield* it.choose('move-to', it.destinations(it.host));
          if (yield* it.move(it.host, to)) yield* it.addCounters(it.host, 1);
        },
      },
    }),
    action('shark-tattoo', {
      copies: 2,
      goes: 'minion',
      on: own,
      onPlay: (it) => it.addCounters(it.host, 1),
      triggers: [
        {
          on: 'startOfTurn',
          when: (g, self, e) => e.seat === g.controller(self),
          given(g, self, e) {
            const yours = g.minions({ of: e.seat, at: g.baseOf(self) });
            return yours.length === 1 && yours[0] === g.hostOf(self);
          },
          run: (it) => it.addCounters(it.host, 1),
        },
      ],
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
          on: (g, self, you, host) => own(g, self, you, host) && g.baseOf(host) === g.scoringBase && !g.hasAttached(host),
          *run(it) {
            yield* it.move(it.host, yield* it.choose('move-to', it.destinations(it.host)));
          },
        },
      ],
    }),
    action('tattoo-artist', {
      copies: 1,
      *onPlay(it) {
        const found = it.discardPile(it.you, isTattooLike);
        // "Deck and/or discard pile": nobody must search an empty deck, so it is not made anew (RULES 2.6).
        const searched = it.g.s.decks[it.you].length > 0;
        if (searched) found.push(...it.searchDeck(isTattooLike));
        const card = yield* it.choose('search', found);
        it.setAside(card);
        if (searched) it.shuffle();
        if (!card) return;
        const way = yield* it.chooseOne(it.canPlay(card) ? [1, 2] : [1], { about: card });
        if (way === 1) it.takeIntoHand(card, false);
        else yield* it.playCard(card);
      },
    }),
    action('volcanic-uprising', {
      copies: 1,
      *onPlay(it) {
        const empty = it.g.bases.filter((b) => it.g.countMinions({ at: b }) === 0);
        if ((yield* it.chooseOne(empty.length > 0 ? [1, 2] : [1])) === 2) {
          const place = yield* it.destroyBase(yield* it.choose('destroy-base', empty));
          it.addBase(place);
          it.addBase();
          return;
        }
        const fresh = it.addBase();
        if (!it.minions({ of: it.you }).some((m) => it.destinations(m).includes(fresh))) return;
        yield* it.move(it.mayChoose('move', { of: it.you }), fresh);
      },
    }),
  ],
  [
    base('island-chain', {
      breakpoint: 17,
      vp: [3, 1, 1],
      triggers: [
        {
          on: 'afterScoring',
          nextBase: true,
          when: (_, self, e) => e.base === self,
          *run(it) {
            it.replaceByTop(2);
          },
        },
      ],
    }),
    base('island-peak', {
      breakpoint: 23,
      vp: [4, 2, 1],
      triggers: [
        {
          on: 'startOfTurn',
          given: (g, self, e) => g.countMinions({ of: e.seat, at: self }) === 1,
          run: (it) => it.addCounters(it.minions({ of: it.you, at: it.self }), 1),
        },
      ],
    }),
    base('tropical-paradise', {
      breakpoint: 20,
      vp: [3, 2, 1],
      startingBreakpoint: (g, self) => (g.turnOrder(0).every((seat) => g.hasMinion(seat, self)) ? 0 : null),
    }),
  ],
);

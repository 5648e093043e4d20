import {
  type Ask,
  action,
  base,
  type Card,
  faction,
  Hit,
  isAction,
  minion,
  Part,
  question,
  type Resolution,
} from '@breakpoint/engine/cards';

const destroyOwnForVp = question('disco-dancers/destroy-own-for-vp', { chooses: 'card', open: true, means: 'harm' });
const takeSameName = question('disco-dancers/take-same-name', { chooses: 'card', open: true });

/** Every player, starting with you, may choose one of their minions; all choose before anything happens (D14). */
function* oneOfEachPlayer(it: Resolution, part: Part, chooses: (it: Resolution) => Ask<Card>): Ask<Hit[]> {
  const hits: Hit[] = [];
  for (const chooser of it.position.turnOrder(it.you)) {
    const card = yield* chooses(it.as(chooser));
    if (card) hits.push(new Hit(card, part, chooser));
  }
  return hits;
}

export const discoDancers = faction(
  'disco-dancers',
  'seventies',
  [
    minion('dancing-king', {
      power: 5,
      copies: 1,
      copier: {
        sees: (p, self, _you, hit) => p.baseOf(hit.card) === p.baseOf(self),
        receivers: (p, self) => p.minions({ at: p.baseOf(self) }),
      },
    }),
    minion('disco-lou', {
      power: 4,
      copies: 2,
      *onPlay(it) {
        const actions = it.discardPile(it.you, isAction);
        if ((yield* it.chooseOne(actions.length > 0 ? [1, 2] : [1])) === 1) yield* it.extraAction();
        else it.putOnDeck(yield* it.choose('place-on-top', actions, { type: 'action' }), 'top');
      },
    }),
    minion('diva', {
      power: 3,
      copies: 3,
      copier: {
        limit: { per: 'turn', by: 'card' },
        sees: (p, self, you, hit) => hit.card !== self && p.controller(hit.card) === you && p.baseOf(hit.card) === p.baseOf(self),
        receivers: (_, self) => [self],
      },
    }),
    minion('roller', {
      power: 2,
      copies: 4,
      triggers: [
        {
          on: 'resolved',
          when: (p, self, e) =>
            e.play!.standard &&
            e.play!.affected.some((a) => a.card === self && p.isStillInPlay(self, a.arrival) && a.direct && a.counters === 0),
          run: (it) => it.addCounters(it.self, 1),
        },
      ],
    }),
    action('celebration', {
      copies: 1,
      *onPlay(it) {
        yield* it.extraAction();
        yield* it.extraAction();
      },
    }),
    action('disco-inferno', {
      copies: 1,
      *onPlay(it) {
        const chooses = (by: Resolution): Ask<Card> => by.mayChoose('place-counters', { of: by.you }, { amount: 1 });
        const done = yield* it.together(yield* oneOfEachPlayer(it, new Part('counters', { amount: 1 }), chooses));
        yield* it.draw(new Set(done.map((hit) => hit.card)).size);
      },
    }),
    action('get-down-tonight', {
      copies: 1,
      *onPlay(it) {
        yield* it.gainPower(it.choose('give-power', {}, { amount: 2 }), 2);
        yield* it.draw(1);
      },
    }),
    action('im-so-excited', {
      copies: 1,
      *onPlay(it) {
        const minion = yield* it.choose('move-minion', { of: it.you });
        if (minion) yield* it.move(minion, yield* it.chooseDestination(minion));
        yield* it.draw(1);
      },
    }),
    action('i-will-survive', {
      copies: 1,
      specials: [
        {
          window: 'after',
          from: 'hand',
          idle: (p, _self, you) => !p.hasMinion(you, p.scoringBase),
          run: (it) => it.returnToHand(it.choose('return-minion', { of: it.you, at: it.position.scoringBase })),
        },
      ],
    }),
    action('its-raining-men', {
      copies: 1,
      onPlay: (it) => it.extraMinion(),
    }),
    action('last-dance', {
      copies: 1,
      *onPlay(it) {
        const chooses = (by: Resolution): Ask<Card> => by.mayChoose(destroyOwnForVp, { of: by.you });
        const hits = yield* it.announce(yield* oneOfEachPlayer(it, new Part('destroy'), chooses));
        // A player who chose a minion to be destroyed gains 1 VP for it, and so does a player who copied that onto a minion.
        for (const hit of yield* it.perform(hits)) yield* it.gainVp(1, hit.chooser);
      },
    }),
    action('stayin-alive', {
      copies: 1,
      *onPlay(it) {
        const minion = yield* it.choose(takeSameName, { of: it.you });
        if (!minion) return;
        const name = it.position.def(minion).n;
        const same = it.discardPile(it.you, (d) => d.n === name);
        it.takeIntoHand(yield* it.choose('take-from-discard', same, { type: 'minion' }));
      },
    }),
    action('turn-the-beat-around', {
      copies: 1,
      specials: [{ window: 'before', from: 'hand' }],
      *onPlay(it) {
        const target = yield* it.choose('give-power', {}, { amount: 1 });
        if (!target) return;
        const raised = yield* it.together([new Hit(target, new Part('power', { amount: 1 }))]);
        const lowered: Hit[] = [];
        for (const card of new Set(raised.map((hit) => hit.card))) {
          const victim = yield* it.choose('lower-power', { at: it.position.baseOf(card) }, { amount: -1 });
          lowered.push(new Hit(victim, new Part('power', { amount: -1 })));
        }
        yield* it.together(lowered);
      },
    }),
    action('we-are-family', {
      copies: 1,
      goes: 'minion',
      copier: {
        limit: { per: 'turn', by: 'card' },
        sees: (p, self, _you, hit) => hit.card !== p.hostOf(self) && p.baseOf(hit.card) === p.baseOf(self),
        receivers: (p, self) => [p.hostOf(self)],
      },
    }),
  ],
  [
    base('boogie-wonderland', {
      breakpoint: 21,
      vp: [4, 2, 1],
      triggers: [
        {
          on: 'resolved',
          when: (_p, self, e) =>
            e.play!.standard && e.play!.affected.some((a) => a.base === self && a.seat === e.seat && a.type === 'minion'),
          run: (it) => it.draw(1),
        },
      ],
    }),
    base('funky-town', {
      breakpoint: 23,
      vp: [4, 3, 2],
      copier: {
        limit: { per: 'turn', by: 'player' },
        seat: (_p, _self, play) => play.seat,
        sees: (p, self, you, hit) => p.controller(hit.card) === you && p.baseOf(hit.card) === self,
        receivers: (p, self, you) => p.minions({ at: self, of: you }),
      },
    }),
  ],
  [destroyOwnForVp, takeSameName],
);

import {
  type Ask,
  action,
  atStartOfTurn,
  base,
  type Card,
  faction,
  isPlayedOnBase,
  minion,
  type Position,
  question,
  type Resolution,
  type Seat,
} from '@breakpoint/engine/cards';

const takeControl = question('truckers/take-control', { chooses: 'card', about: 'card', open: true, rule: '6.5', means: 'harm' });
const transferAction = question('truckers/transfer-action', { chooses: 'card', open: true, rule: '6.21' });
const transferActionTo = question('truckers/transfer-action-to', { chooses: 'card', about: 'card', open: true });
const transferActionEitherWay = question('truckers/transfer-action-either-way', { chooses: 'card', about: 'card', open: true });
const transferOrControl = question('truckers/transfer-or-control', { chooses: 'card', open: true });
const bringAlong = question('truckers/bring-along', { chooses: 'card', about: 'card', open: true });

/** Actions on a base. An action on a minion does not count (the booklet's clarification). */
const actionsOn = (p: Position, at: Card): Card[] => p.actions({ at, onBase: true });
const yourActionsOn = (p: Position, at: Card, you: Seat): number => p.actions({ at, of: you, onBase: true }).length;

const canDrive = (p: Position, self: Card, you: Seat): boolean => p.talentDestinations(self, you).length > 0;

/** Transfers this action to another base; returns that base, or 0 if it stayed. */
function* driveOff(it: Resolution): Ask<Card> {
  const to = yield* it.chooseDestination(it.self);
  return (yield* it.transferAction(it.self, to)) ? to : 0;
}

export const truckers = faction(
  'truckers',
  'seventies',
  [
    minion('el-bandido', {
      power: 5,
      copies: 1,
      onPlay: (it) => it.takeControl(it.mayChoose(takeControl, actionsOn(it.position, it.base), { about: it.base })),
      talent: {
        *run(it) {
          const actions = it.position.bases.length > 1 ? it.position.actions({ onBase: true }) : [];
          if ((yield* it.chooseOne(actions.length > 0 ? [1, 2] : [1])) === 1) return yield* it.extraAction({ onBase: true });
          const chosen = yield* it.choose(transferAction, actions);
          yield* it.transferAction(chosen, yield* it.chooseDestination(chosen));
        },
      },
    }),
    minion('rubber-chicken', {
      power: 4,
      copies: 2,
      powerSelf: (p, self) => yourActionsOn(p, p.baseOf(self), p.controller(self)),
    }),
    minion('skinny-minnie', {
      power: 3,
      copies: 3,
      talent: {
        when: (p, self, you) => actionsOn(p, p.baseOf(self)).length > 0 && canDrive(p, self, you),
        *run(it) {
          const from = it.base;
          const to = yield* it.chooseDestination(it.self);
          if (!(yield* it.move(it.self, to))) return;
          yield* it.transferAction(yield* it.choose(transferActionTo, actionsOn(it.position, from), { about: to }), to);
        },
      },
    }),
    minion('good-buddy', {
      power: 2,
      copies: 4,
      *onPlay(it) {
        if (yourActionsOn(it.position, it.base, it.you) > 0) yield* it.draw(1);
      },
    }),
    action('armored-truck', {
      copies: 1,
      goes: 'base',
      forbids: (p, self, verb, target, cause) =>
        (verb === 'destroy' || verb === 'move') &&
        p.isMinion(target) &&
        p.baseOf(target) === p.baseOf(self) &&
        p.controller(target) === p.controller(self) &&
        p.isByOthersCard(cause, p.controller(self)),
    }),
    action('cab-over-pete', {
      copies: 2,
      goes: 'base',
      talent: {
        when: canDrive,
        *run(it) {
          const from = it.base;
          const to = yield* driveOff(it);
          if (!to) return;
          const yours = [...it.minions({ of: it.you, at: from }), ...it.position.actions({ of: it.you, at: from, onBase: true })];
          const cargo = yield* it.choose(bringAlong, yours, { about: to });
          yield* it.position.isMinion(cargo) ? it.move(cargo, to) : it.transferAction(cargo, to);
        },
      },
    }),
    action('convoy', {
      copies: 2,
      goes: 'base',
      playerPower: (p, self, seat) => (p.controller(self) === seat ? yourActionsOn(p, p.baseOf(self), seat) : 0),
    }),
    action('dekotora', {
      copies: 1,
      goes: 'base',
      talent: {
        when: canDrive,
        *run(it) {
          const from = it.base;
          const to = yield* driveOff(it);
          if (!to) return;
          const open = (c: Card): boolean => it.canMove(c, to);
          yield* it.move(it.chooseSome('move-minion-to', { of: it.you, at: from, where: open }, { about: to, most: 3 }), to);
        },
      },
    }),
    action('fixin-to-fix-it', {
      copies: 1,
      onPlay: (it) => it.playNow('play-from-discard', it.discardPile(it.you, isPlayedOnBase), { type: 'action' }),
    }),
    action('high-speed-chase', {
      copies: 1,
      goes: 'base',
      talent: {
        when: canDrive,
        *run(it) {
          const from = it.base;
          const to = yield* driveOff(it);
          if (!to) return;
          const driver = yield* it.choose('move-minion-to', { of: it.you, at: from }, { about: to });
          yield* it.move(driver, to);
          yield* it.gainPower(driver, 3);
        },
      },
    }),
    action('hotwire', {
      copies: 1,
      *onPlay(it) {
        const truck = yield* it.choose(transferOrControl, it.position.actions({ onBase: true }));
        if (!truck) return;
        const parts = yield* it.chooseParts(it.position.bases.length > 1 ? [1, 2] : [2], truck);
        if (parts.includes(1)) yield* it.transferAction(truck, yield* it.chooseDestination(truck));
        if (parts.includes(2)) yield* it.takeControl(truck);
      },
    }),
    action('rally', {
      copies: 1,
      specials: [
        {
          window: 'before',
          from: 'hand',
          idle: (p, _self, you) => !p.hasMinion(you, p.scoringBase) || yourActionsOn(p, p.scoringBase, you) === 0,
          *run(it) {
            const at = it.position.scoringBase;
            const amount = 2 * yourActionsOn(it.position, at, it.you);
            const target = yield* it.choose('give-power', { of: it.you, at }, { amount });
            if (amount > 0) yield* it.gainPower(target, amount);
          },
        },
      ],
    }),
  ],
  [
    base('the-greasy-spoon', {
      breakpoint: 20,
      vp: [4, 2, 1],
      instead: [
        {
          of: 'discard',
          elsewhere: true,
          applies: (p, self, target) => p.isAction(target) && p.hostOf(target) === self,
          *run() {},
          after: (it, target) => it.goIntoDeck(target),
        },
      ],
    }),
    base('truck-stop', {
      breakpoint: 18,
      vp: [3, 2, 1],
      triggers: [
        atStartOfTurn(function* (it) {
          const trucks = it.position.bases.length > 1 ? it.position.actions({ onBase: true }) : [];
          const truck = yield* it.mayChoose(transferActionEitherWay, trucks, { about: it.self });
          if (truck) yield* it.transferAction(truck, it.position.baseOf(truck) === it.self ? yield* it.chooseDestination(truck) : it.self);
        }),
      ],
    }),
  ],
  [takeControl, transferAction, transferActionTo, transferActionEitherWay, transferOrControl, bringAlong],
);

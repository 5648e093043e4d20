import type { Abilities, Ask, Card, Position, Resolution, Seat } from '@breakpoint/engine/cards';
import type { Ability, Cannot, CannotPlay, Condition, Description, Each, PlayCosts, Power, Step, What, YourPower } from '../tree.js';
import { asksPower, asksPrinted, isDescription, isOnMinion, isOwnCount, twoOf, unknown } from '../tree.js';
import { asker, type Question, questionOf } from './asking.js';
import { type Counted, holds } from './conditions.js';
import { type Around, envAt } from './env.js';
import { countInPlay, type Fits, fitsInPlay, owned } from './matching.js';
import { enough, ownCount, timesOf } from './objects.js';
import { PLAYED_TO } from './playing.js';
import { fitsPrint } from './printed.js';
import { kindId, withinOf } from './queries.js';

/** What lasts while the card is in play: the questions it answers. */
export function always(spec: Abilities, ability: Ability, isBase: boolean, around: Around): void {
  const condition = ability.if && lastingly(ability.if, around);
  for (const step of ability.steps) {
    const isGuarded = [ability.if, step].some(
      (node) => (changesPower(step) && asksPower(node)) || (changesStart(step) && asksPrinted(node)),
    );
    const own: Abilities = isGuarded ? {} : spec;
    if (step.do === 'your power' && step.who !== undefined) powerOfEach(own, step, ability.if, around);
    else if (isBase && isOfEach(step)) ofEachPlayer(own, step, ability.if, around);
    else lasting(own, step, condition, isBase, around);
    if (isGuarded) guard(spec, own);
  }
}

const changesPower = (step: Step): boolean =>
  ['power', 'set power', 'double power', 'your power'].includes(step.do) || (step.do === 'cannot' && step.verbs.includes('affect'));

/** A starting power, or whether one reaches a minion. */
const changesStart = (step: Step): boolean =>
  (step.do === 'set power' && step.of !== undefined) || (step.do === 'cannot' && step.verbs.includes('affect'));

/** While one lasting ability asks for power, others that ask for it do nothing (RULES 12.80). */
let isAsking = false;
function guarded<A extends unknown[], T>(ask: (...args: A) => T, none: T): (...args: A) => T {
  return (...args) => {
    if (isAsking) return none;
    isAsking = true;
    try {
      return ask(...args);
    } finally {
      isAsking = false;
    }
  };
}

/** Adds abilities that change power and ask for it. */
function guard(spec: Abilities, own: Abilities): void {
  const { powerSelf, powerHost, powerHere, powerNamed, playerPower, startingPower, setsPower, doublesPower, unaffected } = own;
  if (powerSelf) spec.powerSelf = added(spec.powerSelf, guarded(powerSelf, 0));
  if (powerHost) spec.powerHost = added(spec.powerHost, guarded(powerHost, 0));
  if (powerHere) spec.powerHere = added(spec.powerHere, guarded(powerHere, 0));
  if (powerNamed) spec.powerNamed = added(spec.powerNamed, guarded(powerNamed, 0));
  if (playerPower) spec.playerPower = added(spec.playerPower, guarded(playerPower, 0));
  if (startingPower) spec.startingPower = guarded(startingPower, null);
  if (setsPower) spec.setsPower = guarded(setsPower, null);
  if (doublesPower) spec.doublesPower = guarded(doublesPower, false);
  if (unaffected) spec.unaffected = either(spec.unaffected, guarded(unaffected, false));
}

type OfEach = (Power | Cannot) & { what: Description };
const isOfEach = (step: Step): step is OfEach =>
  (step.do === 'power' || step.do === 'cannot') && isDescription(step.what) && step.what.whose === 'you';

/** What a base says of “your minions” holds for those of each player: “you” is the controller of each minion (RULES 12.129). */
function ofEachPlayer(spec: Abilities, step: OfEach, condition: Condition | undefined, around: Around): void {
  const { whose, ...what }: Description = step.what;
  const fits = fitsInPlay(what, around);
  const is = condition && holds(condition, around);
  const isMeant: Fits = (p, self, c) => fits(p, self, c) && (!is || is(p, self, p.controller(c), envAt(p, self)));
  if (step.do === 'cannot') {
    cannot(spec, step, undefined, true, around, isMeant);
    return;
  }
  const { n, each, per, most } = step;
  const own = isOwnCount(each) ? ownCount(each, most) : undefined;
  const times = own ? undefined : timesOf(each as Exclude<typeof each, 'counters on each' | 'actions on each'>, around, per, most);
  const power = (p: Position, self: Card, c: Card): number =>
    isMeant(p, self, c) ? n * (own ? own(p, c) : times!(p, p.controller(c), envAt(p, self))) : 0;
  if (what.where === 'here') spec.powerHere = added(spec.powerHere, power);
  else spec.powerNamed = added(spec.powerNamed, power);
}

/** Is no more said of the card than whether it is a minion or an action? */
const isSortOnly = ({ pick, noun, where, ...more }: Description): boolean => Object.keys(more).length === 0;

/** Power that each player has here, or each other one: “you” is that player (RULES 12.160). */
function powerOfEach(spec: Abilities, { n, each, per, most, who }: YourPower, condition: Condition | undefined, around: Around): void {
  const is = condition && holds(condition, around);
  const times = timesOf(each, around, per, most);
  spec.playerPower = added(spec.playerPower, (p, self, seat) => {
    if (who === 'each other player' && seat === p.controller(self)) return 0;
    const env = envAt(p, self);
    if (who === 'each player here' && !p.hasMinion(seat, env.here)) return 0;
    return is && !is(p, self, seat, env) ? 0 : n * times(p, seat, env);
  });
}

type Lasts = (p: Position, self: Card) => boolean;

const isTrue = (condition: Lasts | undefined, p: Position, self: Card): boolean => condition === undefined || condition(p, self);

function lastingly(condition: Condition, around: Around): Lasts {
  const two = twoOf(condition)?.map(([, part]) => lastingly(part, around));
  if (two) {
    const [one, other] = two;
    return 'both' in condition ? (p, self) => one(p, self) && other(p, self) : (p, self) => one(p, self) || other(p, self);
  }
  if ('fits' in condition && (condition.fits === 'this' || condition.fits === 'host')) {
    const fits = fitsInPlay(condition.what, around);
    const [isHost, yes] = [condition.fits === 'host', condition.is === undefined];
    return (p, self) => fits(p, self, isHost ? p.hostOf(self) : self) === yes;
  }
  const count = 'count' in condition ? countInPlay(condition.count, around) : undefined;
  if (count !== undefined) {
    const isEnough = enough(condition as Counted);
    return (p, self) => isEnough(count(p, self));
  }
  const is = holds(condition, around);
  return (p, self) => is(p, self, p.controller(self), envAt(p, self));
}

function lastingTimes(each: Each, around: Around): (p: Position, self: Card) => number {
  const times = timesOf(each, around);
  return (p, self) => times(p, p.controller(self), envAt(p, self));
}

function lasting(spec: Abilities, step: Step, condition: Lasts | undefined, isBase: boolean, around: Around): void {
  const each = 'each' in step ? step.each : undefined;
  const count = typeof each === 'object' && 'noun' in each && !('did' in each) ? countInPlay(each, around) : undefined;
  const whole = count ?? (each === undefined || isOwnCount(each) ? () => 1 : lastingTimes(each, around));
  const { per = 1, most = Number.POSITIVE_INFINITY } = 'each' in step ? (step as Power) : {};
  const times: typeof whole =
    per === 1 && most === Number.POSITIVE_INFINITY ? whole : (p, self) => Math.min(most, Math.floor(whole(p, self) / per));
  /** The number of a step, times what it counts. */
  const sum = (n: number) => (p: Position, self: Card) => (isTrue(condition, p, self) ? n * times(p, self) : 0);
  switch (step.do) {
    case 'power': {
      const own = isOwnCount(step.each) ? ownCount(step.each, step.most) : undefined;
      const n = own ? (p: Position, self: Card, minion: Card) => (isTrue(condition, p, self) ? step.n * own(p, minion) : 0) : sum(step.n);
      lastingPower(spec, step, n, around);
      return;
    }
    case 'set power': {
      const is = meant(step.what, around);
      spec[step.of ? 'startingPower' : 'setsPower'] = (p, self, minion) =>
        is(p, self, minion) && isTrue(condition, p, self) ? step.n * times(p, self) : null;
      return;
    }
    case 'double power': {
      const is = meant(step.what, around);
      spec.doublesPower = (p, self, minion) => is(p, self, minion) && isTrue(condition, p, self);
      return;
    }
    case 'cancel abilities': {
      const is = meant(step.what, around);
      spec.cancelsMinion = (p, self, minion) => is(p, self, minion) && isTrue(condition, p, self);
      return;
    }
    case 'your power': {
      const n = sum(step.n);
      spec.playerPower = added(spec.playerPower, (p, self, seat) => (seat === p.controller(self) ? n(p, self) : 0));
      return;
    }
    case 'breakpoint':
      if (typeof step.n !== 'number') throw new Error('a lasting change of a breakpoint is a number');
      spec.changesBreakpoint = added(spec.changesBreakpoint, sum(step.n));
      return;
    case 'set breakpoint':
      if (step.of !== 'starting breakpoint') throw new Error('only a starting breakpoint is set for as long as a card is in play');
      spec.startingBreakpoint = (p, self) => (isTrue(condition, p, self) ? step.n : null);
      return;
    case 'cannot':
      cannot(spec, step, condition, isBase, around);
      return;
    case 'cancel':
      spec.cancelsBase = true;
      return;
    case 'cannot score':
      spec.cannotScore = (p, self) => isTrue(condition, p, self);
      return;
    case 'only you play':
      spec.forbidsPlay = either(
        spec.forbidsPlay,
        (p, self, card, _base, seat) => p.isMinion(card) && seat !== p.controller(self) && isTrue(condition, p, self),
      );
      return;
    case 'cannot play':
      spec.forbidsPlay = either(
        spec.forbidsPlay,
        (p, self, card, _base, seat, isExtra) =>
          (isExtra || !step.extra) && isKept(step, p, self, card, seat) && isTrue(condition, p, self),
      );
      return;
    case 'cannot enter': {
      const { power } = step;
      const isWithin = power && withinOf(power, 'atMost' in power ? power.atMost : power.atLeast);
      spec.forbids = either(
        spec.forbids,
        (p, self, verb, target, cause, to) =>
          verb === 'move' &&
          to === p.baseOf(self) &&
          (isWithin === undefined || isWithin(p.power(target))) &&
          (step.whose === undefined || cause.seat !== p.controller(self)) &&
          isTrue(condition, p, self),
      );
      return;
    }
    case 'play costs': {
      const isFor = (p: Position, self: Card, card: Card, seat: Seat): boolean =>
        p.def(card).type === step.noun && (step.whose === undefined || seat !== p.controller(self)) && isTrue(condition, p, self);
      const which = questionOf(step, 'cards', around);
      spec.forbidsPlay = either(
        spec.forbidsPlay,
        (p, self, card, _base, seat) =>
          isFor(p, self, card, seat) && (step.of === 'VP' ? p.vp(seat) : p.hand(seat).filter((c) => c !== card).length) < step.n,
      );
      spec.chargesPlay = { when: isFor, run: (it) => pay(step, it, which) };
      return;
    }
    case 'play from discard': {
      const prints = fitsPrint(step.what, around);
      spec.playFromDiscard = {
        type: step.what.noun === 'action' ? 'action' : 'minion',
        ...(step.at && { here: true }),
        ...(step.instead === 'of your regular play' && { regular: true }),
        ...(condition && { when: condition }),
        ...(!isSortOnly(step.what) && { fits: (p, self, card) => prints(p, p.controller(self), envAt(p, self))(p.def(card)) }),
        ...(step.to && { goesTo: PLAYED_TO[step.to] }),
      };
      return;
    }
    case 'no talents': {
      const is = step.what && meant(step.what, around);
      spec.forbidsTalent = either(
        spec.forbidsTalent,
        (p, self, card) =>
          (is === undefined || is(p, self, card)) &&
          (step.whose === undefined || p.controller(card) !== p.controller(self)) &&
          isTrue(condition, p, self),
      );
      return;
    }
    case 'win ties':
      spec.winsTies = (p, self) => isTrue(condition, p, self);
      return;
    default:
      throw new Error(`"${step.do}" happens once; it can't last`);
  }
}

/** Two abilities of one card that answer the same question: their numbers are added, and one "cannot" is enough. */
const added = <A extends unknown[]>(
  first: ((...args: A) => number) | undefined,
  second: (...args: A) => number,
): ((...args: A) => number) => (first === undefined ? second : (...args) => first(...args) + second(...args));
const either = <A extends unknown[]>(
  first: ((...args: A) => boolean) | undefined,
  second: (...args: A) => boolean,
): ((...args: A) => boolean) => (first === undefined ? second : (...args) => first(...args) || second(...args));

/** As much as there still is. */
function* pay({ of, n }: PlayCosts, it: Resolution, which: Question): Ask {
  if (of === 'VP') return yield* it.gainVp(-n);
  const hand = it.hand();
  const least = Math.min(n, hand.length);
  yield* it.discard(yield* asker(it).chooseSome(which, hand, { least, most: least }));
}

/** Is it a card that can't be played here? */
function isKept({ noun, on, whose, printed, most }: CannotPlay, p: Position, self: Card, card: Card, seat: Seat): boolean {
  const { type, power, goes } = p.def(card);
  if (type !== noun || (on === 'base' && goes !== 'base') || (whose === 'others' && seat === p.controller(self))) return false;
  if (most !== undefined) {
    const here = p.baseOf(self);
    return p.playedThisTurn((play) => play.type === noun && play.seat === seat && (on ? play.on : play.base) === here) >= most;
  }
  return printed === undefined || ('atMost' in printed ? power <= printed.atMost : power >= printed.atLeast);
}

/** Power of one minion or of several; it may be counted separately for each of them. */
type LastingPower = (p: Position, self: Card, minion: Card) => number;

function lastingPower(spec: Abilities, step: Power, n: LastingPower, around: Around): void {
  const { what } = step;
  switch (what) {
    case 'this':
      spec.powerSelf = added(spec.powerSelf, n as (p: Position, self: Card) => number);
      return;
    case 'host':
      spec.powerHost = added(spec.powerHost, n);
      return;
    case 'it':
    case 'first':
    case 'bearer':
      throw new Error(`nothing lasts for "${what}"`);
    default:
  }
  if (what.noun === 'card' && what.kind !== undefined) {
    const kind = kindId(what.kind, around);
    // An action that bears the name is one only for cards at its own base.
    spec.powerNamed = added(spec.powerNamed, (p, self, card) =>
      p.isKind(card, kind) &&
      (what.whose !== 'you' || p.controller(card) === p.controller(self)) &&
      (p.isMinion(card) || p.baseOf(card) === p.baseOf(self))
        ? n(p, self, card)
        : 0,
    );
    return;
  }
  const is = meant(what, around);
  const power = (p: Position, self: Card, minion: Card): number => (is(p, self, minion) ? n(p, self, minion) : 0);
  // Cards at other bases are asked by name.
  if (what.where === 'here') spec.powerHere = added(spec.powerHere, power);
  else spec.powerNamed = added(spec.powerNamed, power);
}

/** Is the minion one of those that something lasts for? If it lasts for those here, only they are asked about. */
function meant(what: What, around: Around): Fits {
  switch (what) {
    case 'this':
      return (_p, self, minion) => minion === self;
    case 'host':
      return (p, self, minion) => minion === p.hostOf(self);
    case 'it':
    case 'first':
    case 'bearer':
      throw new Error(`nothing lasts for "${what}"`);
    default: {
      const { pick, noun, where, whose, other, ...more } = what;
      if (where !== 'here' || Object.keys(more).length > 0) return fitsInPlay(what, around);
      const belongs = whose && owned(whose);
      const another = isOnMinion(around.card) ? (p: Position, self: Card) => p.hostOf(self) : (_p: Position, self: Card) => self;
      return (p, self, minion) => (!belongs || belongs(p, self, minion)) && !(other && minion === another(p, self));
    }
  }
}

function cannot(spec: Abilities, step: Cannot, condition: Lasts | undefined, isBase: boolean, around: Around, meantHere?: Fits): void {
  const { what, by, verbs } = step;
  const target: Fits =
    meantHere ??
    (isDescription(what) ? fitsInPlay(what, around) : what === 'host' ? (p, self, c) => c === p.hostOf(self) : (_p, self, c) => c === self);
  type Cause = Parameters<NonNullable<Abilities['unaffected']>>[3];
  const stopped = (p: Position, self: Card, c: Card, cause: Cause): boolean => {
    if (!target(p, self, c) || !isTrue(condition, p, self)) return false;
    if (by === undefined) return true;
    // On a base, "other players" are those who don't control the minion.
    const seat = isBase ? p.controller(c) : p.controller(self);
    switch (by) {
      case 'cards':
        return p.isByOthersCard(cause, seat);
      case 'actions':
        return p.isAction(cause.source) && cause.seat !== seat;
      case 'minions':
        return p.isMinion(cause.source) && cause.seat !== seat;
      default:
        return unknown('cause', by);
    }
  };
  if (verbs.includes('affect')) spec.unaffected = either(spec.unaffected, stopped);
  else
    spec.forbids = either(
      spec.forbids,
      (p, self, verb, c, cause) => verbs.includes(verb as 'destroy' | 'move' | 'return') && stopped(p, self, c, cause),
    );
}

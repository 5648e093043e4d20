import { type Card, type Position, type Seat, Zone } from '@breakpoint/engine/cards';
import type { Condition } from '../tree.js';
import { unknown } from '../tree.js';
import type { Around, Env } from './env.js';
import { amountIn, countOf, enough, listIn, powerNow } from './objects.js';
import { AMOUNTS } from './players.js';
import { fitsPrint, isSort } from './printed.js';
import { hasMoved, hasUsedTalent, isFresh } from './queries.js';

/** A condition about a number of cards or of things that happened. */
export type Counted = Extract<Condition, { count: unknown } | { did: unknown }>;
export type Holds = (p: Position, self: Card, you: Seat, env: Env) => boolean;

/** Is a condition true, for this player as "you"? */
export function holds(condition: Condition, around: Around): Holds {
  if ('both' in condition) {
    const [one, other] = [holds(condition.both, around), holds(condition.and, around)];
    return (...asked) => one(...asked) && other(...asked);
  }
  if ('either' in condition) {
    const [one, other] = [holds(condition.either, around), holds(condition.or, around)];
    return (...asked) => one(...asked) || other(...asked);
  }
  if ('count' in condition || 'did' in condition) return counted(condition, around);
  if ('power' in condition) return withPower(condition);
  if ('itIs' in condition) return (p, _self, _you, env) => env.it.some((c) => p.def(c).type === condition.itIs);
  if ('counters' in condition) {
    const isEnough = enough({ is: condition.counters, n: condition.n });
    return (p, self, _you, env) => isEnough(p.counters(condition.on === 'this' ? self : env.host));
  }
  if ('turn' in condition) return (p, _self, you) => (p.active === you) === (condition.turn === 'yours');
  if ('won' in condition) return (p, _self, you) => (p.rank(you) === 1) === (condition.won === 'yes');
  if ('compare' in condition) return compared(condition, around);
  if ('place' in condition) return PLACES[condition.place];
  if ('ahead' in condition) return ahead(condition);
  if ('vp' in condition) {
    const isEnough = enough(condition);
    return (p, _self, you) => (condition.vp === 'yours' ? [you] : p.others(you)).some((seat) => isEnough(p.vp(seat)));
  }
  if ('breakpoint' in condition) {
    const isEnough = enough(condition);
    return (p, _self, _you, env) => {
      const base = condition.breakpoint === 'here' ? env.here : env.there;
      return base > 0 && isEnough(p.breakpoint(base));
    };
  }
  if ('total' in condition) return withTotal(condition);
  if ('strongest' in condition) {
    return (p, self, _you, env) => {
      const card = condition.strongest === 'this' ? self : env.host;
      const [at, power] = [p.baseOf(card), p.power(card)];
      if (condition.is === 'alone') return p.countMinions({ at, atLeast: power }) === 1;
      return p.countMinions({ at, atLeast: power + 1 }) > 0 === (condition.is === 'no');
    };
  }
  if ('alone' in condition) {
    return (p, self, you, env) => {
      const card = condition.alone === 'this' ? self : env.host;
      const yours = p.minions({ of: you, at: p.baseOf(card) });
      return yours.length === 1 && yours[0] === card;
    };
  }
  if ('moved' in condition) {
    const yes = condition.is === 'yes';
    return (p, self, _you, env) => {
      const card = condition.moved === 'this' ? self : env.host;
      return hasMoved(p, card) === yes;
    };
  }
  if ('fresh' in condition) {
    const yes = condition.is === 'yes';
    return (p, self, _you, env) => isFresh(p, condition.fresh === 'this' ? self : env.host) === yes;
  }
  if ('talent' in condition) {
    const yes = condition.is === 'yes';
    return (p, self, _you, env) => hasUsedTalent(p, condition.talent === 'this' ? self : env.host) === yes;
  }
  if ('weaker' in condition) {
    // After an event, both are still where the one came into play.
    return (p, self, _you, env) => {
      const [card = 0] = env.it;
      if (card === 0 || !p.inPlay(card) || (env.happened && (p.baseOf(card) !== env.there || p.baseOf(self) !== env.there))) return false;
      return condition.weaker === 'it' ? p.power(card) < p.power(self) : p.power(self) < p.power(card);
    };
  }
  if ('playedFrom' in condition) {
    const zones = ORIGINS[condition.playedFrom];
    return (_p, _self, _you, env) => zones.includes(env.from);
  }
  if ('fits' in condition) return fitting(condition, around);
  // This minion's own play counts too.
  if ('played' in condition) return (p, _self, you) => p.playedThisTurn((play) => play.type === 'minion' && play.seat === you) === 1;
  return unknown('condition', condition);
}

/** Is the card one of those described? Outside play it fits by what is printed on it. */
function fitting({ fits, what, is }: Extract<Condition, { fits: unknown }>, around: Around): Holds {
  const list = listIn(what, around);
  const isPrinted = isSort(what) ? fitsPrint(what, around) : undefined;
  const yes = is === undefined;
  return (p, self, you, env) => {
    const card = fits === 'this' ? self : fits === 'host' ? env.host : fits === 'it' ? (env.it[0] ?? 0) : (env.first?.[0] ?? 0);
    if (card === 0) return false;
    const isOne = p.inPlay(card) ? list(p, you, env).includes(card) : (isPrinted?.(p, you, env)(p.def(card)) ?? false);
    return isOne === yes;
  };
}

function counted(condition: Counted, around: Around): Holds {
  const isEnough = enough(condition);
  const amount = amountIn(condition, around);
  if (!('count' in condition) || condition.count.where !== 'those') return (p, _self, you, env) => isEnough(amount(p, you, env));
  // "If it was": the card that was spoken of alone. If the step was not done, “if it was not” does not hold either.
  const none = condition.is === 'none';
  const alone = none || condition.is === 'some';
  return (p, _self, you, env) => {
    const meant = alone && !env.many && env.together ? { ...env, those: env.lone } : env;
    return (!none || meant.those.length > 0) && isEnough(amount(p, you, meant));
  };
}

/** A card that was found in a deck is set aside before it is played. */
const ORIGINS: Record<Extract<Condition, { playedFrom: unknown }>['playedFrom'], readonly number[]> = {
  hand: [Zone.Hand],
  discard: [Zone.Discard],
  deck: [Zone.Deck, Zone.Aside],
};

/** The places at the base that scored. If several players tie for the first place, nobody is second. */
const PLACES: Record<Extract<Condition, { place: unknown }>['place'], Holds> = {
  'only winner': (p, _self, you) => p.rank(you) === 1 && p.ranked(1).length === 1,
  tied: (p, _self, you) => p.rank(you) === 1 && p.ranked(1).length > 1,
  second: (p, _self, you) => p.rank(you) === 2,
  third: (p, _self, you) => p.rank(you) === 3,
  'no VP': (p, _self, you) => vpAt(p, p.scoringBase, you) === 0,
};

/** The VP that a player has gained from a base: those of the place, and those that abilities there have added. */
function vpAt(p: Position, base: Card, seat: Seat): number {
  const rank = p.rank(seat);
  return (rank >= 1 && rank <= 3 ? p.def(base).vp[rank - 1] : 0) + p.bonusVp(base, seat, rank);
}

const COMPARED = {
  more: (n: number) => n > 0,
  fewer: (n: number) => n < 0,
  'as many': (n: number) => n === 0,
  'at least as many': (n: number) => n >= 0,
};
/** More cards of one description than of another. */
function compared({ compare, is, than }: Extract<Condition, { compare: unknown }>, around: Around): Holds {
  const [one, other] = [countOf(compare, around), countOf(than, around)];
  return (p, _self, you, env) => COMPARED[is](one(p, you, env) - other(p, you, env));
}

type Ahead = Extract<Condition, { ahead: unknown }>;

function ahead({ ahead: who, than, in: what, by = 1, where }: Ahead): Holds {
  const own = AMOUNTS[what ?? 'power'];
  const amount: typeof own = where ? (p, seat, env) => own(p, seat, { ...env, here: env.there }) : own;
  const leads = by === 'twice' ? (more: number, less: number) => more > 2 * less : (more: number, less: number) => more >= less + by;
  switch (who) {
    case 'you':
      if (than) return (p, _self, you, env) => env.player >= 0 && leads(amount(p, you, env), amount(p, env.player, env));
      return (p, _self, you, env) => p.others(you).every((seat) => leads(amount(p, you, env), amount(p, seat, env)));
    case 'another':
      return (p, _self, you, env) => p.others(you).some((seat) => leads(amount(p, seat, env), amount(p, you, env)));
    case 'that player':
      return (p, _self, you, env) => env.player >= 0 && leads(amount(p, env.player, env), amount(p, you, env));
    case 'every other':
      return (p, _self, you, env) => p.others(you).every((seat) => leads(amount(p, seat, env), amount(p, you, env)));
    case 'nobody':
      return (p, _self, _you, env) => {
        const amounts = p.turnOrder(p.active).map((seat) => amount(p, seat, env));
        return amounts.filter((n) => n === Math.max(...amounts)).length > 1;
      };
    default:
      return unknown('player', who);
  }
}

/** The power of a player or of all at the base that is meant. */
function withTotal({ total, is, n, where }: Extract<Condition, { total: unknown }>): Holds {
  const isEnough = enough({ is, n });
  return (p, _self, you, env) => {
    const base = where ? env.there : env.here || env.there;
    return base > 0 && isEnough(total === 'yours' ? p.playerPower(base, you) : p.totalPower(base));
  };
}

function withPower({ power, is, n }: Extract<Condition, { power: unknown }>): Holds {
  const isEnough = enough({ is, n });
  return (p, self, _you, env) => {
    const card = power === 'this' ? self : power === 'host' ? env.host : env.it[0];
    return card !== undefined && p.def(card).type === 'minion' && isEnough(powerNow(card, p, env));
  };
}

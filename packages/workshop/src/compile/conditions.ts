import type { Card, Position, Seat } from '@breakpoint/engine/cards';
import type { Condition } from '../tree.js';
import { unknown } from '../tree.js';
import type { Around, Env } from './env.js';
import { amountIn, enough } from './objects.js';

/** A condition about a number of cards or of things that happened. */
export type Counted = Extract<Condition, { count: unknown } | { did: unknown }>;
export type Holds = (p: Position, self: Card, you: Seat, env: Env) => boolean;

/** Is a condition true, for this player as "you"? */
export function holds(condition: Condition, around: Around): Holds {
  if ('count' in condition || 'did' in condition) return counted(condition, around);
  if ('power' in condition) return withPower(condition);
  if ('itIs' in condition) return (p, _self, _you, env) => env.it.some((c) => p.def(c).type === condition.itIs);
  if ('counters' in condition) {
    const isEnough = enough({ is: condition.counters, n: condition.n });
    return (p, self) => isEnough(p.counters(condition.on === 'this' ? self : p.hostOf(self)));
  }
  if ('turn' in condition) return (p, _self, you) => (p.active === you) === (condition.turn === 'yours');
  if ('won' in condition) return (p, _self, you) => (p.rank(you) === 1) === (condition.won === 'yes');
  if ('ahead' in condition) return ahead(condition);
  if ('total' in condition) return withTotal(condition);
  if ('strongest' in condition) {
    return (p, self) => {
      const card = condition.strongest === 'this' ? self : p.hostOf(self);
      return p.countMinions({ at: p.baseOf(card), atLeast: p.power(card) + 1 }) === 0;
    };
  }
  if ('alone' in condition) {
    return (p, self, you) => {
      const yours = p.minions({ of: you, at: p.baseOf(self) });
      return yours.length === 1 && yours[0] === (condition.alone === 'this' ? self : p.hostOf(self));
    };
  }
  if ('moved' in condition) {
    const yes = condition.is === 'yes';
    return (p, self) => {
      const card = condition.moved === 'this' ? self : p.hostOf(self);
      return p.happenedThisTurn((d) => d.card === card && d.arrival === p.arrival(card)) > 0 === yes;
    };
  }
  if ('weaker' in condition) {
    // After an event, both are still where the one came into play.
    return (p, self, _you, env) => {
      const [card = 0] = env.it;
      if (card === 0 || !p.inPlay(card) || (env.happened && (p.baseOf(card) !== env.there || p.baseOf(self) !== env.there))) return false;
      return p.power(card) < p.power(self);
    };
  }
  // This minion's own play counts too.
  if ('played' in condition) return (p, _self, you) => p.playedThisTurn((play) => play.type === 'minion' && play.seat === you) === 1;
  return unknown('condition', condition);
}

function counted(condition: Counted, around: Around): Holds {
  const isEnough = enough(condition);
  const amount = amountIn(condition, around);
  // What was not done was not “not one of these”.
  const isDone = 'count' in condition && condition.count.where === 'those' && condition.is === 'none';
  return (p, _self, you, env) => (!isDone || env.those.length > 0) && isEnough(amount(p, you, env));
}

/** How much a player has of what is compared. */
const AMOUNTS: Record<'power' | NonNullable<Ahead['in']>, (p: Position, seat: Seat, env: Env) => number> = {
  // A standard action has no base of its own: it speaks of the base that was chosen, or that scores.
  power: (p, seat, env) => p.playerPower(env.here || env.there, seat),
  minions: (p, seat, env) => p.countMinions({ of: seat, at: env.here || env.there }),
  VP: (p, seat) => p.vp(seat),
  hand: (p, seat) => p.hand(seat).length,
};
type Ahead = Extract<Condition, { ahead: unknown }>;

function ahead({ ahead: who, in: what }: Ahead): Holds {
  const amount = AMOUNTS[what ?? 'power'];
  switch (who) {
    case 'you':
      return (p, _self, you, env) => p.others(you).every((seat) => amount(p, seat, env) < amount(p, you, env));
    case 'another':
      return (p, _self, you, env) => p.others(you).some((seat) => amount(p, seat, env) > amount(p, you, env));
    case 'every other':
      return (p, _self, you, env) => p.others(you).every((seat) => amount(p, seat, env) > amount(p, you, env));
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
function withTotal({ total, is, n }: Extract<Condition, { total: unknown }>): Holds {
  const isEnough = enough({ is, n });
  return (p, _self, you, env) => {
    const base = env.here || env.there;
    return base > 0 && isEnough(total === 'yours' ? p.playerPower(base, you) : p.totalPower(base));
  };
}

function withPower({ power, is, n }: Extract<Condition, { power: unknown }>): Holds {
  const isEnough = enough({ is, n });
  return (p, self, _you, env) => {
    const card = power === 'this' ? self : power === 'host' ? p.hostOf(self) : env.it[0];
    // This card has gone, with the power of its last moment.
    if (power === 'this' && card === env.it[0] && env.happened && !p.inPlay(card)) return isEnough(env.power);
    return card !== undefined && p.def(card).type === 'minion' && isEnough(p.power(card));
  };
}

import type { Card, Position, Resolution, Seat } from '@breakpoint/engine/cards';
import type { Amount, Condition, Deeds, Description, Each, HandSize, Play, PowerAmount, Quantity } from '../tree.js';
import { isZone, unknown } from '../tree.js';
import type { Around, Env } from './env.js';
import { seatsOf } from './players.js';
import { cardsIn, countedIn } from './printed.js';
import { nameOf, type Query, queryOf, type Read } from './queries.js';
import { countThose } from './those.js';

/** The power of "it"; if the card has left play, the power that it had last. */
export const powerOfIt = (p: Position, env: Env): number => (env.it.length > 0 ? powerNow(env.it[0], p, env) : env.power);

/** What a card has by now; of one that was spoken of and has left play, what it had there last (RULES 12.63, 12.84). */
export function powerNow(card: Card, p: Position, env: Env): number {
  if (p.inPlay(card)) return p.power(card);
  if (card === env.it[0]) return env.power;
  return card === env.first?.[0] ? env.firstPower : p.power(card);
}

export function amountOf(n: Amount, around: Around): Read<number> {
  if (typeof n === 'number') return () => n;
  if (n === 'that many') return (_p, _you, env) => env.count;
  if ('count' in n) return countOf(n.count, around);
  if ('totalOf' in n) {
    const query = queryOf(n.totalOf, around);
    return (p, you, env) => p.minions(query(p, you, env)).reduce((sum, c) => sum + p.power(c), 0);
  }
  if ('did' in n) return deedsOf(n);
  if ('strongest' in n) {
    const query = queryOf(n.strongest, around);
    return (p, you, env) => Math.max(0, ...p.minions(query(p, you, env)).map((c) => p.power(c)));
  }
  return (p, _you, env) => powerIn(n, p, env);
}

/** The power of a card, or the one that it starts from. */
export function powerIn({ powerOf, printed, plus = 0 }: PowerAmount, p: Position, env: Env): number {
  const power = (card: Card): number => (printed ? p.startingPower(card) : powerNow(card, p, env)) + plus;
  switch (powerOf) {
    case 'this':
      return power(env.self);
    case 'host':
      return power(env.host);
    case 'it':
      return (printed ? p.startingPower(env.it[0] ?? 0) : powerOfIt(p, env)) + plus;
    case 'first':
      return (printed ? env.firstPrinted : env.firstPower) + plus;
    default:
      return unknown('power', powerOf);
  }
}

/** Actions in play. "Here" are those on the base, not those on minions there, if it is not said of both. */
function actionsOf(d: Description, around: Around): Read<readonly Card[]> {
  const { on, other } = d;
  switch (on) {
    case 'this':
    case 'host':
    case 'it':
      return (p, _you, env) => {
        const attached = p.attached(on === 'this' ? env.self : on === 'host' ? env.host : (env.it[0] ?? 0));
        return other ? attached.filter((c) => c !== env.other) : attached;
      };
    case 'minion':
    case 'your minion': {
      const query = queryOf(d, around);
      const isHost = (p: Position, host: Card, you: Seat): boolean => p.isMinion(host) && (on === 'minion' || p.controller(host) === you);
      return (p, you, env) => p.actions(query(p, you, env)).filter((c) => isHost(p, p.hostOf(c), you));
    }
    case 'base':
    case 'base or minion':
    case undefined: {
      const query = queryOf(d, around);
      const onBase = on === 'base' || (on === undefined && d.where !== undefined && d.where !== 'those');
      return (p, you, env) => {
        const q = query(p, you, env);
        q.onBase = onBase;
        return p.actions(q);
      };
    }
    case 'nothing':
      throw new Error(`no action in play is on: ${on}`);
    default:
      return unknown('place of an action', on);
  }
}

export function basesOf(d: Description, around: Around): Read<readonly Card[]> {
  const { having, held } = d;
  const all = d.breakpoint ? brokenAt(basesWhere(d), d.breakpoint) : basesWhere(d);
  const where = d.led ? ledOf(all) : all;
  const bases = held ? heldOf(where, held) : where;
  if (having === undefined) return bases;
  const isEnough = enough(having);
  const count = countAt({ ...having.count, where: 'there' }, around);
  return (p, you, env) => bases(p, you, env).filter((there) => isEnough(count(p, you, { ...env, there })));
}

/** Those with a breakpoint like this. */
const brokenAt =
  (bases: Read<readonly Card[]>, points: NonNullable<Description['breakpoint']>): Read<readonly Card[]> =>
  (p, you, env) =>
    bases(p, you, env).filter((b) => ('atLeast' in points ? p.breakpoint(b) >= points.atLeast : p.breakpoint(b) <= points.atMost));

/** Those where you have more power than every other player. */
const ledOf =
  (bases: Read<readonly Card[]>): Read<readonly Card[]> =>
  (p, you, env) =>
    bases(p, you, env).filter((b) => p.others(you).every((seat) => p.playerPower(b, seat) < p.playerPower(b, you)));

/** Those where you have this much power. */
const heldOf =
  (bases: Read<readonly Card[]>, held: NonNullable<Description['held']>): Read<readonly Card[]> =>
  (p, you, env) =>
    bases(p, you, env).filter((b) => ('atLeast' in held ? p.playerPower(b, you) >= held.atLeast : p.playerPower(b, you) <= held.atMost));

/** How many there are at a base; actions on minions are among them, if nothing else is said. */
function countAt(d: Description, around: Around): Read<number> {
  if (d.noun !== 'action' || d.on !== undefined) return countOf(d, around);
  const query = queryOf(d, around);
  return (p, you, env) => p.actions(query(p, you, env)).length;
}

function basesWhere(d: Description): Read<readonly Card[]> {
  switch (d.where) {
    case undefined:
      return (p) => p.bases;
    case 'with you':
      return (p, you) => p.bases.filter((b) => p.hasMinion(you, b));
    case 'without you':
      return (p, you) => p.bases.filter((b) => !p.hasMinion(you, b));
    case 'elsewhere':
      return (p, _you, env) => p.bases.filter((b) => b !== (env.here || env.there));
    default:
      throw new Error(`there is no base ${d.where}`);
  }
}

/** What a description offers: a query for minions in play, so that the engine can say why one does not fit; otherwise a list. */
export type Options = (it: Resolution, env: Env) => readonly Card[] | Query;

export function optionsOf(d: Description, around: Around): Options {
  if (isZone(d.where)) return cardsIn(d, around);
  switch (d.noun) {
    case 'minion':
      return within(queryOf(d, around));
    case 'action':
      return within(actionsOf(d, around));
    case 'base':
      return within(basesOf(d, around));
    case 'card': {
      const query = queryOf(d, around);
      return (it, env) => {
        const q = query(it.position, it.you, env);
        // Of a place, the actions on minions are not meant (as of actions alone).
        return [
          ...it.minions(q),
          ...it.position.actions({ ...q, onBase: d.where !== undefined && d.kind === undefined && d.named === undefined }),
        ];
      };
    }
    case 'player':
      throw new Error('players are chosen as players');
    default:
      return unknown('noun', d.noun);
  }
}

/** The same while an ability is resolved. */
const within =
  <T>(read: Read<T>): ((it: Resolution, env: Env) => T) =>
  (it, env) =>
    read(it.position, it.you, env);

export function listOf(d: Description, around: Around): (it: Resolution, env: Env) => readonly Card[] {
  const options = optionsOf(d, around);
  return (it, env) => {
    const found = options(it, env);
    return Array.isArray(found) ? found : it.minions(found as Query);
  };
}

/** The cards in play that fit, asked outside any resolution. */
export function listIn(d: Description, around: Around): Read<readonly Card[]> {
  if (d.noun === 'action') return d.on === 'nothing' ? () => [] : actionsOf(d, around);
  const query = queryOf(d, around);
  return d.noun === 'minion'
    ? (p, you, env) => p.minions(query(p, you, env))
    : (p, you, env) => {
        const q = query(p, you, env);
        return [...p.minions(q), ...p.actions(q)];
      };
}

/** The bases or minions that a card is played on, if the words name some. */
export function placesOf({ at, on }: Play, around: Around): Read<readonly Card[] | undefined> {
  if (on === 'this') return (_p, _you, env) => [env.self];
  if (on !== undefined) return listIn(on, around);
  switch (at) {
    case undefined:
      return () => undefined;
    case 'here':
      return (_p, _you, env) => [env.here];
    case 'there':
      return (_p, _you, env) => [env.there];
    case 'old base':
      return (_p, _you, env) => [env.old];
    default:
      return unknown('place', at);
  }
}

/** Is a count what the words ask for? */
export function enough({ is, n = 1 }: Quantity): (count: number) => boolean {
  switch (is) {
    case 'some':
      return (count) => count > 0;
    case 'none':
      return (count) => count === 0;
    case 'exactly':
      return (count) => count === n;
    case 'at least':
      return (count) => count >= n;
    case 'at most':
      return (count) => count <= n;
    default:
      return unknown('comparison', is);
  }
}

/** How often something happened this turn. */
function deedsOf({ did, noun, by, whose, where }: Deeds): Read<number> {
  const fits = (type: string, actor: Seat, base: Card, you: Seat, env: Env): boolean =>
    (noun === 'card' || type === noun) &&
    (by === undefined || (by === 'you' ? actor === you : actor !== you && actor >= 0)) &&
    (where === undefined || (where === 'elsewhere' ? base > 0 && base !== env.here : base === (where === 'here' ? env.here : env.there)));
  if (did === 'played') return (p, you, env) => p.playedThisTurn((play) => fits(play.type, play.seat, play.base, you, env));
  return (p, you, env) =>
    p.happenedThisTurn(
      (deed) =>
        deed.what === did &&
        (whose === undefined || (deed.seat === you) === (whose === 'you')) &&
        fits(deed.type, deed.by, deed.base, you, env),
    );
}

/** How many cards a hand should have; if no player is meant, as many as it has. */
export function handSize(n: HandSize, around: Around): (it: Resolution, env: Env) => number {
  if (typeof n === 'object') {
    const amount = amountOf(n, around);
    return (it, env) => Math.max(0, amount(it.position, it.you, env));
  }
  if (typeof n === 'number') return () => n;
  const sizes = (p: Position): number[] => p.turnOrder(0).map((seat) => p.hand(seat).length);
  switch (n) {
    case 'as you':
      return ({ position: p }, env) => p.hand(env.you).length;
    case 'as that player':
      return ({ position: p, you }, env) => p.hand(env.player < 0 ? you : env.player).length;
    case 'as the most':
      return (it) => Math.max(...sizes(it.position));
    case 'as the fewest':
      return (it) => Math.min(...sizes(it.position));
    default:
      return unknown('size of a hand', n);
  }
}

/** The number of counters or actions on a minion, at most `most`. */
export const ownCount =
  (each: 'counters on each' | 'actions on each', most = Number.POSITIVE_INFINITY) =>
  (p: Position, minion: Card): number =>
    Math.min(most, each === 'counters on each' ? p.counters(minion) : p.attached(minion).length);

/** How many times "for each", or for every `per` of them; at most `most` times. */
export function timesOf(each: Each | undefined, around: Around, per = 1, most = Number.POSITIVE_INFINITY): Read<number> {
  const times = plainTimes(each, around);
  if (per === 1 && most === Number.POSITIVE_INFINITY) return times;
  return (p, you, env) => Math.min(most, Math.floor(times(p, you, env) / per));
}

function plainTimes(each: Each | undefined, around: Around): Read<number> {
  switch (each) {
    case undefined:
      return () => 1;
    case 'that many':
      return (_p, _you, env) => env.count;
    case 'your VP':
      return (p, you) => p.vp(you);
    case 'counters on this':
      // A card that has left play counts with those that it had last.
      return (p, _you, env) => (env.it[0] === env.self && !p.inPlay(env.self) ? env.counters : p.counters(env.self));
    case 'counters on it':
      return (_p, _you, env) => env.counters;
    case 'counters on each':
    case 'actions on each':
      throw new Error(`“${each}” is counted of each minion by itself`);
    default:
      if ('powerOf' in each || 'totalOf' in each) {
        const power = amountOf(each, around);
        return (p, you, env) => Math.max(0, power(p, you, env));
      }
      if ('strongest' in each) return highestOf(each.strongest, around);
      return 'did' in each ? deedsOf(each) : countOf(each, around);
  }
}

/** The highest power among these minions. Minions whose own power is set in this way are left out (RULES 12.36). */
function highestOf(d: Description, around: Around): Read<number> {
  const query = queryOf(d, around);
  return (p, you, env) =>
    p.minions(query(p, you, env)).reduce((most, c) => {
      const { startingPower, setsPower } = p.def(c);
      return startingPower === undefined && setsPower === undefined ? Math.max(most, p.power(c)) : most;
    }, 0);
}

/** The number of a step, times what it counts. */
export function sumOf(
  n: number,
  { each, per, most }: { each?: Each; per?: number; most?: number },
  around: Around,
): (it: Resolution, env: Env) => number {
  const times = timesOf(each, around, per, most);
  return each === undefined ? () => n : (it, env) => n * times(it.position, it.you, env);
}

/** The count of a condition. */
export const amountIn = (c: Extract<Condition, { count: unknown } | { did: unknown }>, around: Around): Read<number> =>
  'did' in c ? deedsOf(c) : countOf(c.count, around);

/** How many cards, or how many names if those of one name count once. */
const sizeOf =
  (d: Description, cards: Read<readonly Card[]>): Read<number> =>
  (p, you, env) => {
    const list = cards(p, you, env);
    if (d.different === 'power') return new Set(list.map((c) => p.power(c))).size;
    if (d.different === 'faction') return new Set(list.map((c) => p.def(c).factionNumber)).size;
    return d.different ? new Set(list.map((c) => p.def(c).n)).size : list.length;
  };

export function countOf(d: Description, around: Around): Read<number> {
  if (d.where === 'those') return countThose(d, around);
  if (d.where === 'deck')
    return (p, you, env) => (d.whose !== 'that player' ? p.deckSize(you) : env.player < 0 ? 0 : p.deckSize(env.player));
  if (isZone(d.where)) return sizeOf(d, countedIn(d, around));
  switch (d.noun) {
    case 'minion': {
      const query = queryOf(d, around);
      if (d.different) return sizeOf(d, (p, you, env) => p.minions(query(p, you, env)));
      return (p, you, env) => p.countMinions(query(p, you, env));
    }
    case 'action':
      return sizeOf(d, actionsOf(d, around));
    case 'card': {
      if (d.named !== undefined && !d.not && d.where === 'here') {
        const name = nameOf(d.named, around);
        return (p, _you, env) => p.countNamed(env.here, name(p, env));
      }
      const query = queryOf(d, around);
      return sizeOf(d, (p, you, env) => {
        const q = query(p, you, env);
        return [...p.minions(q), ...p.actions(q).filter((c) => c !== env.self)];
      });
    }
    case 'base':
      return sizeOf(d, basesOf(d, around));
    case 'player': {
      const seats = seatsOf(d);
      return (p, you, env) => seats(p, you, env).length;
    }
    default:
      return unknown('noun', d.noun);
  }
}

import type { Card, Deed, Definition, Position, Seat } from '@breakpoint/engine/cards';
import type { Amount, Compare, Description, Where } from '../tree.js';
import { isSpokenName, stays, unknown } from '../tree.js';
import type { Around, Env } from './env.js';
import { amountOf } from './objects.js';

export type Query = NonNullable<Parameters<Position['actions']>[0]>;

/** What some words mean in a position, for this player as "you". The words are read once, when a document is compiled. */
export type Read<T> = (p: Position, you: Seat, env: Env) => T;

/** A word of a description in a query. */
type Sets = (q: Query, p: Position, you: Seat, env: Env) => void;

/** A description of minions or actions in play as a query. */
export function queryOf(d: Description, around: Around): Read<Query> {
  const sets: Sets[] = [];
  if (d.whose !== undefined) addOwner(sets, d.whose);
  if (d.where !== undefined) addPlace(sets, d.where);
  if (d.owner) {
    const yours = d.owner === 'you';
    sets.push((q, p, you) => narrow(q, (c) => (p.owner(c) === you) === yours));
  }
  if (d.other) sets.push(notOther(d, around));
  if (d.power) addPower(sets, d.power, around);
  if (d.total) {
    const most = amountOf(d.total.atMost, around);
    sets.push((q, p, you, env) => {
      q.atMost = most(p, you, env);
    });
  }
  if (d.printed) addPrinted(sets, d.printed);
  if (d.counters !== undefined) {
    const some = d.counters === 'some';
    sets.push((q) => {
      q.withCounters = some;
    });
  }
  if (d.not) sets.push(unlike(d, around));
  else if (d.kind !== undefined) addKind(sets, d.kind, d.noun, around);
  else if (d.named !== undefined) addName(sets, d.named, d.noun, around);
  addMore(sets, d, around);
  if (d.rank) {
    const { rank } = d;
    sets.push((q, p) => narrow(q, extremeOf(rank, { ...q }, p)));
  }
  return (p, you, env) => {
    const q: Query = {};
    for (let i = 0; i < sets.length; i++) sets[i](q, p, you, env);
    return q;
  };
}

/** Actions on it, its faction, and whether it is new, has moved or has used its Talent. */
function addMore(sets: Sets[], { bearing, faction, fresh, moved, talent, alone }: Description, around: Around): void {
  if (alone) sets.push((q, p) => narrow(q, (c) => isAlone(p, c)));
  if (bearing) sets.push((q, p) => narrow(q, (c) => isBearing(bearing, p, c, around)));
  if (faction) sets.push((q, p) => narrow(q, (c) => isOfFaction(faction, p.def(c), around)));
  if (fresh) sets.push((q, p) => narrow(q, (c) => isFresh(p, c)));
  if (moved) sets.push((q, p) => narrow(q, (c) => hasMoved(p, c)));
  if (talent) sets.push((q, p) => narrow(q, (c) => hasUsedTalent(p, c)));
}

/** Was the card played this turn, and has it stayed in play? */
export const isFresh = (p: Position, c: Card): boolean => p.plays.some((play) => play.card === c && play.arrival === p.arrival(c));
/** Has the minion moved this turn? */
export const hasMoved = (p: Position, c: Card): boolean => hasDone('moved', p, c);
/** Has the minion used its Talent this turn? */
export const hasUsedTalent = (p: Position, c: Card): boolean => hasDone('talent', p, c);
const hasDone = (what: Deed['what'], p: Position, c: Card): boolean =>
  p.happenedThisTurn((d) => d.what === what && d.card === c && d.arrival === p.arrival(c)) > 0;

/** Does its controller have no other minion at its base? */
export const isAlone = (p: Position, c: Card): boolean => p.countMinions({ of: p.controller(c), at: p.baseOf(c) }) === 1;

/** Does the minion have actions on it, or none, or none of this card's name? */
export const isBearing = (bearing: NonNullable<Description['bearing']>, p: Position, c: Card, around: Around): boolean =>
  bearing === 'not this' ? p.attached(c).every((a) => p.def(a).id !== around.id) : p.hasAttached(c) === (bearing === 'some');

/** Is the card of this document's faction, or of another one? */
export const isOfFaction = (faction: 'this' | 'another', def: Definition, around: Around): boolean =>
  (def.faction === around.faction) === (faction === 'this');

/** Does no other minion that fits have more power, or less? */
function extremeOf(rank: NonNullable<Description['rank']>, q: Query, p: Position): (c: Card) => boolean {
  const powers = p.minions(q).map((c) => p.power(c));
  const power = rank === 'strongest' ? Math.max(...powers) : Math.min(...powers);
  return (c) => p.power(c) === power;
}

/** "Other" leaves out this card; for a card that is not a minion, the card it has spoken of, or the minion that it is on. */
function notOther({ noun }: Description, { card }: Around): Sets {
  const isMeant = card.kind === 'minion' || (card.kind === 'action' && stays(card) && noun !== 'minion');
  return (q, _p, _you, env) => {
    q.not = env.other;
    if (!isMeant && env.other === env.self) {
      q.not = env.it[0] ?? env.host;
      if (env.it.length > 1) {
        const { it } = env;
        narrow(q, (c) => !it.includes(c));
      }
    }
  };
}

/** The lowest or highest power that a comparison allows. */
function addPower(sets: Sets[], power: Compare, around: Around): void {
  const n = amountOf(limitIn(power), around);
  if ('atMost' in power)
    sets.push((q, p, you, env) => {
      q.atMost = n(p, you, env);
    });
  else if ('atLeast' in power)
    sets.push((q, p, you, env) => {
      q.atLeast = n(p, you, env);
    });
  else if ('below' in power)
    sets.push((q, p, you, env) => {
      q.below = n(p, you, env);
    });
  else if ('exactly' in power)
    sets.push((q, p, you, env) => {
      q.atLeast = n(p, you, env);
      q.atMost = q.atLeast;
    });
  else unknown('comparison', power);
}

/** Is the power that is printed on a card within these limits? */
function addPrinted(sets: Sets[], limit: NonNullable<Description['printed']>): void {
  if ('atMost' in limit) sets.push((q, p) => narrow(q, (c) => p.startingPower(c) <= limit.atMost));
  else sets.push((q, p) => narrow(q, (c) => p.startingPower(c) >= limit.atLeast));
}

/** Adds a test that can't be expressed as data to a query of this moment. */
export function narrow(q: Query, fits: (c: Card) => boolean): Query {
  const { where } = q;
  q.where = where === undefined ? fits : (c) => where(c) && fits(c);
  return q;
}

function addOwner(sets: Sets[], whose: NonNullable<Description['whose']>): void {
  switch (whose) {
    case 'not theirs':
      return;
    case 'you':
      sets.push((q, _p, you) => {
        q.of = you;
      });
      return;
    case 'others':
      sets.push((q, _p, you) => {
        q.notOf = you;
      });
      return;
    case 'that player':
      sets.push((q, _p, _you, env) => {
        q.of = env.player;
      });
      return;
    default:
      unknown('owner', whose);
  }
}

function addPlace(sets: Sets[], where: Where): void {
  switch (where) {
    case 'hand':
    case 'discard':
    case 'hand or discard':
    case 'deck':
    case 'deck or discard':
    case 'them':
      return;
    case 'here':
      sets.push((q, _p, _you, env) => {
        q.at = env.here;
      });
      return;
    case 'there':
      sets.push((q, _p, _you, env) => {
        q.at = env.there;
      });
      return;
    case 'old base':
      sets.push((q, _p, _you, env) => {
        q.at = env.old;
      });
      return;
    case 'those':
      sets.push((q, _p, _you, env) => narrow(q, (c) => env.those.some((k) => k.card === c)));
      return;
    case 'elsewhere':
      sets.push((q, _p, _you, env) => {
        q.notAt = env.here || env.there;
      });
      return;
    case 'with you':
      sets.push((q, p, you) => narrow(q, (c) => p.hasMinion(you, p.baseOf(c))));
      return;
    case 'without you':
      sets.push((q, p, you) => narrow(q, (c) => !p.hasMinion(you, p.baseOf(c))));
      return;
    default:
      unknown('place', where);
  }
}

function addKind(sets: Sets[], kind: string, noun: Description['noun'], around: Around): void {
  const id = kindId(kind, around);
  if (noun === 'minion')
    sets.push((q) => {
      q.kind = id;
    });
  // An action that bears a minion's name is of its kind only for cards at its own base.
  else
    sets.push((q, p, _you, env) =>
      narrow(q, (c) => p.def(c).kinds.includes(id) || (p.isKind(c, id) && (p.isMinion(c) || p.baseOf(c) === env.here))),
    );
}

/** Kinds are told apart by the English word, as the kinds of coded cards are. */
export const kindId = (kind: string, around: Around): string => {
  const names = around.document.kinds?.[kind];
  return names?.en?.one ?? names?.fr?.one ?? names?.es?.one ?? kind;
};

/** Of another kind, or of another name. */
function unlike({ kind, named }: Description, around: Around): Sets {
  if (kind !== undefined) {
    const id = kindId(kind, around);
    return (q, p) => narrow(q, (c) => !p.isKind(c, id));
  }
  const name = nameOf(named!, around);
  return (q, p, _you, env) => {
    const n = name(p, env);
    narrow(q, (c) => p.def(c).n !== n);
  };
}

function addName(sets: Sets[], named: string, noun: Description['noun'], around: Around): void {
  const name = nameOf(named, around);
  if (noun === 'minion')
    sets.push((q, p, _you, env) => {
      q.name = name(p, env);
    });
  else
    sets.push((q, p, _you, env) => {
      const n = name(p, env);
      narrow(q, (c) => p.def(c).n === n);
    });
}

/** The id of the card that a name means; undefined for the one that was spoken of. */
export const namedId = (name: string, around: Around): string | undefined =>
  isSpokenName(name) ? undefined : name === 'this' ? around.id : around.idOf(name);

export function nameOf(name: string, around: Around): (p: Position, env: Env) => number {
  if (name === 'named') return (_p, env) => env.named;
  const id = namedId(name, around);
  if (id === undefined)
    return (p, env) => {
      if (env.it.length > 0) env.name = p.def(env.it[0]).n;
      return env.name;
    };
  return (p) => p.defNumber(id);
}

/** The number that power is compared with. */
export const limitIn = (power: Compare): Amount => Object.values(power)[0] as Amount;

/** Is a power within a limit that is the plain number n? */
export function withinOf(power: Compare, n: number): (had: number) => boolean {
  if ('atMost' in power) return (had) => had <= n;
  if ('atLeast' in power) return (had) => had >= n;
  return 'below' in power ? (had) => had < n : (had) => had === n;
}

import { type Card, type Definition, isPlayedOnBase, type Position, type Resolution, type Seat } from '@breakpoint/engine/cards';
import type { Amount, Compare, Condition, Deeds, Description, Each, Where } from '../tree.js';
import { isZone, stays, unknown } from '../tree.js';
import type { Around, Env } from './env.js';

type Query = NonNullable<Parameters<Position['minions']>[0]>;

export function amountOf(n: Amount, p: Position, you: Seat, env: Env, around: Around): number {
  if (typeof n === 'number') return n;
  if (n === 'that many') return env.count;
  if ('count' in n) return countOf(n.count, p, you, env, around);
  return n.powerOf === 'this' ? p.power(env.self) : env.power;
}

/** The lowest and highest power that a comparison allows. */
function withPower(q: Query, power: Compare, p: Position, you: Seat, env: Env, around: Around): void {
  if ('atMost' in power) q.atMost = amountOf(power.atMost, p, you, env, around);
  else if ('atLeast' in power) q.atLeast = amountOf(power.atLeast, p, you, env, around);
  else if ('below' in power) q.below = amountOf(power.below, p, you, env, around);
  else unknown('comparison', power);
}

/** A description of minions or actions in play as a query, for this player as "you". */
export function queryOf(d: Description, p: Position, you: Seat, env: Env, around: Around): Query {
  const q: Query = {};
  withOwner(q, d, you, env);
  if (d.where !== undefined) withPlace(q, d.where, p, you, env);
  if (d.owner) and(q, ownedBy(d.owner, p, you));
  if (d.other) q.not = otherThan(env, around);
  if (d.power) withPower(q, d.power, p, you, env, around);
  if (d.total) q.atMost = amountOf(d.total.atMost, p, you, env, around);
  if (d.printed) and(q, withPrinted(d.printed, p));
  if (d.counters !== undefined) q.withCounters = d.counters === 'some';
  if (d.kind !== undefined) {
    if (d.noun === 'minion') q.kind = kindId(d.kind, around);
    else and(q, isOfKind(d.kind, p, env, around));
  }
  if (d.named !== undefined) {
    if (d.noun === 'minion') q.name = nameOf(d.named, p, env, around);
    else and(q, isNamed(d.named, p, env, around));
  }
  if (d.rank) and(q, extremeOf(d.rank, { ...q }, p));
  return q;
}

/** Has no other minion that fits more power, or less? */
function extremeOf(rank: NonNullable<Description['rank']>, q: Query, p: Position): (c: Card) => boolean {
  const powers = p.minions(q).map((c) => p.power(c));
  const power = rank === 'strongest' ? Math.max(...powers) : Math.min(...powers);
  return (c) => p.power(c) === power;
}

/** The card that "other" leaves out: this one; to a standard action, which is nowhere, the one it has spoken of. */
const otherThan = (env: Env, { card }: Around): Card => (env.other === env.self && !stays(card) ? (env.it[0] ?? 0) : env.other);

const ownedBy = (owner: NonNullable<Description['owner']>, p: Position, you: Seat): ((c: Card) => boolean) =>
  owner === 'you' ? (c) => p.owner(c) === you : (c) => p.owner(c) !== you;

/** Is the power that is printed on a card within these limits? */
const withPrinted = (limit: NonNullable<Description['printed']>, p: Position): ((c: Card) => boolean) =>
  'atMost' in limit ? (c) => p.printedPower(c) <= limit.atMost : (c) => p.printedPower(c) >= limit.atLeast;

/** Adds a test that is no data. */
function and(q: Query, fits: (c: Card) => boolean): void {
  const { where } = q;
  q.where = where === undefined ? fits : (c) => where(c) && fits(c);
}

function withOwner(q: Query, d: Description, you: Seat, env: Env): void {
  switch (d.whose) {
    case undefined:
    case 'not theirs':
      return;
    case 'you':
      q.of = you;
      return;
    case 'others':
      q.notOf = you;
      return;
    case 'that player':
      q.of = env.player;
      return;
    default:
      unknown('owner', d.whose);
  }
}

function withPlace(q: Query, where: Where, p: Position, you: Seat, env: Env): void {
  switch (where) {
    case 'hand':
    case 'discard':
    case 'deck':
    case 'them':
      return;
    case 'here':
      q.at = env.here;
      return;
    case 'there':
      q.at = env.there;
      return;
    case 'old base':
      q.at = env.old;
      return;
    case 'elsewhere':
      q.notAt = env.here;
      return;
    case 'with you':
      and(q, (c) => p.hasMinion(you, p.baseOf(c)));
      return;
    case 'without you':
      and(q, (c) => !p.hasMinion(you, p.baseOf(c)));
      return;
    default:
      unknown('place', where);
  }
}

/** An action that bears a minion's name is of its kind only for cards at its own base. */
const isOfKind = (kind: string, p: Position, env: Env, around: Around): ((c: Card) => boolean) => {
  const id = kindId(kind, around);
  return (c) => p.def(c).kinds.includes(id) || (p.isKind(c, id) && (p.isMinion(c) || p.baseOf(c) === env.here));
};

/** Kinds are told apart by the English word, as the kinds of coded cards are. */
export const kindId = (kind: string, around: Around): string => {
  const names = around.document.kinds?.[kind];
  return names?.en?.one ?? names?.fr?.one ?? names?.es?.one ?? kind;
};

const isNamed = (name: string, p: Position, env: Env, around: Around): ((c: Card) => boolean) => {
  const def = nameOf(name, p, env, around);
  return (c) => p.def(c).n === def;
};
export function nameOf(name: string, p: Position, env: Env, around: Around): number {
  if (name === 'this') return p.defNumber(around.id);
  if (name === 'it') return env.it.length > 0 ? p.def(env.it[0]).n : 0;
  return p.defNumber(around.idOf(name));
}

/** Does a card outside play fit, by what is printed on it? */
export function fitsPrint(d: Description, p: Position, you: Seat, env: Env, around: Around): (def: Definition) => boolean {
  const tests: ((def: Definition) => boolean)[] = [];
  switch (d.noun) {
    case 'minion':
    case 'action':
      tests.push((def) => def.type === d.noun);
      break;
    case 'card':
      break;
    case 'base':
    case 'player':
      throw new Error(`a ${d.noun} is in no hand, deck or discard pile`);
    default:
      unknown('noun', d.noun);
  }
  if (d.on === 'base') tests.push(isPlayedOnBase);
  else if (d.on === 'minion') tests.push((def) => def.type === 'action' && def.goes === 'minion');
  else if (d.on !== undefined) throw new Error(`a card outside play is on nothing: ${d.on}`);
  if (d.kind !== undefined) {
    const kind = kindId(d.kind, around);
    tests.push((def) => def.kinds.includes(kind));
  }
  if (d.named !== undefined) {
    const n = nameOf(d.named, p, env, around);
    tests.push((def) => def.n === n);
  }
  if (d.power) tests.push(hasPrinted(d.power, p, you, env, around));
  return (def) => tests.every((fits) => fits(def));
}

/** Is the printed power of a card outside play within these limits? */
function hasPrinted(power: Compare, p: Position, you: Seat, env: Env, around: Around): (def: Definition) => boolean {
  const n = amountOf(Object.values(power)[0] as Amount, p, you, env, around);
  if ('atMost' in power) return (def) => def.power <= n;
  return 'atLeast' in power ? (def) => def.power >= n : (def) => def.power < n;
}

/** The cards of a description outside play, in the hands or piles it names. */
export function cardsIn(d: Description, it: Resolution, env: Env, around: Around): Card[] {
  const all = d.noun === 'card' && d.named === undefined && d.kind === undefined && d.power === undefined;
  const fits = all ? undefined : fitsPrint(d, it.position, it.you, env, around);
  if (d.where === 'them') return fits === undefined ? [...env.them] : env.them.filter((c) => fits(it.position.def(c)));
  const seats = d.whose === 'others' ? it.position.others(it.you) : d.whose === 'that player' ? [env.player] : [it.you];
  const cards = seats.flatMap((seat) => (d.where === 'hand' ? it.hand(seat, fits) : it.discardPile(seat, fits)));
  return d.other ? cards.filter((c) => c !== env.other) : cards;
}

/** Actions in play. "Here" are those on the base, not those on minions there. */
export function actionsOf(d: Description, p: Position, you: Seat, env: Env, around: Around): Card[] {
  switch (d.on) {
    case 'this':
      return p.attached(env.self).filter((c) => !d.other || c !== env.other);
    case 'host':
      return p.attached(p.hostOf(env.self)).filter((c) => !d.other || c !== env.other);
    case 'minion':
      return p.actions(queryOf(d, p, you, env, around)).filter((c) => p.isMinion(p.hostOf(c)));
    case 'base':
      return p.actions({ ...queryOf(d, p, you, env, around), onBase: true });
    case undefined:
      return p.actions({ ...queryOf(d, p, you, env, around), onBase: d.where !== undefined });
    default:
      return unknown('place of an action', d.on);
  }
}

export function basesOf(d: Description, p: Position, you: Seat, env: Env): readonly Card[] {
  switch (d.where) {
    case undefined:
      return p.bases;
    case 'with you':
      return p.bases.filter((b) => p.hasMinion(you, b));
    case 'without you':
      return p.bases.filter((b) => !p.hasMinion(you, b));
    case 'elsewhere':
      return p.bases.filter((b) => b !== env.here);
    default:
      throw new Error(`there is no base ${d.where}`);
  }
}

/** What a description offers: a query for minions in play, so that the engine can say why one does not fit; otherwise a list. */
export function optionsOf(d: Description, it: Resolution, env: Env, around: Around): readonly Card[] | Query {
  if (isZone(d.where)) return cardsIn(d, it, env, around);
  switch (d.noun) {
    case 'minion':
      return queryOf(d, it.position, it.you, env, around);
    case 'action':
      return actionsOf(d, it.position, it.you, env, around);
    case 'base':
      return basesOf(d, it.position, it.you, env);
    case 'card': {
      const q = queryOf(d, it.position, it.you, env, around);
      return [...it.minions(q), ...it.position.actions(q)];
    }
    case 'player':
      throw new Error('players are chosen as players');
    default:
      return unknown('noun', d.noun);
  }
}

export function listOf(d: Description, it: Resolution, env: Env, around: Around): readonly Card[] {
  const options = optionsOf(d, it, env, around);
  return Array.isArray(options) ? options : it.minions(options as Query);
}

/** How often something happened this turn. */
function deedsOf({ did, noun, by, where }: Deeds, p: Position, you: Seat, env: Env): number {
  const fits = (type: string, actor: Seat, base: Card): boolean =>
    (noun === 'card' || type === noun) &&
    (by === undefined || (by === 'you' ? actor === you : actor !== you && actor >= 0)) &&
    (where === undefined || base === env.here);
  if (did === 'played') return p.playedThisTurn((play) => fits(play.type, play.seat, play.base));
  return p.happenedThisTurn((deed) => deed.what === did && fits(deed.type, deed.by, deed.base));
}

/** How many times "for each". */
export function timesOf(each: Each | undefined, p: Position, you: Seat, env: Env, around: Around): number {
  switch (each) {
    case undefined:
      return 1;
    case 'that many':
      return env.count;
    case 'your VP':
      return p.vp(you);
    case 'counters on this':
      return p.counters(env.self);
    default:
      return 'did' in each ? deedsOf(each, p, you, env) : countOf(each, p, you, env, around);
  }
}

/** The count of a condition. */
export const amountIn = (
  c: Extract<Condition, { count: unknown } | { did: unknown }>,
  p: Position,
  you: Seat,
  env: Env,
  around: Around,
): number => ('did' in c ? deedsOf(c, p, you, env) : countOf(c.count, p, you, env, around));

/** The cards of a counted hand or discard pile. */
function countedIn(d: Description, p: Position, you: Seat, env: Env, around: Around): Card[] {
  const fits = fitsPrint(d, p, you, env, around);
  const seats = d.whose === 'others' ? p.others(you) : [d.whose === 'that player' ? env.player : you];
  return seats.flatMap((seat) => (d.where === 'hand' ? p.hand(seat) : p.discardPile(seat)).filter((c) => fits(p.def(c))));
}

/** How many cards, or how many names if those of one name count once. */
const sizeOf = (d: Description, p: Position, cards: readonly Card[]): number =>
  d.different ? new Set(cards.map((c) => p.def(c).n)).size : cards.length;

export function countOf(d: Description, p: Position, you: Seat, env: Env, around: Around): number {
  if (d.where === 'deck') return p.deckSize(d.whose === 'that player' ? env.player : you);
  if (isZone(d.where)) return sizeOf(d, p, countedIn(d, p, you, env, around));
  switch (d.noun) {
    case 'minion':
      if (d.different) return sizeOf(d, p, p.minions(queryOf(d, p, you, env, around)));
      return p.countMinions(queryOf(d, p, you, env, around));
    case 'action':
      return sizeOf(d, p, actionsOf(d, p, you, env, around));
    case 'card': {
      if (d.named !== undefined && d.where === 'here') return p.countNamed(env.here, nameOf(d.named, p, env, around));
      const q = queryOf(d, p, you, env, around);
      return sizeOf(d, p, [...p.minions(q), ...p.actions(q).filter((c) => c !== env.self)]);
    }
    case 'base':
      return basesOf(d, p, you, env).length;
    case 'player':
      return d.whose === 'others' ? p.others(you).length : p.turnOrder(you).length;
    default:
      return unknown('noun', d.noun);
  }
}

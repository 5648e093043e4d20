import { type Card, type Definition, isPlayedOnBase, type Position, type Resolution, type Seat } from '@breakpoint/engine/cards';
import type { Compare, Description } from '../tree.js';
import { isSpokenName, unknown } from '../tree.js';
import type { Around, Env } from './env.js';
import { amountOf } from './objects.js';
import { isOfFaction, kindId, limitIn, namedId, nameOf, type Read, withinOf } from './queries.js';

// Cards outside play: they fit by what is printed on them.

type Prints = (def: Definition) => boolean;

/** Does a card outside play fit, by what is printed on it? */
export function fitsPrint(d: Description, around: Around): Read<Prints> {
  const tests = printTests(d, around);
  const [first, ...more] = tests;
  const alone = first === undefined ? () => true : more.length === 0 ? first : (def: Definition) => tests.every((fits) => fits(def));
  // What depends on the position: the name of the card that was spoken of, and a limit that is no plain number.
  const powers = d.power && typeof limitIn(d.power) !== 'number' ? amountOf(limitIn(d.power), around) : undefined;
  const name = isSpokenName(d.named) ? nameOf(d.named, around) : undefined;
  const isNot = d.not === true;
  if (powers === undefined && name === undefined) return () => alone;
  return (p, you, env) => {
    const within = powers && hasPrinted(d.power!, powers(p, you, env));
    const n = name?.(p, env);
    return (def) => alone(def) && (n === undefined || (def.n === n) !== isNot) && (within === undefined || within(def));
  };
}

/** The tests that are the same in every position. */
function printTests(d: Description, around: Around): Prints[] {
  const tests: Prints[] = [];
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
  else if (d.on === 'nothing') tests.push((def) => def.type === 'action' && def.goes === 'standard');
  else if (d.on !== undefined) throw new Error(`a card outside play is on nothing: ${d.on}`);
  const isNot = d.not === true;
  if (d.kind !== undefined) {
    const kind = kindId(d.kind, around);
    tests.push((def) => def.kinds.includes(kind) !== isNot);
  }
  const id = d.named === undefined ? undefined : namedId(d.named, around);
  if (id !== undefined) tests.push((def) => (def.id === id) !== isNot);
  const { faction } = d;
  if (faction) tests.push((def) => isOfFaction(faction, def, around));
  const limit = d.power && limitIn(d.power);
  if (typeof limit === 'number') tests.push(hasPrinted(d.power!, limit));
  return tests;
}

/** Is the printed power of a card outside play within these limits? */
function hasPrinted(power: Compare, n: number): Prints {
  const isWithin = withinOf(power, n);
  return (def) => isWithin(def.power);
}

/** Does any card outside play fit? */
export const isAny = (d: Description): boolean =>
  d.noun === 'card' && d.named === undefined && d.kind === undefined && d.power === undefined && d.faction === undefined;

/** Does the description only say what is printed on a card? */
export const isSort = ({ noun, kind, named, not, power, faction, on, ...more }: Description): boolean =>
  Object.keys(more).length === 0 && (on === undefined || on === 'base' || on === 'minion' || on === 'nothing');

/** The cards of a description outside play, in the hands or piles it names. */
export function cardsIn(d: Description, around: Around): (it: Resolution, env: Env) => Card[] {
  const all = allIn(d, around);
  return d.pick === 'all' && d.different ? (it, env) => oneOfEach(it.position, all(it, env)) : all;
}

/** One card of each name. */
const oneOfEach = (p: Position, cards: Card[]): Card[] =>
  cards.filter((card, i) => cards.findIndex((c) => p.def(c).n === p.def(card).n) === i);

function allIn(d: Description, around: Around): (it: Resolution, env: Env) => Card[] {
  const { where, whose } = d;
  const fits = isAny(d) ? undefined : fitsPrint(d, around);
  if (where === 'them')
    return (it, env) => {
      const fitting = fits?.(it.position, it.you, env);
      return fitting === undefined ? [...env.them] : env.them.filter((c) => fitting(it.position.def(c)));
    };
  const isFresh = isRecent(d);
  return (it, env) => {
    const fitting = fits?.(it.position, it.you, env);
    const held = (seat: Seat): Card[] => [
      ...(where === 'discard' ? [] : it.hand(seat, fitting)),
      ...(where === 'hand' ? [] : it.discardPile(seat, fitting)),
    ];
    const cards = holdersOf(whose, it.position, it.you, env)
      .flatMap(held)
      .filter((c) => isFresh(it.position, c));
    return d.other ? cards.filter((c) => c !== env.other && !env.it.includes(c)) : cards;
  };
}

/** Was the card played this turn, if the words say so? It has been in a discard pile since. */
const isRecent = (d: Description): ((p: Position, card: Card) => boolean) =>
  d.fresh ? (p, card) => p.plays.some((play) => play.card === card) : () => true;

/** The players whose hand or pile is meant; nobody if "that player" is nobody. */
function holdersOf(whose: Description['whose'], p: Position, you: Seat, env: Env): Seat[] {
  if (whose === 'others') return p.others(you);
  if (whose !== 'that player') return [you];
  return env.player < 0 ? [] : [env.player];
}

/** The cards of a counted hand or discard pile, or those that were looked at. */
export function countedIn(d: Description, around: Around): Read<Card[]> {
  const fits = fitsPrint(d, around);
  const isFresh = isRecent(d);
  return (p, you, env) => {
    const fitting = fits(p, you, env);
    if (d.where === 'them') return env.seen.filter((c) => fitting(p.def(c)));
    return holdersOf(d.whose, p, you, env).flatMap((seat) =>
      (d.where === 'hand' ? p.hand(seat) : p.discardPile(seat)).filter((c) => fitting(p.def(c)) && isFresh(p, c)),
    );
  };
}

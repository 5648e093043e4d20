import type { Ask, Card, Position, Resolution } from '@breakpoint/engine/cards';
import type { Compare, Description, Extra, Play, PlayedTo } from '../tree.js';
import { isDescription, isOfIt, unknown } from '../tree.js';
import { asker, questionOf } from './asking.js';
import { maybe, offered, spokenOf } from './choosing.js';
import type { CardSpec } from './engine.js';
import type { Around, Env, Run } from './env.js';
import { taken } from './hands.js';
import { amountOf, placesOf, powerIn, timesOf } from './objects.js';
import { cardsIn, fitsPrint } from './printed.js';
import { kindId, limitIn, nameOf, type Read } from './queries.js';
import { stepsOf } from './steps.js';

/** The engine’s words for the place that a played standard action goes to. */
export const PLAYED_TO: Record<PlayedTo, 'hand' | 'top' | 'bottom' | 'shuffle'> = {
  hand: 'hand',
  top: 'top',
  bottom: 'bottom',
  deck: 'shuffle',
};

type Limits = ReturnType<NonNullable<CardSpec['grants']>>;

/** The limits of an extra play. */
export function limitsOf(step: Extra, around: Around): (p: Position, env: Env) => Limits {
  const { noun: type } = step;
  const { name, kind } = callsOf(step, around);
  return (p, env) => {
    const limits: Limits = { type, name: name?.(p, env), kind };
    addLimits(limits, step, p, env);
    return limits;
  };
}

function addLimits(limits: Limits, step: Extra, p: Position, env: Env): void {
  if (step.power && 'atLeast' in step.power) limits.atLeast = step.power.atLeast;
  else if (step.power) limits.atMost = mostOf(step.power, p, env);
  if (step.power && 'exactly' in step.power) limits.atLeast = limits.atMost;
  switch (step.on) {
    case undefined:
      break;
    case 'base':
      limits.onBase = true;
      break;
    case 'minion':
      limits.onMinion = true;
      break;
    case 'your minion':
      limits.onMinion = 'yours';
      break;
    case 'this':
      limits.host = env.self;
      break;
    case 'host':
      limits.host = env.host;
      break;
    default:
      unknown('place of an action', step.on);
  }
  switch (step.at) {
    case undefined:
      break;
    case 'here':
      limits.base = env.here;
      break;
    case 'there':
      limits.base = env.there;
      break;
    case 'elsewhere':
      limits.notAt = env.here;
      break;
    case 'with you':
      limits.whereYou = true;
      break;
    case 'without you':
      limits.whereAlone = true;
      break;
    default:
      unknown('place', step.at);
  }
}

function mostOf(power: Exclude<NonNullable<Extra['power']>, { atLeast: number }>, p: Position, env: Env): number {
  if ('below' in power) return powerIn(power.below, p, env) - 1;
  const n = 'exactly' in power ? power.exactly : power.atMost;
  return typeof n === 'number' ? n : powerIn(n, p, env);
}

/** The name and the kind that a play is limited to. */
const callsOf = (d: { named?: string; kind?: string }, around: Around) => ({
  name: d.named === undefined ? undefined : nameOf(d.named, around),
  kind: d.kind === undefined ? undefined : kindId(d.kind, around),
});

/** Extra plays to keep for this turn (RULES 6.19). */
export function extra(step: Extra, around: Around): Run {
  const times = timesOf(step.each, around, step.per, step.most);
  const limitsNow = limitsOf(step, around);
  return function* (it, env) {
    if (step.power && isOfIt(step.power) && (env.it.length === 0 || mostOf(step.power, it.position, env) < 0)) return false;
    if (step.at === 'there' && env.there === 0) return false;
    const limits = limitsNow(it.position, env);
    const n = (step.n ?? 1) * times(it.position, it.you, env);
    for (let i = 0; i < n; i++) yield* step.noun === 'minion' ? it.extraMinion(limits) : it.extraAction(limits);
    return n > 0;
  };
}

type PlayHow = NonNullable<Parameters<Resolution['playFromHand']>[1]>;

/** The highest or lowest printed power that may be played. */
function limitOf(power: Compare, around: Around): Read<number> {
  const n = amountOf(limitIn(power), around);
  return 'below' in power ? (p, you, env) => n(p, you, env) - 1 : n;
}

type HowNow = (it: Resolution, env: Env) => PlayHow;

/** How the card is played: where, whether it has to be, within which limits, and what is done right after its own ability. */
function howOf(step: Play, around: Around): HowNow {
  const { what } = step;
  const places = placesOf(step, around);
  const then = step.done && stepsOf(step.done, around);
  const must = !step.may && !isSeveral(step);
  const power = isDescription(what) ? what.power : undefined;
  const limit = power && limitOf(power, around);
  const isLeast = power !== undefined && ('atLeast' in power || 'exactly' in power);
  const isMost = power !== undefined && !('atLeast' in power);
  return (it, env) => {
    const n = limit?.(it.position, it.you, env);
    return {
      at: places(it.position, it.you, env),
      must,
      atMost: isMost ? n : undefined,
      atLeast: isLeast ? n : undefined,
      name: undefined,
      kind: undefined,
      fits: undefined,
      goesTo: step.to && PLAYED_TO[step.to],
      // Right after the card's own ability, before anything reacts.
      afterwards: then && ((card) => then(it, { ...env, it: [card], played: card, there: it.position.baseOf(card) })),
    };
  };
}

const isSeveral = ({ what }: Play): boolean => isDescription(what) && (what.pick === 'any' || what.pick === 'up to');

/** Plays a card at once, as an extra card. */
export function play(step: Play, around: Around): Run {
  const { what } = step;
  if (what === 'this') return playThis(step, around);
  const how = howOf(step, around);
  const which = questionOf(step, 'cards', around);
  if (what === 'it')
    return function* (it, env) {
      // A card that was returned may be in another player's hand.
      const p = it.position;
      const cards = env.it.filter((c) => !p.inPlay(c) && !p.others(it.you).some((seat) => p.hand(seat).includes(c)));
      return playedIs(it, env, yield* asker(it).playNow(which, cards, how(it, env)));
    };
  if (!isDescription(what)) throw new Error(`nobody plays the ${what}`);
  if (what.where === 'hand' && what.whose === 'that player') return playTheirs(which, what, how, around);
  if (what.where === 'deck') {
    const fits = fitsPrint(what, around);
    return offered(step, around, function* (it, env) {
      const { must: _must, ...offTop } = how(it, env);
      return playedIs(it, env, yield* it.playOffTop(it.you, fits(it.position, it.you, env), offTop));
    });
  }
  if (what.where === 'hand' && what.noun !== 'card') return playFromHand(step, what, how, around);
  if (what.pick === 'random') return playAtRandom(step, what, how, around);
  const { power: _limited, ...unlimited } = what;
  const cards = cardsIn(unlimited, around);
  return function* (it, env) {
    const card = yield* asker(it).playNow(which, cards(it, env), how(it, env));
    taken(env, [card]);
    return playedIs(it, env, card);
  };
}

function playThis(step: Play, around: Around): Run {
  const places = placesOf(step, around);
  const then = step.done && stepsOf(step.done, around);
  return function* (it, env) {
    const at = places(it.position, it.you, env);
    // Once it is in play, "here" is its base.
    const afterwards = then && ((card: Card) => then(it, { ...env, it: [card], played: card, here: it.position.baseOf(card) }));
    return yield* it.playCard(it.self, { at, afterwards });
  };
}

/** Looks at another player's hand, and plays a card of it. */
function playTheirs(which: ReturnType<typeof questionOf>, { power: _most, ...plain }: Description, how: HowNow, around: Around): Run {
  const fits = fitsPrint(plain, around);
  return function* (it, env) {
    if (env.player < 0) return false;
    const fitting = fits(it.position, it.you, env);
    const cards = it.lookAtHand(env.player).filter((c) => fitting(it.position.def(c)));
    return playedIs(it, env, yield* asker(it).playNow(which, cards, how(it, env)));
  };
}

function playFromHand(step: Play, what: Description, howNow: HowNow, around: Around): Run {
  const type = what.noun === 'action' ? 'action' : 'minion';
  const { power: _printed, alike: _alike, ...plain } = what;
  const fits = fitsPrint(plain, around);
  const playOne = (it: Resolution, env: Env, like: Card): Ask<Card> => {
    const how = howNow(it, env);
    if (like > 0) how.name = it.position.def(like).n;
    how.fits = fits(it.position, it.you, env);
    return it.playFromHand(type, how);
  };
  if (isSeveral(step)) return severalOf(what, playOne);
  return function* (it, env) {
    return playedIs(it, env, yield* playOne(it, env, 0));
  };
}

function playAtRandom(step: Play, what: Description, how: HowNow, around: Around): Run {
  const asks = maybe(step, around);
  const fitting = cardsIn(what, around);
  return function* (it, env) {
    const list = fitting(it, env);
    const isWanted = list.length > 0 && (asks === undefined || (yield* asks(it, env)));
    const card = isWanted ? it.atRandom(list) : 0;
    if (card === 0) env.declined = true;
    // A card that can't be played stays where it is.
    const isPlayed = card > 0 && (yield* it.playCard(card, { ...how(it, env), isExtra: true }));
    return playedIs(it, env, isPlayed ? card : 0);
  };
}

/** One by one, until the player stops; what was spoken of before is still spoken of. Those that share a name share the first one's. */
const severalOf = (
  { n = Number.POSITIVE_INFINITY, alike }: Description,
  playOne: (it: Resolution, env: Env, like: Card) => Ask<Card>,
): Run =>
  function* (it, env) {
    let played = 0;
    let first = 0;
    while (played < n) {
      const card = yield* playOne(it, env, alike ? first : 0);
      if (card === 0) break;
      first ||= card;
      played++;
    }
    if (played === 0) env.declined = true;
    return played > 0;
  };

/** The played card is "it" from now on. */
function playedIs(it: Resolution, env: Env, card: Card): boolean {
  env.played = card;
  return spokenOf(it, env, card > 0 ? [card] : []).length > 0;
}

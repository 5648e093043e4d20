import type { Card, Happening, Position, Seat } from '@breakpoint/engine/cards';
import type { AnyCard, Description, Frame } from '../tree.js';
import { type Around, envAt } from './env.js';
import { amountOf } from './objects.js';
import { hasMoved, hasUsedTalent, isBearing, isOfFaction, kindId, limitIn, withinOf } from './queries.js';

// The events that an ability waits for.

type After = Extract<Frame, { after: unknown }>;

/** The engine's moments. */
export const MOMENTS = {
  played: 'played',
  destroyed: 'destroyed',
  returned: 'returned',
  moved: 'moved',
  countered: 'countersPlaced',
  revealed: 'revealed',
  discarded: 'discarded',
  'discarded from play': 'toDiscard',
  left: 'left',
  controlled: 'controlled',
  affected: 'resolved',
  drawn: 'drawn',
  gained: 'vpGained',
  lost: 'vpLost',
  talent: 'talentUsed',
  arrives: 'baseArrived',
  scores: 'afterScoring',
} as const;

/** Are the cards of such a moment in a discard pile after it? */
export const areGone = (after: string): boolean => after === 'destroyed' || after === 'discarded from play';

/** Is a printed power within these limits? */
const isPrinted = (limit: NonNullable<Description['printed']>, power: number): boolean =>
  'atMost' in limit ? power <= limit.atMost : power >= limit.atLeast;

type Fits = (p: Position, self: Card, e: Happening, you?: Seat) => boolean;

/** Is the event one that the words describe, for the controller of the card as "you" if nobody else is? */
export function eventFits(when: After, card: AnyCard, around: Around): Fits {
  const now = fitsNow(when, card, around);
  const later = fitsLater(when, around);
  return later ? (p, self, e, you) => now(p, self, e, you) && later(p, self, e, you) : now;
}

/** What is asked of the card itself; of a card that is played, when it has been played (RULES 12.90). */
export function fitsLater({ what }: After, around: Around): Fits | undefined {
  const { power, counters, bearing } = what;
  const limit = power && limitIn(power);
  const plain = typeof limit === 'number' ? withinOf(power!, limit) : undefined;
  const amount = limit !== undefined && plain === undefined ? amountOf(limit, around) : undefined;
  if (!power && !counters && !bearing) return undefined;
  return (p, self, e, you = p.controller(self)) => {
    if (plain && !plain(powerOf(p, e))) return false;
    if (amount && !withinOf(power!, amount(p, you, envAt(p, self)))(powerOf(p, e))) return false;
    if (counters && (p.inPlay(e.card) ? p.counters(e.card) : (e.counters ?? 0)) > 0 !== (counters === 'some')) return false;
    return !bearing || (p.inPlay(e.card) && isBearing(bearing, p, e.card, around));
  };
}

/** What is asked when it happens. */
export function fitsNow(when: After, card: AnyCard, around: Around): Fits {
  const { what, by } = when;
  const isBase = card.kind === 'base';
  const kind = what.kind === undefined ? undefined : kindId(what.kind, around);
  const name = what.named === undefined ? undefined : what.named === 'this' ? around.id : around.idOf(what.named);
  if (when.after === 'scores') return (p, self, e) => baseFits(what, p, self, e.base);
  const { noun, where, on, whose, other, printed, owner, faction, fresh, moved, talent } = what;
  const { first, from } = when;
  const isNot = what.not === true;
  const isPlay = when.after === 'played';
  return (p, self, e, you = p.controller(self)) => {
    if (noun !== 'card' && noun !== 'player' && e.type !== noun) return false;
    const actor = isPlay ? e.seat : e.by;
    const onBase = e.base !== 0 && e.play?.on === e.base;
    if (noun === 'action' && (on === 'base' || (on === undefined && (where === 'here' || where === 'elsewhere'))) && !onBase) return false;
    if (
      noun === 'action' &&
      on !== undefined &&
      on !== 'base' &&
      ((onBase && on !== 'base or minion') || !e.play?.on || !isOn(on, p, self, e.play.on, you))
    )
      return false;
    if (from !== undefined && e.from !== p.baseOf(self) && (from === 'here' || e.base !== p.baseOf(self))) return false;
    if (where === 'here' && e.base !== p.baseOf(self)) return false;
    if (where === 'elsewhere' && e.base === p.baseOf(self)) return false;
    if (where === 'with you' && !p.hasMinion(you, e.base)) return false;
    if (by === 'you' && (isBase ? actor < 0 : actor !== you)) return false;
    if (by === 'another' && (actor < 0 || actor === you)) return false;
    // "You" of a base are the player who does it, or who has lost the card.
    const me = isBase ? (by === undefined && !isPlay ? e.seat : actor) : you;
    if (whose === 'you' && e.seat !== me) return false;
    if (whose === 'others' && e.seat === me) return false;
    if (whose === 'not theirs' && e.seat === actor) return false;
    if (other && e.card === self) return false;
    if (owner && (e.owner === you) !== (owner === 'you')) return false;
    if (faction && !isOfFaction(faction, p.defOf(e.def), around)) return false;
    if (fresh && !p.plays.some((play) => play.card === e.card && play.arrival === e.arrival)) return false;
    if (moved && !hasMoved(p, e.card)) return false;
    if (talent && !hasUsedTalent(p, e.card)) return false;
    if (printed && !isPrinted(printed, p.defOf(e.def).power)) return false;
    if (name !== undefined && (e.def === p.defNumber(name)) === isNot) return false;
    if (kind !== undefined && (p.isKind(e.card, kind) && (e.type === 'minion' || e.base === p.baseOf(self))) === isNot) return false;
    if (first && !FIRST[when.after as keyof typeof FIRST](p, e, when)) return false;
    return true;
  };
}

/** The power of a card in play, or that of its last moment there. */
const powerOf = (p: Position, e: Happening): number => (p.inPlay(e.card) ? p.power(e.card) : e.power);

/** Is this the minion that the words speak of? */
function isOn(on: NonNullable<Description['on']>, p: Position, self: Card, host: Card, you: Seat): boolean {
  switch (on) {
    case 'this':
      return host === self;
    case 'host':
      return host === p.hostOf(self);
    case 'your minion':
      return p.controller(host) === you;
    default:
      return true;
  }
}

/** Is it one of the bases that the words describe? */
function baseFits({ where }: Description, p: Position, self: Card, base: Card): boolean {
  switch (where) {
    case 'elsewhere':
      return base !== p.baseOf(self);
    case 'with you':
      return p.hasMinion(p.controller(self), base);
    case 'without you':
      return !p.hasMinion(p.controller(self), base);
    default:
      return true;
  }
}

/** The minion has not moved before, this turn. */
const isFirstMove = (p: Position, e: Happening): boolean =>
  p.happenedThisTurn((deed) => deed.what === 'moved' && deed.card === e.card && deed.arrival === e.arrival) === 0;

/** No play like this one has been made this turn. */
const isFirst = (p: Position, e: Happening, { what, by }: After): boolean =>
  p.playedThisTurn((play) => {
    if (play.type !== what.noun || (by !== undefined && play.seat !== e.seat)) return false;
    if (what.where === 'here' && play.base !== e.base) return false;
    return play.type === 'minion' || what.where === undefined || p.def(play.card).goes === 'base';
  }) === 0;

/** No Talent like this one has been used this turn. */
const isFirstTalent = (p: Position, e: Happening, { what, by }: After): boolean =>
  p.happenedThisTurn(
    (deed) =>
      deed.what === 'talent' &&
      deed.type === what.noun &&
      (by === undefined || deed.by === e.by) &&
      (what.where === undefined || deed.base === e.base),
  ) === 0;

const FIRST = { played: isFirst, moved: isFirstMove, talent: isFirstTalent };

import { HookBit, MomentBit } from '../words/definitions.js';
import type { Game } from '../flow/game.js';
import { type Affected, type Cause, Hit, Part } from '../words/record.js';
import type { Card } from '../words/vocabulary.js';

// Whom a play or Talent affected, directly or not (RULES 6.1): kept in its record, for those who look back at it.

/** Adds to the record of the play, as the card is just before the change. */
export function note(g: Game, cause: Cause, h: Hit): void {
  record(cause, asNow(g, h.card, !h.copy));
}

const asNow = (g: Game, card: Card, direct: boolean): Affected => ({
  card,
  stay: g.s.stay[card],
  base: g.baseOf(card),
  seat: g.s.controller[card],
  counters: g.s.counters[card],
  direct,
  type: g.def(card).type,
});

function record(cause: Cause, a: Affected): void {
  const { affected } = cause.play!;
  if (affected.length === 0) {
    affected.push(a);
    return;
  }
  const before = affected.filter((x) => x.card === a.card && x.stay === a.stay);
  const known = before.find((x) => x.base === a.base && x.seat === a.seat);
  if (known) known.direct ||= a.direct;
  else affected.push(before.length > 0 ? { ...a, counters: before[0].counters } : a);
}

/** Those that something else happens to instead, as they are before it. */
export const replacedAmong = (g: Game, able: Hit[], giver: Hit | null, live: Hit[]): Affected[] =>
  able.filter((h) => h !== giver && !live.includes(h)).map((h) => asNow(g, h.card, false));

/** Adds those of them that have left, or are at another base now. */
export function recordChanged(g: Game, cause: Cause, before: Affected[]): void {
  for (const a of before) if (!g.still(a.card, a.stay) || g.baseOf(a.card) !== a.base) record(cause, a);
}

/** What merely follows from it is affected as well, though not directly: minions whose power it changed (RULES 6.1). */
export function noteConsequences(g: Game, cause: Cause, part: Part, live: Hit[], powers: Powers): void {
  for (const card of changed(g, powers)) if (!live.some((h) => h.card === card)) note(g, cause, new Hit(card, part, undefined, true));
}

/** The minions in play, and the power of each. */
interface Powers {
  minions: Card[];
  powers: number[];
}
const powersNow = (g: Game): Powers => {
  const minions = g.minions();
  return { minions, powers: minions.map((c) => g.power(c)) };
};

/** Will anybody look back at whom this play affected, in every way? */
export const isLookedAt = (g: Game, cause: Cause): boolean => cause.play !== null && g.awaits(MomentBit.resolved);

/** The powers before a change, if it could change any. */
export const powersAround = (g: Game, arriving: Card | undefined): Powers | null => (powerCouldChange(g, arriving) ? powersNow(g) : null);

/** Could anything have another power because of what happens to others, or because this card arrives? */
const powerCouldChange = (g: Game, arriving: Card | undefined): boolean =>
  g.present(HAS_POWER) || g.s.effects.length > 0 || (arriving !== undefined && (g.def(arriving).hooks & HAS_POWER) !== 0);

/** Minions that are still there, with another power. */
function changed(g: Game, before: Powers): Card[] {
  const list: Card[] = [];
  if (!g.profile.affects.has('power')) return list;
  const { minions, powers } = before;
  for (let i = 0; i < minions.length; i++) if (g.inPlay(minions[i]) && g.power(minions[i]) !== powers[i]) list.push(minions[i]);
  return list;
}

const GIVES_POWER = HookBit.powerHere | HookBit.powerAnywhere | HookBit.powerNamed;
const HAS_POWER = GIVES_POWER | HookBit.powerHost | HookBit.powerSelf;
const ARRIVAL = new Part('power');

/** The powers before a played card arrives on its base, if anybody asks whom it affects by that. */
export function powersBefore(g: Game, card: Card): Powers | null {
  const gives = (g.def(card).hooks & GIVES_POWER) !== 0 && g.awaits(MomentBit.played);
  return gives || (g.awaits(MomentBit.resolved) && powerCouldChange(g, card)) ? powersNow(g) : null;
}

/** Notes whose power the arrival of a played card has changed: directly, if the card itself gives it to them. */
export function noteArrival(g: Game, cause: Cause, powers: Powers): void {
  const card = cause.source;
  const d = g.def(card);
  const given = (c: Card): number =>
    (g.baseOf(c) === g.baseOf(card) ? (d.powerHere?.(g, card, c) ?? 0) : 0) +
    (d.powerAnywhere?.(g, card, c) ?? 0) +
    (d.powerNamed?.(g, card, c) ?? 0);
  for (const c of changed(g, powers)) note(g, cause, new Hit(c, ARRIVAL, undefined, given(c) === 0));
}

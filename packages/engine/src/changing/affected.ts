import { powerOf } from '../reading/powers.js';
import { minionsWhere } from '../reading/questions.js';
import type { Board } from '../state/board.js';
import { HookBit, MomentBit } from '../words/definitions.js';
import { type Affected, type Cause, Hit, Part } from '../words/record.js';
import type { Card } from '../words/vocabulary.js';

// Whom a play or Talent affected, directly or not (RULES 6.1): kept in its record, for those who look back at it.

/** Adds to the record of the play, as the card is just before the change. */
export function recordHit(board: Board, cause: Cause, h: Hit): void {
  addToRecord(cause, asNow(board, h.card, !h.copy));
}

const asNow = (board: Board, card: Card, direct: boolean): Affected => ({
  card,
  arrival: board.state.arrival[card],
  base: board.baseOf(card),
  seat: board.state.controller[card],
  counters: board.state.counters[card],
  direct,
  type: board.def(card).type,
});

function addToRecord(cause: Cause, a: Affected): void {
  const { affected } = cause.play!;
  if (affected.length === 0) {
    affected.push(a);
    return;
  }
  const before = affected.filter((x) => x.card === a.card && x.arrival === a.arrival);
  const known = before.find((x) => x.base === a.base && x.seat === a.seat);
  if (known) known.direct ||= a.direct;
  else affected.push(before.length > 0 ? { ...a, counters: before[0].counters } : a);
}

/** Those that something else happens to instead, as they are before it. */
export const replacedHits = (board: Board, able: Hit[], giver: Hit | null, live: Hit[]): Affected[] =>
  able.filter((h) => h !== giver && !live.includes(h)).map((h) => asNow(board, h.card, false));

/** Adds those of them that have left, or are at another base now. */
export function recordReplaced(board: Board, cause: Cause, before: Affected[]): void {
  for (const a of before) if (!board.isStillInPlay(a.card, a.arrival) || board.baseOf(a.card) !== a.base) addToRecord(cause, a);
}

/** What merely follows from it is affected as well, though not directly: minions whose power it changed (RULES 6.1). */
export function recordConsequences(board: Board, cause: Cause, part: Part, live: Hit[], powers: Powers): void {
  for (const card of withChangedPower(board, powers))
    if (!live.some((h) => h.card === card)) recordHit(board, cause, new Hit(card, part, undefined, true));
}

/** The minions in play, and the power of each. */
interface Powers {
  minions: Card[];
  powers: number[];
}
const powersNow = (board: Board): Powers => {
  const minions = minionsWhere(board);
  return { minions, powers: minions.map((c) => powerOf(board, c)) };
};

/** Will anybody look back at whom this play affected, in every way? */
export const isLookedAt = (board: Board, cause: Cause): boolean => cause.play !== null && board.awaits(MomentBit.resolved);

/** The powers before a change, if it could change any. */
export const powersAround = (board: Board, arriving: Card | undefined): Powers | null =>
  powerCouldChange(board, arriving) ? powersNow(board) : null;

/** Could anything have another power because of what happens to others, or because this card arrives? */
const powerCouldChange = (board: Board, arriving: Card | undefined): boolean =>
  board.present(HAS_POWER) || board.state.effects.length > 0 || (arriving !== undefined && (board.def(arriving).hooks & HAS_POWER) !== 0);

/** Minions that are still there, with another power. */
function withChangedPower(board: Board, before: Powers): Card[] {
  const list: Card[] = [];
  if (!board.profile.affects.has('power')) return list;
  const { minions, powers } = before;
  for (let i = 0; i < minions.length; i++) if (board.inPlay(minions[i]) && powerOf(board, minions[i]) !== powers[i]) list.push(minions[i]);
  return list;
}

const GIVES_POWER = HookBit.powerHere | HookBit.powerNamed;
const HAS_POWER = GIVES_POWER | HookBit.powerHost | HookBit.powerSelf;
const ARRIVAL = new Part('power');

/** The powers before a played card arrives on its base, if anybody asks whom it affects by that. */
export function powersBefore(board: Board, card: Card): Powers | null {
  const gives = (board.def(card).hooks & GIVES_POWER) !== 0 && board.awaits(MomentBit.played);
  return gives || (board.awaits(MomentBit.resolved) && powerCouldChange(board, card)) ? powersNow(board) : null;
}

/** Notes whose power the arrival of a played card has changed: directly, if the card itself gives it to them. */
export function recordArrival(board: Board, cause: Cause, powers: Powers): void {
  const card = cause.source;
  const d = board.def(card);
  const given = (c: Card): number =>
    (board.baseOf(c) === board.baseOf(card) ? (d.powerHere?.(board.position, card, c) ?? 0) : 0) +
    (d.powerNamed?.(board.position, card, c) ?? 0);
  for (const c of withChangedPower(board, powers)) recordHit(board, cause, new Hit(c, ARRIVAL, undefined, given(c) === 0));
}

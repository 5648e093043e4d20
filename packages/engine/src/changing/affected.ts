import { LATE_POWER, powerOf } from '../reading/powers.js';
import { minionsWhere } from '../reading/questions.js';
import type { Board } from '../state/board.js';
import { HookBit, MomentBit } from '../words/definitions.js';
import { type Affected, type Cause, Hit, Part } from '../words/record.js';
import type { Card } from '../words/vocabulary.js';

// The cards that a play or Talent affected, directly or not (RULES 6.1), are kept in its record for abilities that look back at
// it.

/** Adds the card to the record of the play, as it is just before the change. */
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
  if (affected.length === 0) affected.push(a);
  else addBeside(affected, a);
}

function addBeside(affected: NonNullable<Cause['play']>['affected'], a: Affected): void {
  const before = affected.filter((x) => x.card === a.card && x.arrival === a.arrival);
  const known = before.find((x) => x.base === a.base && x.seat === a.seat);
  if (known) known.direct ||= a.direct;
  else affected.push(before.length > 0 ? { ...a, counters: before[0].counters } : a);
}

/** The cards to which something else happens "instead", as they are before it. */
export const replacedHits = (board: Board, able: Hit[], giver: Hit | null, live: Hit[]): Affected[] =>
  able.filter((h) => h !== giver && !live.includes(h)).map((h) => asNow(board, h.card, false));

/** Adds those of them that have left play or are at another base by now. */
export function recordReplaced(board: Board, cause: Cause, before: Affected[]): void {
  for (const a of before) if (!board.isStillInPlay(a.card, a.arrival) || board.baseOf(a.card) !== a.base) addToRecord(cause, a);
}

/** Minions whose power changes as a consequence are affected as well, though not directly (RULES 6.1). */
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

/** Will any ability look back at everything that this play affected? */
export const isLookedAt = (board: Board, cause: Cause): boolean => cause.play !== null && board.awaits(MomentBit.resolved);

/** The powers before a change; null if it can't change any. */
export const powersAround = (board: Board, arriving: Card | undefined): Powers | null =>
  powerCouldChange(board, arriving) ? powersNow(board) : null;

/** Could the power of a minion change because of what happens to other cards, or because this card arrives? */
const powerCouldChange = (board: Board, arriving: Card | undefined): boolean =>
  board.present(HAS_POWER) || board.state.effects.length > 0 || (arriving !== undefined && (board.def(arriving).hooks & HAS_POWER) !== 0);

/** The minions that are still in play but have another power now. */
function withChangedPower(board: Board, before: Powers): Card[] {
  const list: Card[] = [];
  if (!board.profile.affects.has('power')) return list;
  const { minions, powers } = before;
  for (let i = 0; i < minions.length; i++) if (board.inPlay(minions[i]) && powerOf(board, minions[i]) !== powers[i]) list.push(minions[i]);
  return list;
}

const GIVES_POWER = HookBit.powerHere | HookBit.powerNamed | LATE_POWER;
const HAS_POWER = GIVES_POWER | HookBit.powerHost | HookBit.powerSelf;
const ARRIVAL = new Part('power');

/** The powers before a played card arrives on its base; null if no ability looks at them. */
export function powersBefore(board: Board, card: Card): Powers | null {
  const gives = (board.def(card).hooks & GIVES_POWER) !== 0 && board.awaits(MomentBit.played);
  return gives || (board.awaits(MomentBit.resolved) && powerCouldChange(board, card)) ? powersNow(board) : null;
}

/**
 * Records the minions whose power the arrival of a played card has changed: directly affected, if the card itself gives them
 * power.
 */
export function recordArrival(board: Board, cause: Cause, powers: Powers): void {
  const card = cause.source;
  const d = board.def(card);
  const p = board.position;
  const isGiven = (c: Card): boolean =>
    (board.baseOf(c) === board.baseOf(card) &&
      ((d.powerHere?.(p, card, c) ?? 0) !== 0 ||
        d.doublesPower?.(p, card, c) === true ||
        (d.startingPower?.(p, card, c) ?? d.setsPower?.(p, card, c) ?? null) !== null)) ||
    (d.powerNamed?.(p, card, c) ?? 0) !== 0;
  for (const c of withChangedPower(board, powers)) recordHit(board, cause, new Hit(c, ARRIVAL, undefined, !isGiven(c)));
}

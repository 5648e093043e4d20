import { type Usable, usableCard, usableNow, useAbility } from '../abilities/talents.js';
import { hasTriggered, isDue } from '../changing/triggers.js';
import { putInDiscard } from '../changing/zones.js';
import type { Board } from '../state/board.js';
import { use } from '../state/limits.js';
import type { Batch, Pending } from '../state/state.js';
import { Choice, Kind, NO_SLOTS, triggerOption } from '../words/decision.js';
import { type Ask, type Definition, type Happening, HookBit, type Trigger, type UseLimit } from '../words/definitions.js';
import { Cause, type PlayedTo, type PlayRecord } from '../words/record.js';
import type { Resolution } from '../words/resolution.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { beginReactions, endRound, pauseInRound } from './rounds.js';
import { putDecision, startAbility } from './steps.js';

/**
 * Queues the things that a finished ability set off: triggers of cards in play in the active player's order, then reactions from
 * hands, then played actions go to the discard pile (RULES 5.1 (3) to (5)). Anything that one trigger sets off comes before the
 * others (5.5).
 */
export function pushBatch(board: Board, arisen: Pending[]): void {
  const s = board.state;
  const pending: Pending[] = [];
  for (const p of arisen) if (hasTriggered(board, p)) pending.push(p);
  if (pending.length === 0 && s.reactions.length === 0 && s.limbo.length === 0) return;
  s.queue.push(batchOf(board, pending, s.reactions, s.limbo));
  s.reactions = [];
  s.limbo = [];
}

const batchOf = (board: Board, pending: Pending[], reactions: Happening[], limbo: PlayRecord[]): Batch => ({
  pending,
  reactions,
  passes: 0,
  toAct: board.state.active,
  limbo,
});

/** Takes one step with the newest batch. Returns whether a decision is on the table now. */
export function stepQueue(board: Board): boolean {
  const s = board.state;
  const batch = s.queue[s.queue.length - 1];
  if (batch.pending.length > 0) {
    const due: Pending[] = [];
    for (const p of batch.pending) if (isDue(board, p)) due.push(p);
    if (due.length > 0) return nextTrigger(board, batch, due);
    batch.pending = [];
  }
  if (batch.reactions.length > 0) return nextReaction(board, batch);
  if (batch.limbo.length > 0) {
    const record = batch.limbo[0];
    batch.limbo = batch.limbo.slice(1);
    if (s.zone[record.card] === Zone.Aside) sendOff(board, record);
    return false;
  }
  s.queue.pop();
  return false;
}

function nextTrigger(board: Board, batch: Batch, due: Pending[]): boolean {
  const different = due.length === 1 ? due : distinct(board, due);
  if (different.length > 1) {
    const options: number[] = [];
    for (const p of different) options.push(triggerOption(batch.pending.indexOf(p), p.def));
    putDecision(board, new Choice(board.state.active, 'order-triggers', 0, NO_SLOTS, options, false, 'trigger'));
    return true;
  }
  runTrigger(board, batch, due[0]);
  return false;
}

function distinct(board: Board, list: Pending[]): Pending[] {
  return list.filter((p, i) => list.findIndex((o) => isAlike(board, o, p)) === i);
}

/**
 * Are the triggers interchangeable (same ability, same controller), or of the same card? Such triggers are not put in order (D7).
 */
const isAlike = (board: Board, o: Pending, p: Pending): boolean =>
  (o.def === p.def && o.ability === p.ability && o.seat === p.seat) || bearer(board, o) === bearer(board, p);

/**
 * The card that has the ability: a base has a borrowed ability from the top card of the base deck. That card may have moved by
 * now: an ability that waits for the replacement of a scored base was lent by the replacement itself.
 */
export function bearer(board: Board, p: Pending): Card {
  const s = board.state;
  if (p.def === s.def[p.card] || board.defs[p.def].type !== 'base') return p.card;
  const lent = (c: Card): boolean => s.def[c] === p.def;
  const top = s.baseDeck.slice(-1).find(lent);
  return top ?? s.bases.find(lent) ?? s.baseDiscard.find(lent) ?? s.baseDeck.find(lent) ?? p.card;
}

/** A trigger of the batch that is being put in order. */
export const waiting = (board: Board, at: number): Pending => board.state.queue[board.state.queue.length - 1].pending[at];

/** The cards whose waiting triggers are interchangeable with this one, its own card first. */
export function bearersLike(board: Board, at: number): Card[] {
  const { pending } = board.state.queue[board.state.queue.length - 1];
  const p = pending[at];
  return [p, ...pending.filter((o) => o !== p && isDue(board, o) && isAlike(board, o, p))].map((o) => bearer(board, o));
}

export function triggerChosen(board: Board, at: number): void {
  runTrigger(board, board.state.queue[board.state.queue.length - 1], waiting(board, at));
}

function runTrigger(board: Board, batch: Batch, p: Pending): void {
  const t = board.defs[p.def].triggers![p.ability];
  // If several triggers determine the next base, only this one is used.
  batch.pending = batch.pending.filter((x) => x !== p && !(t.nextBase && board.defs[x.def].triggers![x.ability].nextBase));
  if (t.given !== undefined && !t.given(board.position, p.card, p.event, p.seat)) return;
  const seat = t.users === undefined ? p.seat : nextUser(board, p, t.users);
  if (seat < 0) return;
  const isBase = board.defs[p.def].type === 'base';
  board.events?.push({ kind: 'triggered', seat, card: p.card });
  const it = board.resolution(p.card, seat, new Cause(p.card, seat, isBase ? 'base' : 'trigger'));
  // Many abilities begin with a question, which is made before the ability starts.
  board.trigger = p;
  startAbility(board, t.limit === undefined ? t.run(it, p.event) : resolve(board, p, t, t.limit, it));
}

/**
 * The player who uses the ability now, -1 if there is none. The others wait until everything that this use sets off is done
 * (RULES 3.5).
 */
function nextUser(board: Board, p: Pending, users: NonNullable<Trigger['users']>): Seat {
  const [seat = -1, ...others] = p.users ?? users(board.position, p.card, p.event);
  if (others.length > 0) board.state.queue.push(batchOf(board, [{ ...p, users: others }], [], []));
  return seat;
}

/** An ability counts against its limit only if it was not declined; a declined ability returns false. */
function* resolve(board: Board, p: Pending, t: Trigger, limit: UseLimit, it: Resolution): Ask {
  const done = yield* t.run(it, p.event);
  if (done !== false) use(board, limit, p.card, p.ability, p.seat);
}

/** Cards in hands may react, in turn order from the active player, until all have passed (RULES 5.1 (4)). */
function nextReaction(board: Board, batch: Batch): boolean {
  const s = board.state;
  const begins = batch.passes === 0;
  if (begins) beginReactions(board, batch.reactions, batch.toAct);
  while (batch.passes < s.seats) {
    const seat = batch.toAct;
    const usable = reactionsOf(board, batch, seat);
    if (usable.length > 0) {
      const [first] = batch.reactions;
      const options = usable.map((u) => Kind.Use | u.card);
      putDecision(board, new Choice(seat, 'react', first.card, NO_SLOTS, options, true, 'react'), first.def);
      return true;
    }
    batch.passes++;
    batch.toAct = (seat + 1) % s.seats;
  }
  if (begins && pauseInRound(board)) {
    batch.passes = 0;
    return true;
  }
  endRound(board);
  batch.reactions = [];
  return false;
}

function reactionsOf(board: Board, batch: Batch, seat: Seat): Usable[] {
  const list: Usable[] = [];
  for (const e of batch.reactions)
    for (const u of usableNow(board, seat, 'reaction', e))
      if (!e.cards.includes(u.card) && !list.some((x) => x.card === u.card)) list.push(u);
  return list;
}

export function reactionChosen(board: Board, seat: Seat, card: Card | undefined): void {
  const batch = board.state.queue[board.state.queue.length - 1];
  batch.toAct = (seat + 1) % board.state.seats;
  if (card === undefined) {
    batch.passes++;
    board.events?.push({ kind: 'passed', seat });
    return;
  }
  const reactTo = (e: Happening): Usable | null => (e.cards.includes(card) ? null : usableCard(board, card, seat, 'reaction', e));
  const answered = batch.reactions.findIndex((e) => reactTo(e) !== null);
  const e = batch.reactions[answered];
  const u = reactTo(e)!;
  // A card reacts once to each event, even if it is back in the hand before the others have reacted.
  batch.reactions = batch.reactions.map((x) => (x === e ? { ...x, cards: [...x.cards, card] } : x));
  batch.passes = 0;
  endRound(board);
  startAbility(board, useAbility(board, u, seat, e));
}

type Destination = NonNullable<Definition['destination']>;

/** A resolved standard action goes to the discard pile, unless a base offers another place. */
function sendOff(board: Board, record: PlayRecord): void {
  if (record.goesTo !== undefined) {
    placePlayed(board, record, record.goesTo);
    return;
  }
  const offers: [Card, Destination][] = [];
  for (const base of board.present(HookBit.destination) ? board.state.bases : [])
    for (const { destination } of board.baseDefs(base))
      if (destination?.when(board.position, base, record)) offers.push([base, destination]);
  if (offers.length > 0) startAbility(board, offerDestinations(board, offers, record));
  else discardPlayed(board, record);
}

function* offerDestinations(board: Board, offers: [Card, Destination][], record: PlayRecord): Ask {
  for (const [base, { run }] of offers) {
    yield* run(board.resolution(base, record.seat, new Cause(base, record.seat, 'base')), record);
    if (board.state.zone[record.card] !== Zone.Aside) return;
  }
  discardPlayed(board, record);
}

/** The card goes to its owner's hand or deck, where the text that played it wants it (RULES 12.157). */
function placePlayed(board: Board, { card, seat }: PlayRecord, to: PlayedTo): void {
  const it = board.resolution(card, seat, new Cause(card, seat, 'rules'));
  if (to === 'hand') it.takeIntoHand(card);
  else it.putOnDeck(card, to);
}

function discardPlayed(board: Board, record: PlayRecord): void {
  board.events?.push({ kind: 'spent', seat: record.seat, card: record.card });
  putInDiscard(board, record.card);
}

import { Choice, Kind, triggerOption } from '../words/decision.js';
import { type Ask, type Definition, HookBit, type Limit, type Trigger } from '../words/definitions.js';
import type { Game } from './game.js';
import { It } from '../abilities/it.js';
import { use } from '../state/limits.js';
import { Cause, type PlayRecord } from '../words/record.js';
import type { Batch, Pending } from '../state/state.js';
import { type Usable, usableCard, usableNow, useAbility } from '../abilities/talents.js';
import { isDue } from '../changing/triggers.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { putInDiscard } from '../changing/zones.js';

/**
 * What a finished ability set off: triggers of cards in play in the active player's order, then reactions from hands, then
 * played actions go to the discard pile (RULES 5.1 (3) to (5)). What one trigger sets off comes before the others (5.5).
 */
export function pushBatch(g: Game, pending: Pending[]): void {
  const s = g.s;
  if (pending.length === 0 && s.reactions.length === 0 && s.limbo.length === 0) return;
  s.queue.push({ pending, reactions: s.reactions, passes: 0, word: s.active, limbo: s.limbo });
  s.reactions = [];
  s.limbo = [];
}

/** One step with the newest batch. True if a decision is on the table now. */
export function stepQueue(g: Game): boolean {
  const s = g.s;
  const batch = s.queue[s.queue.length - 1];
  if (batch.pending.length > 0) {
    // One whose condition isn't met now is looked at again after the others: its turn is then.
    const due: Pending[] = [];
    for (const p of batch.pending) if (isDue(g, p)) due.push(p);
    if (due.length > 0) return nextTrigger(g, batch, due);
    batch.pending = [];
  }
  if (batch.reactions.length > 0) return nextReaction(g, batch);
  if (batch.limbo.length > 0) {
    const record = batch.limbo[0];
    batch.limbo = batch.limbo.slice(1);
    if (s.zone[record.card] === Zone.Aside) sendOff(g, record);
    return false;
  }
  s.queue.pop();
  return false;
}

function nextTrigger(g: Game, batch: Batch, due: Pending[]): boolean {
  const different = due.length === 1 ? due : distinct(g, due);
  if (different.length > 1) {
    const options = different.map((p) => triggerOption(batch.pending.indexOf(p), p.def));
    g.put(new Choice(g.s.active, 'order-triggers', 0, options, false, 'trigger'));
    return true;
  }
  runTrigger(g, batch, due[0]);
  return false;
}

function distinct(g: Game, list: Pending[]): Pending[] {
  return list.filter((p, i) => list.findIndex((o) => isAlike(g, o, p)) === i);
}

/** Interchangeable ones (same ability, same controller) are not told apart, nor are two of the same card (D7). */
const isAlike = (g: Game, o: Pending, p: Pending): boolean =>
  (o.def === p.def && o.ability === p.ability && o.seat === p.seat) || bearer(g, o) === bearer(g, p);

/**
 * The card that has the ability: a base has a borrowed one from the top of the base deck. By the time it is asked about,
 * that card may lie elsewhere: what waits for the replacement of a scored base was lent by the replacement itself.
 */
export function bearer(g: Game, p: Pending): Card {
  const s = g.s;
  if (p.def === s.def[p.card] || g.defs[p.def].type !== 'base') return p.card;
  const lent = (c: Card): boolean => s.def[c] === p.def;
  const top = s.baseDeck.slice(-1).find(lent);
  return top ?? s.row.find(lent) ?? s.baseDiscard.find(lent) ?? s.baseDeck.find(lent) ?? p.card;
}

/** A trigger of the batch that is being ordered. */
export const waiting = (g: Game, at: number): Pending => g.s.queue[g.s.queue.length - 1].pending[at];

/** The cards whose waiting triggers are not told apart from this one, its own first. */
export function bearersLike(g: Game, at: number): Card[] {
  const { pending } = g.s.queue[g.s.queue.length - 1];
  const p = pending[at];
  return [p, ...pending.filter((o) => o !== p && isDue(g, o) && isAlike(g, o, p))].map((o) => bearer(g, o));
}

export function triggerChosen(g: Game, at: number): void {
  runTrigger(g, g.s.queue[g.s.queue.length - 1], waiting(g, at));
}

function runTrigger(g: Game, batch: Batch, p: Pending): void {
  const t = g.defs[p.def].triggers![p.ability];
  // Of several ways to find the next base only this one is used.
  batch.pending = batch.pending.filter((x) => x !== p && !(t.nextBase && g.defs[x.def].triggers![x.ability].nextBase));
  const isBase = g.defs[p.def].type === 'base';
  g.tell('triggered', p.seat, p.card, { base: p.event.base });
  const it = new It(g, p.card, p.seat, new Cause(p.card, p.seat, isBase ? 'base' : 'trigger'));
  g.run(t.limit === undefined ? t.run(it, p.event) : resolve(g, p, t, t.limit, it));
}

/** What is done uses up a limit; what was offered and declined does not (the ability then returns false). */
function* resolve(g: Game, p: Pending, t: Trigger, limit: Limit, it: It): Ask {
  const done = yield* t.run(it, p.event);
  if (done !== false) use(g, limit, p.card, p.ability, p.seat);
}

/** Cards in hands may answer, in turn order from the active player, until all have passed (RULES 5.1 (4)). */
function nextReaction(g: Game, batch: Batch): boolean {
  const s = g.s;
  while (batch.passes < s.seats) {
    const seat = batch.word;
    const usable = reactionsOf(g, batch, seat);
    if (usable.length > 0) {
      const [first] = batch.reactions;
      const options = usable.map((u) => Kind.Use | u.card);
      g.put(new Choice(seat, 'react', first.card, options, true, 'react'), first.def);
      return true;
    }
    batch.passes++;
    batch.word = (seat + 1) % s.seats;
  }
  batch.reactions = [];
  return false;
}

function reactionsOf(g: Game, batch: Batch, seat: Seat): Usable[] {
  const list: Usable[] = [];
  for (const e of batch.reactions)
    for (const u of usableNow(g, seat, 'reaction', e)) if (!list.some((x) => x.card === u.card)) list.push(u);
  return list;
}

export function reactionChosen(g: Game, seat: Seat, card: Card | undefined): void {
  const batch = g.s.queue[g.s.queue.length - 1];
  batch.word = (seat + 1) % g.s.seats;
  if (card === undefined) {
    batch.passes++;
    g.tell('passed', seat, 0);
    return;
  }
  let u: Usable | null = null;
  for (const e of batch.reactions) u ??= usableCard(g, card, seat, 'reaction', e);
  batch.passes = 0;
  g.run(useAbility(g, u!, seat));
}

type Destination = NonNullable<Definition['destination']>;

/** A resolved standard action leaves for the discard pile, unless something offers another place. */
function sendOff(g: Game, record: PlayRecord): void {
  const offers: [Card, Destination][] = [];
  for (const base of g.present(HookBit.destination) ? g.s.row : [])
    for (const { destination } of g.baseDefs(base)) if (destination?.when(g, base, record)) offers.push([base, destination]);
  if (offers.length > 0) g.run(offerDestinations(g, offers, record));
  else toPile(g, record);
}

function* offerDestinations(g: Game, offers: [Card, Destination][], record: PlayRecord): Ask {
  for (const [base, { run }] of offers) {
    yield* run(new It(g, base, record.seat, new Cause(base, record.seat, 'base')), record);
    if (g.s.zone[record.card] !== Zone.Aside) return;
  }
  toPile(g, record);
}

function toPile(g: Game, record: PlayRecord): void {
  g.tell('discarded', record.seat, record.card);
  putInDiscard(g, record.card);
}

import type { Board } from '../state/board.js';
import { type Ask, MomentBit } from '../words/definitions.js';
import { EVERYONE } from '../words/events.js';
import { Cause, Hit, Part } from '../words/record.js';
import type { Card, Seat } from '../words/vocabulary.js';
import { applyInsteads, type Deferred, doAll } from './insteads.js';
import { alsoAt, happen, happening, lastKnown, note } from './triggers.js';
import { offerReaction } from './windows.js';
import { layOnDeck, putAside, putInDiscard, putInHand, shuffleDeck } from './zones.js';

/** Cards leave play together: they are destroyed, returned or placed in a deck. */
export function leave(board: Board, cause: Cause, part: Part, hits: Hit[]): void {
  if (part.verb === 'destroy') triggerDestruction(board, cause, hits);
  else if (part.verb === 'return' && board.awaits(MomentBit.returned))
    for (const h of hits) happen(board, lastKnown(board, 'returned', h.card, h.chooser ?? cause.chooser));
  if (board.awaits(MomentBit.left)) for (const h of hits) happen(board, lastKnown(board, 'left', h.card, h.chooser ?? cause.chooser));
  for (const h of hits) removeOne(board, cause, part, h.card);
}

/**
 * The same for cards with actions attached. The actions go to the discard pile (RULES 8.10), unless an "instead" saves them.
 * The cards of `along` leave at the same time, but go elsewhere.
 */
export function* leaveWith(board: Board, cause: Cause, part: Part, hits: Hit[], attached: Hit[], along: Card[]): Ask {
  board.leaving = hits.map((h) => h.card).concat(along);
  const later: Deferred[] = [];
  const live = yield* applyInsteads(board, RULES, 'discard', attached, later);
  const kept = attached.filter((h) => !live.includes(h));
  tellShed(board, live);
  leave(board, cause, part, hits);
  for (const h of live) {
    board.events?.push({ kind: 'shed', card: h.card, host: board.state.host[h.card] });
    putInDiscard(board, h.card);
  }
  for (const h of kept) putAside(board, h.card, EVERYONE);
  if (later.length > 0) yield* doAll(later);
  board.leaving = [];
}

/** Cards go from play to a discard pile, and nobody destroys them. */
function tellShed(board: Board, hits: readonly { card: Card }[]): void {
  if (!board.awaits(MomentBit.toDiscard | MomentBit.left)) return;
  for (const { card } of hits) {
    const e = lastKnown(board, 'toDiscard', card, -1);
    happen(board, e);
    happen(board, alsoAt('left', e));
  }
}

/** The actions on cards that are about to leave play, without those that are leaving play themselves. */
export function attachedTo(board: Board, hits: readonly Hit[]): Hit[] {
  const list: Hit[] = [];
  for (const { card } of hits) {
    if (!board.isMinion(card) || !board.hasAttached(card)) continue;
    for (const a of board.attached(card)) if (!hits.some((h) => h.card === a)) list.push(new Hit(a, SWEPT));
  }
  return list;
}

const SWEPT = new Part('discard');
const RULES = new Cause(0, -1, 'rules');

/**
 * The triggers of a destruction look at the position before it (RULES 5.5): one event per card, one per base and destroyer, and one of
 * all minions together, which is at no base.
 */
function triggerDestruction(board: Board, cause: Cause, hits: Hit[]): void {
  if (board.recalls)
    for (const { card, chooser = cause.chooser } of hits)
      note(board, 'destroyed', board.def(card).type, board.state.controller[card], chooser, board.baseOf(card));
  const reacts = board.reactsTo(MomentBit.destroyed);
  if (!reacts && !board.awaits(MomentBit.destroyed | MomentBit.batchDestroyed | MomentBit.toDiscard)) return;
  const together = board.awaits(MomentBit.batchDestroyed);
  const batches: { base: Card; by: Seat; cards: Card[] }[] = [];
  for (const h of hits) {
    const by = h.chooser ?? cause.chooser;
    const e = lastKnown(board, 'destroyed', h.card, by);
    happen(board, e);
    if (reacts) offerReaction(board, e);
    if (board.awaits(MomentBit.toDiscard)) happen(board, alsoAt('toDiscard', e));
    if (!together || e.type !== 'minion') continue;
    const batch = batches.find((b) => b.base === e.base && b.by === by);
    if (batch) batch.cards.push(h.card);
    else batches.push({ base: e.base, by, cards: [h.card] });
  }
  for (const b of batches) tellBatch(board, b.by, b.base, b.cards);
  if (batches.length > 0)
    tellBatch(
      board,
      -1,
      0,
      batches.flatMap((b) => b.cards),
    );
}

function tellBatch(board: Board, by: Seat, base: Card, cards: readonly Card[]): void {
  const e = happening('batchDestroyed', by);
  e.base = base;
  e.cards = cards;
  happen(board, e);
}

function removeOne(board: Board, cause: Cause, part: Part, card: Card): void {
  const s = board.state;
  const owner = s.owner[card];
  if (part.verb === 'destroy') {
    board.events?.push({ kind: 'destroyed', card, source: cause.source });
    putInDiscard(board, card);
  } else if (part.verb === 'return') {
    board.events?.push({ kind: 'returned', card, hand: owner, source: cause.source });
    putInHand(board, card, owner);
  } else if (part.where === 'shuffle') {
    board.events?.push({ kind: 'shuffled-in', card, deck: owner, source: cause.source, seen: EVERYONE });
    layOnDeck(board, card, owner, false);
    shuffleDeck(board, owner);
  } else {
    const kind = part.where === 'top' ? 'placed-on-top' : 'placed-on-bottom';
    board.events?.push({ kind, card, deck: owner, source: cause.source, seen: EVERYONE });
    layOnDeck(board, card, owner, part.where === 'bottom');
  }
}

/**
 * An action that was saved when its host left play, but has no new host by the end of the ability, is discarded after all (RULES
 * 8.10).
 */
export function dropOrphans(board: Board): void {
  for (const c of board.state.aside.slice()) {
    if (board.state.base[c] === 0) continue;
    tellShed(board, [{ card: c }]);
    board.events?.push({ kind: 'shed', card: c, host: board.state.host[c] });
    putInDiscard(board, c);
  }
}

/** All cards on a scored or destroyed base go to their owners' discard piles at once (RULES 3.2 step 6). */
export function* sweep(board: Board, base: Card, cards: readonly Card[] = board.at(base).slice()): Ask {
  if (cards.length === 0) return;
  board.leaving = cards;
  const later: Deferred[] = [];
  const hits = cards.map((card) => new Hit(card, SWEPT));
  const live = yield* applyInsteads(board, RULES, 'discard', hits, later);
  discardAll(board, base, live);
  // The actions on a minion that was saved are still shed, unless they are swept with the other cards anyway.
  for (const c of cards) if (board.inPlay(c) && board.isMinion(board.state.host[c])) putAside(board, c, EVERYONE);
  if (later.length > 0) yield* doAll(later);
  board.leaving = [];
}

function discardAll(board: Board, base: Card, hits: Hit[]): void {
  tellShed(board, hits);
  for (const h of hits) {
    board.events?.push({ kind: 'swept', card: h.card, base });
    putInDiscard(board, h.card);
  }
  board.beat();
}

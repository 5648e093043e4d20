import { type Ask, MomentBit } from '../words/definitions.js';
import { EVERYONE } from '../words/events.js';
import type { Game } from '../flow/game.js';
import { applyInsteads, type Deferred, doAll } from './insteads.js';
import { Cause, Hit, Part } from '../words/record.js';
import { alsoAt, happen, happening, lastKnown } from './triggers.js';
import type { Card, Seat } from '../words/vocabulary.js';
import { putAside, putInDiscard, putInHand, putOnDeck, shuffleDeck } from './zones.js';

/** Cards leave play together: destroyed, returned or placed in a deck. */
export function leave(g: Game, cause: Cause, part: Part, hits: Hit[]): void {
  if (part.verb === 'destroy') foretellDestruction(g, cause, hits);
  for (const h of hits) removeOne(g, cause, part, h.card);
}

/** What is attached to them goes to the discard pile (RULES 8.10), unless something becomes of it instead. */
export function* leaveWith(g: Game, cause: Cause, part: Part, hits: Hit[], attached: Hit[]): Ask {
  g.leaving = hits.map((h) => h.card);
  const later: Deferred[] = [];
  const live = yield* applyInsteads(g, RULES, 'discard', attached, later);
  const kept = attached.filter((h) => !live.includes(h));
  leave(g, cause, part, hits);
  for (const h of live) {
    g.tell('discarded', g.s.controller[h.card], h.card);
    putInDiscard(g, h.card);
  }
  for (const h of kept) putAside(g, h.card, EVERYONE);
  if (later.length > 0) yield* doAll(later);
  g.leaving = [];
}

/** The actions on cards that are about to leave, as far as they are not among them. */
export function attachedTo(g: Game, hits: readonly Hit[]): Hit[] {
  const list: Hit[] = [];
  for (const { card } of hits) {
    if (!g.isMinion(card) || !g.hasAttached(card)) continue;
    for (const a of g.attached(card)) if (!hits.some((h) => h.card === a)) list.push(new Hit(a, SWEPT));
  }
  return list;
}

const SWEPT = new Part('discard');
const RULES = new Cause(0, -1, 'rules');

/** The triggers of a destruction look at the position before it (RULES 5.5): one per card, one per base and destroyer. */
function foretellDestruction(g: Game, cause: Cause, hits: Hit[]): void {
  if (!g.awaits(MomentBit.destroyed | MomentBit.batchDestroyed | MomentBit.toDiscard)) return;
  const together = g.awaits(MomentBit.batchDestroyed);
  const batches: { base: Card; by: Seat; cards: Card[] }[] = [];
  for (const h of hits) {
    const by = h.chooser ?? cause.chooser;
    const e = lastKnown(g, 'destroyed', h.card, by);
    happen(g, e);
    if (g.awaits(MomentBit.toDiscard)) happen(g, alsoAt('toDiscard', e));
    if (!together || e.type !== 'minion') continue;
    const batch = batches.find((b) => b.base === e.base && b.by === by);
    if (batch) batch.cards.push(h.card);
    else batches.push({ base: e.base, by, cards: [h.card] });
  }
  for (const b of batches) {
    const e = happening('batchDestroyed', b.by);
    e.base = b.base;
    e.cards = b.cards;
    happen(g, e);
  }
}

function removeOne(g: Game, cause: Cause, part: Part, c: Card): void {
  const s = g.s;
  const base = g.baseOf(c);
  const owner = s.owner[c];
  if (part.verb === 'destroy') {
    g.tell('destroyed', s.controller[c], c, { base, source: cause.source });
    putInDiscard(g, c);
  } else if (part.verb === 'return') {
    g.tell('returned', s.controller[c], c, { base, to: owner, source: cause.source });
    putInHand(g, c, owner);
  } else if (part.where === 'shuffle') {
    g.tell('shuffled-in', s.controller[c], c, { base, to: owner, source: cause.source });
    putOnDeck(g, c, owner, false);
    shuffleDeck(g, owner);
  } else {
    g.tell(part.where === 'top' ? 'placed-top' : 'placed-bottom', s.controller[c], c, { base, to: owner, source: cause.source });
    putOnDeck(g, c, owner, part.where === 'bottom');
  }
}

/** What was kept when its host left play, but found no other by the end of the ability, is discarded after all (RULES 8.10). */
export function dropOrphans(g: Game): void {
  for (const c of g.s.aside.slice()) {
    if (g.s.base[c] === 0) continue;
    if (g.awaits(MomentBit.toDiscard)) happen(g, lastKnown(g, 'toDiscard', c, -1));
    g.tell('discarded', g.s.controller[c], c);
    putInDiscard(g, c);
  }
}

/** All cards on a scored or destroyed base go to their owners' discard piles at once (RULES 3.2 step 6). */
export function* sweep(g: Game, base: Card, cards: readonly Card[] = g.at(base).slice()): Ask {
  if (cards.length === 0) return;
  g.leaving = cards;
  const later: Deferred[] = [];
  const hits = cards.map((card) => new Hit(card, SWEPT));
  const live = yield* applyInsteads(g, RULES, 'discard', hits, later);
  discardAll(g, base, live);
  // What is returned or kept instead still sheds what was on it, unless that is swept with the rest anyway.
  for (const c of cards) if (g.inPlay(c) && g.isMinion(g.s.host[c])) putAside(g, c, EVERYONE);
  if (later.length > 0) yield* doAll(later);
  g.leaving = [];
}

function discardAll(g: Game, base: Card, hits: Hit[]): void {
  if (g.awaits(MomentBit.toDiscard)) for (const h of hits) happen(g, lastKnown(g, 'toDiscard', h.card, -1));
  for (const h of hits) {
    g.tell('swept', g.s.controller[h.card], h.card, { base });
    putInDiscard(g, h.card);
  }
}

import { obstacle } from '../reading/obstacle.js';
import type { Board } from '../state/board.js';
import { following, Settled } from '../words/asking.js';
import { type Ask, HookBit } from '../words/definitions.js';
import { type Cause, Hit, type Part } from '../words/record.js';
import type { Card, Verb } from '../words/vocabulary.js';
import { isLookedAt, powersAround, recordConsequences, recordHit, recordReplaced, replacedHits } from './affected.js';
import { asksToIgnore, couldBeIgnored } from './ask.js';
import { changeCard, tellMoves } from './changes.js';
import { announceHits, partsOf, shareParts } from './copying.js';
import { anyInstead, applyInsteads, type Deferred, doAll, hasInstead } from './insteads.js';
import { attachedTo, leave, leaveWith } from './leaving.js';
import { shedBarredActions } from './shedding.js';

/**
 * The one pipeline for every change to cards in play: "cannot", "instead", change, events, triggers. A standard action first
 * announces its hits and their parts, so that copiers can join in (D14).
 */
export function hit(board: Board, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  // A single hit that nobody could copy needs no announcement.
  if (!cause.play?.standard || (hits.length === 1 && !board.present(HookBit.copier))) return performHits(board, cause, hits);
  return following(announceHits(board, cause, hits), (all) => performHits(board, cause, all));
}

/** Performs the announced parts in the order of the text, each on all its cards at once. Returns the hits that happened. */
export function performHits(board: Board, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  if (hits.length !== 1) return performAll(board, cause, shareParts(hits));
  return needsDeciding(board, cause, hits[0])
    ? performPart(board, cause, hits[0].part, hits)
    : new Settled(performAtOnce(board, cause, hits));
}

/** Could this hit require a decision? */
function needsDeciding(board: Board, cause: Cause, h: Hit): boolean {
  const { verb, card } = h.part;
  if (couldBeIgnored(board, cause) || (verb === 'counters' && card) || hasInstead(board, cause, h)) return true;
  return LEAVES.has(verb) && board.isMinion(h.card) && board.hasAttached(h.card);
}

/** As `performPart`, for a single hit that requires no decision. */
function performAtOnce(board: Board, cause: Cause, hits: Hit[]): Hit[] {
  const { part } = hits[0];
  if (!canBeHit(board, cause, hits[0])) return [];
  recordAll(board, cause, part, hits);
  const powers = isLookedAt(board, cause) ? powersAround(board, part.card) : null;
  const done = change(board, cause, part, hits, null);
  if (powers !== null) recordConsequences(board, cause, part, hits, powers);
  shedBarredActions(board);
  return done;
}

function* performAll(board: Board, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  const done: Hit[] = [];
  const parts = partsOf(hits);
  for (let i = 0; i < parts.length; i++) {
    const of = hits.filter((h) => h.part === parts[i]);
    done.push(...(yield* performPart(board, cause, parts[i], of)));
  }
  return done;
}

const LEAVES: ReadonlySet<Verb> = new Set<Verb>(['destroy', 'return', 'place']);
const ADDS_UP: ReadonlySet<Verb> = new Set<Verb>(['power', 'counters']);

// Steps that ask nobody are functions of their own below, because a generator is slow to compile.
function* performPart(board: Board, cause: Cause, part: Part, hits: Hit[]): Ask<Hit[]> {
  const giver = giverOf(part, hits);
  let able = ableToBeHit(board, cause, part, giver === null ? hits : [giver, ...hits]);
  if (couldBeIgnored(board, cause)) able = yield* unlessIgnored(board, cause, able);
  if (able.length === 0) return able;
  const later: Deferred[] = [];
  const live = withGiver(giver, anyInstead(board) ? yield* applyInsteads(board, cause, part.verb, able, later) : able);
  recordAll(board, cause, part, live);
  const looked = isLookedAt(board, cause);
  const powers = looked ? powersAround(board, part.card) : null;
  const replaced = looked && live !== able ? replacedHits(board, able, giver, live) : [];
  const attached = LEAVES.has(part.verb) ? attachedTo(board, live) : [];
  let done = live;
  if (attached.length > 0) yield* leaveWith(board, cause, part, live, attached, elsewhere(later));
  else done = change(board, cause, part, live, giver);
  if (powers !== null) recordConsequences(board, cause, part, live, powers);
  if (later.length > 0) yield* doAll(later);
  // The replacement of a hit is a consequence of the play as well.
  if (replaced.length > 0) recordReplaced(board, cause, replaced);
  shedBarredActions(board);
  return done;
}

/** The cards that leave play at the same time, but go elsewhere. */
const elsewhere = (later: Deferred[]): Card[] => later.filter((d) => d.leaves()).map((d) => d.card);

/** A transfer of counters also affects the card that gives them. */
const giverOf = (part: Part, hits: Hit[]): Hit | null =>
  part.verb === 'counters' && part.card ? new Hit(part.card, part, undefined, hits[0].copy) : null;

/** If the giver can't be affected, nothing is transferred. */
const withGiver = (giver: Hit | null, live: Hit[]): Hit[] => (giver === null || (live.includes(giver) && live.length > 1) ? live : []);

function ableToBeHit(board: Board, cause: Cause, part: Part, hits: Hit[]): Hit[] {
  const able: Hit[] = [];
  for (const h of hits) {
    // Several copiers may choose the same card: only power and counters add up.
    if (able.length > 0 && !ADDS_UP.has(part.verb) && able.some((x) => x.card === h.card)) continue;
    if (canBeHit(board, cause, h)) able.push(h);
  }
  return able;
}

/** Leaves out the cards whose controllers ignore the base (D18). */
function* unlessIgnored(board: Board, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  const list: Hit[] = [];
  for (let i = 0; i < hits.length; i++) if (!(yield* asksToIgnore(board, cause, board.state.controller[hits[i].card]))) list.push(hits[i]);
  return list;
}

function recordAll(board: Board, cause: Cause, part: Part, hits: Hit[]): void {
  if (cause.play !== null && board.profile.affects.has(part.verb)) for (const h of hits) recordHit(board, cause, h);
}

/**
 * Applies a part to its cards: they leave play together, with nothing attached, or each is changed. Returns the hits that
 * happened.
 */
function change(board: Board, cause: Cause, part: Part, hits: Hit[], giver: Hit | null): Hit[] {
  if (part.verb === 'move' && hits.length > 1) {
    tellMoves(board, cause, hits);
    return hits.filter((h) => changeCard(board, cause, h, true));
  }
  if (!LEAVES.has(part.verb)) return hits.filter((h) => h !== giver && changeCard(board, cause, h));
  leave(board, cause, part, hits);
  return hits;
}

function canBeHit(board: Board, cause: Cause, h: Hit): boolean {
  const by = obstacle(board, cause, h);
  if (by > 0) board.events?.push({ kind: 'unaffected', card: h.card, protector: by, source: cause.source });
  return by === 0;
}

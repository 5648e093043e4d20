import { isLookedAt, note, noteConsequences, powersAround, recordChanged, replacedAmong } from './affected.js';
import { following, Settled } from '../words/asking.js';
import { changeCard } from './changes.js';
import { announce, partsOf, unify } from './copying.js';
import { type Ask, HookBit } from '../words/definitions.js';
import type { Game } from '../flow/game.js';
import { anyInstead, applyInsteads, type Deferred, doAll } from './insteads.js';
import { attachedTo, leave, leaveWith } from './leaving.js';
import { type Cause, Hit, type Part } from '../words/record.js';
import type { Card, Verb } from '../words/vocabulary.js';

/**
 * The one pipeline for every change to cards in play: cannot, instead, change, tell, triggers.
 * A standard action first announces whom it hits and in which parts, so that others can join in (D14).
 */
export function hit(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  // One hit that nobody could join in needs no announcing.
  if (!cause.play?.standard || (hits.length === 1 && !g.present(HookBit.copier))) return perform(g, cause, hits);
  return following(announce(g, cause, hits), (all) => perform(g, cause, all));
}

/** Does the announced parts in the order of the text, each on all its cards at once. Returns the hits that happened. */
export function perform(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  if (hits.length !== 1) return performAll(g, cause, unify(hits));
  return needsDeciding(g, cause, hits[0]) ? performPart(g, cause, hits[0].part, hits) : new Settled(performAtOnce(g, cause, hits));
}

/** Could anybody have a say in what comes of this hit? */
function needsDeciding(g: Game, cause: Cause, h: Hit): boolean {
  const { verb, card } = h.part;
  if (anyInstead(g) || g.couldBeIgnored(cause) || (verb === 'counters' && card)) return true;
  return LEAVES.has(verb) && g.isMinion(h.card) && g.hasAttached(h.card);
}

/** As `performPart`, for a single hit where nobody is asked. */
function performAtOnce(g: Game, cause: Cause, hits: Hit[]): Hit[] {
  const { part } = hits[0];
  if (!canBeHit(g, cause, hits[0])) return [];
  noteAll(g, cause, part, hits);
  const powers = isLookedAt(g, cause) ? powersAround(g, part.card) : null;
  const done = change(g, cause, part, hits, null);
  if (powers !== null) noteConsequences(g, cause, part, hits, powers);
  g.settle();
  return done;
}

function* performAll(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  const done: Hit[] = [];
  const parts = partsOf(hits);
  for (let i = 0; i < parts.length; i++) {
    const of = hits.filter((h) => h.part === parts[i]);
    done.push(...(yield* performPart(g, cause, parts[i], of)));
  }
  return done;
}

const LEAVES: ReadonlySet<Verb> = new Set<Verb>(['destroy', 'return', 'place']);
const ADDS_UP: ReadonlySet<Verb> = new Set<Verb>(['power', 'counters']);

// What need not wait for anybody stands in functions of its own below: a function that waits is slow to compile.
function* performPart(g: Game, cause: Cause, part: Part, hits: Hit[]): Ask<Hit[]> {
  const giver = giverOf(part, hits);
  let able = ableToBeHit(g, cause, part, giver === null ? hits : [giver, ...hits]);
  if (g.couldBeIgnored(cause)) able = yield* unlessIgnored(g, cause, able);
  if (able.length === 0) return able;
  const later: Deferred[] = [];
  const live = withGiver(giver, anyInstead(g) ? yield* applyInsteads(g, cause, part.verb, able, later) : able);
  noteAll(g, cause, part, live);
  const looked = isLookedAt(g, cause);
  const powers = looked ? powersAround(g, part.card) : null;
  const replaced = looked && live !== able ? replacedAmong(g, able, giver, live) : [];
  const attached = LEAVES.has(part.verb) ? attachedTo(g, live) : [];
  let done = live;
  if (attached.length > 0) yield* leaveWith(g, cause, part, live, attached);
  else done = change(g, cause, part, live, giver);
  if (powers !== null) noteConsequences(g, cause, part, live, powers);
  if (later.length > 0) yield* doAll(later);
  // What happens to them instead follows from it as well.
  if (replaced.length > 0) recordChanged(g, cause, replaced);
  g.settle();
  return done;
}

/** A transfer of counters affects the card that gives them too. */
const giverOf = (part: Part, hits: Hit[]): Hit | null =>
  part.verb === 'counters' && part.card ? new Hit(part.card, part, undefined, hits[0].copy) : null;

/** If the giver can't be affected, nothing is transferred. */
const withGiver = (giver: Hit | null, live: Hit[]): Hit[] => (giver === null || (live.includes(giver) && live.length > 1) ? live : []);

function ableToBeHit(g: Game, cause: Cause, part: Part, hits: Hit[]): Hit[] {
  const able: Hit[] = [];
  for (const h of hits) {
    // Chosen by several copiers: only power and counters add up.
    if (able.length > 0 && !ADDS_UP.has(part.verb) && able.some((x) => x.card === h.card)) continue;
    if (canBeHit(g, cause, h)) able.push(h);
  }
  return able;
}

/** Less the cards whose controllers ignore the base (D18). */
function* unlessIgnored(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  const list: Hit[] = [];
  for (let i = 0; i < hits.length; i++) if (!(yield* g.asksToIgnore(cause, g.s.controller[hits[i].card]))) list.push(hits[i]);
  return list;
}

function noteAll(g: Game, cause: Cause, part: Part, hits: Hit[]): void {
  if (cause.play !== null && g.profile.affects.has(part.verb)) for (const h of hits) note(g, cause, h);
}

/** They leave together, with nothing on them, or each is changed. Returns the hits that happened. */
function change(g: Game, cause: Cause, part: Part, hits: Hit[], giver: Hit | null): Hit[] {
  if (!LEAVES.has(part.verb)) return hits.filter((h) => h !== giver && changeCard(g, cause, h));
  leave(g, cause, part, hits);
  return hits;
}

function canBeHit(g: Game, cause: Cause, h: Hit): boolean {
  const by = obstacle(g, cause, h);
  if (by > 0) g.tell('untouched', g.s.controller[h.card], h.card, { source: by });
  return by === 0;
}

/** The card that keeps this from happening; -1 if there is nothing that could happen, 0 if nothing stands in the way. */
export function obstacle(g: Game, cause: Cause, h: Hit): Card {
  const { card, part } = h;
  if (!g.inPlay(card) && !(part.verb === 'counters' && g.onTable(card))) return -1;
  if (part.verb === 'move' && (part.to === g.s.base[card] || !g.onTable(part.to!))) return -1;
  if (part.verb === 'control' && part.to === g.s.controller[card]) return -1;
  if (part.amount === 0 || (part.verb === 'counters' && part.amount! < 0 && g.s.counters[card] === 0)) return -1;
  if (g.profile.affects.has(part.verb)) {
    const by = cause.source === 0 ? 0 : g.isUnaffected(card, cause) || g.shieldFrom(card, cause.source);
    if (by) return by;
    if ((cause.play ?? cause).shielded?.includes(card)) return card;
  }
  return g.forbiddenBy(part.verb, card, h.chooser === undefined ? cause : cause.chosenBy(h.chooser), part.to ?? 0);
}

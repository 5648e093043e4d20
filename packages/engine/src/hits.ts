import { asNow, isLookedAt, note, noteConsequences, powersAround, record } from './affected.js';
import { Settled } from './asking.js';
import { changeCard } from './changes.js';
import { announce, unify } from './copying.js';
import { type Ask, HookBit } from './definitions.js';
import type { Game } from './game.js';
import { anyInstead, applyInsteads, type Deferred } from './insteads.js';
import { attachedTo, leave, leaveWith } from './leaving.js';
import { type Cause, Hit, type Part } from './record.js';
import type { Card, Verb } from './vocabulary.js';

/**
 * The one pipeline for every change to cards in play: cannot, instead, change, tell, triggers.
 * A standard action first announces whom it hits and in which parts, so that others can join in (D14).
 */
export function hit(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  // One hit that nobody could join in needs no announcing.
  if (cause.play?.standard && (hits.length > 1 || g.present(HookBit.copier))) return announceAndPerform(g, cause, hits);
  return perform(g, cause, hits);
}

function* announceAndPerform(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  return yield* perform(g, cause, yield* announce(g, cause, hits));
}

/** Does the announced parts in the order of the text, each on all its cards at once. Returns the hits that happened. */
export function perform(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  if (hits.length !== 1) return performAll(g, cause, hits);
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
  const h = hits[0];
  const { part } = h;
  if (!canBeHit(g, cause, h)) return [];
  if (cause.play !== null && g.profile.affects.has(part.verb)) note(g, cause, h);
  const powers = isLookedAt(g, cause) ? powersAround(g, part.card) : null;
  let done = true;
  if (LEAVES.has(part.verb)) leave(g, cause, part, hits);
  else done = changeCard(g, cause, h);
  if (powers !== null) noteConsequences(g, cause, part, hits, powers);
  g.settle();
  return done ? hits : [];
}

function* performAll(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  const done: Hit[] = [];
  const all = unify(hits);
  for (const part of new Set(all.map((h) => h.part))) {
    for (const h of yield* performPart(
      g,
      cause,
      part,
      all.filter((x) => x.part === part),
    ))
      done.push(h);
  }
  return done;
}

const LEAVES: ReadonlySet<Verb> = new Set<Verb>(['destroy', 'return', 'place']);
const ADDS_UP: ReadonlySet<Verb> = new Set<Verb>(['power', 'counters']);

function* performPart(g: Game, cause: Cause, part: Part, hits: Hit[]): Ask<Hit[]> {
  // A transfer of counters affects the card that gives them too: if it can't be, nothing is transferred.
  const giver: Hit | null = part.verb === 'counters' && part.card ? new Hit(part.card, part, undefined, hits[0].copy) : null;
  const all = giver === null ? hits : [giver, ...hits];
  const able: Hit[] = [];
  for (const h of all) {
    // Chosen by several copiers: only power and counters add up.
    if (able.length > 0 && !ADDS_UP.has(part.verb) && able.some((x) => x.card === h.card)) continue;
    if (canBeHit(g, cause, h) && !(cause.kind === 'base' && (yield* g.asksToIgnore(cause, g.s.controller[h.card])))) able.push(h);
  }
  if (able.length === 0) return able;
  const later: Deferred[] = [];
  let live = anyInstead(g) ? yield* applyInsteads(g, cause, part.verb, able, later) : able;
  if (giver && (!live.includes(giver) || live.length === 1)) live = [];
  if (cause.play && live.length > 0 && g.profile.affects.has(part.verb)) for (const h of live) note(g, cause, h);
  const looked = isLookedAt(g, cause);
  const powers = looked ? powersAround(g, part.card) : null;
  // What happens to them instead follows from it as well.
  const replaced = looked && live !== able ? able.filter((h) => h !== giver && !live.includes(h)).map((h) => asNow(g, h.card, false)) : [];
  let done = live;
  if (LEAVES.has(part.verb)) {
    const attached = attachedTo(g, live);
    if (attached.length > 0) yield* leaveWith(g, cause, part, live, attached);
    else leave(g, cause, part, live);
  } else {
    done = [];
    for (const h of live) if (h !== giver && changeCard(g, cause, h)) done.push(h);
  }
  if (powers !== null) noteConsequences(g, cause, part, live, powers);
  for (const d of later) yield* d();
  for (const a of replaced) if (!g.still(a.card, a.stay) || g.baseOf(a.card) !== a.base) record(cause, a);
  g.settle();
  return done;
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

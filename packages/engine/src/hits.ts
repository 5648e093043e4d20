import { Settled } from './asking.js';
import { changeCard } from './changes.js';
import { announce, unify } from './copying.js';
import { Choice, Word } from './decision.js';
import { type Ask, HookBit, type Instead, MomentBit } from './definitions.js';
import type { Game } from './game.js';
import { It } from './it.js';
import { attachedTo, leave, leaveWith } from './leaving.js';
import { type Affected, Cause, Hit, Part } from './record.js';
import type { Card, Seat, Verb } from './vocabulary.js';

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
  const powers = cause.play !== null && g.awaits(MomentBit.resolved) && powerCouldChange(g, part.card) ? powersNow(g) : null;
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
  const looked = cause.play !== null && g.awaits(MomentBit.resolved);
  const powers = looked && powerCouldChange(g, part.card) ? powersNow(g) : null;
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

type Deferred = () => Ask<unknown>;

function canBeHit(g: Game, cause: Cause, h: Hit): boolean {
  const by = obstacle(g, cause, h);
  if (by > 0) g.tell('untouched', g.s.controller[h.card], h.card, { source: by });
  return by === 0;
}

/** Could anything at all happen instead of something else? */
const anyInstead = (g: Game): boolean => g.present(HookBit.instead) || g.s.effects.some((e) => e.kind === 'homeInstead');

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

/** Adds to the record of the play, as the card is just before the change. */
function note(g: Game, cause: Cause, h: Hit): void {
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

/** What merely follows from it is affected as well, though not directly: minions whose power it changed (RULES 6.1). */
function noteConsequences(g: Game, cause: Cause, part: Part, live: Hit[], powers: Powers): void {
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

interface Application {
  card: Card;
  def: number;
  index: number;
  seat: Seat;
  instead: Instead;
  hits: Hit[];
}

/** Every "instead" is settled before anything changes (RULES 5.2); none applies twice to one event. */
export function* applyInsteads(g: Game, cause: Cause, verb: Verb, hits: Hit[], later: Deferred[]): Ask<Hit[]> {
  let live = hits;
  const over: Application[] = [];
  for (;;) {
    const all = applications(g, cause, verb, live);
    if (all.length === 0) return live;
    const found = all.filter((a) => !over.some((o) => o.card === a.card && o.index === a.index && o.def === a.def));
    if (found.length === 0) return live;
    let chosen = found[0];
    const rivals = found.filter((a) => a === chosen || (differ(a, chosen) && a.hits.some((h) => chosen.hits.includes(h))));
    if (rivals.length > 1) {
      const options = [...new Set(rivals.map((a) => a.card))];
      const [card] = yield* g.ask(new Choice(g.s.active, 'order-insteads', cause.source, options, false));
      chosen = rivals.find((a) => a.card === card)!;
    }
    const it = new It(g, chosen.card, chosen.seat, new Cause(chosen.card, chosen.seat, g.isBase(chosen.card) ? 'base' : 'trigger'));
    let saved = chosen.hits;
    if (chosen.instead.may) {
      const alone = saved.length === 1;
      const options = alone ? [Word.Do] : saved.map((h) => h.card);
      const [answer] = yield* g.ask(new Choice(chosen.seat, 'save', chosen.card, options, true));
      if (answer === undefined) {
        over.push(chosen);
        continue;
      }
      if (!alone) saved = saved.filter((h) => h.card === answer);
    }
    for (const h of saved) {
      if (!live.includes(h)) continue;
      if (yield* it.spared(g.s.controller[h.card])) {
        over.push(chosen);
        continue;
      }
      g.tell('saved', chosen.seat, h.card, { source: chosen.card });
      const result = (yield* chosen.instead.run(it, h.card)) ?? 0;
      const after = chosen.instead.after;
      if (after) later.push(() => after(it, h.card, result));
      const shielded = chosen.instead.shields?.(g, chosen.card, h.card) ?? [];
      if (shielded.length > 0) {
        const record = cause.play ?? cause;
        record.shielded ??= [];
        record.shielded.push(...shielded);
      }
      if (chosen.instead.shieldsForTheTurn && g.inPlay(cause.source)) {
        for (const c of shielded) g.addEffect({ kind: 'shield', card: c, amount: cause.source, source: chosen.card, by: chosen.seat });
      }
      live = live.filter((x) => x !== h && !shielded.includes(x.card));
    }
    if (!chosen.instead.may) over.push(chosen);
  }
}

const differ = (a: Application, b: Application): boolean => a.def !== b.def || a.index !== b.index || a.seat !== b.seat;

function applications(g: Game, cause: Cause, verb: Verb, hits: Hit[]): Application[] {
  const list: Application[] = [];
  if (!g.present(HookBit.instead)) return withHome(g, verb, hits, list);
  const affects = g.profile.affects.has(verb) && cause.source !== 0;
  const look = (card: Card, d = g.def(card)): void => {
    d.instead!.forEach((instead, index) => {
      if (instead.of === 'destroy' && verb !== 'destroy') return;
      if (instead.of === 'affect' && !affects) return;
      if (instead.of === 'discard' && verb !== 'destroy' && verb !== 'discard') return;
      const mine = hits.filter((h) => instead.applies(g, card, h.card, cause, verb));
      if (mine.length > 0)
        list.push({
          card,
          def: d.n,
          index,
          seat: d.type === 'base' ? g.s.controller[mine[0].card] : g.s.controller[card],
          instead,
          hits: mine,
        });
    });
  };
  for (let i = 0; i < g.s.row.length; i++) {
    for (const c of g.s.here[i]) if ((g.def(c).hooks & HookBit.instead) !== 0) look(c);
    for (const d of g.baseDefs(g.s.row[i])) if ((d.hooks & HookBit.instead) !== 0) look(g.s.row[i], d);
  }
  return withHome(g, verb, hits, list);
}

function withHome(g: Game, verb: Verb, hits: Hit[], list: Application[]): Application[] {
  if (verb === 'destroy' || verb === 'discard') {
    for (const e of g.s.effects) {
      if (e.kind !== 'homeInstead') continue;
      const mine = hits.filter((h) => h.card === e.card);
      const same = list.find((a) => a.instead === HOME && a.card === e.source);
      if (same) same.hits.push(...mine.filter((h) => !same.hits.includes(h)));
      else if (mine.length > 0) list.push({ card: e.source, def: g.s.def[e.source], index: -1, seat: e.by, instead: HOME, hits: mine });
    }
  }
  return list;
}

/** "If it would go to the discard pile from play, return it to its owner's hand instead." */
const HOME: Instead = {
  of: 'discard',
  applies: () => true,
  *run() {
    return 0;
  },
  *after(it, target) {
    yield* it.goHome(target);
  },
};

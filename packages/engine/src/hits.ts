import { Kind, Word } from './decision.js';
import { type Ask, HookBit, type Instead } from './definitions.js';
import type { Game } from './game.js';
import { It } from './it.js';
import { AbilityNumber, isUsed, use } from './limits.js';
import type { Cause, Hit, Part } from './record.js';
import { happen, isAwaited, lastKnown } from './triggers.js';
import type { Card, Seat, Verb } from './vocabulary.js';
import { changeCard } from './changes.js';
import { removeCards } from './leaving.js';

/**
 * The one pipeline for every change to cards in play: cannot, instead, change, tell, triggers.
 * A standard action first announces whom it hits and in which parts, so that others can join in (D14).
 */
export function* hit(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  return yield* perform(g, cause, yield* announce(g, cause, hits));
}

/** Offers the announced parts to every card that could copy them; returns the hits with the copies. */
export function* announce(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  const play = cause.play;
  if (!play?.standard || (cause.kind !== 'play' && cause.kind !== 'special')) return hits;
  const all = hits.slice();
  const offered: Card[] = [];
  for (;;) {
    const copiers = copiersOf(g, cause, hits).filter((c) => !offered.includes(c.card));
    if (copiers.length === 0) return all;
    let chosen = copiers[0];
    const different = copiers.filter((c, i) => copiers.findIndex((o) => g.s.def[o.card] === g.s.def[c.card] && o.seat === c.seat) === i);
    if (different.length > 1) {
      const [card] = yield* g.ask({ seat: g.s.active, prompt: 'order-copiers', source: play.card, options: different.map((c) => c.card), least: 1, most: 1, optional: false });
      chosen = different.find((c) => c.card === card)!;
    }
    offered.push(chosen.card);
    const joined = yield* offerCopy(g, cause, chosen);
    if (joined) all.push(joined);
  }
}

interface CopierOffer {
  card: Card;
  seat: Seat;
  /** Numbers of the parts it could copy, among all parts of the action. */
  parts: number[];
  all: Part[];
  receivers: Card[];
  hits: Hit[];
}

function copiersOf(g: Game, cause: Cause, hits: Hit[]): CopierOffer[] {
  const play = cause.play!;
  const parts: Part[] = [];
  for (const h of hits) if (g.inPlay(h.card) && g.isMinion(h.card) && !parts.includes(h.part)) parts.push(h.part);
  if (parts.length === 0) return [];
  const direct = new Set(hits.map((h) => h.card));
  for (const a of play.affected) if (a.direct) direct.add(a.card);
  const list: CopierOffer[] = [];
  const consider = (card: Card, d = g.def(card)): void => {
    const copier = d.copier!;
    const seat = copier.seat ? copier.seat(g, card, play) : g.s.controller[card];
    if (play.copied.includes(card) || (copier.limit && isUsed(g, copier.limit, card, AbilityNumber.Copier, seat))) return;
    const numbers: number[] = [];
    for (let i = 0; i < parts.length; i++) {
      if (hits.some((h) => h.part === parts[i] && g.inPlay(h.card) && g.isMinion(h.card) && copier.sees(g, card, seat, h))) numbers.push(i + 1);
    }
    const receivers = copier.receivers(g, card, seat).filter((c) => !direct.has(c));
    if (numbers.length > 0 && receivers.length > 0) list.push({ card, seat, parts: numbers, all: parts, receivers, hits });
  };
  for (let i = 0; i < g.s.row.length; i++) {
    for (const c of g.s.here[i]) if ((g.def(c).hooks & HookBit.copier) !== 0) consider(c);
    for (const d of g.baseDefs(g.s.row[i])) if ((d.hooks & HookBit.copier) !== 0) consider(g.s.row[i], d);
  }
  return list;
}

function* offerCopy(g: Game, cause: Cause, c: CopierOffer): Ask<Hit | null> {
  let number = c.parts[0];
  if (c.all.length > 1) {
    const options = c.parts.map((n) => Kind.Number | n);
    const [part] = yield* g.ask({ seat: c.seat, prompt: 'copy-part', source: c.card, options, least: 1, most: 1, optional: true });
    if (part === undefined) return null;
    number = part - Kind.Number;
  }
  const alone = c.receivers.length === 1;
  const [answer] = yield* g.ask({ seat: c.seat, prompt: 'copy-onto', source: c.card, options: alone ? [Word.Do] : c.receivers, least: 1, most: 1, optional: true });
  if (answer === undefined) return null;
  const part = c.all[number - 1];
  const limit = g.def(c.card).copier?.limit;
  if (limit) use(g, limit, c.card, AbilityNumber.Copier, c.seat);
  cause.play!.copied.push(c.card);
  const card = alone ? c.receivers[0] : answer;
  g.tell('copied', c.seat, card, { source: c.card });
  // Where the action makes players choose, a copy is the doing of the one who copied (D14).
  const chooser = c.hits.some((h) => h.part === part && h.chooser !== undefined) ? c.seat : undefined;
  return { card, part, chooser, copy: true };
}

/** Does the announced parts in the order of the text, each on all its cards at once. Returns the hits that happened. */
export function* perform(g: Game, cause: Cause, hits: Hit[]): Ask<Hit[]> {
  const done: Hit[] = [];
  const parts: Part[] = [];
  for (const h of hits) if (!parts.includes(h.part)) parts.push(h.part);
  for (const part of parts) {
    const together = parts.length === 1 ? hits : hits.filter((h) => h.part === part);
    for (const h of yield* performPart(g, cause, part, together)) done.push(h);
  }
  return done;
}

const LEAVES: ReadonlySet<Verb> = new Set<Verb>(['destroy', 'return', 'place']);

function* performPart(g: Game, cause: Cause, part: Part, hits: Hit[]): Ask<Hit[]> {
  const able: Hit[] = [];
  for (const h of hits) if (yield* canBeHit(g, cause, h)) able.push(h);
  if (able.length === 0) return able;
  const later: Deferred[] = [];
  const live = yield* applyInsteads(g, cause, part.verb, able, later);
  if (cause.play && live.length > 0 && g.profile.affects.has(part.verb)) for (const h of live) note(g, cause, h);
  let done = live;
  if (LEAVES.has(part.verb)) done = yield* removeCards(g, cause, part, live);
  else {
    done = [];
    for (const h of live) if (yield* changeCard(g, cause, h)) done.push(h);
  }
  for (const d of later) yield* d();
  g.settle();
  return done;
}

type Deferred = () => Ask<unknown>;

function* canBeHit(g: Game, cause: Cause, h: Hit): Ask<boolean> {
  const { card, part } = h;
  if (!g.inPlay(card)) return false;
  if (part.verb === 'move' && (part.to === g.s.base[card] || !g.onTable(part.to!))) return false;
  if (part.verb === 'control' && part.to === g.s.controller[card]) return false;
  if (g.profile.affects.has(part.verb)) {
    const by = cause.source === 0 ? 0 : g.isUnaffected(card, cause);
    if (by || cause.play?.shielded.includes(card)) {
      g.tell('untouched', g.s.controller[card], card, { source: by });
      return false;
    }
  }
  const by = g.forbiddenBy(part.verb, card, cause, part.to ?? 0);
  if (by) {
    g.tell('untouched', g.s.controller[card], card, { source: by });
    return false;
  }
  // D18: a base's ability would do something to a card of a player who may ignore it.
  return !(cause.kind === 'base' && (yield* g.asksToIgnore(cause, g.s.controller[card])));
}

/** Adds to the record of the play, as the card is just before the change. */
function note(g: Game, cause: Cause, h: Hit): void {
  const play = cause.play!;
  const known = play.affected.find((a) => a.card === h.card && a.stay === g.s.stay[h.card]);
  if (known) {
    if (!h.copy) known.direct = true;
    return;
  }
  play.affected.push({ card: h.card, stay: g.s.stay[h.card], base: g.s.base[h.card], seat: g.s.controller[h.card], counters: g.s.counters[h.card], direct: !h.copy });
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
    const found = applications(g, cause, verb, live).filter((a) => !over.some((o) => o.card === a.card && o.index === a.index && o.def === a.def));
    if (found.length === 0) return live;
    let chosen = found[0];
    const rivals = found.filter((a) => a === chosen || (differ(a, chosen) && a.hits.some((h) => chosen.hits.includes(h))));
    if (rivals.length > 1) {
      const [card] = yield* g.ask({ seat: g.s.active, prompt: 'order-insteads', source: cause.source, options: [...new Set(rivals.map((a) => a.card))], least: 1, most: 1, optional: false });
      chosen = rivals.find((a) => a.card === card)!;
    }
    const it = new It(g, chosen.card, chosen.seat, { source: chosen.card, seat: chosen.seat, chooser: chosen.seat, kind: g.isBase(chosen.card) ? 'base' : 'trigger', play: null });
    let saved = chosen.hits;
    if (chosen.instead.may) {
      const alone = saved.length === 1;
      const [answer] = yield* g.ask({ seat: chosen.seat, prompt: 'save', source: chosen.card, options: alone ? [Word.Do] : saved.map((h) => h.card), least: 1, most: 1, optional: true });
      if (answer === undefined) {
        over.push(chosen);
        continue;
      }
      if (!alone) saved = saved.filter((h) => h.card === answer);
    }
    for (const h of saved) {
      if (!live.includes(h)) continue;
      g.tell('saved', chosen.seat, h.card, { source: chosen.card });
      const result = (yield* chosen.instead.run(it, h.card)) ?? 0;
      const after = chosen.instead.after;
      if (after) later.push(() => after(it, h.card, result));
      const shielded = chosen.instead.shields?.(g, chosen.card, h.card) ?? [];
      if (cause.play) cause.play.shielded.push(...shielded);
      else for (const c of shielded) g.addEffect({ kind: 'shield', card: c, amount: cause.source, source: chosen.card, by: chosen.seat });
      live = live.filter((x) => x !== h && !shielded.includes(x.card));
    }
    if (!chosen.instead.may) over.push(chosen);
  }
}

const differ = (a: Application, b: Application): boolean => a.def !== b.def || a.index !== b.index || a.seat !== b.seat;

function applications(g: Game, cause: Cause, verb: Verb, hits: Hit[]): Application[] {
  const list: Application[] = [];
  const affects = g.profile.affects.has(verb) && cause.source !== 0;
  const look = (card: Card, d = g.def(card)): void => {
    d.instead!.forEach((instead, index) => {
      if (instead.of === 'destroy' && verb !== 'destroy') return;
      if (instead.of === 'affect' && !affects) return;
      if (instead.of === 'discard' && verb !== 'destroy' && verb !== 'discard') return;
      const mine = hits.filter((h) => instead.applies(g, card, h.card, cause, verb));
      if (mine.length > 0) list.push({ card, def: d.n, index, seat: d.type === 'base' ? g.s.controller[mine[0].card] : g.s.controller[card], instead, hits: mine });
    });
  };
  for (let i = 0; i < g.s.row.length; i++) {
    for (const c of g.s.here[i]) if ((g.def(c).hooks & HookBit.instead) !== 0) look(c);
    for (const d of g.baseDefs(g.s.row[i])) if ((d.hooks & HookBit.instead) !== 0) look(g.s.row[i], d);
  }
  if (verb === 'destroy' || verb === 'discard') {
    for (const e of g.s.effects) {
      if (e.kind !== 'homeInstead') continue;
      const mine = hits.filter((h) => h.card === e.card);
      if (mine.length > 0) list.push({ card: e.source, def: g.s.def[e.source], index: -1, seat: e.by, instead: HOME, hits: mine });
    }
  }
  return list;
}

/** "If it would go to the discard pile from play, return it to its owner's hand instead." */
const HOME: Instead = {
  of: 'discard',
  applies: () => true,
  // biome-ignore lint/correctness/useYield: an instead may ask; this one doesn't.
  *run() {
    return 0;
  },
  *after(it, target) {
    yield* it.goHome(target);
  },
};

/** Tells and triggers for cards that leave play; shared by destroying, returning and placing. */
export function beforeLeaving(g: Game, moment: 'destroyed' | 'toDiscard', c: Card, by: Seat): void {
  if (isAwaited(g, moment)) happen(g, lastKnown(g, moment, c, by));
}

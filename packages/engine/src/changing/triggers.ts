import { type Definition, type Happening, MomentBit } from '../words/definitions.js';
import type { Game } from '../flow/game.js';
import { isUsed } from '../state/limits.js';
import type { Pending } from '../state/state.js';
import { type Card, type Moment, type Seat, Zone } from '../words/vocabulary.js';

const NO_CARDS: Card[] = [];

/** What this player did, or whose turn it is; callers fill in what else they know. */
export function happening(moment: Moment, seat: Seat, by: Seat = seat): Happening {
  return {
    moment,
    card: 0,
    def: 0,
    base: 0,
    seat,
    owner: -1,
    by,
    power: 0,
    type: 'minion',
    from: 0,
    play: null,
    cards: NO_CARDS,
    stay: 0,
  };
}

/** The same event at another moment. */
export function alsoAt(moment: Moment, e: Happening): Happening {
  const copy = happening(moment, e.seat, e.by);
  copy.card = e.card;
  copy.def = e.def;
  copy.base = e.base;
  copy.owner = e.owner;
  copy.power = e.power;
  copy.type = e.type;
  copy.from = e.from;
  copy.play = e.play;
  copy.cards = e.cards;
  copy.stay = e.stay;
  return copy;
}

/** What a card in play is, before it changes. */
export function lastKnown(g: Game, moment: Moment, c: Card, by: number): Happening {
  const e = happening(moment, g.s.controller[c], by);
  e.card = c;
  e.def = g.s.def[c];
  e.base = g.baseOf(c);
  e.owner = g.s.owner[c];
  e.power = g.power(c);
  e.type = g.def(c).type;
  e.stay = g.s.stay[c];
  return e;
}

/** The triggers that this event sets off, looking at the position just before it (RULES 5.5). */
export function triggersOf(g: Game, e: Happening): Pending[] {
  const list: Pending[] = [];
  const bit = MomentBit[e.moment];
  if (!g.awaits(bit)) return list;
  const s = g.s;
  for (let i = 0; i < s.row.length; i++) {
    const base = s.row[i];
    if (g.awaitsAt(i, bit)) {
      for (const c of s.here[i]) {
        const d = g.def(c);
        if ((d.moments & bit) !== 0) add(g, list, c, d, e);
      }
    }
    if (g.baseAwaits(i, bit)) {
      for (const d of g.abilities(i)) if ((d.moments & bit) !== 0) add(g, list, base, d, e);
    }
  }
  return list;
}

/** Those of one card only: what arrives in a window does its own on arrival (D8). */
export function triggersOfCard(g: Game, c: Card, e: Happening): Pending[] {
  const list: Pending[] = [];
  if ((g.def(c).moments & MomentBit[e.moment]) !== 0) add(g, list, c, g.def(c), e);
  return list;
}

function add(g: Game, list: Pending[], c: Card, d: Definition, e: Happening): void {
  const triggers = d.triggers!;
  for (let ability = 0; ability < triggers.length; ability++) {
    const t = triggers[ability];
    if (t.on !== e.moment || (t.when !== undefined && !t.when(g, c, e))) continue;
    const seat = t.seat ? t.seat(g, c, e) : d.type === 'base' ? e.seat : g.s.controller[c];
    if (t.limit && isUsed(g, t.limit, c, ability, seat)) continue;
    list.push({ card: c, stay: g.s.stay[c], def: d.n, ability, seat, event: e });
  }
}

/** Sets off the triggers of an event; they wait until the ability being resolved is finished. */
export function happen(g: Game, e: Happening): void {
  for (const p of triggersOf(g, e)) g.s.arisen.push(p);
}

/** Is it still to be resolved, now that its turn could come (D7)? */
export function isDue(g: Game, p: Pending): boolean {
  const t = g.defs[p.def].triggers![p.ability];
  if (!t.fromAnywhere) {
    const zone = g.s.zone[p.card];
    if ((zone !== Zone.Play && zone !== Zone.Row) || g.s.stay[p.card] !== p.stay) return false;
    if (zone === Zone.Row && !g.baseDefs(p.card).includes(g.defs[p.def])) return false;
  }
  if (t.limit && isUsed(g, t.limit, p.card, p.ability, p.seat)) return false;
  return t.given === undefined || t.given(g, p.card, p.event);
}

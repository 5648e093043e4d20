import { powerOf } from '../reading/powers.js';
import type { Board } from '../state/board.js';
import { isUsed } from '../state/limits.js';
import type { Effect, Pending } from '../state/state.js';
import { type Definition, type Happening, MomentBit } from '../words/definitions.js';
import { type Card, type CardType, type Deed, type Moment, type Open, type Seat, Until, Zone } from '../words/vocabulary.js';

const NO_CARDS: Card[] = [];
const NO_TRIGGERS: readonly Pending[] = [];

/** An event of this player or of this player's turn; callers fill in the other facts. */
export function happening(moment: Moment, seat: Seat, by: Seat = seat): Open<Happening> {
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
    arrival: 0,
  };
}

/** A copy of the event for another moment. */
export function alsoAt(moment: Moment, e: Happening): Open<Happening> {
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
  copy.arrival = e.arrival;
  if (e.counters !== undefined) copy.counters = e.counters;
  return copy;
}

/** An event about a card in play, with the facts before it changes. */
export function lastKnown(board: Board, moment: Moment, card: Card, by: number): Open<Happening> {
  const e = happening(moment, board.state.controller[card], by);
  e.card = card;
  e.def = board.state.def[card];
  e.base = board.baseOf(card);
  e.owner = board.state.owner[card];
  e.power = powerOf(board, card);
  e.type = board.def(card).type;
  if (e.type === 'action') e.from = board.state.host[card];
  e.arrival = board.state.arrival[card];
  const counters = board.state.counters[card];
  if (counters > 0) e.counters = counters;
  return e;
}

/** The triggers that this event sets off, looking at the position just before it (RULES 5.5). */
export function triggersOf(board: Board, e: Happening): Pending[] {
  const list: Pending[] = [];
  const bit = MomentBit[e.moment];
  if (!board.awaits(bit)) return list;
  const s = board.state;
  for (let i = 0; i < s.bases.length; i++) {
    const base = s.bases[i];
    if (board.awaitsAt(i, bit)) {
      for (const c of s.cardsAt[i]) {
        const d = board.def(c);
        if ((d.moments & bit) !== 0 && !board.isCancelled(c)) add(board, list, c, d, e);
      }
    }
    if (board.baseAwaits(i, bit)) {
      for (const d of board.abilities(i)) if ((d.moments & bit) !== 0) add(board, list, base, d, e);
    }
  }
  if (s.effects.length > 0) addWatching(board, list, e);
  return list;
}

/** What waits for such an event for a time, wherever its card is (RULES 12.171). */
function addWatching(board: Board, list: Pending[], e: Happening): void {
  for (const { kind, source, amount: def, later, by } of board.state.effects) {
    if (kind !== 'watching') continue;
    const { watches } = board.defs[def].triggers![later!.ability];
    if (watches!.on !== e.moment || !watches!.when(board.position, source, e, by)) continue;
    list.push({ card: source, arrival: board.state.arrival[source], def, ability: later!.ability, seat: by, event: e, users: null });
  }
}

/** The triggers of one card only: a card that arrives in a window performs its own ability on arrival (D8). */
export function triggersOfCard(board: Board, card: Card, e: Happening): Pending[] {
  const list: Pending[] = [];
  if ((board.def(card).moments & MomentBit[e.moment]) !== 0 && !board.isCancelled(card)) add(board, list, card, board.def(card), e);
  return list;
}

function add(board: Board, list: Pending[], card: Card, d: Definition, e: Happening): void {
  const triggers = d.triggers!;
  for (let ability = 0; ability < triggers.length; ability++) {
    const t = triggers[ability];
    if (t.on !== e.moment || (t.when !== undefined && !t.when(board.position, card, e))) continue;
    const seat = t.seat ? t.seat(board.position, card, e) : d.type === 'base' ? e.seat : board.state.controller[card];
    if (t.limit && isUsed(board, t.limit, card, ability, seat)) continue;
    list.push({ card, arrival: board.state.arrival[card], def: d.n, ability, seat, event: e, users: null });
  }
}

/** Sets off the triggers of an event; they wait until the ability being resolved is finished. */
export function happen(board: Board, e: Happening): void {
  for (const p of triggersOf(board, e)) board.state.arisen.push(p);
}

/** Keeps what happened, for cards that count it. */
export function note(board: Board, what: Deed['what'], type: CardType, seat: Seat, by: Seat, base: Card, card?: Card): void {
  if (!board.recalls) return;
  const which = card && { card, arrival: board.state.arrival[card] };
  board.state.deeds = [...board.state.deeds, { what, type, seat, by, base, ...which }];
}

/** The triggers that were put off until this moment of this player's turn (RULES 12.9). */
export function delayedUntil(board: Board, until: number, seat: Seat, scoring: Card = 0): readonly Pending[] {
  if (board.state.effects.length === 0) return NO_TRIGGERS;
  const list: Pending[] = [];
  for (const e of board.state.effects) {
    if (e.kind !== 'delayed' || !isDelayedUntil(e, until, seat, scoring)) continue;
    const { source, amount: def, by } = e;
    const later = e.later!;
    const event = happening('delayed', by);
    event.card = later.card;
    event.arrival = later.arrival;
    event.from = later.from ?? Zone.Play;
    event.base = scoring || later.base;
    list.push({ card: source, arrival: board.state.arrival[source], def, ability: later.ability, seat: by, event, users: null });
  }
  return list;
}

export function isDelayedUntil(e: Effect, until: number, seat: Seat, scoring: Card): boolean {
  if (scoring !== 0) return e.until === until && (e.card === 0 || e.card === scoring);
  if (until === Until.EndOfTurn && e.until === Until.NextTurnOf) return e.begun && e.untilSeat === seat;
  return e.until === until && (until === Until.EndOfTurn || e.untilSeat === seat);
}

/** Does the trigger still apply, now that it could be resolved (D7)? Its "if" is not checked yet. */
export function isDue(board: Board, p: Pending): boolean {
  const t = board.defs[p.def].triggers![p.ability];
  if (!t.fromAnywhere) {
    const zone = board.state.zone[p.card];
    if ((zone !== Zone.Play && zone !== Zone.Table) || board.state.arrival[p.card] !== p.arrival) return false;
    if (zone === Zone.Table && !board.baseDefs(p.card).includes(board.defs[p.def])) return false;
  }
  return t.limit === undefined || !isUsed(board, t.limit, p.card, p.ability, p.seat);
}

/** Did the finished play concern this trigger? Asked once, when the play is over and before anything that it set off (D7). */
export function hasTriggered(board: Board, p: Pending): boolean {
  const { triggered } = board.defs[p.def].triggers![p.ability];
  return triggered === undefined || triggered(board.position, p.card, p.event);
}

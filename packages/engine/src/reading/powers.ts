import type { Board } from '../state/board.js';
import type { Effect } from '../state/state.js';
import { type Definition, HookBit } from '../words/definitions.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { protectionFrom } from './cannot.js';

const FAR_POWER = HookBit.powerNamed;
const BREAKPOINT_HOOKS = HookBit.startingBreakpoint | HookBit.changesBreakpoint;
const WITHOUT_MINIONS = HookBit.playerPower | HookBit.bearsName;
/** The changes that are applied once everything is added up. */
export const LATE_POWER = HookBit.startingPower | HookBit.doublesPower | HookBit.setsPower;
const LATE_EFFECTS: readonly Effect['kind'][] = ['startingPower', 'doublePower', 'setPower'];
const POWER_HOOKS = HookBit.powerHere | HookBit.powerNamed | HookBit.powerHost | LATE_POWER;

/** Hears which card adds how much to a minion's power. */
type PowerListener = (source: Card, amount: number) => void;

/**
 * Current power (RULES 6.10), never below zero (8.1); for a card out of play, the printed power. `tell` hears everything that is
 * added to the printed power and the counters.
 */
export function powerOf(board: Board, card: Card, tell?: PowerListener): number {
  const s = board.state;
  const d = board.defs[s.def[card]];
  if (s.zone[card] !== Zone.Play || d.type !== 'minion') return d.power;
  let p = d.power + s.counters[card];
  if ((d.hooks & HookBit.powerSelf) !== 0 && !board.isCancelled(card)) {
    const own = d.powerSelf!(board.position, card);
    tell?.(card, own);
    p += own;
  }
  if (board.present(POWER_HOOKS)) p += powerFromCards(board, card, tell);
  const effects = s.effects;
  let late = false;
  for (let i = 0; i < effects.length; i++) {
    const e = effects[i];
    if (e.card !== card) continue;
    if (e.kind !== 'power') late ||= LATE_EFFECTS.includes(e.kind);
    else if (!shrugsOff(board, card, e.source, e.by)) {
      tell?.(e.source, e.amount);
      p += e.amount;
    }
  }
  if (late || board.present(LATE_POWER)) p = changedLate(board, card, p, tell);
  return p < 0 ? 0 : p;
}

/** A number that the power of a minion is set to, or starts from, and the card that says so. */
interface Fixed {
  source: Card;
  amount: number;
}
/** If there are several numbers, the lowest counts. */
const lower = (one: Fixed | null, source: Card, amount: number | null | undefined): Fixed | null =>
  amount === null || amount === undefined || (one !== null && one.amount <= amount) ? one : { source, amount };

/** The abilities of the minion's base, and of the cards there, that have one of these hooks and reach it. */
function eachLate(board: Board, card: Card, hooks: number, ask: (source: Card, d: Definition) => void): void {
  const s = board.state;
  const place = board.present(hooks) ? s.bases.indexOf(s.base[card]) : -1;
  if (place < 0) return;
  for (const d of board.abilities(place)) ask(s.bases[place], d);
  for (const o of s.cardsAt[place])
    if ((board.def(o).hooks & hooks) !== 0 && !board.isCancelled(o) && !shrugsOff(board, card, o, s.controller[o])) ask(o, board.def(o));
}

/** The number that takes the place of the printed power of a minion in play. */
function startOf(board: Board, card: Card): Fixed | null {
  let start: Fixed | null = null;
  eachLate(board, card, HookBit.startingPower, (source, d) => {
    start = lower(start, source, d.startingPower?.(board.position, source, card));
  });
  for (const e of board.state.effects)
    if (e.card === card && e.kind === 'startingPower' && !shrugsOff(board, card, e.source, e.by)) start = lower(start, e.source, e.amount);
  return start;
}

/** The power that a minion starts from (RULES 6.6). */
export function startingPowerOf(board: Board, card: Card): number {
  const start = board.state.zone[card] === Zone.Play && board.isMinion(card) ? startOf(board, card) : null;
  return start?.amount ?? board.printedPower(card);
}

/**
 * Once everything is added up, another number takes the place of the printed power, then the sum is doubled, and a number that it is set
 * to comes last (RULES 12.3).
 */
function changedLate(board: Board, card: Card, sum: number, tell?: PowerListener): number {
  let set: Fixed | null = null;
  const doubling: Card[] = [];
  eachLate(board, card, HookBit.doublesPower | HookBit.setsPower, (source, d) => {
    set = lower(set, source, d.setsPower?.(board.position, source, card));
    if (d.doublesPower?.(board.position, source, card)) doubling.push(source);
  });
  for (const e of board.state.effects) {
    if (e.card !== card || !LATE_EFFECTS.includes(e.kind) || shrugsOff(board, card, e.source, e.by)) continue;
    if (e.kind === 'setPower') set = lower(set, e.source, e.amount);
    else if (e.kind === 'doublePower') doubling.push(e.source);
  }
  const start = startOf(board, card);
  let p = sum;
  const becomes = (source: Card, power: number): void => {
    tell?.(source, power - p);
    p = power;
  };
  if (start) becomes(start.source, p - board.def(card).power + start.amount);
  for (const source of doubling) becomes(source, p + p);
  const fixed = set as Fixed | null;
  if (fixed) becomes(fixed.source, fixed.amount);
  return p;
}

/** What changes a minion's power besides its counters, card by card. */
export function changesOfPower(board: Board, card: Card): { source: Card; amount: number }[] {
  const found: { source: Card; amount: number }[] = [];
  powerOf(board, card, (source, amount) => {
    const known = found.find((change) => change.source === source);
    if (known) known.amount += amount;
    else if (amount !== 0) found.push({ source, amount });
  });
  return found.some(({ amount }) => amount === 0) ? found.filter(({ amount }) => amount !== 0) : found;
}

/** The power that a minion gets from bases and from other cards. */
function powerFromCards(board: Board, card: Card, tell?: PowerListener): number {
  const { bases, base } = board.state;
  const near = bases.indexOf(base[card]);
  // Cards at other bases hardly ever give any.
  if (!board.present(FAR_POWER)) return near < 0 ? 0 : powerFrom(board, near, card, true, tell);
  let p = 0;
  for (let i = 0; i < bases.length; i++) p += powerFrom(board, i, card, i === near, tell);
  return p;
}

/**
 * The power that a minion gets from the cards at this place. `near`: it is the minion's own place, where the base itself counts
 * too.
 */
function powerFrom(board: Board, place: number, card: Card, near: boolean, tell?: PowerListener): number {
  const s = board.state;
  let p = 0;
  if (near && board.baseAnswers(place, HookBit.powerHere))
    for (const d of board.abilities(place)) if (d.powerHere !== undefined) p += d.powerHere(board.position, s.bases[place], card);
  if (p !== 0) tell?.(s.bases[place], p);
  const hooks = near ? POWER_HOOKS : FAR_POWER;
  if (!board.presentAt(place, hooks)) return p;
  const list = s.cardsAt[place];
  for (let j = 0; j < list.length; j++) {
    const o = list[j];
    const od = board.defs[s.def[o]];
    if ((od.hooks & hooks) === 0 || board.isCancelled(o)) continue;
    let more = 0;
    if (near) {
      if (od.powerHost !== undefined && s.host[o] === card) more += od.powerHost(board.position, o, card);
      if (od.powerHere !== undefined) more += od.powerHere(board.position, o, card);
    }
    if (od.powerNamed !== undefined) more += od.powerNamed(board.position, o, card);
    if (more === 0 || shrugsOff(board, card, o, s.controller[o])) continue;
    tell?.(o, more);
    p += more;
  }
  return p;
}

/** Power from a card does not count while its minion can't be affected by that card. */
function shrugsOff(board: Board, card: Card, source: Card, by: Seat): boolean {
  return board.profile.affects.has('power') && protectionFrom(board, card, source, by) !== 0;
}

/**
 * The power that an action has because it bears a name (RULES 3.1). Only cards at its own base give it any; usually there is
 * none.
 */
export function actionPowerOf(board: Board, card: Card): number {
  if (board.def(card).bearsName === undefined) return 0;
  let p = 0;
  for (const o of board.at(board.state.base[card])) {
    const od = board.def(o);
    if (od.powerNamed !== undefined) p += od.powerNamed(board.position, o, card);
  }
  return p;
}

/** All of a player's power at a base (RULES 3.1, 3.4). */
export function playerPowerAt(board: Board, base: Card, seat: Seat): number {
  const s = board.state;
  const place = s.bases.indexOf(base);
  if (place < 0) return 0;
  const list = s.cardsAt[place];
  let p = 0;
  for (let i = 0; i < list.length; i++) if (s.controller[list[i]] === seat && board.isMinion(list[i])) p += powerOf(board, list[i]);
  if (!onlyMinionsHavePower(board)) p += powerBesideMinionsAt(board, base, seat);
  return p < 0 ? 0 : p;
}

/** The part of a player's power at a base that their minions do not have: from actions, the base itself and lasting effects. */
export function powerBesideMinionsAt(board: Board, base: Card, seat: Seat): number {
  const s = board.state;
  const place = s.bases.indexOf(base);
  let p = 0;
  if (board.present(WITHOUT_MINIONS)) {
    for (const c of s.cardsAt[place]) {
      const d = board.defs[s.def[c]];
      if (d.type === 'minion') continue;
      if (s.controller[c] === seat && board.profile.allCardsHavePower && d.bearsName !== undefined) p += actionPowerOf(board, c);
      if (d.playerPower !== undefined) p += d.playerPower(board.position, c, seat);
    }
    if (board.baseAnswers(place, HookBit.playerPower))
      for (const d of board.abilities(place)) if (d.playerPower !== undefined) p += d.playerPower(board.position, base, seat);
  }
  for (const e of s.effects) if (e.kind === 'playerPower' && e.card === base && e.seat === seat) p += e.amount;
  return p;
}

/** Is a player's power at a base the power of their minions there, and nothing else? */
export function onlyMinionsHavePower(board: Board): boolean {
  const { effects } = board.state;
  for (let i = 0; i < effects.length; i++) if (effects[i].kind === 'playerPower') return false;
  return !board.present(WITHOUT_MINIONS);
}

/** Could anything but a minion's own ability change the power that its print and its counters give it? */
const mayChangePower = (board: Board): boolean => board.state.effects.length > 0 || board.present(POWER_HOOKS);

export function totalPowerAt(board: Board, base: Card): number {
  let p = 0;
  if (!onlyMinionsHavePower(board)) {
    for (let seat = 0; seat < board.state.seats; seat++) p += playerPowerAt(board, base, seat);
    return p;
  }
  // Only minions have power here, so one pass is enough.
  const { def, counters } = board.state;
  const list = board.at(base);
  const changes = mayChangePower(board);
  for (let i = 0; i < list.length; i++) {
    const c = list[i];
    const d = board.defs[def[c]];
    if (d.type === 'minion') p += changes || (d.hooks & HookBit.powerSelf) !== 0 ? powerOf(board, c) : d.power + counters[c];
  }
  return p;
}

/** Sets `to` to each player's power at a base. */
export function playerPowersAt(board: Board, base: Card, to: Float64Array): void {
  const { seats, def, counters, controller } = board.state;
  if (!onlyMinionsHavePower(board)) {
    for (let seat = 0; seat < seats; seat++) to[seat] = playerPowerAt(board, base, seat);
    return;
  }
  for (let seat = 0; seat < seats; seat++) to[seat] = 0;
  const list = board.at(base);
  const changes = mayChangePower(board);
  for (let i = 0; i < list.length; i++) {
    const c = list[i];
    const d = board.defs[def[c]];
    if (d.type === 'minion')
      to[controller[c]] += changes || (d.hooks & HookBit.powerSelf) !== 0 ? powerOf(board, c) : d.power + counters[c];
  }
}

export function breakpointOf(board: Board, base: Card): number {
  const { effects } = board.state;
  const printed = board.def(base).power;
  const changed = board.present(BREAKPOINT_HOOKS);
  if (effects.length === 0 && !changed) return printed;
  for (const e of effects) if (e.kind === 'setBreakpoint' && e.card === base) return e.amount;
  const place = board.state.bases.indexOf(base);
  let p = changed && place >= 0 ? (startingBreakpointAt(board, place) ?? printed) : printed;
  for (const e of effects) if (e.kind === 'startingBreakpoint' && e.card === base) p = e.amount;
  for (const e of effects) if (e.kind === 'breakpoint' && e.card === base) p += e.amount;
  if (changed && place >= 0) p += changeOfBreakpoint(board, place);
  return p < 0 ? 0 : p;
}
function startingBreakpointAt(board: Board, place: number): number | null {
  if (board.baseAnswers(place, HookBit.startingBreakpoint)) {
    for (const d of board.abilities(place)) {
      const start = d.startingBreakpoint?.(board.position, board.state.bases[place]) ?? null;
      if (start !== null) return start;
    }
  }
  return null;
}
function changeOfBreakpoint(board: Board, place: number): number {
  let p = 0;
  if (board.presentAt(place, HookBit.changesBreakpoint)) {
    for (const c of board.state.cardsAt[place]) {
      const d = board.def(c);
      if (d.changesBreakpoint !== undefined && !board.isCancelled(c)) p += d.changesBreakpoint(board.position, c);
    }
  }
  if (board.baseAnswers(place, HookBit.changesBreakpoint))
    for (const d of board.abilities(place))
      if (d.changesBreakpoint !== undefined) p += d.changesBreakpoint(board.position, board.state.bases[place]);
  return p;
}

export function isReady(board: Board, base: Card): boolean {
  return totalPowerAt(board, base) >= breakpointOf(board, base) && !isBarredFromScoring(board, base);
}

/** Does a card, or an effect for the turn, keep the base from scoring (RULES 12.11)? */
function isBarredFromScoring(board: Board, base: Card): boolean {
  const { effects, bases, cardsAt } = board.state;
  if (effects.length > 0) for (const e of effects) if (e.kind === 'cannotScore' && e.card === base) return true;
  if (!board.present(HookBit.cannotScore)) return false;
  const place = bases.indexOf(base);
  for (const c of cardsAt[place]) if (board.def(c).cannotScore?.(board.position, c) && !board.isCancelled(c)) return true;
  return board.abilities(place).some((d) => d.cannotScore?.(board.position, base));
}

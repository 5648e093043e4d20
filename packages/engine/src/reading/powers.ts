import type { Board } from '../state/board.js';
import { HookBit } from '../words/definitions.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { keptOff } from './cannot.js';

const FAR_POWER = HookBit.powerNamed;
const BREAKPOINT_HOOKS = HookBit.startingBreakpoint | HookBit.changesBreakpoint;
const WITHOUT_MINIONS = HookBit.playerPower | HookBit.bearsName;
const POWER_HOOKS = HookBit.powerHere | HookBit.powerNamed | HookBit.powerHost;

/** Current power (RULES 6.10); out of play the printed number. Never below zero (8.1). */
export function powerOf(board: Board, c: Card): number {
  const s = board.state;
  const d = board.defs[s.def[c]];
  if (s.zone[c] !== Zone.Play || d.type !== 'minion') return d.power;
  let p = d.power + s.counters[c];
  if (d.powerSelf !== undefined) p += d.powerSelf(board.position, c);
  if (board.present(POWER_HOOKS)) {
    for (let i = 0; i < s.row.length; i++) p += powerFrom(board, i, c, s.row[i] === s.base[c]);
  }
  const effects = s.effects;
  for (let i = 0; i < effects.length; i++) {
    const e = effects[i];
    if (e.kind === 'power' && e.card === c && !shrugsOff(board, c, e.source, e.by)) p += e.amount;
  }
  return p < 0 ? 0 : p;
}

/** What a minion gets from the cards at this place; near: its own, where the base itself counts too. */
function powerFrom(board: Board, place: number, c: Card, near: boolean): number {
  const s = board.state;
  let p = 0;
  if (near && board.baseAnswers(place, HookBit.powerHere))
    for (const d of board.abilities(place)) if (d.powerHere !== undefined) p += d.powerHere(board.position, s.row[place], c);
  const hooks = near ? POWER_HOOKS : FAR_POWER;
  if (!board.presentAt(place, hooks)) return p;
  const list = s.here[place];
  for (let j = 0; j < list.length; j++) {
    const o = list[j];
    const od = board.defs[s.def[o]];
    if ((od.hooks & hooks) === 0) continue;
    let more = 0;
    if (near) {
      if (od.powerHost !== undefined && s.host[o] === c) more += od.powerHost(board.position, o, c);
      if (od.powerHere !== undefined) more += od.powerHere(board.position, o, c);
    }
    if (od.powerNamed !== undefined) more += od.powerNamed(board.position, o, c);
    if (more !== 0 && !shrugsOff(board, c, o, s.controller[o])) p += more;
  }
  return p;
}

/** Power from a card does not count while its minion can't be affected by that card. */
function shrugsOff(board: Board, c: Card, source: Card, by: Seat): boolean {
  return board.profile.affects.has('power') && keptOff(board, c, source, by) !== 0;
}

/** The power an action has by bearing a name (RULES 3.1), which only cards on its own base know; usually none. */
export function actionPowerOf(board: Board, c: Card): number {
  if (board.def(c).bearsName === undefined) return 0;
  let p = 0;
  for (const o of board.at(board.state.base[c])) {
    const od = board.def(o);
    if (od.powerNamed !== undefined) p += od.powerNamed(board.position, o, c);
  }
  return p;
}

/** All of a player's power at a base (RULES 3.1, 3.4). */
export function playerPowerAt(board: Board, base: Card, seat: Seat): number {
  const s = board.state;
  const place = s.row.indexOf(base);
  if (place < 0) return 0;
  const list = s.here[place];
  const more = board.present(WITHOUT_MINIONS);
  let p = 0;
  for (let i = 0; i < list.length; i++) {
    const c = list[i];
    const d = board.defs[s.def[c]];
    if (d.type === 'minion') {
      if (s.controller[c] === seat) p += powerOf(board, c);
    } else if (more) {
      if (s.controller[c] === seat && board.profile.allCardsHavePower && d.bearsName !== undefined) p += actionPowerOf(board, c);
      if (d.playerPower !== undefined) p += d.playerPower(board.position, c, seat);
    }
  }
  if (more && board.baseAnswers(place, HookBit.playerPower))
    for (const d of board.abilities(place)) if (d.playerPower !== undefined) p += d.playerPower(board.position, base, seat);
  for (const e of s.effects) if (e.kind === 'playerPower' && e.card === base && e.seat === seat) p += e.amount;
  return p < 0 ? 0 : p;
}

export function totalPowerAt(board: Board, base: Card): number {
  let p = 0;
  if (board.state.effects.length > 0 || board.present(WITHOUT_MINIONS)) {
    for (let seat = 0; seat < board.state.seats; seat++) p += playerPowerAt(board, base, seat);
    return p;
  }
  // Nothing but minions has power: once around is enough.
  const { def, counters } = board.state;
  const list = board.at(base);
  const more = board.present(POWER_HOOKS);
  for (let i = 0; i < list.length; i++) {
    const c = list[i];
    const d = board.defs[def[c]];
    if (d.type === 'minion') p += more || d.powerSelf !== undefined ? powerOf(board, c) : d.power + counters[c];
  }
  return p;
}

export function breakpointOf(board: Board, base: Card): number {
  const { effects } = board.state;
  const printed = board.def(base).power;
  const changed = board.present(BREAKPOINT_HOOKS);
  if (effects.length === 0 && !changed) return printed;
  for (const e of effects) if (e.kind === 'setBreakpoint' && e.card === base) return e.amount;
  const place = board.state.row.indexOf(base);
  let p = changed && place >= 0 ? (startingBreakpointAt(board, place) ?? printed) : printed;
  for (const e of effects) if (e.kind === 'startingBreakpoint' && e.card === base) p = e.amount;
  for (const e of effects) if (e.kind === 'breakpoint' && e.card === base) p += e.amount;
  if (changed && place >= 0) p += changeOfBreakpoint(board, place);
  return p < 0 ? 0 : p;
}
function startingBreakpointAt(board: Board, place: number): number | null {
  if (board.baseAnswers(place, HookBit.startingBreakpoint)) {
    for (const d of board.abilities(place)) {
      const start = d.startingBreakpoint?.(board.position, board.state.row[place]) ?? null;
      if (start !== null) return start;
    }
  }
  return null;
}
function changeOfBreakpoint(board: Board, place: number): number {
  let p = 0;
  if (board.presentAt(place, HookBit.changesBreakpoint)) {
    for (const c of board.state.here[place]) {
      const d = board.def(c);
      if (d.changesBreakpoint !== undefined) p += d.changesBreakpoint(board.position, c);
    }
  }
  if (board.baseAnswers(place, HookBit.changesBreakpoint))
    for (const d of board.abilities(place))
      if (d.changesBreakpoint !== undefined) p += d.changesBreakpoint(board.position, board.state.row[place]);
  return p;
}

/** Ready to score (RULES 3.1). */
export function isReady(board: Board, base: Card): boolean {
  return totalPowerAt(board, base) >= breakpointOf(board, base);
}

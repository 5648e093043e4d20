import { addEffect } from '../changing/effects.js';
import { breakpointOf } from '../reading/powers.js';
import type { Effect } from '../state/state.js';
import { type Card, type Seat, Until } from '../words/vocabulary.js';
import type { Resolving } from './resolving.js';

export function lasting(it: Resolving, e: Partial<Effect> & Pick<Effect, 'kind'>): void {
  addEffect(it.board, { source: it.self, by: it.you, untilSeat: it.you, ...e });
}

export function gainPlayerPower(it: Resolving, base: Card, amount: number, seat: Seat = it.you): void {
  lasting(it, { kind: 'playerPower', card: base, seat, amount });
  it.board.events?.push({ kind: 'player-power', seat, base, amount, source: it.self });
}

export function changeBreakpoint(it: Resolving, base: Card, by: number): void {
  // Turns -0 into 0: minus zero is not a small integer.
  const amount = by | 0;
  lasting(it, { kind: 'breakpoint', card: base, amount });
  if (amount !== 0) it.board.events?.push({ kind: 'breakpoint', base, amount, source: it.self });
}

export function setBreakpoint(it: Resolving, base: Card, amount: number): void {
  changedBreakpoint(it, base, () => lasting(it, { kind: 'setBreakpoint', card: base, amount }));
}

export function setStartingBreakpoint(it: Resolving, base: Card, amount: number): void {
  changedBreakpoint(it, base, () => lasting(it, { kind: 'startingBreakpoint', card: base, amount }));
}

/** Reports by how much the breakpoint changed. */
function changedBreakpoint(it: Resolving, base: Card, change: () => void): void {
  const before = breakpointOf(it.board, base);
  change();
  const amount = breakpointOf(it.board, base) - before;
  if (amount !== 0) it.board.events?.push({ kind: 'breakpoint', base, amount, source: it.self });
}

export function cancelBase(it: Resolving, base: Card, until: number = Until.StartOf): void {
  lasting(it, { kind: 'cancelBase', card: base, until });
  it.board.events?.push({ kind: 'cancelled', base, until, untilSeat: it.you, source: it.self });
}

export function keepFromScoring(it: Resolving, base: Card): void {
  lasting(it, { kind: 'cannotScore', card: base });
}

export function putOff(it: Resolving, until: 'end of turn' | 'start of your turn', ability: number, card: Card, base: Card): void {
  const { state, trigger } = it.board;
  const later = { ability, card, arrival: card === 0 ? 0 : state.arrival[card], base };
  // A base may have the ability from another one.
  const def = trigger !== null && trigger.card === it.self ? trigger.def : state.def[it.self];
  lasting(it, { kind: 'delayed', amount: def, until: until === 'end of turn' ? Until.EndOfTurn : Until.StartOf, later });
}

export function forbidActions(it: Resolving, seat: Seat): void {
  lasting(it, { kind: 'noActions', seat, until: Until.NextTurnOf, untilSeat: seat });
  it.board.events?.push({ kind: 'actions-forbidden', seat, source: it.self });
}

export function forbidName(it: Resolving, card: Card): void {
  lasting(it, { kind: 'noName', seat: it.you, amount: it.board.state.def[card] });
  it.board.events?.push({ kind: 'name-forbidden', seat: it.you, card, source: it.self });
}

export function remember(it: Resolving, n: number): void {
  it.board.state.memory[it.self] = n;
}

export function rememberFaction(it: Resolving, faction: number): void {
  // Stored below zero, so that it can't be mistaken for another number that a card remembers.
  it.remember(-1 - faction);
  it.board.events?.push({ kind: 'named', seat: it.you, faction, source: it.self });
}

import { addEffect } from '../changing/effects.js';
import { breakpointOf } from '../reading/powers.js';
import { isUsed, use } from '../state/limits.js';
import type { Effect } from '../state/state.js';
import { AbilityNumber, type Trigger } from '../words/definitions.js';
import { Ban, type Card, Until, Zone } from '../words/vocabulary.js';
import type { Resolving, Verbs } from './resolving.js';

export function lasting(it: Resolving, e: Partial<Effect> & Pick<Effect, 'kind'>): void {
  addEffect(it.board, { source: it.self, by: it.you, untilSeat: it.you, ...e });
}

/** Reports by how much the breakpoint changed. */
function changedBreakpoint(it: Resolving, base: Card, change: () => void): void {
  const before = breakpointOf(it.board, base);
  change();
  const amount = breakpointOf(it.board, base) - before;
  if (amount !== 0) it.board.events?.push({ kind: 'breakpoint', base, amount, source: it.self });
}

const PUT_OFF = {
  'end of turn': Until.EndOfTurn,
  'start of your turn': Until.StartOf,
  'end of your next turn': Until.NextTurnOf,
  'before scoring': Until.BeforeScoring,
  'after scoring': Until.AfterScoring,
} as const;

/** The definition that has this trigger: a minion may do what another one does, and a base may have its ability from another one. */
function placeOf(it: Resolving, trigger: Trigger): { def: number; ability: number } {
  const { defs, state } = it.board;
  const abilityIn = (def: number): number => defs[def]?.triggers?.findIndex((t) => t.run === trigger.run) ?? -1;
  const own = state.def[it.self];
  const def = abilityIn(own) >= 0 ? own : defs.findIndex((_, n) => abilityIn(n) >= 0);
  return { def, ability: abilityIn(def) };
}

export const VERBS = {
  gainPlayerPower(this: Resolving, base, amount, seat = this.you) {
    lasting(this, { kind: 'playerPower', card: base, seat, amount });
    this.board.events?.push({ kind: 'player-power', seat, base, amount, source: this.self });
  },

  changeBreakpoint(base, by) {
    // Turns -0 into 0: minus zero is not a small integer.
    const amount = by | 0;
    lasting(this, { kind: 'breakpoint', card: base, amount });
    if (amount !== 0) this.board.events?.push({ kind: 'breakpoint', base, amount, source: this.self });
  },

  setBreakpoint(base, amount) {
    changedBreakpoint(this, base, () => lasting(this, { kind: 'setBreakpoint', card: base, amount }));
  },

  setStartingBreakpoint(base, amount) {
    changedBreakpoint(this, base, () => lasting(this, { kind: 'startingBreakpoint', card: base, amount }));
  },

  cancelBase(base, until = Until.StartOf) {
    lasting(this, { kind: 'cancelBase', card: base, until });
    this.board.events?.push({ kind: 'cancelled', base, until, untilSeat: this.you, source: this.self });
  },

  keepFromScoring(base) {
    lasting(this, { kind: 'cannotScore', card: base });
  },

  putOff(until, trigger, card, base, scoring = 0) {
    const { state } = this.board;
    const zone = state.zone[card];
    const { def, ability } = placeOf(this, trigger);
    const later = {
      ability,
      card,
      arrival: card === 0 ? 0 : state.arrival[card],
      ...(card !== 0 && zone !== Zone.Play && { from: zone }),
      base,
    };
    lasting(this, { kind: 'delayed', card: scoring, amount: def, until: PUT_OFF[until], later });
  },

  watchFor(trigger, until = Until.EndOfTurn) {
    const { def, ability } = placeOf(this, trigger);
    lasting(this, { kind: 'watching', amount: def, until, later: { ability, card: 0, arrival: 0, base: 0 } });
  },

  forbidActions(seat) {
    lasting(this, { kind: 'noActions', seat, until: Until.NextTurnOf, untilSeat: seat });
    this.board.events?.push({ kind: 'actions-forbidden', seat, source: this.self });
  },

  forbidName(card) {
    lasting(this, { kind: 'noName', seat: this.you, amount: this.board.state.def[card] });
    this.board.events?.push({ kind: 'name-forbidden', seat: this.you, card, source: this.self });
  },

  forbidPlays(plays, card, until, seat) {
    lasting(this, {
      kind: 'noPlay',
      card,
      amount: seat === undefined ? plays : plays | Ban.seat,
      until,
      ...(seat !== undefined && { seat }),
    });
  },

  *once(limit, run) {
    const { board, self, you } = this;
    if (isUsed(board, limit, self, AbilityNumber.OnPlay, you)) return;
    if ((yield* run()) !== false) use(board, limit, self, AbilityNumber.OnPlay, you);
  },

  remember(n) {
    this.board.state.memory[this.self] = n;
  },

  rememberFaction(faction) {
    // Stored below zero, so that it can't be mistaken for another number that a card remembers.
    this.remember(-1 - faction);
    this.board.events?.push({ kind: 'named', seat: this.you, faction, source: this.self });
  },
} satisfies Verbs;

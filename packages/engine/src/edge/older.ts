import type { CardSet } from '../catalogue/cardset.js';
import { ongoing } from '../changing/effects.js';
import { lastTurnOf, type State } from '../state/state.js';

/** Fields of a saved position that had other names in format 1. */
const RENAMED: Readonly<Record<string, string>> = {
  row: 'bases',
  here: 'cardsAt',
  at: 'substep',
  note: 'memory',
  stay: 'arrival',
  word: 'toAct',
};

/** A position saved in format 1, with the names that its fields have today. Nothing else about it is checked or changed. */
export function renamedFields(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(renamedFields);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [RENAMED[name] ?? name, renamedFields(value)]));
}

/**
 * Up to rules 2, a card whose ongoing ability lasts until its controller's turn remembered the turn in which it was played. Such
 * an ability that still works is a lasting effect today.
 */
export function endTimesByTurns(cards: CardSet, s: State): void {
  for (const here of s.cardsAt) {
    for (const c of here) {
      if (!cards.defs[s.def[c]].untilYourTurn) continue;
      if (s.memory[c] >= lastTurnOf(s, s.controller[c])) s.effects.push(ongoing(c));
      s.memory[c] = 0;
    }
  }
}

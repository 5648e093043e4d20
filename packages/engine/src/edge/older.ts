import type { CardSet, Listed } from '../catalogue/cardset.js';
import { ongoing } from '../changing/effects.js';
import { runsOf, type StateData } from '../state/copies.js';
import { COLUMNS, lastTurnOf, type State } from '../state/state.js';
import { type Numbers, numbersIn } from '../words/numbers.js';
import { PROFILES } from '../words/profiles.js';
import { Step } from '../words/vocabulary.js';

/** Fields of a saved position that had other names in format 1. */
const RENAMED: Readonly<Record<string, string>> = {
  row: 'bases',
  here: 'cardsAt',
  at: 'substep',
  note: 'memory',
  stay: 'arrival',
  word: 'toAct',
};

/**
 * A position of an older format, with the fields that it has today. Its numbers stay those of its time, when there were these factions.
 * Nothing else about it is checked or changed.
 */
export function modernised(format: number, data: object, numbered: readonly Listed[]): StateData {
  const old: Record<string, unknown> & Partial<OldPosition> = format === 1 ? renamedFields(data) : { ...data };
  if (format < 3) old.supply = old.step === Step.Draft ? supplyOf(old, numbered) : [];
  old.deeds ??= [];
  if (format < 4) {
    // Columns had an entry for each card.
    for (const name of COLUMNS) {
      const column = old[name];
      if (Array.isArray(column)) old[name] = runsOf(column);
    }
  }
  // A number that nobody could choose yet is as usual.
  return Object.assign(old, numbersIn(old)) as unknown as StateData;
}

interface OldPosition extends Partial<Numbers> {
  step: number;
  profile: number;
  factions: number[][];
  pool: number[];
  /** The boxes at the table, as bits by their number. */
  boxes: number;
}

/** Before format 3, the rules looked for the bases when all factions were taken. */
function supplyOf({ profile = -1, factions = [], pool = [], boxes = 0 }: Partial<OldPosition>, numbered: readonly Listed[]): number[] {
  const order = [...new Set(numbered.map((f) => f.box))];
  const possible = new Set([factions, pool].flat(2).map((f) => numbered[f]?.box));
  const isUsed = (box: string): boolean =>
    possible.has(box) || (PROFILES[profile]?.bases === 'all' && (boxes & (1 << order.indexOf(box))) !== 0);
  const supply: number[] = [];
  let def = 1;
  for (const f of numbered) {
    def += f.cards.length;
    for (let i = 0; i < f.bases.length; i++, def++) if (isUsed(f.box)) supply.push(def);
  }
  return supply;
}

function renamedFields(data: object): Record<string, unknown> {
  const renamed = (x: unknown): unknown => (Array.isArray(x) ? x.map(renamed) : typeof x === 'object' && x !== null ? renamedFields(x) : x);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [RENAMED[name] ?? name, renamed(value)]));
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

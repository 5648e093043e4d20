import type { CardSet, Listed } from '../catalogue/cardset.js';
import type { StateData } from '../state/copies.js';
import { renumberedUse } from '../state/limits.js';
import type { Allowance, Batch, Effect, Pending, Scoring } from '../state/state.js';
import { fields, list, text } from '../words/checks.js';
import { isNaming, renumberedOption } from '../words/decision.js';
import type { Happening } from '../words/definitions.js';
import { GameError } from '../words/errors.js';

// Inside the engine a definition or a faction is a number of the card set. A save has numbers of its own, and a table says what they
// mean, so that it can be read with any card set that has its cards.

/** The ids that the numbers of a save mean. Definition 1 is the first of its list, because 0 is no card; faction 0 is the first. */
export interface Names {
  definitions: string[];
  factions: string[];
}

export const NAMES = fields({ definitions: list(text), factions: list(text) });

/** From one numbering to another. */
interface Numbering {
  def(n: number): number;
  faction(n: number): number;
}

/** From the numbers of the card set to those of a save. It collects the names that the save needs. */
export class Naming implements Numbering {
  readonly names: Names = { definitions: [], factions: [] };
  private readonly defs: Uint16Array;
  private readonly factions: Uint16Array;

  constructor(private readonly cards: CardSet) {
    this.defs = new Uint16Array(cards.defs.length);
    this.factions = new Uint16Array(cards.factions.length);
  }
  def = (n: number): number => {
    if (n === 0) return 0;
    if (this.defs[n] === 0) this.defs[n] = this.names.definitions.push(this.cards.defs[n].id);
    return this.defs[n];
  };
  faction = (n: number): number => {
    if (this.factions[n] === 0) this.factions[n] = this.names.factions.push(this.cards.factions[n].id);
    return this.factions[n] - 1;
  };
}

/** From the numbers of a save to those of the card set. A number that means nothing becomes -1. */
export class Reading implements Numbering {
  private readonly defs: readonly number[];
  private readonly factions: readonly number[];
  /** The names that the save uses and the card set lacks. */
  readonly missing = new Set<string>();

  constructor(
    cards: CardSet,
    private readonly names: Names,
  ) {
    this.defs = names.definitions.map((id) => cards.number(id));
    this.factions = names.factions.map((id) => cards.faction(id)?.n ?? -1);
  }
  def = (n: number): number => {
    if (n === 0) return 0;
    const found = this.defs[n - 1];
    if (found === 0) this.missing.add(this.names.definitions[n - 1]);
    return found || -1;
  };
  faction = (n: number): number => {
    const found = this.factions[n];
    if (found === -1) this.missing.add(this.names.factions[n]);
    return found ?? -1;
  };
  mustKnowAll(): void {
    for (const id of this.missing) throw new GameError('save', `this save is of a game with ${id}, which is not among these cards`);
  }
}

/** The names that numbers had in saves that named nothing. */
export const namesIn = (factions: readonly Listed[]): Names => ({
  definitions: factions.flatMap((f) => [...f.cards, ...f.bases]),
  factions: factions.map((f) => f.id),
});

// The position may come from outside and is checked only afterwards, with the numbers of the card set. Here, anything that does not have
// the right form stays as it is.

function each<T>(items: T[], work: (item: T) => T): T[] {
  if (!Array.isArray(items) || items.length === 0) return items;
  const list: T[] = [];
  for (let i = 0; i < items.length; i++) list.push(work(items[i]));
  return list;
}
const within = <T>(x: T, work: (x: T & object) => T): T => (typeof x === 'object' && x !== null ? work(x) : x);

function isFactionIn(memory: readonly number[]): boolean {
  for (let i = 0; i < (memory?.length ?? 0); i++) if (memory[i] < 0) return true;
  return false;
}
/** A card remembers a faction as a number below zero. */
const remembered = (faction: number): number => (faction < 0 ? Number.NaN : -1 - faction);

/** Puts a position under another numbering. Its lists are replaced, not changed. */
export function renumber(data: StateData, { def, faction }: Numbering): void {
  const happening = (e: Happening): Happening => within(e, (x) => ({ ...x, def: def(x.def) }));
  const pending = (p: Pending): Pending => within(p, (x) => ({ ...x, def: def(x.def), event: happening(x.event) }));
  const batch = (b: Batch): Batch =>
    within(b, (x) => ({ ...x, pending: each(x.pending, pending), reactions: each(x.reactions, happening) }));
  data.def = each(data.def, def);
  if (isFactionIn(data.memory)) data.memory = each(data.memory, (n) => (n < 0 ? remembered(faction(-1 - n)) : n));
  data.factions = each(data.factions, (own) => each(own, faction));
  data.pool = each(data.pool, faction);
  data.supply = each(data.supply, def);
  data.uses = each(data.uses, (use) => renumberedUse(use, def));
  data.allowances = each(data.allowances, (a: Allowance): Allowance => (a?.name === undefined ? a : { ...a, name: def(a.name) }));
  data.effects = each(
    data.effects,
    (e: Effect): Effect => (e?.kind === 'noName' || e?.kind === 'delayed' ? { ...e, amount: def(e.amount) } : e),
  );
  data.queue = each(data.queue, batch);
  data.arisen = each(data.arisen, pending);
  data.reactions = each(data.reactions, happening);
  data.scoring = within(data.scoring, (x: Scoring) => ({ ...x, later: each(x.later, pending) }));
}

/** Does an answer name a definition or a faction? Few do, and a server saves often. */
function hasName(picks: readonly number[]): boolean {
  for (let i = 0; i < picks.length; i++) if (isNaming(picks[i])) return true;
  return false;
}

/** The same answers under another numbering. */
export function renumberedAnswers(answers: readonly number[][], { def, faction }: Numbering): number[][] {
  const option = (n: number): number => renumberedOption(n, def, faction);
  const all = answers.slice();
  for (let i = 0; i < all.length; i++) if (hasName(all[i])) all[i] = all[i].map(option);
  return all;
}

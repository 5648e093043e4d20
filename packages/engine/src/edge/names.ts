import type { CardSet, Listed } from '../catalogue/cardset.js';
import { DEALT_ALIKE, type Dealt } from '../flow/dealing.js';
import type { StateData } from '../state/copies.js';
import { renumberedUse } from '../state/limits.js';
import type { Allowance, Batch, Effect, Pending, Scoring } from '../state/state.js';
import { fields, list, text, wholes } from '../words/checks.js';
import { isNaming, renumberedOption } from '../words/decision.js';
import type { Happening } from '../words/definitions.js';
import { GameError } from '../words/errors.js';

// Inside the engine a definition or a faction is a number of the card set. A save has numbers of its own, and a table says what they
// mean, so that it can be read with any card set that has its cards.

/**
 * The ids that the numbers of a save mean. Each text has the ids of several definitions, with spaces between them; one that begins with a
 * slash has the faction of the one before it. Definition 1 is the first of all, because 0 is no card; faction 0 is the first.
 */
export interface Names {
  definitions: string[];
  factions: string[];
}

export const NAMES = fields({ definitions: list(text), factions: list(text) });

/** What was dealt, in numbers of a save. */
export type DealtNumbers = Pick<Dealt, 'first' | 'chance'> & { factions: number[][]; pool: number[]; bases: number[] };

const numbers = wholes(0, 2 ** 31 - 1);
export const DEALT_NUMBERS = fields({ ...DEALT_ALIKE, factions: list(numbers, 2, 4), pool: numbers, bases: numbers });

/** Definitions that a save names together, in the numbers of the card set; 0 for an id that it lacks. */
interface Sheet {
  text: string;
  ids: readonly string[];
  defs: readonly number[];
}

const factionIn = (id: string): string => id.slice(0, id.lastIndexOf('/'));

function textOf(ids: readonly string[]): string {
  const words = ids.map((id, i) => {
    const faction = factionIn(id);
    return faction !== '' && i > 0 && faction === factionIn(ids[i - 1]) ? id.slice(faction.length) : id;
  });
  return words.join(' ');
}

function idsIn(text: string): string[] {
  let faction = '';
  return text.split(' ').map((word) => {
    if (word.startsWith('/')) return faction + word;
    faction = factionIn(word);
    return word;
  });
}

/** The sheets of a card set. They are kept with it, because a faction has the same one in every save. */
class Sheets {
  /** The cards and the bases of each faction, by definition. */
  readonly of: Sheet[] = [];
  /** Room for the numbers that definitions get in one save. */
  readonly room: Uint16Array;
  private readonly known = new Map<string, Sheet>();
  private readonly dealt = new WeakMap<Dealt, Sheet>();

  constructor(private readonly cards: CardSet) {
    this.room = new Uint16Array(cards.defs.length);
    for (const { cards: own, bases } of cards.listed)
      for (const ids of [own, bases]) {
        const sheet = this.sheet(ids);
        for (const def of sheet.defs) this.of[def] = sheet;
      }
  }

  private sheet(ids: readonly string[], text: string = textOf(ids)): Sheet {
    return { text, ids, defs: ids.map((id) => this.cards.number(id)) };
  }

  /** The bases of a game. */
  dealtIn(dealt: Dealt): Sheet {
    let sheet = this.dealt.get(dealt);
    if (sheet === undefined) {
      sheet = this.sheet(dealt.bases);
      this.dealt.set(dealt, sheet);
    }
    return sheet;
  }

  read(text: string): Sheet {
    let sheet = this.known.get(text);
    if (sheet === undefined) {
      sheet = this.sheet(idsIn(text), text);
      if (this.known.size >= MOST_KNOWN) this.known.clear();
      this.known.set(text, sheet);
    }
    return sheet;
  }
}
const MOST_KNOWN = 2000;

const sheets = new WeakMap<CardSet, Sheets>();
function sheetsOf(cards: CardSet): Sheets {
  let made = sheets.get(cards);
  if (made === undefined) {
    made = new Sheets(cards);
    sheets.set(cards, made);
  }
  return made;
}

/** From one numbering to another. */
interface Numbering {
  def(n: number): number;
  faction(n: number): number;
}

/** From the numbers of the card set to those of a save. It collects the names that the save needs. */
export class Naming implements Numbering {
  readonly names: Names = { definitions: [], factions: [] };
  private readonly sheets: Sheets;
  /** The numbers in the save by definition; 0 if it has not needed one so far. */
  private readonly numbers: Uint16Array;
  private next = 1;
  private readonly factions: number[] = [];

  constructor(
    private readonly cards: CardSet,
    dealt: Dealt | null,
  ) {
    this.sheets = sheetsOf(cards);
    this.numbers = this.sheets.room.fill(0);
    if (dealt !== null && dealt.bases.length > 0) this.add(this.sheets.dealtIn(dealt));
  }
  private add({ text, defs }: Sheet): void {
    this.names.definitions.push(text);
    for (let i = 0; i < defs.length; i++) this.numbers[defs[i]] = this.next++;
  }
  def = (n: number): number => {
    if (n === 0) return 0;
    if (this.numbers[n] === 0) this.add(this.sheets.of[n]);
    return this.numbers[n];
  };
  faction = (n: number): number => {
    const known = this.factions.indexOf(n);
    if (known >= 0) return known;
    this.names.factions.push(this.cards.factions[n].id);
    return this.factions.push(n) - 1;
  };
  dealt(dealt: Dealt): DealtNumbers {
    const faction = (id: string): number => this.faction(this.cards.faction(id)!.n);
    const { first, factions, pool, chance } = dealt;
    const bases = this.sheets.dealtIn(dealt).defs.map(this.def);
    return { first, factions: factions.map((own) => own.map(faction)), pool: pool.map(faction), bases, chance };
  }
}

/** From the numbers of a save to those of the card set. A number that means nothing becomes -1. */
export class Reading implements Numbering {
  private readonly sheets: readonly Sheet[];
  private readonly defs: readonly number[];
  private readonly factions: readonly number[];
  /** What is wrong with the numbers so far; null if nothing is. */
  private problem: GameError | null = null;

  constructor(
    cards: CardSet,
    private readonly names: Names,
  ) {
    const known = sheetsOf(cards);
    this.sheets = names.definitions.map((text) => known.read(text));
    this.defs = ([] as number[]).concat(...this.sheets.map((sheet) => sheet.defs));
    this.factions = names.factions.map((id) => cards.faction(id)?.n ?? -1);
  }
  private idOf(n: number): string | undefined {
    let place = n - 1;
    for (const { ids } of this.sheets) {
      if (place < ids.length) return ids[place];
      place -= ids.length;
    }
    return undefined;
  }
  def = (n: number): number => (n === 0 ? 0 : this.defs[n - 1] || this.unknown(n, this.idOf(n)));
  faction = (n: number): number => (this.factions[n] >= 0 ? this.factions[n] : this.unknown(n, this.names.factions[n]));

  private unknown(n: number, id: string | undefined): number {
    const message =
      id === undefined
        ? `this save is damaged: it has no name for number ${n}`
        : `this save is of a game with ${id}, which is not among these cards`;
    this.problem ??= new GameError('save', message);
    return -1;
  }
  dealt({ first, factions, pool, bases, chance }: DealtNumbers): Dealt {
    const faction = (n: number): string => this.names.factions[n] ?? String(this.unknown(n, undefined));
    const base = (n: number): string => this.idOf(n) ?? String(this.unknown(n, undefined));
    return { first, factions: factions.map((own) => own.map(faction)), pool: pool.map(faction), bases: bases.map(base), chance };
  }
  mustKnowAll(): void {
    if (this.problem !== null) throw this.problem;
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
/** The values of a column, without their numbers of cards. */
function eachRun(runs: number[], work: (value: number) => number): number[] {
  if (!Array.isArray(runs)) return runs;
  const list = runs.slice();
  for (let i = 0; i < list.length; i += 2) list[i] = work(list[i]);
  return list;
}
const within = <T>(x: T, work: (x: T & object) => T): T => (typeof x === 'object' && x !== null ? work(x) : x);

function isFactionIn(memory: readonly number[]): boolean {
  for (let i = 0; i < (memory?.length ?? 0); i++) if (memory[i] < 0) return true;
  return false;
}
/** The effects whose `amount` is the number of a definition. */
const NAMING: readonly Effect['kind'][] = ['noName', 'delayed', 'watching'];
/** A card remembers a faction as a number below zero. */
const remembered = (faction: number): number => (faction < 0 ? Number.NaN : -1 - faction);

/** Puts a position under another numbering. Its lists are replaced, not changed. */
export function renumber(data: StateData, { def, faction }: Numbering): void {
  const happening = (e: Happening): Happening => within(e, (x) => ({ ...x, def: def(x.def) }));
  const pending = (p: Pending): Pending => within(p, (x) => ({ ...x, def: def(x.def), event: happening(x.event) }));
  const batch = (b: Batch): Batch =>
    within(b, (x) => ({ ...x, pending: each(x.pending, pending), reactions: each(x.reactions, happening) }));
  data.def = eachRun(data.def, def);
  if (isFactionIn(data.memory)) data.memory = eachRun(data.memory, (n) => (n < 0 ? remembered(faction(-1 - n)) : n));
  data.factions = each(data.factions, (own) => each(own, faction));
  data.pool = each(data.pool, faction);
  data.supply = each(data.supply, def);
  data.uses = each(data.uses, (use) => renumberedUse(use, def));
  data.allowances = each(data.allowances, (a: Allowance): Allowance => (a?.name === undefined ? a : { ...a, name: def(a.name) }));
  data.effects = each(data.effects, (e: Effect): Effect => (e && NAMING.includes(e.kind) ? { ...e, amount: def(e.amount) } : e));
  data.queue = each(data.queue, batch);
  data.arisen = each(data.arisen, pending);
  data.reactions = each(data.reactions, happening);
  data.scoring = within(data.scoring, (x: Scoring) => ({ ...x, later: each(x.later, pending) }));
}

/** An answer in a save: its option, or a list if it does not have exactly one. Most have one, and a server saves often. */
export type SavedAnswer = number | number[];

/** The answers for a save. */
export function savedAnswers(answers: readonly number[][], { def, faction }: Numbering): SavedAnswer[] {
  const option = (n: number): number => (isNaming(n) ? renumberedOption(n, def, faction) : n);
  const all: SavedAnswer[] = [];
  for (let i = 0; i < answers.length; i++) all.push(answers[i].length === 1 ? option(answers[i][0]) : answers[i].map(option));
  return all;
}

/** The answers of a save. */
export function answersIn(saved: readonly SavedAnswer[], { def, faction }: Numbering): number[][] {
  const option = (n: number): number => (isNaming(n) ? renumberedOption(n, def, faction) : n);
  const all: number[][] = [];
  for (const answer of saved) all.push(typeof answer === 'number' ? [option(answer)] : answer.map(option));
  return all;
}

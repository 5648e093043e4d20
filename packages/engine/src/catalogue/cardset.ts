import { type Definition, hooksOf, MOST_SPECIALS, MOST_TRIGGERS, MomentBit } from '../words/definitions.js';
import type { FactionModule, Worths } from '../words/faction.js';
import type { Question } from '../words/prompts.js';
import { DefinitionRow, type Given } from './rows.js';

export interface Faction {
  id: string;
  n: number;
  box: string;
  /** The numbers of its definitions, each once. */
  cards: number[];
  /** Its 20 cards: each definition as many times as it has copies. */
  deck: number[];
  bases: number[];
  /** The questions that only its own cards and bases ask. */
  questions: readonly Question[];
  /** What bots know about its cards and bases; null if they have learnt nothing about them. */
  worths: Worths | null;
}

/**
 * A faction by its names alone: the ids of its cards and bases, in the order of their numbers. A faction that is a box of its own, with
 * the same id, was made by players (docs/formats.md): it is at a table only if the set-up names it.
 */
export interface Listed {
  id: string;
  box: string;
  cards: readonly string[];
  bases: readonly string[];
}

export const isMade = ({ id, box }: Pick<Listed, 'id' | 'box'>): boolean => id === box;

/** What a card set knows about those before it. */
interface CardHistory {
  /** The factions at the time when saves named cards by number and logs did not say what was dealt; those of today if absent. */
  numbered?: readonly Listed[];
  /**
   * For each version, the factions with a card or base that has behaved differently since. A version that is not named may have changed
   * everything.
   */
  changed?: Readonly<Record<string, readonly string[]>>;
}

/** An option has room for this many definitions, and so has a use of a limited ability. */
const MOST_DEFINITIONS = 0xfff;

/** All cards that the engine knows: a table of definitions by number. It is made once and shared by all games. */
export class CardSet {
  /** Definition 0 stands for no card. */
  readonly defs: Definition[] = [];
  /** Each definition as a list of one: the abilities of a base that borrows none. */
  readonly asList: (readonly Definition[])[] = [];
  /** By definition: 1 if it can do something that few cards can (state/rare.ts). */
  readonly rare: Uint8Array;
  readonly factions: Faction[] = [];
  /** The same factions by their names. */
  readonly listed: readonly Listed[];
  private readonly ids = new Map<string, number>();
  private readonly factionsById = new Map<string, Faction>();

  constructor(
    readonly version: string,
    private readonly modules: readonly FactionModule[],
    private readonly history: CardHistory = {},
  ) {
    this.defs.push(
      new DefinitionRow(0, 0, 0, {
        id: '',
        faction: '',
        factionNumber: -1,
        type: 'action',
        goes: 'standard',
        power: 0,
        vp: [0, 0, 0],
        copies: 0,
        kinds: [],
        names: [],
        ownDestination: false,
      }),
    );
    for (const spec of modules) this.addFaction(spec);
    for (const d of this.defs) this.asList.push([d]);
    this.rare = Uint8Array.from(this.defs, (d) =>
      d.specials || d.recalls || d.talentOfHost || d.onYourTurn?.everyone || d.ownDiscardPlay || d.instead?.some((x) => x.fromHand) ? 1 : 0,
    );
    const most = this.defs.length - 1;
    if (most > MOST_DEFINITIONS) throw new Error(`there are ${most} definitions; there is room for ${MOST_DEFINITIONS}`);
    const named = (list: readonly number[]): string[] => list.map((d) => this.defs[d].id);
    this.listed = this.factions.map(({ id, box, cards, bases }) => ({ id, box, cards: named(cards), bases: named(bases) }));
  }

  /** These cards and those of other factions, for the games of one table. */
  with(more: readonly FactionModule[]): CardSet {
    return more.length === 0 ? this : new CardSet(this.version, [...this.modules, ...more], this.history);
  }

  private addFaction(spec: FactionModule): void {
    if (this.faction(spec.id)) throw new Error(`two factions are called ${spec.id}`);
    const { box, questions, worths = null } = spec;
    const n = this.factions.length;
    const faction: Faction = { id: spec.id, n, box, cards: [], deck: [], bases: [], questions, worths };
    for (const { name } of questions) if (!name.startsWith(`${spec.id}/`)) throw new Error(`${name} is not a question of ${spec.id}`);
    for (const [id, type, card] of spec.cards) {
      const { power = 0, copies, kinds = [], goes = 'standard', names = [], ownDestination = false, ...abilities } = card;
      faction.cards.push(
        this.add({
          ...abilities,
          id: `${spec.id}/${id}`,
          type,
          goes,
          power,
          copies,
          kinds,
          names,
          ownDestination,
          faction: spec.id,
          factionNumber: n,
          vp: [0, 0, 0],
        }),
      );
    }
    for (const [id, { breakpoint, vp, ...abilities }] of spec.bases) {
      faction.bases.push(
        this.add({
          ...abilities,
          id,
          type: 'base',
          goes: 'standard',
          power: breakpoint,
          vp,
          copies: 1,
          kinds: [],
          names: [],
          ownDestination: false,
          faction: spec.id,
          factionNumber: n,
        }),
      );
    }
    faction.deck = faction.cards.flatMap((d) => Array.from({ length: this.defs[d].copies }, () => d));
    this.factions.push(faction);
    this.factionsById.set(faction.id, faction);
  }

  private add(def: Given): number {
    if (this.ids.has(def.id)) throw new Error(`two cards are called ${def.id}`);
    const triggers = (def.triggers?.length ?? 0) + (def.instead?.some((x) => x.limit) ? def.instead.length : 0);
    if (triggers > MOST_TRIGGERS) throw new Error(`${def.id} has ${triggers} triggers; there is room for ${MOST_TRIGGERS}`);
    if ((def.specials?.length ?? 0) > MOST_SPECIALS)
      throw new Error(`${def.id} has ${def.specials!.length} Specials; there is room for ${MOST_SPECIALS}`);
    const n = this.defs.length;
    let moments = 0;
    for (const t of def.triggers ?? []) moments |= MomentBit[t.on];
    this.defs.push(new DefinitionRow(n, moments, hooksOf(def), def));
    this.ids.set(def.id, n);
    return n;
  }

  /** The number of a card or base by its id; 0 if there is none. */
  number(id: string): number {
    return this.ids.get(id) ?? 0;
  }

  faction(id: string): Faction | undefined {
    return this.factionsById.get(id);
  }

  /** The factions as old saves number them, and as old logs deal them. */
  get numbered(): readonly Listed[] {
    return this.history.numbered ?? this.listed;
  }

  /** Do the cards and bases of these factions behave as they did in this earlier version? */
  isUnchangedSince(version: string, factions: Iterable<string>): boolean {
    if (version === this.version) return true;
    if (!/^\d+$/.test(version) || !/^\d+$/.test(this.version)) return false;
    const own = [...factions];
    for (let v = Number(version) + 1; v <= Number(this.version); v++) {
      const changed = this.history.changed?.[v];
      if (changed === undefined || own.some((id) => changed.includes(id))) return false;
    }
    return Number(version) < Number(this.version);
  }

  get boxes(): string[] {
    return [...new Set(this.factions.filter((f) => !isMade(f)).map((f) => f.box))];
  }
}

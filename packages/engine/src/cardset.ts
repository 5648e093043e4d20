import { type Definition, type FactionSpec, HOOKS, HookBit, MomentBit } from './definitions.js';

export interface Faction {
  id: string;
  n: number;
  box: string;
  /** Definition numbers, each with its copies. */
  cards: number[];
  bases: number[];
}

/** All that the engine knows of cards: a table of definitions by number. Made once, shared by all games. */
export class CardSet {
  /** Definition 0 is no card. */
  readonly defs: Definition[] = [];
  readonly factions: Faction[] = [];
  private readonly ids = new Map<string, number>();

  constructor(
    readonly version: string,
    specs: FactionSpec[],
  ) {
    this.defs.push({ n: 0, id: '', faction: '', factionNumber: -1, type: 'action', goes: 'standard', power: 0, vp: [0, 0, 0], copies: 0, kinds: [], names: [], ownDestination: false, moments: 0, hooks: 0 });
    for (const spec of specs) {
      const n = this.factions.length;
      const faction: Faction = { id: spec.id, n, box: spec.box, cards: [], bases: [] };
      for (const [id, type, card] of spec.cards) {
        const { power = 0, copies, kinds = [], goes = 'standard', names = [], ownDestination = false, ...abilities } = card;
        faction.cards.push(this.add({ ...abilities, id: `${spec.id}/${id}`, type, goes, power, copies, kinds, names, ownDestination, faction: spec.id, factionNumber: n, vp: [0, 0, 0] }));
      }
      for (const [id, { breakpoint, vp, ...abilities }] of spec.bases) {
        faction.bases.push(this.add({ ...abilities, id, type: 'base', goes: 'standard', power: breakpoint, vp, copies: 1, kinds: [], names: [], ownDestination: false, faction: spec.id, factionNumber: n }));
      }
      this.factions.push(faction);
    }
  }

  private add(def: Omit<Definition, 'n' | 'moments' | 'hooks'>): number {
    if (this.ids.has(def.id)) throw new Error(`two cards are called ${def.id}`);
    const n = this.defs.length;
    let moments = 0;
    for (const t of def.triggers ?? []) moments |= MomentBit[t.on];
    let hooks = 0;
    for (const h of HOOKS) if (def[h] !== undefined) hooks |= HookBit[h];
    this.defs.push({ ...blank, ...def, n, moments, hooks });
    this.ids.set(def.id, n);
    return n;
  }

  /** The number of a card or base by its id; 0 if there is none. */
  number(id: string): number {
    return this.ids.get(id) ?? 0;
  }

  faction(id: string): Faction | undefined {
    return this.factions.find((f) => f.id === id);
  }

  get boxes(): string[] {
    return [...new Set(this.factions.map((f) => f.box))];
  }
}

/** Every definition has the same shape, whichever abilities it has: the engine's inner loops stay fast. */
const blank = {
  onPlay: undefined,
  talent: undefined,
  onYourTurn: undefined,
  specials: undefined,
  triggers: undefined,
  instead: undefined,
  copier: undefined,
  powerSelf: undefined,
  powerHost: undefined,
  powerHere: undefined,
  powerAnywhere: undefined,
  powerNamed: undefined,
  playerPower: undefined,
  changesBreakpoint: undefined,
  startingBreakpoint: undefined,
  bearsName: undefined,
  givesKind: undefined,
  forbidsPlay: undefined,
  forbids: undefined,
  unaffected: undefined,
  grants: undefined,
  standing: undefined,
  playFromDiscard: undefined,
  mayIgnoreBase: undefined,
  cancelsBase: undefined,
  borrowsBase: undefined,
  talentAgain: undefined,
  award: undefined,
  destination: undefined,
  on: undefined,
};

import { type Definition, type FactionSpec, HOOKS, HookBit, MomentBit } from './definitions.js';

export interface Faction {
  id: string;
  n: number;
  box: string;
  /** Definition numbers, each with its copies. */
  cards: number[];
  /** Its 20 cards: each definition as often as it has copies. */
  deck: number[];
  bases: number[];
}

/** All that the engine knows of cards: a table of definitions by number. Made once, shared by all games. */
export class CardSet {
  /** Definition 0 is no card. */
  readonly defs: Definition[] = [];
  /** Each definition as a list of one: what a base without borrowed abilities has. */
  readonly alone: (readonly Definition[])[] = [];
  readonly factions: Faction[] = [];
  private readonly ids = new Map<string, number>();

  constructor(
    readonly version: string,
    specs: FactionSpec[],
  ) {
    this.defs.push(new DefinitionRow(0, 0, 0, { id: '', faction: '', factionNumber: -1, type: 'action', goes: 'standard', power: 0, vp: [0, 0, 0], copies: 0, kinds: [], names: [], ownDestination: false }));
    for (const spec of specs) {
      const n = this.factions.length;
      const faction: Faction = { id: spec.id, n, box: spec.box, cards: [], deck: [], bases: [] };
      for (const [id, type, card] of spec.cards) {
        const { power = 0, copies, kinds = [], goes = 'standard', names = [], ownDestination = false, ...abilities } = card;
        faction.cards.push(this.add({ ...abilities, id: `${spec.id}/${id}`, type, goes, power, copies, kinds, names, ownDestination, faction: spec.id, factionNumber: n, vp: [0, 0, 0] }));
      }
      for (const [id, { breakpoint, vp, ...abilities }] of spec.bases) {
        faction.bases.push(this.add({ ...abilities, id, type: 'base', goes: 'standard', power: breakpoint, vp, copies: 1, kinds: [], names: [], ownDestination: false, faction: spec.id, factionNumber: n }));
      }
      faction.deck = faction.cards.flatMap((d) => Array.from({ length: this.defs[d].copies }, () => d));
      this.factions.push(faction);
    }
    for (const d of this.defs) this.alone.push([d]);
  }

  private add(def: Given): number {
    if (this.ids.has(def.id)) throw new Error(`two cards are called ${def.id}`);
    const n = this.defs.length;
    let moments = 0;
    for (const t of def.triggers ?? []) moments |= MomentBit[t.on];
    let hooks = 0;
    for (const h of HOOKS) if (def[h] !== undefined) hooks |= HookBit[h];
    this.defs.push(new DefinitionRow(n, moments, hooks, def));
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

type Given = Omit<Definition, 'n' | 'moments' | 'hooks'>;

/**
 * A row of the table. A class that assigns every field in the same order, present or not: all definitions then have one
 * shape, and the engine's inner loops, which look at them all the time, stay several times faster than with plain literals.
 */
class DefinitionRow implements Definition {
  id: Definition['id'];
  type: Definition['type'];
  goes: Definition['goes'];
  power: Definition['power'];
  vp: Definition['vp'];
  copies: Definition['copies'];
  kinds: Definition['kinds'];
  names: Definition['names'];
  faction: Definition['faction'];
  factionNumber: Definition['factionNumber'];
  ownDestination: Definition['ownDestination'];
  onPlay: Definition['onPlay'];
  talent: Definition['talent'];
  onYourTurn: Definition['onYourTurn'];
  specials: Definition['specials'];
  triggers: Definition['triggers'];
  instead: Definition['instead'];
  copier: Definition['copier'];
  powerSelf: Definition['powerSelf'];
  powerHost: Definition['powerHost'];
  powerHere: Definition['powerHere'];
  powerAnywhere: Definition['powerAnywhere'];
  powerNamed: Definition['powerNamed'];
  playerPower: Definition['playerPower'];
  changesBreakpoint: Definition['changesBreakpoint'];
  startingBreakpoint: Definition['startingBreakpoint'];
  bearsName: Definition['bearsName'];
  givesKind: Definition['givesKind'];
  forbidsPlay: Definition['forbidsPlay'];
  forbids: Definition['forbids'];
  unaffected: Definition['unaffected'];
  grants: Definition['grants'];
  standing: Definition['standing'];
  playFromDiscard: Definition['playFromDiscard'];
  mayIgnoreBase: Definition['mayIgnoreBase'];
  cancelsBase: Definition['cancelsBase'];
  borrowsBase: Definition['borrowsBase'];
  talentAgain: Definition['talentAgain'];
  award: Definition['award'];
  destination: Definition['destination'];
  on: Definition['on'];

  constructor(
    readonly n: number,
    readonly moments: number,
    readonly hooks: number,
    d: Given,
  ) {
    this.id = d.id;
    this.type = d.type;
    this.goes = d.goes;
    this.power = d.power;
    this.vp = d.vp;
    this.copies = d.copies;
    this.kinds = d.kinds;
    this.names = d.names;
    this.faction = d.faction;
    this.factionNumber = d.factionNumber;
    this.ownDestination = d.ownDestination;
    this.onPlay = d.onPlay;
    this.talent = d.talent;
    this.onYourTurn = d.onYourTurn;
    this.specials = d.specials;
    this.triggers = d.triggers;
    this.instead = d.instead;
    this.copier = d.copier;
    this.powerSelf = d.powerSelf;
    this.powerHost = d.powerHost;
    this.powerHere = d.powerHere;
    this.powerAnywhere = d.powerAnywhere;
    this.powerNamed = d.powerNamed;
    this.playerPower = d.playerPower;
    this.changesBreakpoint = d.changesBreakpoint;
    this.startingBreakpoint = d.startingBreakpoint;
    this.bearsName = d.bearsName;
    this.givesKind = d.givesKind;
    this.forbidsPlay = d.forbidsPlay;
    this.forbids = d.forbids;
    this.unaffected = d.unaffected;
    this.grants = d.grants;
    this.standing = d.standing;
    this.playFromDiscard = d.playFromDiscard;
    this.mayIgnoreBase = d.mayIgnoreBase;
    this.cancelsBase = d.cancelsBase;
    this.borrowsBase = d.borrowsBase;
    this.talentAgain = d.talentAgain;
    this.award = d.award;
    this.destination = d.destination;
    this.on = d.on;
  }
}

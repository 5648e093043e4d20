import type { CardSet } from './cardset.js';
import { type Definition, HookBit, type Special } from './definitions.js';
import type { Game } from './game.js';
import { PROFILES, type Profile } from './profiles.js';
import type { State } from './state.js';
import { type Card, type Seat, Zone } from './vocabulary.js';

const NONE: readonly Definition[] = [];

/** The first half of the questions: what is where, whose it is, and which abilities work. Nothing here is stored. */
export abstract class Looking {
  readonly defs: Definition[];
  readonly profile: Profile;

  constructor(
    readonly cards: CardSet,
    public s: State,
  ) {
    this.defs = cards.defs;
    this.profile = PROFILES[s.profile];
  }

  /** Goes up whenever a card or base comes into play, leaves it or goes to another base. */
  version = 0;
  private lookedAt = -1;
  private hooksInPlay = 0;
  private readonly hooksAt: number[] = [];
  private readonly momentsAt: number[] = [];
  private momentsInPlay = 0;

  /**
   * Does any card in play answer this kind of question? Most positions have few kinds of abilities, and this is asked all the
   * time: what is there is gathered once for as long as no card comes or goes. A borrowed base ability could be anything.
   */
  present(hooks: number): boolean {
    if (this.lookedAt !== this.version) this.lookAround();
    return (this.hooksInPlay & hooks) !== 0;
  }
  /** Does any card at this place of the row (the base itself aside) answer this kind of question? */
  protected presentAt(place: number, hooks: number): boolean {
    if (this.lookedAt !== this.version) this.lookAround();
    return (this.hooksAt[place] & hooks) !== 0;
  }
  /** Does any card in play wait for this moment? */
  awaits(moments: number): boolean {
    if (this.lookedAt !== this.version) this.lookAround();
    return (this.momentsInPlay & moments) !== 0;
  }
  /** Does any card at this place of the row (the base itself aside) wait for it? */
  awaitsAt(place: number, moments: number): boolean {
    if (this.lookedAt !== this.version) this.lookAround();
    return (this.momentsAt[place] & moments) !== 0;
  }
  private lookAround(): void {
    const s = this.s;
    let hooks = 0;
    let moments = 0;
    for (let i = 0; i < s.row.length; i++) {
      const base = this.defs[s.def[s.row[i]]];
      hooks |= base.hooks;
      moments |= base.moments;
      const list = s.here[i];
      let hooksHere = 0;
      let momentsHere = 0;
      for (let j = 0; j < list.length; j++) {
        const d = this.defs[s.def[list[j]]];
        hooksHere |= d.hooks;
        momentsHere |= d.moments;
      }
      this.hooksAt[i] = hooksHere;
      this.momentsAt[i] = momentsHere;
      hooks |= hooksHere;
      moments |= momentsHere;
    }
    const anything = (hooks & HookBit.borrowsBase) !== 0;
    this.hooksInPlay = anything ? -1 : hooks;
    this.momentsInPlay = anything ? -1 : moments;
    this.lookedAt = this.version;
  }

  private special: Record<Special['window'], Card[]> | null = null;

  /** The cards of this game that have a Special for such a window, wherever they are: few or none, and looked for often. */
  withSpecial(window: Special['window']): readonly Card[] {
    this.special ??= this.findSpecials();
    return this.special[window];
  }
  private findSpecials(): Record<Special['window'], Card[]> {
    const found: Record<Special['window'], Card[]> = { play: [], before: [], after: [], reaction: [] };
    for (let c = 1; c < this.s.cards; c++)
      for (const { window } of this.def(c).specials ?? []) if (!found[window].includes(c)) found[window].push(c);
    return found;
  }
  /** To be called when hidden cards became others (in a sampled world). */
  protected forgetIdentities(): void {
    this.special = null;
  }

  /** Hooks take the whole game: what they may ask is all here. */
  protected get me(): Game {
    return this as unknown as Game;
  }

  def(c: Card): Definition {
    return this.defs[this.s.def[c]];
  }
  isMinion(c: Card): boolean {
    return this.defs[this.s.def[c]].type === 'minion';
  }
  isAction(c: Card): boolean {
    return this.defs[this.s.def[c]].type === 'action';
  }
  isBase(c: Card): boolean {
    return this.defs[this.s.def[c]].type === 'base';
  }
  controller(c: Card): Seat {
    return this.s.controller[c];
  }
  owner(c: Card): Seat {
    return this.s.owner[c];
  }
  counters(c: Card): number {
    return this.s.counters[c];
  }
  /** Of every kind: a base may carry its own and, to no effect, +1 power counters (RULES 6.22). */
  allCounters(c: Card): number {
    return this.s.counters[c] + (this.onTable(c) ? this.s.note[c] : 0);
  }
  /** What an action is on: a base or a minion. */
  hostOf(c: Card): Card {
    return this.s.host[c];
  }
  /** The base a card in play is at; a base is at itself. */
  baseOf(c: Card): Card {
    return this.s.zone[c] === Zone.Row ? c : this.s.base[c];
  }
  inPlay(c: Card): boolean {
    return this.s.zone[c] === Zone.Play;
  }
  /** Is it still in the same stay in play? */
  still(c: Card, stay: number): boolean {
    return this.s.zone[c] === Zone.Play && this.s.stay[c] === stay;
  }
  onTable(base: Card): boolean {
    return this.s.zone[base] === Zone.Row;
  }
  printedPower(c: Card): number {
    return this.defs[this.s.def[c]].power;
  }
  /** The faction that was named as this card was played; -1 if none was. */
  namedFaction(c: Card): number {
    return -1 - this.s.note[c];
  }
  isActionOnBase(c: Card): boolean {
    return this.s.zone[c] === Zone.Play && this.s.host[c] === this.s.base[c] && this.isAction(c);
  }
  /** Cards at a base: its minions, the actions on it, and the actions on its minions. */
  at(base: Card): readonly Card[] {
    const i = this.s.row.indexOf(base);
    return i < 0 ? [] : this.s.here[i];
  }
  attached(minion: Card): Card[] {
    const list: Card[] = [];
    for (const c of this.at(this.s.base[minion])) if (this.s.host[c] === minion) list.push(c);
    return list;
  }
  hasAttached(minion: Card): boolean {
    for (const c of this.at(this.s.base[minion])) if (this.s.host[c] === minion) return true;
    return false;
  }
  /** The number of the turn's plays that fit. */
  playedThisTurn(fits: (p: State['plays'][number]) => boolean): number {
    let n = 0;
    for (const p of this.s.plays) if (fits(p)) n++;
    return n;
  }
  get bases(): readonly Card[] {
    return this.s.row;
  }
  get active(): Seat {
    return this.s.active;
  }
  /** Seats in turn order, from this one. */
  turnOrder(from: Seat): Seat[] {
    const n = this.s.seats;
    const list: Seat[] = [];
    for (let i = 0; i < n; i++) list.push((from + i) % n);
    return list;
  }
  others(seat: Seat): Seat[] {
    return this.turnOrder(seat).slice(1);
  }
  /** The number of the turn that was this player's last to begin. */
  lastTurnOf(seat: Seat): number {
    return this.s.turn - ((this.s.active - seat + this.s.seats) % this.s.seats);
  }

  // ---- bases and their abilities -------------------------------------------------------------------------------

  /** Does the base's own ability work? (Jammed Signal's kind; RULES 6.2.) */
  baseWorks(base: Card): boolean {
    if (this.present(HookBit.cancelsBase)) {
      for (const c of this.at(base)) if ((this.def(c).hooks & HookBit.cancelsBase) !== 0 && this.s.host[c] === base) return false;
    }
    for (const e of this.s.effects) if (e.kind === 'cancelBase' && e.card === base) return false;
    return true;
  }

  /** The definitions whose abilities the base has now: its own and a borrowed one. */
  baseDefs(base: Card): readonly Definition[] {
    if (this.s.zone[base] !== Zone.Row || !this.baseWorks(base)) return NONE;
    if (!this.present(HookBit.borrowsBase)) return this.cards.alone[this.s.def[base]];
    const list = [this.def(base)];
    for (const c of this.at(base)) {
      const d = this.def(c);
      if ((d.hooks & HookBit.borrowsBase) !== 0 && d.borrowsBase!(this.me, c)) {
        const top = this.s.baseDeck[this.s.baseDeck.length - 1];
        if (top) list.push(this.def(top));
        break;
      }
    }
    return list;
  }

  /** The card in play by which the top card of the base deck lies face up; 0 if it doesn't. */
  get turnsUpBase(): Card {
    if (!this.present(HookBit.borrowsBase)) return 0;
    for (const list of this.s.here)
      for (const c of list) if ((this.def(c).hooks & HookBit.borrowsBase) !== 0 && this.def(c).borrowsBase!(this.me, c)) return c;
    return 0;
  }
  /** Did a player turn it face down for now? */
  get topBaseIsDown(): boolean {
    return this.s.effects.some((e) => e.kind === 'faceDown');
  }

  /** The base's definition if it answers this question and is not cancelled; borrowed ones are rare and come second. */
  protected baseHooks(base: Card, bit: number): readonly Definition[] {
    if ((this.def(base).hooks & bit) === 0 && !this.present(HookBit.borrowsBase)) return NONE;
    return this.baseDefs(base).filter((d) => (d.hooks & bit) !== 0);
  }

  /** May this player act as if the base had no ability? */
  ignoresBase(base: Card, seat: Seat): boolean {
    if (!this.present(HookBit.mayIgnoreBase)) return false;
    for (const c of this.at(base)) {
      const d = this.def(c);
      if (d.mayIgnoreBase !== undefined && this.s.controller[c] === seat && this.s.host[c] === base && d.mayIgnoreBase(this.me, c))
        return true;
    }
    return false;
  }
}

import type { CardSet } from '../catalogue/cardset.js';
import { type Definition, HookBit, type Special } from '../words/definitions.js';
import type { Game } from '../flow/game.js';
import { PROFILES, type Profile } from '../words/profiles.js';
import type { State } from '../state/state.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';

const NONE: readonly Definition[] = [];

/** The first of the questions: what is where, whose it is, and which abilities there are. Nothing here is part of the position. */
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

  /**
   * Goes up whenever a card or base comes into play, leaves it or goes to another base, what lasts begins or ends, or another
   * card comes to lie on top of the base deck: whatever decides which abilities there are.
   */
  version = 0;
  private surveyed = -1;
  private anyAttached = false;
  private hooksInPlay = 0;
  private momentsInPlay = 0;
  // By place in the row: what the cards there have (the base itself aside), and which abilities the base has now.
  private readonly hooksAt: number[] = [];
  private readonly momentsAt: number[] = [];
  private readonly abilitiesAt: (readonly Definition[])[] = [];
  private readonly baseHooksAt: number[] = [];
  private readonly baseMomentsAt: number[] = [];

  /**
   * Does any card in play answer this kind of question? Most positions have few kinds of abilities, and this is asked all the
   * time: what is there is gathered once for as long as nothing of it changes.
   */
  present(hooks: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.hooksInPlay & hooks) !== 0;
  }
  /** Does any card at this place of the row (the base itself aside) answer this kind of question? */
  presentAt(place: number, hooks: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.hooksAt[place] & hooks) !== 0;
  }
  /** Is there an action on a minion? */
  get hasAttachments(): boolean {
    if (this.surveyed !== this.version) this.survey();
    return this.anyAttached;
  }
  /** Does any card in play wait for this moment? */
  awaits(moments: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.momentsInPlay & moments) !== 0;
  }
  /** Does any card at this place of the row (the base itself aside) wait for it? */
  awaitsAt(place: number, moments: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.momentsAt[place] & moments) !== 0;
  }
  private survey(): void {
    const s = this.s;
    let hooks = 0;
    let moments = 0;
    let attached = false;
    for (let i = 0; i < s.row.length; i++) {
      const list = s.here[i];
      let hooksHere = 0;
      let momentsHere = 0;
      for (let j = 0; j < list.length; j++) {
        const d = this.defs[s.def[list[j]]];
        hooksHere |= d.hooks;
        momentsHere |= d.moments;
        if (s.host[list[j]] !== s.row[i]) attached = true;
      }
      this.hooksAt[i] = hooksHere;
      this.momentsAt[i] = momentsHere;
      const abilities = this.findAbilities(i, hooksHere);
      let baseHooks = 0;
      let baseMoments = 0;
      for (let j = 0; j < abilities.length; j++) {
        baseHooks |= abilities[j].hooks;
        baseMoments |= abilities[j].moments;
      }
      this.abilitiesAt[i] = abilities;
      this.baseHooksAt[i] = baseHooks;
      this.baseMomentsAt[i] = baseMoments;
      hooks |= hooksHere | baseHooks;
      moments |= momentsHere | baseMoments;
    }
    this.anyAttached = attached;
    this.hooksInPlay = hooks;
    this.momentsInPlay = moments;
    this.surveyed = this.version;
  }

  private special: Record<Special['window'], Card[]> | null = null;

  /** The cards of this game that have a Special for such a window, wherever they are: few or none, and looked for often. */
  withSpecial(window: Special['window']): readonly Card[] {
    this.special ??= this.findSpecials();
    if (window === 'play') return this.special.play;
    if (window === 'reaction') return this.special.reaction;
    return window === 'before' ? this.special.before : this.special.after;
  }
  private findSpecials(): Record<Special['window'], Card[]> {
    const found: Record<Special['window'], Card[]> = { play: [], before: [], after: [], reaction: [] };
    const { def, cards } = this.s;
    for (let c = 1; c < cards; c++) {
      const { specials } = this.defs[def[c]];
      if (specials === undefined) continue;
      for (const { window } of specials) if (!found[window].includes(c)) found[window].push(c);
    }
    return found;
  }
  /** To be called when hidden cards became others (in a sampled world). */
  protected forgetIdentities(): void {
    this.special = null;
    this.version++;
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

  /** The abilities of the base at this place: its own and a borrowed one, none if they are cancelled (Jammed Signal's kind; RULES 6.2). */
  private findAbilities(place: number, hooksHere: number): readonly Definition[] {
    const s = this.s;
    const base = s.row[place];
    const here = s.here[place];
    if ((hooksHere & HookBit.cancelsBase) !== 0) {
      for (const c of here) if ((this.def(c).hooks & HookBit.cancelsBase) !== 0 && s.host[c] === base) return NONE;
    }
    for (const e of s.effects) if (e.kind === 'cancelBase' && e.card === base) return NONE;
    const own = this.cards.alone[s.def[base]];
    if ((hooksHere & HookBit.borrowsBase) === 0) return own;
    for (const c of here) {
      const d = this.def(c);
      if ((d.hooks & HookBit.borrowsBase) === 0 || !d.borrowsBase!(this.me, c)) continue;
      const top = s.baseDeck[s.baseDeck.length - 1];
      return top ? [own[0], this.def(top)] : own;
    }
    return own;
  }

  /** The definitions whose abilities the base has now: its own and a borrowed one. */
  baseDefs(base: Card): readonly Definition[] {
    const place = this.s.row.indexOf(base);
    return place < 0 ? NONE : this.abilities(place);
  }
  /** The same for the base at this place of the row. */
  abilities(place: number): readonly Definition[] {
    if (this.surveyed !== this.version) this.survey();
    return this.abilitiesAt[place];
  }
  /** Does the base at this place itself answer this kind of question? */
  baseAnswers(place: number, hooks: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.baseHooksAt[place] & hooks) !== 0;
  }
  /** Does it itself wait for this moment? */
  baseAwaits(place: number, moments: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.baseMomentsAt[place] & moments) !== 0;
  }
  /** Do the abilities of a base on the table work? */
  baseWorks(base: Card): boolean {
    return this.baseDefs(base).length > 0;
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

  /** May this player act as if the base had no ability? */
  ignoresBase(base: Card, seat: Seat): boolean {
    if (!this.present(HookBit.mayIgnoreBase)) return false;
    for (const c of this.at(base)) {
      const d = this.def(c);
      if (
        (d.hooks & HookBit.mayIgnoreBase) !== 0 &&
        this.s.controller[c] === seat &&
        this.s.host[c] === base &&
        d.mayIgnoreBase!(this.me, c)
      )
        return true;
    }
    return false;
  }
}

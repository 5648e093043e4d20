import type { CardSet } from '../catalogue/cardset.js';
import { type Definition, HookBit, MomentBit, type Special } from '../words/definitions.js';
import type { Position } from '../words/position.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';
import { cancelledMinions, NO_CARDS } from './cancelled.js';
import { type RareCards, rareCards } from './rare.js';
import type { State } from './state.js';

const NO_ABILITIES: readonly Definition[] = [];

/**
 * A position, and which abilities there are in it: in play, of bases, and of cards wherever they are. Rules ask for these constantly, so
 * they are gathered once per change.
 */
export abstract class Survey {
  readonly defs: readonly Definition[];
  /** The questions that hooks of cards may ask about this position. */
  abstract readonly position: Position;

  constructor(
    readonly cards: CardSet,
    public state: State,
  ) {
    this.defs = cards.defs;
  }

  def(card: Card): Definition {
    return this.defs[this.state.def[card]];
  }
  isMinion(card: Card): boolean {
    return this.defs[this.state.def[card]].type === 'minion';
  }
  at(base: Card): readonly Card[] {
    const i = this.state.bases.indexOf(base);
    return i < 0 ? [] : this.state.cardsAt[i];
  }

  // ---- what is in play ------------------------------------------------------------------------------------------

  /**
   * Goes up whenever the set of abilities in play may have changed: a card or base comes into play, leaves it or moves to another
   * base, a lasting effect begins or ends, or the top card of the base deck changes.
   */
  version = 0;
  private surveyed = -1;
  private anyAttached = false;
  private hooksInPlay = 0;
  private cancelled: readonly Card[] = NO_CARDS;
  private momentsInPlay = 0;
  // By the place of a base: the hooks and moments of the cards there (without the base itself), and the current abilities of the
  // base.
  private readonly hooksAt: number[] = [];
  private readonly momentsAt: number[] = [];
  private readonly abilitiesAt: (readonly Definition[])[] = [];
  private readonly baseHooksAt: number[] = [];
  private readonly baseMomentsAt: number[] = [];

  /**
   * Does any card in play answer this kind of question? This is asked constantly and most positions have few kinds of abilities,
   * so the answer comes from a survey that is made once per `version`.
   */
  present(hooks: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.hooksInPlay & hooks) !== 0;
  }
  /** Does any card at this place (other than the base itself) answer this kind of question? */
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
  /** Does any card at this place (other than the base itself) wait for this moment? */
  awaitsAt(place: number, moments: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.momentsAt[place] & moments) !== 0;
  }
  private survey(): void {
    const s = this.state;
    let hooks = 0;
    let moments = 0;
    let attached = false;
    for (let i = 0; i < s.bases.length; i++) {
      const list = s.cardsAt[i];
      let hooksHere = 0;
      let momentsHere = 0;
      for (let j = 0; j < list.length; j++) {
        const d = this.defs[s.def[list[j]]];
        hooksHere |= d.hooks;
        momentsHere |= d.moments;
        if (s.host[list[j]] !== s.bases[i]) attached = true;
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
    this.momentsInPlay = moments | this.momentsWatched();
    this.surveyed = this.version;
    const byCards = (hooks & HookBit.cancelsMinion) !== 0;
    this.cancelled = byCards || s.effects.length > 0 ? cancelledMinions(this, byCards) : NO_CARDS;
    if (this.cancelled.length > 0) this.leaveOutCancelled();
  }
  /** Are the abilities of this minion in play cancelled (RULES 12.4)? */
  isCancelled(card: Card): boolean {
    if (this.surveyed !== this.version) this.survey();
    return this.cancelled.length > 0 && this.cancelled.includes(card);
  }
  /** The survey without the abilities of cancelled minions. */
  private leaveOutCancelled(): void {
    const s = this.state;
    let hooks = 0;
    let moments = 0;
    for (let i = 0; i < s.bases.length; i++) {
      this.hooksAt[i] = 0;
      this.momentsAt[i] = 0;
      for (const c of s.cardsAt[i]) {
        if (this.cancelled.includes(c)) continue;
        this.hooksAt[i] |= this.def(c).hooks;
        this.momentsAt[i] |= this.def(c).moments;
      }
      hooks |= this.hooksAt[i] | this.baseHooksAt[i];
      moments |= this.momentsAt[i] | this.baseMomentsAt[i];
    }
    this.hooksInPlay = hooks;
    this.momentsInPlay = moments | this.momentsWatched();
  }
  /** The moments that effects wait for, wherever their cards are. */
  private momentsWatched(): number {
    let moments = 0;
    for (const { kind, amount, later } of this.state.effects)
      if (kind === 'watching') moments |= MomentBit[this.defs[amount].triggers![later!.ability].watches!.on];
    return moments;
  }

  // ---- bases ---------------------------------------------------------------------------------------------------

  /**
   * The abilities of the base at this place: its own and a borrowed one, or none if they are cancelled (Jammed Signal; RULES
   * 6.2).
   */
  private findAbilities(place: number, hooksHere: number): readonly Definition[] {
    const s = this.state;
    const base = s.bases[place];
    const here = s.cardsAt[place];
    if ((hooksHere & HookBit.cancelsBase) !== 0) {
      for (const c of here) if ((this.def(c).hooks & HookBit.cancelsBase) !== 0 && s.host[c] === base) return NO_ABILITIES;
    }
    for (const e of s.effects) if (e.kind === 'cancelBase' && e.card === base) return NO_ABILITIES;
    const own = this.cards.asList[s.def[base]];
    if ((hooksHere & HookBit.borrowsBase) === 0) return own;
    for (const c of here) {
      const d = this.def(c);
      if ((d.hooks & HookBit.borrowsBase) === 0 || !d.borrowsBase!(this.position, c)) continue;
      const top = s.baseDeck[s.baseDeck.length - 1];
      return top ? [own[0], this.def(top)] : own;
    }
    return own;
  }

  /** The definitions whose abilities the base has now: its own, and one that it borrows. */
  baseDefs(base: Card): readonly Definition[] {
    const place = this.state.bases.indexOf(base);
    return place < 0 ? NO_ABILITIES : this.abilities(place);
  }
  /** The same for the base at this place. */
  abilities(place: number): readonly Definition[] {
    if (this.surveyed !== this.version) this.survey();
    return this.abilitiesAt[place];
  }
  /** Does the base at this place itself answer this kind of question? */
  baseAnswers(place: number, hooks: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.baseHooksAt[place] & hooks) !== 0;
  }
  /** Does the base at this place itself wait for this moment? */
  baseAwaits(place: number, moments: number): boolean {
    if (this.surveyed !== this.version) this.survey();
    return (this.baseMomentsAt[place] & moments) !== 0;
  }
  /** Do the abilities of a base on the table work? */
  baseWorks(base: Card): boolean {
    return this.baseDefs(base).length > 0;
  }

  /** The card in play that makes the top card of the base deck lie face up; 0 if none does. */
  get turnsUpBase(): Card {
    if (!this.present(HookBit.borrowsBase)) return 0;
    const { cardsAt } = this.state;
    for (let i = 0; i < cardsAt.length; i++) {
      if (!this.presentAt(i, HookBit.borrowsBase)) continue;
      for (const c of cardsAt[i])
        if ((this.def(c).hooks & HookBit.borrowsBase) !== 0 && this.def(c).borrowsBase!(this.position, c)) return c;
    }
    return 0;
  }
  get topBaseIsDown(): boolean {
    return this.state.effects.some((e) => e.kind === 'faceDown');
  }

  /** May this player act as if the base had no abilities? */
  ignoresBase(base: Card, seat: Seat): boolean {
    if (!this.present(HookBit.mayIgnoreBase)) return false;
    for (const c of this.at(base)) {
      const d = this.def(c);
      if (
        (d.hooks & HookBit.mayIgnoreBase) !== 0 &&
        this.state.controller[c] === seat &&
        this.state.host[c] === base &&
        d.mayIgnoreBase!(this.position, c)
      )
        return true;
    }
    return false;
  }

  // ---- cards wherever they are ---------------------------------------------------------------------------------

  private rare: RareCards | null = null;

  /**
   * The cards of this game that have a Special for this kind of window, wherever they are. There are few or none, and the rules
   * look for them often.
   */
  withSpecial(window: Special['window']): readonly Card[] {
    this.rare ??= rareCards(this);
    if (window === 'play') return this.rare.play;
    if (window === 'reaction') return this.rare.reaction;
    return window === 'before' ? this.rare.before : this.rare.after;
  }
  /** Can a card of this game react at one of these moments? */
  reactsTo(moments: number): boolean {
    this.rare ??= rareCards(this);
    return (this.rare.reactsTo & moments) !== 0;
  }
  /** Does a card of this game count what happened this turn? */
  get recalls(): boolean {
    this.rare ??= rareCards(this);
    return this.rare.recalls;
  }
  /** May a card of this game be played from the discard pile by itself? */
  get comesBack(): boolean {
    this.rare ??= rareCards(this);
    return this.rare.comesBack;
  }
  /** May a card of this game be used by players who do not control it, perhaps through the minion that it is on? */
  get isLent(): boolean {
    this.rare ??= rareCards(this);
    return this.rare.isLent;
  }
  /** The cards in a hand that may be used from there when something would happen to a card in play (RULES 12.57). */
  savers(): readonly Card[] {
    this.rare ??= rareCards(this);
    const { savers } = this.rare;
    return savers.length === 0 ? savers : savers.filter((c) => this.state.zone[c] === Zone.Hand);
  }
  /** Takes over what another survey of the same cards has found out about them. */
  knowCardsOf(other: Survey): void {
    this.rare = other.rare;
  }
  /** Must be called when hidden cards have changed their identity (in a sampled world). */
  forgetIdentities(): void {
    this.rare = null;
    this.version++;
  }
}

import { following, NONE, NOTHING, outcome, Settled } from '../words/asking.js';
import type { Ask, Definition } from '../words/definitions.js';
import { EVERYONE } from '../words/events.js';
import { Handling } from './handling.js';
import { sweep } from '../changing/leaving.js';
import { inOrder } from '../state/lists.js';
import { chooseHost, type PlayOptions, play } from './playing.js';
import { type FromHand, hostsFor, inOwnPhase, isPlayable, needsHost, playableFromHand, useDiscardLeave } from '../reading/plays.js';
import { Allowance, type Effect, type Limits } from '../state/state.js';
import { runTalent, talentOf } from './talents.js';
import { type Card, type Seat, Until, Zone } from '../words/vocabulary.js';
import {
  carry,
  discardBase,
  forgetBase,
  learn,
  lift,
  putAside,
  putBase,
  putOnDeck,
  refill,
  refillBases,
  shuffleBases,
  shuffleDeck,
} from '../changing/zones.js';

/**
 * What an ability works with: itself, its controller ("you", RULES 8.12), and the rulebook's verbs. A card never touches
 * the position by itself. What may ask is waited for: `yield* it.destroy(target)`.
 */
export class It extends Handling {
  // ---- extra plays (RULES 6.19) and plays at once ----------------------------------------------------------------

  extraMinion(limits?: Partial<Limits>, seat: Seat = this.you): Ask<unknown> {
    return this.extra(new Allowance('minion', this.self, limits, this.g.s.plays.length), seat);
  }
  extraAction(limits?: Partial<Limits>, seat: Seat = this.you): Ask<unknown> {
    return this.extra(new Allowance('action', this.self, limits, this.g.s.plays.length), seat);
  }
  /** Kept for later in the own play-cards phase; used at once or lost if it comes from a Special or outside the phase. */
  private extra(a: Allowance, seat: Seat): Ask<unknown> {
    const g = this.g;
    if (this.cause.kind !== 'special' && inOwnPhase(g, seat)) {
      g.s.allowances.push(a);
      g.tell('extra', seat, 0, { source: this.self, amount: a.type === 'minion' ? 1 : 2, base: a.base });
      return NOTHING;
    }
    const bases = g.s.row.filter((b) => (a.base === 0 || a.base === b) && !(a.whereAlone && g.hasMinion(seat, b)));
    return this.playFromHand((d) => d.type === a.type && (a.atMost < 0 || d.power <= a.atMost) && (!a.onBase || d.goes === 'base'), {
      seat,
      at: bases,
    });
  }

  /** As `playNow`, for any card of the hand that fits: by leave of a card in play a minion may come from the discard pile instead. */
  playFromHand(
    fits: (d: Definition) => boolean,
    options: PlayOptions & { seat?: Seat; at?: readonly Card[]; must?: boolean } = {},
  ): Ask<Card> {
    const seat = options.seat ?? this.you;
    const { hand, pile, open } = this.playable(fits, options.at, seat);
    return following(this.askOne(this.oneOf('play-extra', hand.concat(pile), !options.must, seat)), (c) =>
      pile.includes(c) ? this.playFromPile(c, open, seat, options) : this.playChosen(c, options),
    );
  }
  private *playFromPile(c: Card, open: readonly Card[], seat: Seat, options: PlayOptions): Ask<Card> {
    const hosts = hostsFor(this.g, c, seat).filter((h) => open.includes(h));
    const host = yield* chooseHost(this.g, c, seat, hosts);
    useDiscardLeave(this.g, host, seat);
    yield* this.playOn(host, c, seat, options);
    return c;
  }
  /** What `playFromHand` offers, and on which bases a minion may come from the discard pile. */
  playable(fits: (d: Definition) => boolean, at?: readonly Card[], seat: Seat = this.you): FromHand {
    return playableFromHand(this.g, seat, fits, at);
  }

  /** Play one of these cards now, or none unless it must be; asks which, then where (D3). Returns the card, 0 if none. */
  playNow(cards: readonly Card[], options: PlayOptions & { seat?: Seat; at?: readonly Card[]; must?: boolean } = {}): Ask<Card> {
    const seat = options.seat ?? this.you;
    const able = cards.filter((c) => isPlayable(this.g, c, seat, options.at));
    return following(this.askOne(this.oneOf('play-extra', able, !options.must, seat)), (c) => this.playChosen(c, options));
  }
  private playChosen(c: Card, options: PlayOptions & { seat?: Seat; at?: readonly Card[] }): Ask<Card> {
    return c === 0 ? NONE : outcome(this.playCard(c, options), () => c);
  }
  /** Play this very card; false if there is nowhere to. */
  playCard(c: Card, options: PlayOptions & { seat?: Seat; at?: readonly Card[] } = {}): Ask<boolean> {
    const { g } = this;
    const { seat = this.you, at } = options;
    if (!isPlayable(g, c, seat, at)) return new Settled(false);
    if (!needsHost(g, c)) return this.playOn(0, c, seat, options);
    const hosts = hostsFor(g, c, seat, options.special).filter((h) => at === undefined || at.includes(g.baseOf(h)));
    return following(chooseHost(g, c, seat, hosts), (host) => this.playOn(host, c, seat, options));
  }
  private playOn(host: Card, c: Card, seat: Seat, options: PlayOptions): Ask<boolean> {
    return outcome(play(this.g, c, seat, host, options.special, options.afterwards, options.redirected), () => true);
  }
  canPlay(c: Card, at?: readonly Card[], seat: Seat = this.you): boolean {
    return isPlayable(this.g, c, seat, at);
  }

  /**
   * Plays an X off the top of a deck (RULES 7): reveals until one shows up and plays it there; then shuffles the rest
   * in. Returns the played card, 0 if there was none.
   */
  *playOffTop(seat: Seat, fits: (d: Definition) => boolean, options: PlayOptions & { at?: readonly Card[] } = {}): Ask<Card> {
    const revealed = this.revealUntil(seat, 1, fits);
    const found = revealed.find((c) => fits(this.g.def(c))) ?? 0;
    if (found && !(yield* this.playCard(found, { ...options, seat }))) this.g.discard(found, seat);
    this.shuffleBack(revealed);
    return found && this.g.inPlay(found) ? found : 0;
  }
  /** Reveals from the top, setting cards aside, until n of them fit or the deck runs out (RULES 7.2, 7.3). */
  revealUntil(seat: Seat, n: number, fits: (d: Definition) => boolean): Card[] {
    const s = this.g.s;
    refill(this.g, seat);
    const list: Card[] = [];
    for (let found = 0; found < n && s.decks[seat].length > 0; ) {
      const c = s.decks[seat][s.decks[seat].length - 1];
      putAside(this.g, c, EVERYONE);
      this.g.tell('revealed', seat, c, { source: this.self });
      list.push(c);
      if (fits(this.g.def(c))) found++;
    }
    return list;
  }
  /** Shuffles what is still set aside of the revealed cards in again, each into its owner's deck (RULES 8.9). */
  shuffleBack(revealed: readonly Card[]): void {
    const rest = revealed.filter((c) => this.g.s.zone[c] === Zone.Aside && !this.g.s.limbo.some((p) => p.card === c));
    const owners = new Set(rest.map((c) => this.g.s.owner[c]));
    for (const c of rest) putOnDeck(this.g, c, this.g.s.owner[c], false);
    for (const owner of owners) shuffleDeck(this.g, owner);
  }

  /** Uses a Talent of this card over and above its normal use (Expert Timing's kind). */
  useTalent(card: Card): Ask<unknown> {
    return this.canUseTalent(card) ? runTalent(this.g, card, this.you) : NOTHING;
  }
  canUseTalent(card: Card): boolean {
    const talent = talentOf(this.g, card);
    return talent !== undefined && (talent.when === undefined || talent.when(this.g, card, this.you));
  }

  // ---- what lasts ------------------------------------------------------------------------------------------------

  lasting(e: Partial<Effect> & Pick<Effect, 'kind'>): void {
    this.g.addEffect({ source: this.self, by: this.you, untilSeat: this.you, ...e });
  }
  /** A player's power at a base, with no minion having it. */
  gainPlayerPower(base: Card, amount: number, seat: Seat = this.you): void {
    this.lasting({ kind: 'playerPower', card: base, seat, amount });
    this.g.tell('player-power', seat, 0, { base, amount, source: this.self });
  }
  changeBreakpoint(base: Card, by: number): void {
    // Less nothing is nothing: minus zero is not a small integer.
    const amount = by | 0;
    this.lasting({ kind: 'breakpoint', card: base, amount });
    this.g.tell('breakpoint', -1, base, { base, amount, source: this.self });
  }
  /** It is this number, whatever else would change it. */
  setBreakpoint(base: Card, amount: number): void {
    this.changedBreakpoint(base, () => this.lasting({ kind: 'setBreakpoint', card: base, amount }));
  }
  /** Sets the starting value; changes then count from that (RULES 6.6). */
  setStartingBreakpoint(base: Card, amount: number): void {
    this.changedBreakpoint(base, () => this.lasting({ kind: 'startingBreakpoint', card: base, amount }));
  }
  /** Tells by how much it changed. */
  private changedBreakpoint(base: Card, change: () => void): void {
    const before = this.g.breakpoint(base);
    change();
    this.g.tell('breakpoint', -1, base, { base, amount: this.g.breakpoint(base) - before, source: this.self });
  }
  cancelBase(base: Card, until: number = Until.StartOf): void {
    this.lasting({ kind: 'cancelBase', card: base, until });
    this.g.tell('cancelled', this.you, base, { base, source: this.self });
  }
  /** That player can't play actions during the whole of their next turn. */
  forbidActions(seat: Seat): void {
    this.lasting({ kind: 'noActions', seat, until: Until.NextTurnOf, untilSeat: seat });
    this.g.tell('forbidden', seat, 0, { source: this.self });
  }
  /** You can't play a card of this name for the rest of the turn. */
  forbidName(card: Card): void {
    this.lasting({ kind: 'noName', seat: this.you, amount: this.g.s.def[card] });
    this.g.tell('forbidden', this.you, card, { source: this.self });
  }
  /** Remembers a number with this card, as long as it is in play (a named faction). */
  remember(n: number): void {
    this.g.s.note[this.self] = n;
  }
  rememberFaction(faction: number): void {
    // Below zero, so that it can't be taken for a number that another card remembers.
    this.remember(-1 - faction);
    this.g.tell('named', this.you, 0, { amount: faction, source: this.self });
  }

  // ---- bases -----------------------------------------------------------------------------------------------------

  /** Bases in the base deck, for a player who looks through it. */
  searchBases(): Card[] {
    refillBases(this.g);
    for (const b of this.g.s.baseDeck) learn(this.g, b, 1 << this.you);
    this.g.tell('looked', this.you, 0, { to: -1, amount: this.g.s.baseDeck.length, source: this.self });
    return inOrder(this.g.s.baseDeck);
  }
  /** The top of the base deck, top first. */
  topBases(n: number): Card[] {
    const s = this.g.s;
    if (s.baseDeck.length < n && s.baseDiscard.length > 0 && this.g.profile.basesReturn) {
      const top = s.baseDeck;
      s.baseDeck = [];
      refillBases(this.g);
      s.baseDeck.push(...top);
    }
    return s.baseDeck.slice(-n).reverse();
  }
  lookAtTopBases(n: number): Card[] {
    const list = this.topBases(n);
    for (const b of list) learn(this.g, b, 1 << this.you);
    this.g.tell('looked', this.you, 0, { to: -1, amount: list.length, source: this.self });
    return list;
  }
  /** Puts looked-at bases back in another order, first = top. Nobody else sees in which. */
  putBasesOnTop(bases: readonly Card[]): void {
    const s = this.g.s;
    for (let i = bases.length - 1; i >= 0; i--) {
      lift(this.g, bases[i]);
      if (bases.length > 1) s.known[bases[i]] &= 1 << this.you;
      s.zone[bases[i]] = Zone.BaseDeck;
      s.baseDeck.push(bases[i]);
    }
  }
  putBaseOnBottom(b: Card): void {
    lift(this.g, b);
    this.g.s.zone[b] = Zone.BaseDeck;
    this.g.s.baseDeck.unshift(b);
    this.g.tell('base-deck', this.you, 0, { source: this.self });
  }
  /** The face-up top card of the base deck lies face down until the end of the turn, or until this card leaves. */
  turnTopBaseDown(): void {
    this.lasting({ kind: 'faceDown', card: this.self });
    this.g.tell('turned-down', this.you, 0, { source: this.self });
  }
  /** This base takes the place of the scored one. */
  setNextBase(b: Card): void {
    if (b && this.g.s.scoring) this.g.s.scoring.next = [b];
  }
  /** So many bases off the top replace the scored one. */
  replaceByTop(n: number): void {
    if (this.g.s.scoring) this.g.s.scoring.count = n;
  }
  /** Exchanges a base on the table with one of the base deck, under its minions (Terraforming's kind). */
  *swapBase(old: Card, fresh: Card): Ask {
    const g = this.g;
    const s = g.s;
    const place = s.row.indexOf(old);
    const actions = g.at(old).filter((c) => s.host[c] === old && g.isAction(c));
    yield* sweep(g, old, actions);
    putBase(g, fresh, place);
    for (const c of g.at(old).slice()) if (s.host[c] === old) carry(g, c, fresh);
    lift(g, old);
    forgetBase(g, old);
    s.baseDeck.push(old);
    shuffleBases(g);
    g.tell('base-swapped', this.you, fresh, { base: old, to: fresh, source: this.self });
    g.settle();
  }
  /** Puts the top card of the base deck into play beside the others (D16). Returns it, 0 if there is none. */
  addBase(at: number = this.g.s.row.length): Card {
    const g = this.g;
    if (!refillBases(g)) return 0;
    const b = g.s.baseDeck[g.s.baseDeck.length - 1];
    putBase(g, b, at);
    g.tell('base-added', this.you, b, { base: b, source: this.self });
    return b;
  }
  /** Destroys a base: it and the cards on it are discarded, nothing is scored. Returns its place in the row. */
  *destroyBase(b: Card): Ask<number> {
    const place = this.g.s.row.indexOf(b);
    yield* sweep(this.g, b);
    this.g.tell('base-destroyed', this.you, b, { base: b, source: this.self });
    discardBase(this.g, b);
    return place;
  }

  /** The same ability with another player as "you": for bases, and where a card makes others choose. */
  as(seat: Seat): It {
    const ofBase = this.cause.kind === 'base';
    const cause = this.cause.chosenBy(seat, ofBase ? seat : this.cause.seat);
    // Each player who may use a base uses it anew (RULES 3.5): what was left alone is left alone only that time.
    if (ofBase) cause.shielded = undefined;
    return new It(this.g, this.self, seat, cause);
  }
  /** Puts this card, when played, into another player's hand instead of the discard pile, as its own text says. */
  giveThisCardAway(): Ask<unknown> {
    if (this.play.redirected) return NOTHING;
    return following(this.choosePlayer(this.g.others(this.you), 'give'), (player) => this.give(this.self, player));
  }
}

import type { CardSet } from '../catalogue/cardset.js';
import { type Happening, HookBit, MomentBit } from '../words/definitions.js';
import { EVERYONE, type EventKind, type GameEvent, type Telling, Told } from '../words/events.js';
import { type Window, whoMightAct } from '../reading/knowledge.js';
import { Questions } from '../reading/questions.js';
import { Cause } from '../words/record.js';
import type { Effect, State } from '../state/state.js';
import { happen, happening } from './triggers.js';
import { type Card, type Seat, Until, Zone } from '../words/vocabulary.js';
import { learn, putInDiscard, putInHand, refill } from './zones.js';

/** What is done without asking anybody, and what is told of it. */
export abstract class Doing extends Questions {
  /** Everything that happened since the events were last taken. */
  events: GameEvent[] = [];
  /** Windows that went by during the last answer and who might have acted in them, as far as the public knows. */
  windows: Seat[][] = [];

  constructor(
    cards: CardSet,
    s: State,
    private readonly eventsOn: boolean,
  ) {
    super(cards, s);
  }

  /** Hands them over: whoever plays a game takes its events after every answer, or they pile up. */
  takeEvents(): GameEvent[] {
    const taken = this.events;
    this.events = [];
    return taken;
  }
  tell(kind: EventKind, seat: Seat, card: Card, more?: Telling, seen?: number): void {
    if (this.eventsOn) this.events.push(new Told(kind, seat, card, seen ?? this.seenBy(card), more));
  }
  private seenBy(card: Card): number {
    if (card === 0) return EVERYONE;
    const zone = this.s.zone[card];
    return zone === Zone.Hand || zone === Zone.Deck || zone === Zone.BaseDeck || zone === Zone.Aside ? this.s.known[card] : EVERYONE;
  }

  addEffect(e: Partial<Effect> & Pick<Effect, 'kind'>): void {
    this.s.effects.push({
      kind: e.kind,
      card: e.card ?? 0,
      seat: e.seat ?? -1,
      amount: e.amount ?? 0,
      until: e.until ?? Until.EndOfTurn,
      untilSeat: e.untilSeat ?? -1,
      begun: e.begun ?? false,
      source: e.source ?? 0,
      by: e.by ?? -1,
    });
    this.version++;
  }
  endEffects(isOver: (e: Effect) => boolean): void {
    this.s.effects = this.s.effects.filter((e) => !isOver(e));
    this.version++;
  }
  endEffectsOn(card: Card): void {
    const { effects } = this.s;
    for (let i = 0; i < effects.length; i++) {
      if (effects[i].card !== card) continue;
      this.endEffects((e) => e.card === card);
      return;
    }
  }

  draw(seat: Seat, n: number): void {
    for (let i = 0; i < n; i++) {
      if (!refill(this.me, seat)) return;
      const deck = this.s.decks[seat];
      const c = deck[deck.length - 1];
      const seen = this.s.known[c] | (1 << seat);
      putInHand(this.me, c, seat);
      this.s.secrets++;
      this.tell('drew', seat, c, undefined, seen);
    }
  }

  gainVp(seat: Seat, n: number, source: Card): void {
    this.s.vp[seat] = Math.max(0, this.s.vp[seat] + n);
    this.tell('vp', seat, 0, { amount: n, source });
  }

  /** From a hand or deck to the owner's discard pile, by this player. */
  discard(c: Card, seat: Seat): void {
    const noticed = this.awaits(MomentBit.discarded) || this.canReact;
    const e = noticed ? this.discarding(c, seat) : null;
    if (e !== null) happen(this.me, e);
    learn(this.me, c, EVERYONE);
    this.tell('discarded', seat, c, undefined, EVERYONE);
    putInDiscard(this.me, c);
    if (e !== null) this.offerReaction(e);
  }
  private discarding(c: Card, seat: Seat): Happening {
    const e = happening('discarded', seat);
    e.card = c;
    e.def = this.s.def[c];
    e.owner = this.s.owner[c];
    e.from = this.s.zone[c];
    e.type = this.def(c).type;
    return e;
  }

  /** Is there any card in this game that could answer what happens? */
  get canReact(): boolean {
    return this.withSpecial('reaction').length > 0;
  }
  /** Lets cards in hands answer, once what is being resolved is finished. */
  offerReaction(e: Happening): void {
    if (this.eventsOn) {
      const seats = whoMightAct(this.me, 'reaction', e);
      if (seats.length > 0) this.windows.push(seats);
    }
    for (const c of this.withSpecial('reaction'))
      if (this.s.zone[c] === Zone.Hand) {
        this.s.reactions.push(e);
        return;
      }
  }

  openWindow(): void {
    if (this.eventsOn) this.windows.push(whoMightAct(this.me, this.s.scoring!.window as Window));
  }

  /**
   * Other players' actions on a minion that they can't affect are discarded (the ruling on Wildlife Preserve). Looked at
   * after every change, because the protection may come or go with any of them.
   */
  settle(): void {
    const s = this.s;
    if (!this.present(HookBit.unaffected) || !this.hasAttachments) return;
    for (let i = 0; i < s.row.length; i++) {
      const list = s.here[i];
      for (let j = 0; j < list.length; j++) {
        const c = list[j];
        const host = s.host[c];
        const by = s.controller[c];
        if (host === s.base[c] || by === s.controller[host] || this.isUnaffected(host, new Cause(c, by, 'play')) === 0) continue;
        this.tell('discarded', by, c);
        putInDiscard(this.me, c);
        j--;
      }
    }
  }
}

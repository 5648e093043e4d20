import { HookBit } from '../words/definitions.js';
import { Looking } from './looking.js';
import { Cause } from '../words/record.js';
import type { Card, Reason, Seat, Verb } from '../words/vocabulary.js';

/** What can't be done, and which card is in the way (RULES 8.2). */
export abstract class Cannot extends Looking {
  /** The card that keeps this cause off the target; 0 if none does (RULES 6.1, 8.2). */
  isUnaffected(target: Card, cause: Cause): Card {
    if (!this.present(HookBit.unaffected)) return 0;
    const s = this.s;
    for (let i = 0; i < s.row.length; i++) {
      if (this.presentAt(i, HookBit.unaffected)) {
        const list = s.here[i];
        for (let j = 0; j < list.length; j++) {
          const d = this.defs[s.def[list[j]]];
          if (d.unaffected?.(this.me, list[j], target, cause)) return list[j];
        }
      }
      const base = s.row[i];
      if (s.base[target] === base && this.baseAnswers(i, HookBit.unaffected)) {
        for (const d of this.abilities(i)) if (d.unaffected?.(this.me, base, target, cause)) return base;
      }
    }
    return 0;
  }

  /** What has left this card alone by that one until the end of the turn; 0 if nothing has. */
  shieldFrom(card: Card, source: Card): Card {
    for (const e of this.s.effects) if (e.kind === 'shield' && e.card === card && e.amount === source) return e.source;
    return 0;
  }

  /** The card that forbids this; 0 if none does. `to` is the destination of a move. */
  forbiddenBy(verb: Verb, target: Card, cause: Cause, to: Card = 0): Card {
    if (!this.present(HookBit.forbids)) return 0;
    const s = this.s;
    for (let i = 0; i < s.row.length; i++) {
      if (this.presentAt(i, HookBit.forbids)) {
        const list = s.here[i];
        for (let j = 0; j < list.length; j++) {
          const d = this.defs[s.def[list[j]]];
          if (d.forbids?.(this.me, list[j], verb, target, cause, to)) return list[j];
        }
      }
      if (!this.baseAnswers(i, HookBit.forbids)) continue;
      const base = s.row[i];
      // What it forbids does not bind who ignores it, as to their own cards; the others' stay protected (D18).
      if (s.controller[target] === cause.chooser && this.ignoresBase(base, cause.chooser)) continue;
      for (const d of this.abilities(i)) if (d.forbids?.(this.me, base, verb, target, cause, to)) return base;
    }
    return 0;
  }

  /** Does a "cannot" stand in the way of what a card's own ability would do to itself (D2)? */
  isBarred(verb: Verb, self: Card, to: Card = 0): boolean {
    const seat = this.s.controller[self];
    const cause = new Cause(self, seat, 'special');
    return this.isUnaffected(self, cause) !== 0 || this.forbiddenBy(verb, self, cause, to) !== 0;
  }

  /** Does it come from a card of another player than this? Bases are nobody's cards, and who chooses does not matter. */
  isByAnother(cause: Cause, seat: Seat): boolean {
    return cause.source !== 0 && cause.seat !== seat && !this.isBase(cause.source);
  }
  /** Bases a minion could be moved, or an action on a base transferred, to: all but its own, less those that a "cannot" closes (D2). */
  destinations(card: Card, cause: Cause): Card[] {
    const verb = this.isMinion(card) ? 'move' : 'transfer';
    return this.s.row.filter((b) => b !== this.s.base[card] && this.forbiddenBy(verb, card, cause, b) === 0);
  }
  /** Where it could go by its own Talent. */
  roads(card: Card, you: Seat): Card[] {
    return this.destinations(card, new Cause(card, you, 'talent'));
  }

  /** Why this player can't play this card at this base; null if nothing forbids it (RULES 8.2). */
  playForbidden(card: Card, base: Card, seat: Seat): Reason | null {
    if (!this.present(HookBit.forbidsPlay)) return null;
    const s = this.s;
    const place = s.row.indexOf(base);
    if (this.presentAt(place, HookBit.forbidsPlay)) {
      const list = s.here[place];
      for (let i = 0; i < list.length; i++) {
        const d = this.defs[s.def[list[i]]];
        if (d.forbidsPlay?.(this.me, list[i], card, base, seat)) return { code: 'play-forbidden-here', card: list[i], base };
      }
    }
    if (!this.baseAnswers(place, HookBit.forbidsPlay) || this.ignoresBase(base, seat)) return null;
    for (const d of this.abilities(place))
      if (d.forbidsPlay?.(this.me, base, card, base, seat)) return { code: 'play-forbidden-here', card: base, base };
    return null;
  }

  /** Why this player can't play this card at all now. */
  cardForbidden(card: Card, seat: Seat): Reason | null {
    for (const e of this.s.effects) {
      if (e.kind === 'noActions' && e.seat === seat && e.begun && this.isAction(card)) return { code: 'actions-forbidden', card: e.source };
      if (e.kind === 'noName' && e.seat === seat && this.s.def[card] === e.amount) return { code: 'name-forbidden', card: e.source };
    }
    return null;
  }
}

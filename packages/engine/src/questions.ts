import { HookBit } from './definitions.js';
import { Looking } from './looking.js';
import { Cause } from './record.js';
import { type Card, type Reason, type ReasonCode, type Seat, type Verb, Zone } from './vocabulary.js';

/** Which minions (or actions in play): plain data, so that the engine can loop fast and can say why one does not fit. */
export interface Query {
  /** Controlled by this seat. */
  of?: Seat;
  /** Controlled by anybody but this seat. */
  notOf?: Seat;
  at?: Card;
  notAt?: Card;
  /** Current power. */
  atMost?: number;
  below?: number;
  atLeast?: number;
  withCounters?: boolean;
  faction?: number;
  not?: Card;
  where?: (c: Card) => boolean;
}

const FAR_POWER = HookBit.powerAnywhere | HookBit.powerNamed;
const BREAKPOINT_HOOKS = HookBit.startingBreakpoint | HookBit.changesBreakpoint;
const WITHOUT_MINIONS = HookBit.playerPower | HookBit.bearsName;
const POWER_HOOKS = HookBit.powerHere | HookBit.powerAnywhere | HookBit.powerNamed | HookBit.powerHost;

/** A query is written with only what it asks; looked at card by card it has all of it. */
class FullQuery implements Query {
  of: Query['of'] = undefined;
  notOf: Query['notOf'] = undefined;
  at: Query['at'] = undefined;
  notAt: Query['notAt'] = undefined;
  atMost: Query['atMost'] = undefined;
  below: Query['below'] = undefined;
  atLeast: Query['atLeast'] = undefined;
  withCounters: Query['withCounters'] = undefined;
  faction: Query['faction'] = undefined;
  not: Query['not'] = undefined;
  where: Query['where'] = undefined;

  constructor(q: Query) {
    for (const key in q) {
      switch (key as keyof Query) {
        case 'of':
          this.of = q.of;
          break;
        case 'at':
          this.at = q.at;
          break;
        case 'notOf':
          this.notOf = q.notOf;
          break;
        case 'where':
          this.where = q.where;
          break;
        case 'atMost':
          this.atMost = q.atMost;
          break;
        case 'not':
          this.not = q.not;
          break;
        case 'notAt':
          this.notAt = q.notAt;
          break;
        case 'below':
          this.below = q.below;
          break;
        case 'atLeast':
          this.atLeast = q.atLeast;
          break;
        case 'withCounters':
          this.withCounters = q.withCounters;
          break;
        case 'faction':
          this.faction = q.faction;
      }
    }
  }
}

/** Everything that is computed from the position and the abilities in play, and never stored. */
export abstract class Questions extends Looking {
  // ---- power and breakpoints -----------------------------------------------------------------------------------

  /** Current power (RULES 6.10); out of play the printed number. Never below zero (8.1). */
  power(c: Card): number {
    const s = this.s;
    const d = this.defs[s.def[c]];
    if (s.zone[c] !== Zone.Play || d.type !== 'minion') return d.power;
    let p = d.power + s.counters[c];
    if (d.powerSelf !== undefined) p += d.powerSelf(this.me, c);
    if (this.present(POWER_HOOKS)) {
      const far = this.present(FAR_POWER);
      for (let i = 0; i < s.row.length; i++) {
        if (s.row[i] === s.base[c]) p += this.powerHere(i, c);
        else if (far && this.presentAt(i, FAR_POWER)) p += this.powerFromAfar(i, c);
      }
    }
    const effects = s.effects;
    for (let i = 0; i < effects.length; i++) {
      const e = effects[i];
      if (e.kind === 'power' && e.card === c && !this.shrugsOff(c, e.source, e.by)) p += e.amount;
    }
    return p < 0 ? 0 : p;
  }

  /** What a minion gets from the base it is at and from the cards there. */
  private powerHere(place: number, c: Card): number {
    const s = this.s;
    let p = 0;
    if (this.baseAnswers(place, HookBit.powerHere))
      for (const d of this.abilities(place)) if (d.powerHere !== undefined) p += d.powerHere(this.me, s.row[place], c);
    if (!this.presentAt(place, POWER_HOOKS)) return p;
    const list = s.here[place];
    for (let j = 0; j < list.length; j++) {
      const o = list[j];
      const od = this.defs[s.def[o]];
      if ((od.hooks & POWER_HOOKS) === 0) continue;
      let more = 0;
      if (od.powerHost !== undefined && s.host[o] === c) more += od.powerHost(this.me, o, c);
      if (od.powerHere !== undefined) more += od.powerHere(this.me, o, c);
      if (od.powerAnywhere !== undefined) more += od.powerAnywhere(this.me, o, c);
      if (od.powerNamed !== undefined) more += od.powerNamed(this.me, o, c);
      if (more !== 0 && !this.shrugsOff(c, o, s.controller[o])) p += more;
    }
    return p;
  }
  /** What it gets from cards at another base. */
  private powerFromAfar(place: number, c: Card): number {
    const s = this.s;
    const list = s.here[place];
    let p = 0;
    for (let j = 0; j < list.length; j++) {
      const o = list[j];
      const od = this.defs[s.def[o]];
      if ((od.hooks & FAR_POWER) === 0) continue;
      let more = 0;
      if (od.powerAnywhere !== undefined) more += od.powerAnywhere(this.me, o, c);
      if (od.powerNamed !== undefined) more += od.powerNamed(this.me, o, c);
      if (more !== 0 && !this.shrugsOff(c, o, s.controller[o])) p += more;
    }
    return p;
  }

  /** Power from a card does not count while its minion can't be affected by that card. */
  private shrugsOff(c: Card, source: Card, by: Seat): boolean {
    if (by === this.s.controller[c] || !this.profile.affects.has('power')) return false;
    return this.shieldFrom(c, source) !== 0 || this.isUnaffected(c, new Cause(source, by, 'play')) !== 0;
  }

  /** The power an action has by bearing a name (RULES 3.1), which only cards on its own base know; usually none. */
  actionPower(c: Card): number {
    if (this.def(c).bearsName === undefined) return 0;
    let p = 0;
    for (const o of this.at(this.s.base[c])) {
      const od = this.def(o);
      if (od.powerNamed !== undefined) p += od.powerNamed(this.me, o, c);
    }
    return p;
  }

  /** All of a player's power at a base (RULES 3.1, 3.4). */
  playerPower(base: Card, seat: Seat): number {
    const s = this.s;
    const place = s.row.indexOf(base);
    if (place < 0) return 0;
    const list = s.here[place];
    const more = this.present(WITHOUT_MINIONS);
    let p = 0;
    for (let i = 0; i < list.length; i++) {
      const c = list[i];
      const d = this.defs[s.def[c]];
      if (d.type === 'minion') {
        if (s.controller[c] === seat) p += this.power(c);
      } else if (more) {
        if (s.controller[c] === seat && this.profile.allCardsHavePower && d.bearsName !== undefined) p += this.actionPower(c);
        if (d.playerPower !== undefined) p += d.playerPower(this.me, c, seat);
      }
    }
    if (more && this.baseAnswers(place, HookBit.playerPower))
      for (const d of this.abilities(place)) if (d.playerPower !== undefined) p += d.playerPower(this.me, base, seat);
    for (const e of s.effects) if (e.kind === 'playerPower' && e.card === base && e.seat === seat) p += e.amount;
    return p < 0 ? 0 : p;
  }

  totalPower(base: Card): number {
    let p = 0;
    if (this.s.effects.length > 0 || this.present(WITHOUT_MINIONS)) {
      for (let seat = 0; seat < this.s.seats; seat++) p += this.playerPower(base, seat);
      return p;
    }
    // Nothing but minions has power: once around is enough.
    const { def, counters } = this.s;
    const list = this.at(base);
    const more = this.present(POWER_HOOKS);
    for (let i = 0; i < list.length; i++) {
      const c = list[i];
      const d = this.defs[def[c]];
      if (d.type === 'minion') p += more || d.powerSelf !== undefined ? this.power(c) : d.power + counters[c];
    }
    return p;
  }

  breakpoint(base: Card): number {
    const { effects } = this.s;
    const printed = this.def(base).power;
    const changed = this.present(BREAKPOINT_HOOKS);
    if (effects.length === 0 && !changed) return printed;
    let p = printed;
    for (const e of effects) {
      if (e.card !== base) continue;
      if (e.kind === 'setBreakpoint') return e.amount;
    }
    const place = this.s.row.indexOf(base);
    if (changed && place >= 0) p = this.startingBreakpoint(place) ?? printed;
    for (const e of effects) if (e.kind === 'startingBreakpoint' && e.card === base) p = e.amount;
    for (const e of effects) if (e.kind === 'breakpoint' && e.card === base) p += e.amount;
    if (changed && place >= 0) p += this.changeOfBreakpoint(place);
    return p < 0 ? 0 : p;
  }
  private startingBreakpoint(place: number): number | null {
    if (this.baseAnswers(place, HookBit.startingBreakpoint)) {
      for (const d of this.abilities(place)) {
        const start = d.startingBreakpoint?.(this.me, this.s.row[place]) ?? null;
        if (start !== null) return start;
      }
    }
    return null;
  }
  private changeOfBreakpoint(place: number): number {
    let p = 0;
    if (this.presentAt(place, HookBit.changesBreakpoint)) {
      for (const c of this.s.here[place]) {
        const d = this.def(c);
        if (d.changesBreakpoint !== undefined) p += d.changesBreakpoint(this.me, c);
      }
    }
    if (this.baseAnswers(place, HookBit.changesBreakpoint))
      for (const d of this.abilities(place)) if (d.changesBreakpoint !== undefined) p += d.changesBreakpoint(this.me, this.s.row[place]);
    return p;
  }

  /** Ready to score (RULES 3.1). */
  isReady(base: Card): boolean {
    return this.totalPower(base) >= this.breakpoint(base);
  }

  // ---- names and kinds -----------------------------------------------------------------------------------------

  hasName(c: Card, def: number): boolean {
    if (this.s.def[c] === def) return true;
    const d = this.def(c);
    return this.s.zone[c] === Zone.Play && d.bearsName !== undefined && d.bearsName(this.me, c, def);
  }

  isKind(c: Card, kind: string): boolean {
    const d = this.def(c);
    if (d.kinds.includes(kind)) return true;
    if (this.s.zone[c] !== Zone.Play) return false;
    if (d.bearsName !== undefined)
      for (const other of this.defs) if (other.kinds.includes(kind) && d.bearsName(this.me, c, other.n)) return true;
    if (d.type !== 'minion' || !this.present(HookBit.givesKind)) return false;
    for (let i = 0; i < this.s.row.length; i++) {
      for (const o of this.s.here[i]) {
        const od = this.def(o);
        if (od.givesKind?.(this.me, o, c, kind)) return true;
      }
    }
    return false;
  }

  /** Cards on a base with this name, actions that bear it included. */
  countNamed(base: Card, def: number): number {
    let n = 0;
    for (const c of this.at(base)) if (this.hasName(c, def)) n++;
    return n;
  }

  // ---- looking around ------------------------------------------------------------------------------------------

  minions(query?: Query): Card[] {
    const list: Card[] = [];
    const s = this.s;
    const q = query === undefined ? null : new FullQuery(query);
    for (let i = 0; i < s.row.length; i++) {
      if (q !== null && q.at !== undefined && s.row[i] !== q.at) continue;
      const here = s.here[i];
      for (let j = 0; j < here.length; j++) {
        const c = here[j];
        if (this.defs[s.def[c]].type === 'minion' && (q === null || this.misfit(c, q) === null)) list.push(c);
      }
    }
    return list;
  }

  countMinions(query: Query): number {
    let n = 0;
    const s = this.s;
    const q = new FullQuery(query);
    for (let i = 0; i < s.row.length; i++) {
      if (q.at !== undefined && s.row[i] !== q.at) continue;
      const here = s.here[i];
      for (let j = 0; j < here.length; j++) if (this.defs[s.def[here[j]]].type === 'minion' && this.misfit(here[j], q) === null) n++;
    }
    return n;
  }

  hasMinion(seat: Seat, base: Card): boolean {
    for (const c of this.at(base)) if (this.s.controller[c] === seat && this.isMinion(c)) return true;
    return false;
  }

  /** Actions in play: on bases, or also on minions. */
  actions(query: Query & { onBase?: boolean } = {}): Card[] {
    const list: Card[] = [];
    const s = this.s;
    const q = new FullQuery(query);
    for (let i = 0; i < s.row.length; i++) {
      const here = s.here[i];
      for (let j = 0; j < here.length; j++) {
        const c = here[j];
        if (this.defs[s.def[c]].type !== 'action' || (query.onBase && s.host[c] !== s.base[c])) continue;
        if (this.misfit(c, q) === null) list.push(c);
      }
    }
    return list;
  }

  /** Why a card in play does not fit; null if it does. */
  misfit(c: Card, q: Query): ReasonCode | null {
    const s = this.s;
    if (q.of !== undefined && s.controller[c] !== q.of) return 'not-yours';
    if (q.notOf !== undefined && s.controller[c] === q.notOf) return 'not-others';
    if (q.at !== undefined && s.base[c] !== q.at) return 'wrong-base';
    if (q.notAt !== undefined && s.base[c] === q.notAt) return 'wrong-base';
    if (q.not !== undefined && c === q.not) return 'not-itself';
    if (q.faction !== undefined && this.defs[s.def[c]].factionNumber !== q.faction) return 'wrong-faction';
    if (q.withCounters && s.counters[c] === 0) return 'no-counters';
    if (q.atMost !== undefined && this.power(c) > q.atMost) return 'power-too-high';
    if (q.below !== undefined && this.power(c) >= q.below) return 'power-too-high';
    if (q.atLeast !== undefined && this.power(c) < q.atLeast) return 'power-too-low';
    if (q.where !== undefined && !q.where(c)) return 'condition-not-met';
    return null;
  }

  // ---- cannot --------------------------------------------------------------------------------------------------

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

  // ---- the scoring that is going on ------------------------------------------------------------------------------

  get scoringBase(): Card {
    return this.s.scoring?.base ?? 0;
  }
  /** The bases that have replaced the scored one. */
  get replacements(): readonly Card[] {
    return this.s.scoring?.next ?? [];
  }
  rank(seat: Seat): number {
    return this.s.scoring?.ranks[seat] ?? 0;
  }
  /** Players of this rank, from the active player on (RULES 3.5). */
  ranked(rank: number): Seat[] {
    return this.turnOrder(this.s.active).filter((seat) => this.rank(seat) === rank);
  }
}

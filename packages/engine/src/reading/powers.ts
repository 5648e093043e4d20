import { Cannot } from './cannot.js';
import { HookBit } from '../words/definitions.js';
import { Cause } from '../words/record.js';
import { type Card, type Seat, Zone } from '../words/vocabulary.js';

const FAR_POWER = HookBit.powerAnywhere | HookBit.powerNamed;
const BREAKPOINT_HOOKS = HookBit.startingBreakpoint | HookBit.changesBreakpoint;
const WITHOUT_MINIONS = HookBit.playerPower | HookBit.bearsName;
const POWER_HOOKS = HookBit.powerHere | HookBit.powerAnywhere | HookBit.powerNamed | HookBit.powerHost;

/** Power and breakpoints. */
export abstract class Powers extends Cannot {
  /** Current power (RULES 6.10); out of play the printed number. Never below zero (8.1). */
  power(c: Card): number {
    const s = this.s;
    const d = this.defs[s.def[c]];
    if (s.zone[c] !== Zone.Play || d.type !== 'minion') return d.power;
    let p = d.power + s.counters[c];
    if (d.powerSelf !== undefined) p += d.powerSelf(this.me, c);
    if (this.present(POWER_HOOKS)) {
      for (let i = 0; i < s.row.length; i++) p += this.powerFrom(i, c, s.row[i] === s.base[c]);
    }
    const effects = s.effects;
    for (let i = 0; i < effects.length; i++) {
      const e = effects[i];
      if (e.kind === 'power' && e.card === c && !this.shrugsOff(c, e.source, e.by)) p += e.amount;
    }
    return p < 0 ? 0 : p;
  }

  /** What a minion gets from the cards at this place; near: its own, where the base itself counts too. */
  private powerFrom(place: number, c: Card, near: boolean): number {
    const s = this.s;
    let p = 0;
    if (near && this.baseAnswers(place, HookBit.powerHere))
      for (const d of this.abilities(place)) if (d.powerHere !== undefined) p += d.powerHere(this.me, s.row[place], c);
    const hooks = near ? POWER_HOOKS : FAR_POWER;
    if (!this.presentAt(place, hooks)) return p;
    const list = s.here[place];
    for (let j = 0; j < list.length; j++) {
      const o = list[j];
      const od = this.defs[s.def[o]];
      if ((od.hooks & hooks) === 0) continue;
      let more = 0;
      if (near) {
        if (od.powerHost !== undefined && s.host[o] === c) more += od.powerHost(this.me, o, c);
        if (od.powerHere !== undefined) more += od.powerHere(this.me, o, c);
      }
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
    for (const e of effects) if (e.kind === 'setBreakpoint' && e.card === base) return e.amount;
    const place = this.s.row.indexOf(base);
    let p = changed && place >= 0 ? (this.startingBreakpoint(place) ?? printed) : printed;
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
}

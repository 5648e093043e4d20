import { HookBit } from '../words/definitions.js';
import { Powers } from './powers.js';
import { type Card, type ReasonCode, type Seat, Zone } from '../words/vocabulary.js';

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
export abstract class Questions extends Powers {
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

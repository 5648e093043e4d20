import type { Board } from '../state/board.js';
import { HookBit } from '../words/definitions.js';
import type { Query } from '../words/query.js';
import { type Card, type ReasonCode, type Seat, Zone } from '../words/vocabulary.js';
import { powerOf } from './powers.js';

/**
 * A query with all its fields. Authors write only the fields they need; code that checks card after card is faster with one
 * shape.
 */
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
  kind: Query['kind'] = undefined;
  name: Query['name'] = undefined;
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
          break;
        case 'kind':
          this.kind = q.kind;
          break;
        case 'name':
          this.name = q.name;
      }
    }
  }
}

// ---- names and kinds -----------------------------------------------------------------------------------------

function hasName(board: Board, card: Card, def: number): boolean {
  if (board.state.def[card] === def) return true;
  const d = board.def(card);
  return board.state.zone[card] === Zone.Play && d.bearsName !== undefined && d.bearsName(board.position, card, def);
}

export function isKind(board: Board, card: Card, kind: string): boolean {
  const d = board.def(card);
  if (d.kinds.includes(kind)) return true;
  if (board.state.zone[card] !== Zone.Play) return false;
  if (d.bearsName !== undefined)
    for (const other of board.defs) if (other.kinds.includes(kind) && d.bearsName(board.position, card, other.n)) return true;
  if (d.type !== 'minion' || !board.present(HookBit.givesKind)) return false;
  for (let i = 0; i < board.state.bases.length; i++) {
    for (const o of board.state.cardsAt[i]) {
      const od = board.def(o);
      if (od.givesKind?.(board.position, o, card, kind) && !board.isCancelled(o)) return true;
    }
  }
  return false;
}

export function countNamed(board: Board, base: Card, def: number): number {
  let n = 0;
  for (const c of board.at(base)) if (hasName(board, c, def)) n++;
  return n;
}

// ---- looking around ------------------------------------------------------------------------------------------

export function minionsWhere(board: Board, query?: Query): Card[] {
  const list: Card[] = [];
  const s = board.state;
  const q = query === undefined ? null : new FullQuery(query);
  for (let i = 0; i < s.bases.length; i++) {
    if (q !== null && q.at !== undefined && s.bases[i] !== q.at) continue;
    const here = s.cardsAt[i];
    for (let j = 0; j < here.length; j++) {
      const c = here[j];
      if (board.defs[s.def[c]].type === 'minion' && (q === null || mismatchOf(board, c, q) === null)) list.push(c);
    }
  }
  return list;
}

export function countMinions(board: Board, query: Query): number {
  let n = 0;
  const s = board.state;
  const q = new FullQuery(query);
  for (let i = 0; i < s.bases.length; i++) {
    if (q.at !== undefined && s.bases[i] !== q.at) continue;
    const here = s.cardsAt[i];
    for (let j = 0; j < here.length; j++) if (board.defs[s.def[here[j]]].type === 'minion' && mismatchOf(board, here[j], q) === null) n++;
  }
  return n;
}

export function hasMinion(board: Board, seat: Seat, base: Card): boolean {
  for (const c of board.at(base)) if (board.state.controller[c] === seat && board.isMinion(c)) return true;
  return false;
}

export function actionsWhere(board: Board, query: Query & { onBase?: boolean } = {}): Card[] {
  const list: Card[] = [];
  const s = board.state;
  const q = new FullQuery(query);
  for (let i = 0; i < s.bases.length; i++) {
    const here = s.cardsAt[i];
    for (let j = 0; j < here.length; j++) {
      const c = here[j];
      if (board.defs[s.def[c]].type !== 'action' || (query.onBase && s.host[c] !== s.base[c])) continue;
      if (mismatchOf(board, c, q) === null) list.push(c);
    }
  }
  return list;
}

/** The reason why a card in play does not match the query; null if it does. */
export function mismatchOf(board: Board, card: Card, q: Query): ReasonCode | null {
  const s = board.state;
  if (q.of !== undefined && s.controller[card] !== q.of) return 'not-yours';
  if (q.notOf !== undefined && s.controller[card] === q.notOf) return 'not-others';
  if (q.at !== undefined && s.base[card] !== q.at) return 'wrong-base';
  if (q.notAt !== undefined && s.base[card] === q.notAt) return 'wrong-base';
  if (q.not !== undefined && card === q.not) return 'not-itself';
  if (q.faction !== undefined && board.defs[s.def[card]].factionNumber !== q.faction) return 'wrong-faction';
  if (q.kind !== undefined && !isKind(board, card, q.kind)) return 'wrong-kind';
  if (q.name !== undefined && !hasName(board, card, q.name)) return 'wrong-name';
  if (q.withCounters !== undefined && s.counters[card] > 0 !== q.withCounters) return q.withCounters ? 'no-counters' : 'has-counters';
  if (q.atMost !== undefined && powerOf(board, card) > q.atMost) return 'power-too-high';
  if (q.below !== undefined && powerOf(board, card) >= q.below) return 'power-too-high';
  if (q.atLeast !== undefined && powerOf(board, card) < q.atLeast) return 'power-too-low';
  if (q.where !== undefined && !q.where(card)) return 'condition-not-met';
  return null;
}

// ---- the scoring that is going on ------------------------------------------------------------------------------

export function scoringBase(board: Board): Card {
  return board.state.scoring?.base ?? 0;
}
export function replacements(board: Board): readonly Card[] {
  return board.state.scoring?.next ?? [];
}
export function rankOf(board: Board, seat: Seat): number {
  return board.state.scoring?.ranks[seat] ?? 0;
}
export function seatsRanked(board: Board, rank: number): Seat[] {
  return board.turnOrder(board.state.active).filter((seat) => rankOf(board, seat) === rank);
}

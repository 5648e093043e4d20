import type { Board } from '../state/board.js';
import type { Effect } from '../state/state.js';
import { HookBit } from '../words/definitions.js';
import { Cause, type KnownCause } from '../words/record.js';
import { Ban, type Card, type Reason, type Seat, Shelter, type Verb } from '../words/vocabulary.js';

/** The card that shelters the target from this for a time (RULES 12.15); 0 if none does. */
function shelterOf(board: Board, from: number, target: Card, cause: Cause): Card {
  const { effects } = board.state;
  for (let i = 0; i < effects.length; i++) {
    const e = effects[i];
    if (e.kind !== 'shelter' || e.card !== target || (e.amount & from) === 0) continue;
    if ((e.amount & Shelter.othersCards) !== 0 && !isByOthersCard(board, cause, e.by)) continue;
    if ((e.amount & Shelter.othersMinions) !== 0 && !(board.isMinion(cause.source) && cause.seat !== e.by)) continue;
    if ((e.amount & Shelter.othersActions) !== 0 && !(board.isAction(cause.source) && cause.seat !== e.by)) continue;
    return e.source;
  }
  return 0;
}

/** The card that protects the target from this cause; 0 if none does (RULES 6.1, 8.2). */
export function unaffectedBy(board: Board, target: Card, cause: Cause): Card {
  const s = board.state;
  const shelter = s.effects.length === 0 ? 0 : shelterOf(board, Shelter.affect, target, cause);
  if (shelter !== 0) return shelter;
  if (!board.present(HookBit.unaffected)) return 0;
  for (let i = 0; i < s.bases.length; i++) {
    if (board.presentAt(i, HookBit.unaffected)) {
      const list = s.cardsAt[i];
      for (let j = 0; j < list.length; j++) {
        const d = board.defs[s.def[list[j]]];
        if (d.unaffected?.(board.position, list[j], target, cause) && !board.isCancelled(list[j])) return list[j];
      }
    }
    const base = s.bases[i];
    if (s.base[target] === base && board.baseAnswers(i, HookBit.unaffected)) {
      for (const d of board.abilities(i)) if (d.unaffected?.(board.position, base, target, cause)) return base;
    }
  }
  return 0;
}

/** The card that shields `card` from `source` until the end of the turn; 0 if none does. */
export function shieldFrom(board: Board, card: Card, source: Card): Card {
  for (const e of board.state.effects) if (e.kind === 'shield' && e.card === card && e.amount === source) return e.source;
  return 0;
}

/** The card that by now protects the minion from a lasting effect of this player's card; 0 if none does. */
export function protectionFrom(board: Board, minion: Card, source: Card, by: Seat): Card {
  return by === board.state.controller[minion]
    ? 0
    : shieldFrom(board, minion, source) || unaffectedBy(board, minion, new Cause(source, by, 'play'));
}

/** The card that forbids this; 0 if none does. `to` is the destination of a move. */
export function forbiddenBy(board: Board, verb: Verb, target: Card, cause: Cause, to: Card = 0): Card {
  const s = board.state;
  const canShelter = s.effects.length > 0 && (verb === 'destroy' || verb === 'move' || verb === 'return');
  const shelter = canShelter ? shelterOf(board, Shelter[verb], target, cause) : 0;
  if (shelter !== 0) return shelter;
  if (!board.present(HookBit.forbids)) return 0;
  for (let i = 0; i < s.bases.length; i++) {
    if (board.presentAt(i, HookBit.forbids)) {
      const list = s.cardsAt[i];
      for (let j = 0; j < list.length; j++) {
        const d = board.defs[s.def[list[j]]];
        if (d.forbids?.(board.position, list[j], verb, target, cause, to) && !board.isCancelled(list[j])) return list[j];
      }
    }
    if (!board.baseAnswers(i, HookBit.forbids)) continue;
    const base = s.bases[i];
    // A player who ignores the base is not bound by it where their own cards are concerned; other players' cards stay protected (D18).
    if (s.controller[target] === cause.chooser && board.ignoresBase(base, cause.chooser)) continue;
    for (const d of board.abilities(i)) if (d.forbids?.(board.position, base, verb, target, cause, to)) return base;
  }
  return 0;
}

export function isBarred(board: Board, verb: Verb, self: Card, to: Card = 0, target: Card = self): boolean {
  const cause = new Cause(self, board.state.controller[self], 'special');
  return unaffectedBy(board, target, cause) !== 0 || forbiddenBy(board, verb, target, cause, to) !== 0;
}

export function isByOthersCard(board: Board, cause: KnownCause, seat: Seat): boolean {
  return cause.source !== 0 && cause.seat !== seat && !board.isBase(cause.source);
}
/**
 * The bases that a minion could be moved, or an action on a base transferred, to: all but its own, without those that a "cannot"
 * rules out (D2).
 */
export function destinationsOf(board: Board, card: Card, cause: Cause): Card[] {
  const verb = board.isMinion(card) ? 'move' : 'transfer';
  return board.state.bases.filter((b) => b !== board.state.base[card] && forbiddenBy(board, verb, card, cause, b) === 0);
}
export function talentDestinations(board: Board, card: Card, you: Seat): Card[] {
  return destinationsOf(board, card, new Cause(card, you, 'talent'));
}

/** The reason why this player can't play this card at this base; null if nothing forbids it (RULES 8.2). */
export function playForbidden(board: Board, card: Card, base: Card, seat: Seat, isExtra = false): Reason | null {
  const banned = board.state.effects.length === 0 ? null : banOn(board, card, base, seat, isExtra);
  if (banned !== null) return { code: 'play-forbidden-here', card: banned.source, base };
  if (!board.present(HookBit.forbidsPlay)) return null;
  const s = board.state;
  const place = s.bases.indexOf(base);
  if (board.presentAt(place, HookBit.forbidsPlay)) {
    const list = s.cardsAt[place];
    for (let i = 0; i < list.length; i++) {
      const d = board.defs[s.def[list[i]]];
      if (d.forbidsPlay?.(board.position, list[i], card, base, seat, isExtra) && !board.isCancelled(list[i]))
        return { code: 'play-forbidden-here', card: list[i], base };
    }
  }
  if (!board.baseAnswers(place, HookBit.forbidsPlay) || board.ignoresBase(base, seat)) return null;
  for (const d of board.abilities(place))
    if (d.forbidsPlay?.(board.position, base, card, base, seat, isExtra)) return { code: 'play-forbidden-here', card: base, base };
  return null;
}

/** The cards at this base, and the base itself, for which this player pays for having played this card (RULES 12.85). */
export function chargesOn(board: Board, card: Card, base: Card, seat: Seat): Card[] {
  const { bases, cardsAt } = board.state;
  const place = bases.indexOf(base);
  const charges = (c: Card): boolean => c !== card && board.def(c).chargesPlay?.when(board.position, c, card, seat) === true;
  const list = board.presentAt(place, HookBit.forbidsPlay) ? cardsAt[place].filter((c) => charges(c) && !board.isCancelled(c)) : [];
  return board.baseAnswers(place, HookBit.forbidsPlay) && !board.ignoresBase(base, seat) && charges(base) ? [...list, base] : list;
}

/** What forbids this player such plays for a time (RULES 12.54): at this base, or everywhere (0). */
function banOn(board: Board, card: Card, base: Card, seat: Seat, isExtra: boolean): Effect | null {
  const { effects, plays } = board.state;
  const { type } = board.def(card);
  for (const e of effects) {
    if (e.kind !== 'noPlay' || e.card !== base || (e.amount & (type === 'minion' ? Ban.minions : Ban.actions)) === 0) continue;
    if ((e.amount & Ban.others) !== 0 && e.by === seat) continue;
    if (((e.amount & Ban.extra) !== 0 && !isExtra) || ((e.amount & Ban.seat) !== 0 && e.seat !== seat)) continue;
    const made = plays.filter((play) => play.type === type && play.seat === seat && (base === 0 || play.base === base));
    if (made.length >= Math.floor((e.amount & (Ban.extra - 1)) / Ban.most)) return e;
  }
  return null;
}
/** Is an extra play of this card there forbidden? `base` is 0 for a standard action. */
export const extraForbidden = (board: Board, card: Card, base: Card, seat: Seat): Reason | null =>
  cardForbidden(board, card, seat, true) ?? (base === 0 ? null : playForbidden(board, card, base, seat, true));
/** May extra plays be forbidden anywhere, so that each of them has to be looked at? */
export const mayForbidExtra = (board: Board): boolean =>
  board.present(HookBit.forbidsPlay) || (board.state.effects.length > 0 && board.state.effects.some((e) => e.kind === 'noPlay'));
/** Is a base closed to plays for a time, so that places have to be looked at one by one? */
export const closesBases = (board: Board): boolean => board.state.effects.some((e) => e.kind === 'noPlay' && e.card !== 0);

/** Does a card at its base, the base or a lasting effect keep this player from using the Talent of this card (RULES 12.21)? */
export function talentForbidden(board: Board, card: Card, seat: Seat): boolean {
  for (const e of board.state.effects) if (e.kind === 'shelter' && e.card === card && (e.amount & Shelter.talent) !== 0) return true;
  if (!board.present(HookBit.forbidsTalent)) return false;
  const base = board.baseOf(card);
  const place = board.state.bases.indexOf(base);
  for (const c of board.state.cardsAt[place])
    if (board.def(c).forbidsTalent?.(board.position, c, card) && !board.isCancelled(c)) return true;
  if (!board.baseAnswers(place, HookBit.forbidsTalent) || board.ignoresBase(base, seat)) return false;
  for (const d of board.abilities(place)) if (d.forbidsTalent?.(board.position, base, card)) return true;
  return false;
}

/** The reason why this player can't play this card anywhere now; null if nothing forbids it. */
export function cardForbidden(board: Board, card: Card, seat: Seat, isExtra = false): Reason | null {
  if (board.state.effects.length === 0) return null;
  for (const e of board.state.effects) {
    if (e.kind === 'noActions' && e.seat === seat && e.begun && board.isAction(card)) return { code: 'actions-forbidden', card: e.source };
    if (e.kind === 'noName' && e.seat === seat && board.state.def[card] === e.amount) return { code: 'name-forbidden', card: e.source };
  }
  const banned = banOn(board, card, 0, seat, isExtra);
  return banned && { code: board.isMinion(card) ? 'minions-forbidden' : 'actions-forbidden', card: banned.source };
}

import { sweep } from '../changing/leaving.js';
import { shedBarredActions } from '../changing/shedding.js';
import { happen } from '../changing/triggers.js';
import { offerReaction } from '../changing/windows.js';
import { carry, discardBase, forgetBase, layBase, learn, putBase, refillBases, seenBy, shuffleBases } from '../changing/zones.js';
import { forbiddenBy, unaffectedBy } from '../reading/cannot.js';
import type { Board } from '../state/board.js';
import { sorted } from '../state/lists.js';
import { MomentBit } from '../words/definitions.js';
import { Cause } from '../words/record.js';
import type { Card } from '../words/vocabulary.js';
import { lasting } from './lasting.js';
import type { Resolving, Verbs } from './resolving.js';
import { baseEvent } from './talents.js';

/** A base has come into play (RULES 12.6). */
function arrived(board: Board, base: Card): void {
  if (!board.awaits(MomentBit.baseArrived) && !board.reactsTo(MomentBit.baseArrived)) return;
  const e = baseEvent('baseArrived', base, board.state.active);
  happen(board, e);
  offerReaction(board, e);
}

export const VERBS = {
  searchBases() {
    refillBases(this.board);
    for (const b of this.board.state.baseDeck) learn(this.board, b, 1 << this.you);
    this.board.events?.push({ kind: 'searched-bases', seat: this.you, source: this.self });
    return sorted(this.board.state.baseDeck);
  },

  topBases(n) {
    const s = this.board.state;
    if (s.baseDeck.length < n && s.baseDiscard.length > 0 && this.board.profile.basesReturn) {
      const top = s.baseDeck;
      s.baseDeck = [];
      refillBases(this.board);
      s.baseDeck.push(...top);
    }
    return s.baseDeck.slice(-n).reverse();
  },

  lookAtTopBases(n) {
    const list = this.topBases(n);
    for (const b of list) learn(this.board, b, 1 << this.you);
    const { board, you: seat, self: source } = this;
    board.events?.push({ kind: 'looked-at-bases', seat, amount: list.length, cards: list, source, seen: 1 << seat });
    return list;
  },

  putBasesOnTop(bases) {
    for (let i = bases.length - 1; i >= 0; i--) {
      layBase(this.board, bases[i], 'top');
      if (bases.length > 1) this.board.state.known[bases[i]] &= 1 << this.you;
    }
    if (bases.length > 0) this.board.events?.push({ kind: 'bases-put-back', seat: this.you, amount: bases.length, source: this.self });
  },

  putBaseOnBottom(base) {
    this.board.events?.push({ kind: 'base-on-bottom', base, source: this.self, seen: seenBy(this.board, base) });
    layBase(this.board, base, 'bottom');
  },

  turnTopBaseDown() {
    lasting(this, { kind: 'faceDown', card: this.self });
    this.board.events?.push({ kind: 'base-turned-down', source: this.self });
  },

  setNextBase(base) {
    if (base && this.board.state.scoring) this.board.state.scoring.next = [base];
  },

  carryOver(minion) {
    const { board } = this;
    const { scoring } = board.state;
    const cause = new Cause(this.self, this.you, 'special');
    if (
      !scoring ||
      board.baseOf(minion) !== scoring.base ||
      unaffectedBy(board, minion, cause) ||
      forbiddenBy(board, 'move', minion, cause)
    )
      return false;
    lasting(this, { kind: 'carried', card: minion });
    return true;
  },

  replaceByTop(n) {
    if (this.board.state.scoring) this.board.state.scoring.count = n;
  },

  *swapBase(old, fresh) {
    const board = this.board;
    const s = board.state;
    const place = s.bases.indexOf(old);
    const actions = board.at(old).filter((c) => s.host[c] === old && board.isAction(c));
    yield* sweep(board, old, actions);
    putBase(board, fresh, place);
    arrived(board, fresh);
    for (const c of board.at(old).slice()) if (s.host[c] === old) carry(board, c, fresh);
    layBase(board, old, 'top');
    forgetBase(board, old);
    shuffleBases(board);
    board.events?.push({ kind: 'base-swapped', base: old, next: fresh, source: this.self });
    shedBarredActions(board);
    board.beat();
  },

  addBase(this: Resolving, at = this.board.state.bases.length) {
    const board = this.board;
    if (!refillBases(board)) return 0;
    const b = board.state.baseDeck[board.state.baseDeck.length - 1];
    putBase(board, b, at);
    arrived(board, b);
    board.events?.push({ kind: 'base-added', base: b, source: this.self });
    board.beat();
    return b;
  },

  *destroyBase(base) {
    const place = this.board.state.bases.indexOf(base);
    yield* sweep(this.board, base);
    this.board.events?.push({ kind: 'base-destroyed', base, source: this.self });
    discardBase(this.board, base);
    return place;
  },
} satisfies Verbs;

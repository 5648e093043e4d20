import { protectionFrom } from '../reading/cannot.js';
import type { Board } from '../state/board.js';
import { isUsed, use } from '../state/limits.js';
import { mapped, Settled } from '../words/asking.js';
import { Choice, effectOption, NO_SLOTS, numberIn, Word } from '../words/decision.js';
import { type Ask, type Definition, HookBit, type Instead, insteadNumber } from '../words/definitions.js';
import { Cause, type Hit } from '../words/record.js';
import type { Resolution } from '../words/resolution.js';
import type { Card, Seat, Verb } from '../words/vocabulary.js';
import { recordHit } from './affected.js';
import { askFor, askOne } from './ask.js';
import { addEffect } from './effects.js';

/** A replacement that happens to a card once every "instead" of the event is decided. */
export interface Deferred {
  card: Card;
  /** Does it make the card leave play? */
  leaves: () => boolean;
  happen: () => Ask<unknown>;
}

/** Is there any "instead" ability or effect in play, or in a hand? */
export const anyInstead = (board: Board): boolean =>
  board.present(HookBit.instead) || board.savers().length > 0 || board.state.effects.some((e) => e.kind === 'homeInstead');

/** Does something else happen to this card instead? */
export const hasInstead = (board: Board, cause: Cause, h: Hit): boolean =>
  anyInstead(board) && applications(board, cause, h.part.verb, [h]).length > 0;

interface Application {
  card: Card;
  def: number;
  index: number;
  seat: Seat;
  instead: Instead;
  hits: Hit[];
}

export function* doAll(later: Deferred[]): Ask {
  for (let i = 0; i < later.length; i++) yield* later[i].happen();
}

/**
 * Decides every "instead" before anything changes (RULES 5.2); none applies twice to one event. Returns the hits that still
 * happen.
 */
export function applyInsteads(board: Board, cause: Cause, verb: Verb, hits: Hit[], later: Deferred[]): Ask<Hit[]> {
  const found = applications(board, cause, verb, hits);
  return found.length === 0 ? new Settled(hits) : new InsteadsOfOneEvent(board, cause, verb, hits, later).all(found);
}

/** The "instead" abilities of one event, while they are being decided. */
class InsteadsOfOneEvent {
  /** The decided ones, each with the hits that it was decided for. */
  private readonly over: Application[] = [];
  /** Those that will go elsewhere, unless something keeps the effect off them after all. */
  private readonly elsewhere = new Set<Hit>();

  constructor(
    private readonly board: Board,
    private readonly cause: Cause,
    private readonly verb: Verb,
    private live: Hit[],
    private readonly later: Deferred[],
  ) {}

  *all(first: Application[]): Ask<Hit[]> {
    for (let found = first; found.length > 0; found = this.found()) yield* this.apply(yield* this.chooseFrom(found));
    return this.live.filter((h) => !this.elsewhere.has(h));
  }

  /** The abilities that still apply. A card that goes elsewhere is no longer destroyed, but still affected. */
  private found(): Application[] {
    const { board, cause, verb, elsewhere } = this;
    const destroyed = this.live.filter((h) => !elsewhere.has(h));
    const list = applications(board, cause, verb, destroyed);
    if (elsewhere.size > 0) list.push(...applications(board, cause, verb, [...elsewhere]).filter((a) => a.instead.of === 'affect'));
    return list.flatMap((a) => {
      const hits = a.hits.filter((h) => !this.over.some((o) => isSame(o, a) && o.hits.includes(h)));
      return hits.length > 0 ? [{ ...a, hits }] : [];
    });
  }

  /**
   * If several want to save the same card, the active player chooses which comes first, separately for each card. Cards in a hand come
   * after those in play, and only their player may know that they are there.
   */
  private chooseFrom(all: Application[]): Ask<Application> {
    const { board, cause } = this;
    const open = all.filter((a) => a.instead.fromHand !== true);
    const first = firstInTurn(board, open.length > 0 ? open : all);
    const found = open.length > 0 ? open : all.filter((a) => a.seat === first.seat);
    const disputed = first.hits.find((h) => found.some((a) => differ(a, first) && a.hits.includes(h)));
    if (disputed === undefined) return new Settled(first);
    const rivals = found.filter((a) => a.hits.includes(disputed) && (a === first || differ(a, first)));
    const options = [...new Set(rivals.map((a) => (a.instead === HOME ? effectOption(a.card, a.def) : a.card)))];
    const chooser = open.length > 0 ? board.state.active : first.seat;
    const d = new Choice(chooser, 'order-insteads', cause.source, { about: disputed.card }, options, false);
    return mapped(askOne(board, d), (option) => {
      const chosen = rivals.find((a) => a.card === numberIn(option))!;
      return chosen.instead.may ? chosen : { ...chosen, hits: [disputed] };
    });
  }

  private *apply(chosen: Application): Ask {
    const { board } = this;
    const { card, seat } = chosen;
    const { may } = chosen.instead;
    const hits = may ? yield* this.offer(chosen, may) : chosen.instead.limit ? chosen.hits.slice(0, 1) : chosen.hits;
    if (hits.length === 0 || !may) this.over.push(chosen);
    const it = board.resolution(card, seat, new Cause(card, seat, board.isBase(card) ? 'base' : 'trigger'));
    for (let i = 0; i < hits.length; i++) {
      const h = hits[i];
      if (!this.live.includes(h)) continue;
      if (yield* it.ignoresThis(board.state.controller[h.card])) this.over.push({ ...chosen, hits: [h] });
      else this.save(chosen, it, h, (yield* this.run(chosen, it, h)) ?? 0);
    }
  }

  /** "You may": the player saves one of the cards, or none. */
  private offer({ card, seat, hits }: Application, may: NonNullable<Instead['may']>): Ask<Hit[]> {
    const [{ card: about }, second] = hits;
    if (second === undefined)
      return askFor(this.board, new Choice(seat, may.it, card, { about }, [Word.Do], true), (picked) => (picked.length > 0 ? hits : []));
    const options = hits.map((h) => h.card);
    return askFor(this.board, new Choice(seat, may.one, card, NO_SLOTS, options, true), ([picked]) =>
      hits.filter((h) => h.card === picked),
    );
  }

  /** Sends the card elsewhere, unless it is protected after all. This is still an effect of the card that hit it. */
  private sendElsewhere(h: Hit, send: () => Ask<unknown>): Ask<unknown> {
    if (!this.elsewhere.has(h)) return new Settled(0);
    if (this.cause.play !== null) recordHit(this.board, this.cause, h);
    return send();
  }

  private run(chosen: Application, it: Resolution, h: Hit): ReturnType<Instead['run']> {
    const { limit } = chosen.instead;
    if (limit !== undefined) use(this.board, limit, chosen.card, insteadNumber(chosen.index), chosen.seat);
    this.board.events?.push({ kind: 'saved', card: h.card, verb: this.verb, source: chosen.card });
    return chosen.instead.run(it, h.card);
  }

  /** The saved card is no longer hit, and neither are the cards that are shielded with it. */
  private save({ card, seat, instead }: Application, it: Resolution, h: Hit, result: number): void {
    const { board, cause } = this;
    const { after } = instead;
    if (instead.elsewhere) {
      this.elsewhere.add(h);
      const happen = (): Ask<unknown> => this.sendElsewhere(h, () => after!(it, h.card, result));
      this.later.push({ card: h.card, leaves: () => this.elsewhere.has(h), happen });
      return;
    }
    if (after) this.later.push({ card: h.card, leaves: () => false, happen: () => after(it, h.card, result) });
    const shielded = instead.shields?.(board.position, card, h.card) ?? [];
    if (shielded.length > 0) {
      const record = cause.play ?? cause;
      record.shielded ??= [];
      record.shielded.push(...shielded);
    }
    if (instead.shieldsForTheTurn && board.inPlay(cause.source)) {
      for (const c of shielded) addEffect(board, { kind: 'shield', card: c, amount: cause.source, source: card, by: seat });
    }
    this.live = this.live.filter((x) => x !== h && !shielded.includes(x.card));
    for (const x of this.elsewhere) if (!this.live.includes(x)) this.elsewhere.delete(x);
  }
}

/** If they save different cards, they do not interfere with one another: their players decide in turn order (D3). */
function firstInTurn(board: Board, list: Application[]): Application {
  for (const seat of list.length > 1 ? board.turnOrder(board.state.active) : []) {
    const its = list.find((a) => a.seat === seat);
    if (its !== undefined) return its;
  }
  return list[0];
}

const differ = (a: Application, b: Application): boolean => a.def !== b.def || a.index !== b.index || a.seat !== b.seat;
const isSame = (a: Application, b: Application): boolean => a.card === b.card && a.index === b.index && a.def === b.def;

function applications(board: Board, cause: Cause, verb: Verb, hits: Hit[]): Application[] {
  const list: Application[] = [];
  const savers = board.savers();
  if (savers.length === 0 && !board.present(HookBit.instead)) return addHomeInsteads(board, verb, hits, list);
  const affects = board.profile.affects.has(verb) && cause.source !== 0;
  const look = (card: Card, d: Definition, holder?: Seat): void => {
    d.instead!.forEach((instead, index) => {
      if ((instead.fromHand === true) !== (holder !== undefined)) return;
      if ((instead.of === 'destroy' || instead.of === 'return' || instead.of === 'move') && verb !== instead.of) return;
      if (instead.of === 'affect' && !affects) return;
      if (instead.of === 'discard' && verb !== 'destroy' && verb !== 'discard') return;
      const mine = hits.filter((h) => instead.applies(board.position, card, h.card, cause, verb));
      const { limit } = instead;
      if (limit !== undefined && mine.length > 0 && isUsed(board, limit, card, insteadNumber(index), board.state.controller[card])) return;
      if (mine.length > 0)
        list.push({
          card,
          def: d.n,
          index,
          seat: holder ?? (d.type === 'base' ? board.state.controller[mine[0].card] : board.state.controller[card]),
          instead,
          hits: mine,
        });
    });
  };
  const { bases, cardsAt } = board.state;
  for (let i = 0; i < bases.length; i++) {
    if (board.presentAt(i, HookBit.instead))
      for (const c of cardsAt[i]) if ((board.def(c).hooks & HookBit.instead) !== 0 && !board.isCancelled(c)) look(c, board.def(c));
    if (board.baseAnswers(i, HookBit.instead)) for (const d of board.abilities(i)) if ((d.hooks & HookBit.instead) !== 0) look(bases[i], d);
  }
  for (const c of savers) look(c, board.def(c), board.state.holder[c]);
  return addHomeInsteads(board, verb, hits, list);
}

function addHomeInsteads(board: Board, verb: Verb, hits: Hit[], list: Application[]): Application[] {
  if (verb === 'destroy' || verb === 'discard') {
    for (const e of board.state.effects) {
      if (e.kind !== 'homeInstead') continue;
      // A minion that the card can no longer affect does not return to a hand because of it either.
      const mine = hits.filter((h) => h.card === e.card && protectionFrom(board, h.card, e.source, e.by) === 0);
      const same = list.find((a) => a.instead === HOME && a.card === e.source);
      if (same) same.hits.push(...mine.filter((h) => !same.hits.includes(h)));
      else if (mine.length > 0)
        list.push({ card: e.source, def: board.state.def[e.source], index: -1, seat: e.by, instead: HOME, hits: mine });
    }
  }
  return list;
}

/** "If it would go to the discard pile from play, return it to its owner's hand instead." */
const HOME: Instead = {
  of: 'discard',
  elsewhere: true,
  applies: () => true,
  *run() {
    return 0;
  },
  *after(it, target) {
    yield* it.goHome(target);
  },
};

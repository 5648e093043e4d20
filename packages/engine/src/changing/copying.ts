import { obstacle } from '../reading/obstacle.js';
import type { Board } from '../state/board.js';
import { isUsed, use } from '../state/limits.js';
import { sorted } from '../state/lists.js';
import { Choice, Kind, NO_SLOTS, numberIn, Word } from '../words/decision.js';
import { AbilityNumber, type Ask, type Copier, HookBit } from '../words/definitions.js';
import { Cause, Hit, Part } from '../words/record.js';
import type { Card, Seat } from '../words/vocabulary.js';
import { askSome, asksToIgnore } from './ask.js';

/**
 * Copying a standard action's effect (D14): before anything happens, the action announces its hits and their parts, and every
 * card that could join in is asked about it. A copy is one more hit of the same part by the same action.
 */
export function* announceHits(board: Board, cause: Cause, announced: Hit[]): Ask<Hit[]> {
  const play = cause.play;
  if (!play?.standard || (cause.kind !== 'play' && cause.kind !== 'special')) return announced;
  const hits = announced.length === 1 ? announced : shareParts(poolCounters(announced));
  if (!board.present(HookBit.copier)) return hits;
  const all = hits.slice();
  const offered: Card[] = [];
  for (;;) {
    const copiers = offersFor(board, cause, hits).filter((c) => !offered.includes(c.card));
    if (copiers.length === 0) return all;
    let chosen = copiers[0];
    // Interchangeable copiers need no order (D7). Next to a different one each is listed by name, because a Diva joins in
    // herself.
    if (copiers.some((c) => c.copier !== chosen.copier || c.seat !== chosen.seat)) {
      const options = copiers.map((c) => c.card);
      const [card] = yield* askSome(board, new Choice(board.state.active, 'order-copiers', play.card, NO_SLOTS, options, false));
      chosen = copiers.find((c) => c.card === card)!;
    }
    offered.push(chosen.card);
    const joined = yield* offer(board, cause, chosen);
    if (joined) all.push(joined);
  }
}

/** Counters that are put on, or taken off, one card one by one are a single effect on it: a copy has the same total (C6). */
function poolCounters(hits: Hit[]): Hit[] {
  const list: Hit[] = [];
  for (const h of hits) {
    const { verb, amount, card } = h.part;
    const i =
      verb === 'counters' && !card
        ? list.findIndex((x) => x.card === h.card && x.part.verb === verb && !x.part.card && x.part.amount! * amount! > 0)
        : -1;
    if (i < 0) list.push(h);
    else list[i] = withPart(list[i], new Part(verb, { ...list[i].part, amount: list[i].part.amount! + amount! }));
  }
  return list;
}

/** The same hit with another part. */
const withPart = (h: Hit, part: Part): Hit => new Hit(h.card, part, h.chooser, h.copy);

/**
 * Makes equal parts one part, whichever cards they hit: two minions moved to the same base, or a counter on each of two minions.
 */
export function shareParts(hits: Hit[]): Hit[] {
  if (hits.length < 2) return hits;
  const parts: Part[] = [];
  return hits.map((h) => {
    const part = parts.find((p) => isSame(p, h.part));
    if (part === undefined) parts.push(h.part);
    return part === undefined || part === h.part ? h : withPart(h, part);
  });
}

export const partsOf = (hits: readonly Hit[]): Part[] => [...new Set(hits.map((h) => h.part))];

const isSame = (a: Part, b: Part): boolean =>
  a === b ||
  (a.verb === b.verb &&
    a.to === b.to &&
    a.amount === b.amount &&
    a.until === b.until &&
    a.where === b.where &&
    a.how === b.how &&
    a.card === b.card);

interface Offer {
  card: Card;
  seat: Seat;
  copier: Copier;
  /** The numbers of the parts that it could copy, among all parts of the action. */
  numbers: number[];
  parts: Part[];
  receivers: Card[];
  hits: Hit[];
}

function offersFor(board: Board, cause: Cause, hits: Hit[]): Offer[] {
  const play = cause.play!;
  const onMinions = hits.filter((h) => board.inPlay(h.card) && board.isMinion(h.card) && board.profile.affects.has(h.part.verb));
  const parts = partsOf(onMinions);
  // A minion that can't be affected offers nothing to join in (C1).
  const real = onMinions.filter((h) => obstacle(board, cause, h) === 0);
  if (real.length === 0) return [];
  const direct = new Set(hits.map((h) => h.card));
  for (const a of play.affected) if (a.direct) direct.add(a.card);
  const list: Offer[] = [];
  const consider = (card: Card, copier: Copier): void => {
    const seat = copier.seat ? copier.seat(board.position, card, play) : board.state.controller[card];
    if (play.copied.includes(card) || (copier.limit && isUsed(board, copier.limit, card, AbilityNumber.Copier, seat))) return;
    const seen = real.filter((h) => copier.sees(board.position, card, seat, h)).map((h) => parts.indexOf(h.part) + 1);
    const receivers = copier.receivers(board.position, card, seat).filter((c) => !direct.has(c));
    if (seen.length > 0 && receivers.length > 0)
      list.push({ card, seat, copier, numbers: sorted([...new Set(seen)]), parts, receivers, hits });
  };
  for (let i = 0; i < board.state.bases.length; i++) {
    for (const c of board.state.cardsAt[i])
      if ((board.def(c).hooks & HookBit.copier) !== 0 && !board.isCancelled(c)) consider(c, board.def(c).copier!);
    for (const d of board.baseDefs(board.state.bases[i])) if ((d.hooks & HookBit.copier) !== 0) consider(board.state.bases[i], d.copier!);
  }
  return list;
}

/** Asks which part to copy, if there are several, and then onto which minion. An empty answer to either declines. */
function* offer(board: Board, cause: Cause, o: Offer): Ask<Hit | null> {
  if (board.isBase(o.card) && (yield* asksToIgnore(board, new Cause(o.card, o.seat, 'base'), o.seat))) return null;
  let number = o.numbers[0];
  if (o.numbers.length > 1) {
    const options = o.numbers.map((x) => Kind.Number | x);
    const d = new Choice(o.seat, 'copy-part', o.card, { about: cause.source }, options, true);
    d.parts = o.numbers.map((x) => o.parts[x - 1]);
    const [n] = yield* askSome(board, d);
    if (n === undefined) return null;
    number = numberIn(n);
  }
  const onlyOne = o.receivers.length === 1;
  const [answer] = yield* askSome(
    board,
    onlyOne
      ? new Choice(o.seat, 'copy-onto-it', o.card, { about: o.receivers[0], other: cause.source }, [Word.Do], true)
      : new Choice(o.seat, 'copy-onto', o.card, { about: cause.source }, o.receivers, true),
  );
  if (answer === undefined) return null;
  if (o.copier.limit) use(board, o.copier.limit, o.card, AbilityNumber.Copier, o.seat);
  cause.play!.copied.push(o.card);
  const card = onlyOne ? o.receivers[0] : answer;
  board.events?.push({ kind: 'copied', card, action: cause.source, source: o.card });
  const part = o.parts[number - 1];
  // If the action makes players choose, the copying player is the one who chose the copy (Last Dance).
  const chooser = o.hits.some((h) => h.part === part && h.chooser !== undefined) ? o.seat : undefined;
  return new Hit(card, part, chooser, true);
}

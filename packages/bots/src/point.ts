import type { Followups } from './bot.js';
import { isTrue } from './claims.js';
import { standing } from './differing.js';
import type { Fate } from './fate.js';
import type { PlayStep } from './line.js';
import { askedMeanwhile, copyOf, endTurn, type Puzzle, playLine, type Way } from './puzzle.js';
import { type Compared, compared, isDeed, type Reason, reasonsFor } from './reasons.js';
import { type Game, keyOf, knowledgeOf, type Seat, seedFromText, Zone } from './rules.js';
import { searchWith } from './search.js';
import { isRare, isUsual, mean, share, usual } from './shares.js';
import { type Span, stepsIn, wholeTurn } from './steps.js';

/** What usually comes of a turn. Bases are keys of cards. */
export type Outcome =
  | Reason
  /**
   * A base scores in this turn, or before the seat's next one (`late`): what each seat in its ranking gains, and its power there, if that
   * is always the same.
   */
  | { kind: 'pays'; base: string; late: boolean; places: Place[] }
  /** A base does not score this turn: this much power is missing to its breakpoint (null: nothing was missing before). */
  | { kind: 'lacks'; base: string; n: number | null }
  /** If the base scored, the deciding seat would gain `n` VP and then have `all`, and another seat would have `m`. */
  | { kind: 'would'; base: string; n: number; all: number; seat: Seat; m: number }
  /** The deciding seat loses a minion, for which it gains VP at a base. */
  | { kind: 'trades'; minion: string; base: string; n: number }
  /** The deciding seat wins the game with `n` VP, and the best other seat has `m`; in this turn (`now`) or later. */
  | { kind: 'ends'; now: boolean; n: number; m: number };

interface Place {
  seat: Seat;
  power: number | null;
  vp: number;
}

/** The point of a puzzle: what its solution comes to, and the step that decides. */
export interface Point {
  told: Outcome[];
  /** The answers that are the deciding step, among the line and what follows it; null if there is one step only. */
  step: Span | null;
  /** The best turn without that step, or without the only one; null if the other turn of the puzzle is the one to compare with. */
  instead: Way | null;
  /** Is every step worse to replace than the margin of a puzzle? */
  all: boolean;
  /** What comes of that turn. */
  lost: Outcome[];
  /** What the deciding step brings, if nothing is lost that has a name. */
  brings: Reason[];
  /** The share of worlds in which it comes as told. The rest depends on what the other players hold. */
  share: number;
  /** The share of worlds in which it is lost as told. */
  lostShare: number;
}

/** A part of the solution that is needed: its answers, the best turn without them, and how much worse that is. */
export interface Need {
  step: Span;
  instead: Way;
  loss: number;
}

/** What comes of turns in the same worlds. */
export function followTurns(start: Game, ways: readonly Way[], worlds: number, seed = 'the point'): Followups {
  const knowledge = knowledgeOf(start, start.decision!.seat);
  const study = searchWith().study(knowledge, { key: seedFromText(seed), used: 0 }, { iterations: 1 }, { plays: true });
  return study.follow(
    ways.map((way) => wholeTurn(start, way)),
    worlds,
  );
}

/** What the worlds show after one of the followed turns, compared with another one. */
const between = (all: Followups, plays: readonly (readonly PlayStep[])[], one: number, other: number): Compared => {
  const fates = [all.fates[one], all.fates[other]];
  const both = compared({ ...all, fates }, [plays[one], plays[other]]);
  // The loss of a chosen minion is part of the point, so no names are given.
  const minions = all.start.minions.map(({ card }) => all.keyOf(card));
  const [names, others] = both.names.map((keys) => keys.filter((key) => !minions.includes(key)));
  return { ...both, names: [names, others] };
};

/**
 * The point of a solution, compared with a natural other turn. `needs`: the parts of it that are needed, and whether they are all of it.
 */
export function pointOf(start: Game, way: Way, other: string[][], needs: { parts: readonly Need[]; all: boolean }, worlds: number): Point {
  const { quiet } = start.decision!;
  const isOne = stepsIn(start, way.line, way.later).length < 2;
  const parts = byWorth([...way.line, ...way.later], needs.parts, other);
  const ways = [way, { line: other, later: [] }, ...parts.map(({ instead }) => instead)];
  const turns = ways.map((one) => wholeTurn(start, one));
  const all = followTurns(start, ways, worlds);
  const own = ownMaking(start, way);
  const losses = turns.slice(1).map((_, i) => lostIn(between(all, turns, 0, i + 1), quiet === 'play'));
  const chosen = turnToTell(losses, isOne);
  const need = chosen === 0 ? null : parts[chosen - 1];
  const both = between(all, turns, 0, chosen + 1);
  const told = outcomesOf(isOne ? both : between(all, turns, 0, 1), own, fallenIn(start, way.line));
  const lost = losses[chosen];
  const brings =
    need === null || lost.length > 0
      ? []
      : outcomesOf(both, own)
          .filter(isReason)
          .filter((one) => !isDeed(one));
  const shareOf = (list: readonly Outcome[], fates: readonly Fate[]): number =>
    share(fates, (f) => list.every((x) => comesTrue(x, all, f)));
  return telling({
    told,
    step: need === null || isOne ? null : need.step,
    instead: need?.instead ?? null,
    all: !isOne && needs.all,
    lost,
    brings,
    share: shareOf(
      told.filter(({ kind }) => kind !== 'loses'),
      both.one,
    ),
    lostShare: shareOf(lost, both.other),
  });
}

/**
 * A reason may claim only what the turn itself brings about: not what depends on another player's answer in the middle of it, nor the loss
 * of a minion that is still there at its end.
 */
function ownMaking(start: Game, { line, later }: Way): (reason: Reason) => boolean {
  const { seat } = start.decision!;
  const hangs = askedMeanwhile(start, seat, line);
  const end = copyOf(start);
  playLine(end, seat, line);
  endTurn(end, start);
  playLine(end, seat, later);
  return (reason) => {
    if (reason.kind === 'weakens' || reason.kind === 'stands') return !hangs;
    return reason.kind !== 'removes' || end.state.zone[Number(reason.minion.replace(/^.*:/, ''))] !== Zone.Play;
  };
}

/**
 * Which turn the solution is compared with: the first without a needed part in which something is lost. A single step is compared with
 * the natural other turn (the first of all), if that is as near to the goal.
 */
function turnToTell(losses: readonly Outcome[][], isOne: boolean): number {
  const found = losses.findIndex((lost, i) => i > 0 && lost.length > 0);
  const best = found > 0 ? found : Math.min(1, losses.length - 1);
  const missing = (lost: readonly Outcome[]): number => {
    const numbers = lost.flatMap((one) => (one.kind === 'lacks' ? [one.n ?? 0] : []));
    return numbers.length > 0 ? numbers.reduce((a, b) => a + b) : Number.POSITIVE_INFINITY;
  };
  const isAsNear = JSON.stringify(losses[0]) === JSON.stringify(losses[best]) || missing(losses[0]) < missing(losses[best]);
  return isOne && losses[0].length > 0 && isAsNear ? 0 : best;
}

/**
 * First come the parts that the other turn overlooks; among these, the part without which the best turn is possible comes first, because
 * that turn is easily taken for the solution.
 */
function byWorth(answers: string[][], needs: readonly Need[], other: string[][]): Need[] {
  const known = new Set(other.flat());
  const isNew = ({ step: { from, to } }: Need): boolean =>
    answers
      .slice(from, to)
      .flat()
      .some((key) => !known.has(key));
  const rank = (need: Need): number => need.loss - (isNew(need) ? 1 : 0);
  return [...needs].sort((a, b) => rank(a) - rank(b));
}

/** The point without what is said twice. */
function telling(point: Point): Point {
  const isIn = (list: readonly Outcome[], one: Outcome): boolean => list.some((x) => JSON.stringify(x) === JSON.stringify(one));
  const told = point.told.filter((one) => !isIn(point.lost, one));
  return { ...point, told, brings: point.brings.filter((one) => !isIn(told, one)) };
}

const OWN_KINDS = new Set<Outcome['kind']>(['pays', 'lacks', 'would', 'trades', 'ends']);
const isReason = (one: Outcome): one is Reason => !OWN_KINDS.has(one.kind);

/** How much the chance of winning is less after the other turn; a VP of the expected lead counts a little, for games that are decided. */
export function lossOf({ fates }: Followups, one: number, other: number): number {
  const worth = (f: Fate): number => f.chance + 0.001 * f.margin;
  return mean(fates[one].map(worth)) - mean(fates[other].map(worth));
}

/** What each seat gains when a base scores, so that it can be compared; null if it does not score. */
const gainsAt =
  (b: number) =>
  ({ scorings }: Fate): string | null =>
    scorings[b] && JSON.stringify(scorings[b].places.map(({ seat, vp }) => ({ seat, vp })));
/** The power that is told, if nearly all worlds agree on it. */
const AGREED = 0.85;

/** How a base usually scores; null if it does not, or in different ways. */
function paysAt({ start, keyOf }: Compared, fates: readonly Fate[], b: number): Extract<Outcome, { kind: 'pays' }> | null {
  const gains = usual(fates, gainsAt(b));
  if (gains === null) return null;
  const same = fates.filter((f) => gainsAt(b)(f) === gains).map((f) => f.scorings[b]!);
  const powerOf = (i: number): number | null => {
    const powers = same.map(({ places }) => places[i].power);
    return powers.find((power) => share(powers, (x) => x === power) >= AGREED) ?? null;
  };
  const places = (JSON.parse(gains) as Pick<Place, 'seat' | 'vp'>[]).map((place, i) => ({ ...place, power: powerOf(i) }));
  const late = !isUsual(fates, (f) => f.scorings[b]?.atOnce === true);
  return { kind: 'pays', base: keyOf(start.bases[b]), late, places };
}

/** What the turn comes to: how the game ends and how bases pay, or what else speaks for it. */
function outcomesOf(both: Compared, isOwn: (reason: Reason) => boolean, fallen: readonly string[] = []): Outcome[] {
  const { start, one, other } = both;
  const pays = start.bases.map((_, b) => paysAt(both, one, b));
  const found = reasonsFor(both);
  const wins = found.find((r) => r.kind === 'wins');
  const isMine = (p: (typeof pays)[number]): boolean => p?.places.some((x) => x.seat === start.seat && x.vp > 0) === true;
  if (wins) return [endOf(both, wins), ...pays.filter(isMine).filter(exists), ...otherVp(both, fallen)];
  const isNew = (b: number): boolean => pays[b] !== null && isRare(other, (f) => isPaid(pays[b]!, f, b));
  const told = found.flatMap((reason): Outcome[] => {
    const b = 'base' in reason ? start.bases.findIndex((card) => both.keyOf(card) === reason.base) : -1;
    if (b >= 0 && pays[b] !== null) return [pays[b]];
    if (reason.kind === 'ahead' && b < 0) return pays.filter((_, i) => isNew(i)).filter(exists);
    if (reason.kind === 'denies') return [wouldAt(both, b, reason) ?? reason];
    if (AVERAGES.has(reason.kind)) return [];
    const sure = reason.kind === 'leads' ? (standing(both, b) ?? reason) : reason;
    return isOwn(sure) ? [sure] : [];
  });
  // A base that pays in this turn is told first, even if it would pay later after the other turn.
  const now = pays.filter((p, b) => p?.late === false && isMine(p) && isRare(other, scoresNow(b))).filter(exists);
  const all = [...now, ...told];
  const more = all.some(isOnVp) ? all.filter((x) => isOnVp(x) || x.kind === 'removes') : [...all, ...keptIn(both)];
  return more.filter((x, i) => more.findIndex((y) => JSON.stringify(x) === JSON.stringify(y)) === i);
}

/** A turn that is better only by estimate has no point to tell. */
const AVERAGES = new Set<Outcome['kind']>(['lies', 'places', 'merely', 'saves']);
const ON_VP = new Set<Outcome['kind']>(['pays', 'would', 'ends', 'wins', 'loses', 'gains', 'denies', 'earns', 'ahead']);
/** Does it speak of VP, or of who wins? */
export const isOnVp = ({ kind }: Outcome): boolean => ON_VP.has(kind);
const isPaid = ({ late, places }: Extract<Outcome, { kind: 'pays' }>, { scorings }: Fate, b: number): boolean =>
  scorings[b] !== null &&
  (late || scorings[b].atOnce) &&
  places.length === scorings[b].places.length &&
  places.every(({ seat, vp }, i) => scorings[b]!.places[i].seat === seat && scorings[b]!.places[i].vp === vp);

/** What the seat would gain now if a base scored, and would not after the other turn; and what another seat would have then. */
function wouldAt({ start, one, other, keyOf }: Compared, b: number, denied: Extract<Reason, { kind: 'denies' }>): Outcome | null {
  const { seat, vp, bases } = start;
  const [n, instead] = [one, other].map((fates) => usual(fates, (f) => f.pays[b]?.[start.seat] ?? 0));
  if (n === null || instead === null || n <= instead || isUsual(other, scoresNow(b))) return null;
  return { kind: 'would', base: keyOf(bases[b]), n, all: vp[seat] + n, seat: denied.seat, m: vp[denied.seat] + denied.n };
}

/** The minions that stay in play, and that would leave with their base. */
const keptIn = ({ start, one, other, keyOf }: Compared): Reason[] =>
  start.minions
    .filter(({ card, seat }) => seat === start.seat && isUsual(other, (f) => f.swept.has(card)))
    .filter(({ card }) => isUsual(one, (f) => !f.swept.has(card) && !f.gone.has(card)))
    .map(({ card }) => ({ kind: 'keeps', minion: keyOf(card) }));

const exists = <T>(x: T | null): x is T => x !== null;

/** By how many VP the game is won. */
function endOf({ start, one }: Compared, wins: Extract<Reason, { kind: 'wins' }>): Outcome {
  const { seat, vp } = start;
  const best = (f: Fate): number => Math.max(...vp.map((n, p) => (p === seat ? 0 : n + f.vp[p])));
  const [n, m] = [usual(one, (f) => vp[seat] + f.vp[seat]), usual(one, best)];
  return n === null || m === null ? wins : { kind: 'ends', now: wins.now, n, m };
}

/** The minions that the seat loses by its own line. */
function fallenIn(start: Game, line: string[][]): string[] {
  const { seat } = start.decision!;
  const game = start.fork({ events: true });
  game.adopt(start, start.answers.slice());
  game.takeEvents();
  playLine(game, seat, line);
  const { owner } = game.state;
  return game.takeEvents().flatMap((e) => (e.kind === 'destroyed' && owner[e.card] === seat ? [keyOf(game, e.card)] : []));
}

/** The VP that the seat gains otherwise than by its place. */
function otherVp(both: Compared, fallen: readonly string[]): Outcome[] {
  const { start, one, keyOf } = both;
  const { seat } = start;
  const atBases = start.bases.flatMap((card, b): Outcome[] => {
    const n = usual(one, (f) => f.awards[b][seat] - (f.scorings[b]?.places.find((x) => x.seat === seat)?.vp ?? 0)) ?? 0;
    const base = keyOf(card);
    if (n <= 0) return [];
    return [fallen.length === 1 ? { kind: 'trades', minion: fallen[0], base, n } : { kind: 'gains', base, n, instead: 0 }];
  });
  const sources = [...new Set(one.flatMap((f) => [...f.earned.keys()]))];
  const byCards = sources.flatMap((source): Reason[] => {
    const n = usual(one, (f) => f.earned.get(source) ?? 0) ?? 0;
    return n > 0 ? [{ kind: 'earns', source, n }] : [];
  });
  return [...atBases, ...byCards];
}

/**
 * What comes of the second turn and not of the first: who wins, how a base pays, or what it lacks. `counts`: what bases lack at the end of
 * the turn is known.
 */
function lostIn(both: Compared, counts: boolean): Outcome[] {
  const { start, one, other, keyOf } = both;
  const wins = (p: Seat) => (f: Fate) => f.winner === p;
  const lost = start.bases.flatMap((card, b): Outcome[] => {
    const now = paysAt(both, other, b);
    if (now !== null) return isRare(one, (f) => isPaid(now, f, b)) ? [now] : [];
    if (!isUsual(one, scoresNow(b)) || !isRare(other, scoresNow(b))) return [];
    const n = counts ? usual(other, (f) => f.short[b]) : null;
    return n === null || n > 0 ? [{ kind: 'lacks', base: keyOf(card), n }] : [];
  });
  for (let p = 0; p < start.vp.length; p++)
    if (p !== start.seat && isUsual(other, wins(p)) && isRare(one, wins(p))) lost.push({ kind: 'loses', seat: p });
  return lost;
}

const scoresNow =
  (b: number) =>
  ({ scorings }: Fate): boolean =>
    scorings[b]?.atOnce === true;

/** Did it come true in this world? For most reasons, only all worlds together can tell. */
function comesTrue(one: Outcome, { start, keyOf }: Followups, f: Fate): boolean {
  const { seat } = start;
  const b = 'base' in one ? start.bases.findIndex((base) => keyOf(base) === one.base) : -1;
  switch (one.kind) {
    case 'pays':
      return isPaid(one, f, b);
    case 'lacks':
      return !scoresNow(b)(f) && (one.n === null || f.short[b] === one.n);
    case 'would':
      return f.pays[b]?.[seat] === one.n;
    case 'ends':
    case 'wins':
      return f.winner === seat;
    case 'loses':
      return f.winner === one.seat;
    case 'gains':
    case 'trades':
      return f.awards[b][seat] >= one.n;
    case 'denies':
      return f.awards[b][one.seat] < one.n;
    default:
      return true;
  }
}

/** The parts of a point that other worlds do not show. */
export function untrueOf(start: Game, { line, later, other, point }: Puzzle, worlds: number, seed: string): Outcome[] {
  const { told, step, instead, lost, brings } = point;
  const ways = [{ line, later }, { line: other.line, later: [] }, ...(instead ? [instead] : [])];
  const all = followTurns(start, ways, worlds, seed);
  const less = ways.length - 1;
  const shows = (fates: readonly Fate[]) => (one: Outcome) => share(fates, (f) => comesTrue(one, all, f)) > 0.5;
  const holds = (i: number) => (reason: Outcome) => isReason(reason) && isTrue(reason, { ...all, fates: [all.fates[0], all.fates[i]] });
  return [
    ...told.filter((one) => !(isReason(one) ? holds(step === null ? less : 1) : shows(all.fates[0]))(one)),
    ...lost.filter((one) => !shows(all.fates[less])(one)),
    ...brings.filter((one) => !holds(less)(one)),
  ];
}

import { Choice, Kind } from '../words/decision.js';
import { goTo } from './flow.js';
import type { Game } from './game.js';
import { sweep } from '../changing/leaving.js';
import { endScoringLimits, isUsed, use } from '../state/limits.js';
import { pushBatch } from './queue.js';
import type { Pending, Scoring } from '../state/state.js';
import { baseEvent, PER_SCORING, type Usable, usableCard, usableNow, useAbility, windowEvent } from '../abilities/talents.js';
import { triggersOf } from '../changing/triggers.js';
import { type Card, type Seat, Step } from '../words/vocabulary.js';
import { discardBase, putBase, refillBases } from '../changing/zones.js';

/** Scoring bases, by the nine steps of RULES 3.2. True if a decision is on the table now. */
export function stepScoring(g: Game): boolean {
  const s = g.s;
  if (s.step === Step.PickBase) return pickBase(g);
  // A base that left the table in a window (Terraforming's kind) has no more steps to go through.
  if (s.step !== Step.Replace && !g.onTable(s.scoring!.base)) return endScoring(g);
  switch (s.step) {
    case Step.BeforeScoring:
      return window(g, 'before', Step.Award);
    case Step.Award:
      award(g);
      return false;
    case Step.AfterScoring:
      return window(g, 'after', Step.Sweep);
    case Step.Sweep:
      return clear(g);
    default:
      return replace(g);
  }
}

function pickBase(g: Game): boolean {
  const s = g.s;
  const ready: Card[] = [];
  for (const b of s.row) if (g.isReady(b)) ready.push(b);
  if (ready.length === 0) {
    goTo(g, Step.Draw);
    return false;
  }
  if (ready.length > 1) {
    g.put(new Choice(s.active, 'pick-base-to-score', 0, ready, false, 'base'));
    return true;
  }
  beginScoring(g, ready[0]);
  return false;
}

export function beginScoring(g: Game, base: Card): void {
  g.s.scoring = { base, ranks: [], window: '', open: false, passes: 0, word: g.s.active, count: 1, next: [], later: [] };
  g.tell('scoring', g.s.active, base, { base });
  goTo(g, Step.BeforeScoring);
}

/** "Me first" (RULES 3.3, D8): abilities of cards in play, then Specials in turn until all have passed in a row. */
function window(g: Game, which: 'before' | 'after', next: number): boolean {
  const s = g.s;
  const scoring = s.scoring!;
  if (s.at === 0) {
    s.at = 1;
    openWindow(g, scoring, which);
    return false;
  }
  const arrived = g.profile.playFirst ? newcomers(g, which) : NOBODY;
  if (arrived.length > 0) {
    doTheirOwn(g, arrived);
    return false;
  }
  while (scoring.passes < s.seats) {
    const seat = scoring.word;
    const usable = usableNow(g, seat, which);
    if (usable.length > 0) {
      offerUse(g, scoring.base, seat, usable);
      return true;
    }
    scoring.passes++;
    scoring.word = (seat + 1) % s.seats;
  }
  scoring.window = '';
  scoring.open = false;
  if (s.uses.length > 0) s.uses = s.uses.filter((u) => !isWindowMark(u));
  goTo(g, next);
  return false;
}

const NOBODY: Pending[] = [];

function openWindow(g: Game, scoring: Scoring, which: 'before' | 'after'): void {
  scoring.window = which;
  scoring.passes = 0;
  scoring.word = g.s.active;
  const first = triggersOf(g, windowEvent(g, which));
  scoring.open = true;
  g.openWindow();
  doTheirOwn(g, g.profile.playFirst ? first : first.filter((p) => !isSpecial(g, p)));
}

/** Abilities of cards in play: each once in a window. */
function doTheirOwn(g: Game, list: Pending[]): void {
  for (const p of list) use(g, PER_SCORING, p.card, p.ability, p.seat);
  pushBatch(g, list);
}

function offerUse(g: Game, base: Card, seat: Seat, usable: Usable[]): void {
  const options = usable.map((u) => Kind.Use | u.card);
  const d = new Choice(seat, 'window', base, options, true, 'window');
  d.idle = usable.filter((u) => u.idle).map((u) => Kind.Use | u.card);
  g.put(d);
}

const isSpecial = (g: Game, p: Pending): boolean => g.defs[p.def].triggers![p.ability].special === true;

/** Marks "did its own in this window" are those of triggers: ability numbers below the copier's. */
const isWindowMark = (u: number): boolean => u >= 1 << 29 && (u & 0xff) < 6;

/** A card that arrives during the window does its own on arrival, once per card and window (D8). */
function newcomers(g: Game, which: 'before' | 'after'): Pending[] {
  return triggersOf(g, windowEvent(g, which)).filter(
    (p) => g.defs[p.def].type !== 'base' && !isUsed(g, PER_SCORING, p.card, p.ability, p.seat),
  );
}

export function windowAnswered(g: Game, seat: Seat, option: number | undefined): void {
  const scoring = g.s.scoring!;
  scoring.word = (seat + 1) % g.s.seats;
  if (option === undefined) {
    scoring.passes++;
    g.tell('passed', seat, 0);
    return;
  }
  const which = scoring.window as 'before' | 'after';
  const u = usableCard(g, option & 0xfff, seat, which)!;
  scoring.passes = 0;
  g.run(useAbility(g, u, seat));
}

/** Step 4: places and VP (RULES 3.4). */
function award(g: Game): void {
  const s = g.s;
  const { base } = s.scoring!;
  const powers: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) powers.push(g.playerPower(base, seat));
  const ranks = ranksOf(g, base, powers);
  s.scoring!.ranks = ranks;
  // All are reckoned before anybody gains anything.
  const vp = ranks.map((rank, seat) => vpFor(g, base, seat, rank));
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (ranks[seat] > 0) g.tell('ranked', seat, base, { base, amount: powers[seat], to: ranks[seat] });
    if (vp[seat] > 0) g.gainVp(seat, vp[seat], base);
  }
  goTo(g, Step.AfterScoring);
}

/** What is printed for this place, and what the base itself adds. */
function vpFor(g: Game, base: Card, seat: Seat, rank: number): number {
  let vp = rank >= 1 && rank <= 3 ? g.def(base).vp[rank - 1] : 0;
  for (const d of g.baseDefs(base)) if (d.award !== undefined) vp += d.award(g, base, seat, rank);
  return vp;
}

/** Ties share the best place and use up the places they fill (RULES 3.4.2). */
export function ranksOf(g: Game, base: Card, powers: number[]): number[] {
  const counts = powers.map((p, seat) => g.hasMinion(seat, base) || (g.profile.powerScores && p >= 1));
  const ranks: number[] = [];
  for (let seat = 0; seat < powers.length; seat++) {
    let rank = counts[seat] ? 1 : 0;
    for (let other = 0; rank > 0 && other < powers.length; other++) if (counts[other] && powers[other] > powers[seat]) rank++;
    ranks.push(rank);
  }
  return ranks;
}

/** Step 6. What it triggers waits until the replacement is there. */
function clear(g: Game): boolean {
  const s = g.s;
  const scoring = s.scoring!;
  if (s.at === 0) {
    s.at = 1;
    scoring.later = triggersOf(g, baseEvent('replaced', scoring.base, s.active));
    g.run(sweep(g, scoring.base));
    return false;
  }
  goTo(g, Step.Replace);
  return false;
}

/** What the sweep set off joins what waits for the replacement. */
export function holdForReplacement(g: Game): void {
  const s = g.s;
  s.scoring!.later.push(...s.arisen);
  s.arisen = [];
}

/** Steps 7 and 8: the base goes, the next one takes its place. */
function replace(g: Game): boolean {
  const s = g.s;
  const scoring = s.scoring!;
  if (s.at === 0) {
    s.at = 1;
    const place = s.row.indexOf(scoring.base);
    const count = Math.max(scoring.next.length, scoring.count);
    const chosen = scoring.next;
    scoring.next = [];
    discardBase(g, scoring.base);
    for (let i = 0; i < count; i++) {
      const next = chosen[i] ?? (refillBases(g) ? s.baseDeck[s.baseDeck.length - 1] : 0);
      if (next === 0) break;
      // The first takes the old place; further ones go to the right end (D16).
      putBase(g, next, i === 0 ? place : s.row.length);
      scoring.next.push(next);
      g.tell('replaced', -1, next, { base: scoring.base, to: next });
    }
    pushBatch(g, scoring.later);
    scoring.later = [];
    return false;
  }
  return endScoring(g);
}

/** Step 9: back to step 1. */
function endScoring(g: Game): boolean {
  g.s.scoring = null;
  endScoringLimits(g);
  goTo(g, Step.PickBase);
  return false;
}

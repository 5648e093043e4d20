import { baseEvent, type Usable, usableCard, usableNow, useAbility, windowEvent } from '../abilities/talents.js';
import { giveVp } from '../changing/drawing.js';
import { endEffects } from '../changing/effects.js';
import { sweep } from '../changing/leaving.js';
import { delayedUntil, isDelayedUntil, note, triggersOf } from '../changing/triggers.js';
import { offerReaction } from '../changing/windows.js';
import { carryOver, discardBase, putBase, putInDiscard, refillBases } from '../changing/zones.js';
import { ranksOf, vpFor } from '../reading/places.js';
import { isReady, playerPowerAt } from '../reading/powers.js';
import type { Board } from '../state/board.js';
import { endScoringLimits, endWindowLimits, isUsed, ONCE_A_WINDOW, use } from '../state/limits.js';
import type { Pending, Scoring } from '../state/state.js';
import { Choice, Kind, NO_SLOTS, numberIn } from '../words/decision.js';
import { MomentBit } from '../words/definitions.js';
import { type Card, type ScoringWindow, type Seat, Step, Until, Zone } from '../words/vocabulary.js';
import { pushBatch } from './queue.js';
import { beginScoringRound, endRound, pauseInRound } from './rounds.js';
import { goTo, putDecision, startAbility } from './steps.js';

/** Scores bases in the nine steps of RULES 3.2. Returns whether a decision is on the table now. */
export function stepScoring(board: Board): boolean {
  const s = board.state;
  if (s.step === Step.PickBase) return pickBase(board);
  // A base that left the table in a window (Terraforming) skips the remaining steps.
  if (s.step !== Step.Replace && !board.onTable(s.scoring!.base)) return endScoring(board);
  switch (s.step) {
    case Step.BeforeScoring:
      return windowStep(board, 'before', Step.Award);
    case Step.Award:
      award(board);
      return false;
    case Step.AfterScoring:
      return windowStep(board, 'after', Step.Sweep);
    case Step.Sweep:
      return sweepStep(board);
    default:
      return replaceStep(board);
  }
}

function pickBase(board: Board): boolean {
  const s = board.state;
  const ready: Card[] = [];
  for (const b of s.bases) if (isReady(board, b)) ready.push(b);
  if (ready.length === 0) {
    goTo(board, Step.Draw);
    return false;
  }
  if (ready.length > 1) {
    putDecision(board, new Choice(s.active, 'pick-base-to-score', 0, NO_SLOTS, ready, false, 'base'));
    return true;
  }
  beginScoring(board, ready[0]);
  return false;
}

export function beginScoring(board: Board, base: Card): void {
  board.state.scoring = { base, ranks: [], window: '', open: false, passes: 0, toAct: board.state.active, count: 1, next: [], later: [] };
  board.events?.push({ kind: 'scoring', base });
  goTo(board, Step.BeforeScoring);
}

/** "Me first" (RULES 3.3, D8): abilities of cards in play, then Specials in turn order until all have passed in a row. */
function windowStep(board: Board, which: ScoringWindow, next: number): boolean {
  const s = board.state;
  const scoring = s.scoring!;
  if (s.substep === 0) {
    s.substep = 1;
    openWindow(board, scoring, which);
    return false;
  }
  const arrived = board.profile.playFirst ? newcomers(board, which) : NO_TRIGGERS;
  if (arrived.length > 0) {
    runWindowTriggers(board, arrived);
    return false;
  }
  const begins = scoring.passes === 0;
  if (begins) beginScoringRound(board, which, scoring.toAct);
  while (scoring.passes < s.seats) {
    const seat = scoring.toAct;
    const usable = usableNow(board, seat, which);
    if (usable.length > 0) {
      offerUse(board, scoring.base, which, seat, usable);
      return true;
    }
    scoring.passes++;
    scoring.toAct = (seat + 1) % s.seats;
  }
  if (begins && pauseInRound(board)) {
    scoring.passes = 0;
    return true;
  }
  endRound(board);
  scoring.window = '';
  scoring.open = false;
  endWindowLimits(board);
  goTo(board, next);
  return false;
}

const NO_TRIGGERS: Pending[] = [];

function openWindow(board: Board, scoring: Scoring, which: ScoringWindow): void {
  scoring.window = which;
  scoring.passes = 0;
  scoring.toAct = board.state.active;
  const first = [...triggersOf(board, windowEvent(board, which)), ...putOffUntil(board, which, scoring.base)];
  scoring.open = true;
  runWindowTriggers(board, board.profile.playFirst ? first : first.filter((p) => !isSpecial(board, p)));
}

/** What was put off until this base scores, or any base does (RULES 12.55). */
function putOffUntil(board: Board, which: ScoringWindow, base: Card): readonly Pending[] {
  const { active, effects } = board.state;
  if (effects.length === 0) return NO_TRIGGERS;
  const until = which === 'before' ? Until.BeforeScoring : Until.AfterScoring;
  const list = delayedUntil(board, until, active, base);
  if (list.length > 0) endEffects(board, (e) => e.kind === 'delayed' && isDelayedUntil(e, until, active, base));
  return list;
}

/** Runs abilities of cards in play, each once per window. */
function runWindowTriggers(board: Board, list: Pending[]): void {
  for (const p of list) use(board, ONCE_A_WINDOW, p.card, p.ability, p.seat);
  pushBatch(board, list);
}

function offerUse(board: Board, base: Card, which: ScoringWindow, seat: Seat, usable: Usable[]): void {
  const options = usable.map((u) => Kind.Use | u.card);
  const d = new Choice(seat, which === 'before' ? 'before-scoring' : 'after-scoring', base, NO_SLOTS, options, true, 'window');
  d.idle = usable.filter((u) => u.idle).map((u) => Kind.Use | u.card);
  putDecision(board, d);
}

const isSpecial = (board: Board, p: Pending): boolean => board.defs[p.def].triggers![p.ability].special === true;

/** A card that arrives during the window, perhaps not for the first time, performs its own ability on arrival (D8, RULES 6.25). */
function newcomers(board: Board, which: ScoringWindow): Pending[] {
  if (!board.awaits(which === 'before' ? MomentBit.beforeScoring : MomentBit.afterScoring)) return NO_TRIGGERS;
  return triggersOf(board, windowEvent(board, which)).filter(
    (p) => board.defs[p.def].type !== 'base' && !isUsed(board, ONCE_A_WINDOW, p.card, p.ability, p.seat),
  );
}

export function windowAnswered(board: Board, seat: Seat, option: number | undefined): void {
  const scoring = board.state.scoring!;
  scoring.toAct = (seat + 1) % board.state.seats;
  if (option === undefined) {
    scoring.passes++;
    board.events?.push({ kind: 'passed', seat });
    return;
  }
  const which = scoring.window as ScoringWindow;
  const u = usableCard(board, numberIn(option), seat, which)!;
  scoring.passes = 0;
  endRound(board);
  startAbility(board, useAbility(board, u, seat));
}

/** Step 4: places and VP (RULES 3.4). */
function award(board: Board): void {
  const s = board.state;
  const { base } = s.scoring!;
  const powers: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) powers.push(playerPowerAt(board, base, seat));
  const ranks = ranksOf(board, base, powers);
  s.scoring!.ranks = ranks;
  note(board, 'scored', 'base', -1, -1, base);
  // All VP are computed before anybody gains any.
  const vp = ranks.map((rank, seat) => vpFor(board, base, seat, rank));
  board.beat();
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats;
    if (ranks[seat] > 0) board.events?.push({ kind: 'ranked', seat, base, place: ranks[seat], power: powers[seat], vp: vp[seat] });
    if (vp[seat] > 0) giveVp(board, seat, vp[seat], base);
  }
  board.beat();
  goTo(board, Step.AfterScoring);
  if (s.arisen.length > 0 || s.reactions.length > 0) answerAward(board);
}

/** Abilities that wait for VP are resolved before those that come after the scoring (RULES 12.142). */
function answerAward(board: Board): void {
  const arisen = board.state.arisen;
  board.state.arisen = [];
  pushBatch(board, arisen);
}

/**
 * Step 6: the sweep. Its triggers are resolved while the empty base is still there; triggers about the replacement wait for it.
 */
function sweepStep(board: Board): boolean {
  const s = board.state;
  const scoring = s.scoring!;
  if (s.substep === 0) {
    s.substep = 1;
    scoring.later = triggersOf(board, baseEvent('replaced', scoring.base, s.active));
    startAbility(board, sweep(board, scoring.base, swept(board, scoring.base)));
    return false;
  }
  goTo(board, Step.Replace);
  return false;
}

/** The cards that a scored base takes with it: not those that go to the next base, nor what is on them (RULES 12.56). */
function swept(board: Board, base: Card): Card[] {
  const { effects, host } = board.state;
  const isCarried = (c: Card): boolean => effects.some((e) => e.kind === 'carried' && e.card === c);
  return board.at(base).filter((c) => effects.length === 0 || !(isCarried(c) || isCarried(host[c])));
}

/** Is there a base to replace this one? */
const isReplaced = (board: Board, chosen: readonly Card[]): boolean =>
  chosen.length > 0 || board.state.baseDeck.length > 0 || board.profile.basesReturn;

/** Steps 7 and 8: the base is discarded, and the next one takes its place. */
function replaceStep(board: Board): boolean {
  const s = board.state;
  const scoring = s.scoring!;
  if (s.substep === 0) {
    s.substep = 1;
    const place = s.bases.indexOf(scoring.base);
    // A chosen base stays in the base deck until now, so another effect may have put it into play in the meantime.
    const chosen = scoring.next.filter((base) => s.zone[base] === Zone.BaseDeck);
    const count = Math.max(chosen.length, scoring.count);
    scoring.next = [];
    dropLatecomers(board, scoring.base, isReplaced(board, chosen) ? swept(board, scoring.base) : board.at(scoring.base).slice());
    const carried = board.at(scoring.base);
    discardBase(board, scoring.base);
    for (let i = 0; i < count; i++) {
      const next = chosen[i] ?? (refillBases(board) ? s.baseDeck[s.baseDeck.length - 1] : 0);
      if (next === 0) break;
      // The first takes the old place; additional ones go to the right end (D16).
      putBase(board, next, i === 0 ? place : s.bases.length);
      scoring.next.push(next);
      if (i === 0 && carried.length > 0) carryOver(board, carried, scoring.base, next);
      if (board.awaits(MomentBit.baseArrived)) scoring.later.push(...triggersOf(board, baseEvent('baseArrived', next, s.active)));
      if (board.reactsTo(MomentBit.baseArrived)) offerReaction(board, baseEvent('baseArrived', next, s.active));
      board.events?.push(i === 0 ? { kind: 'replaced', base: scoring.base, next } : { kind: 'base-added', base: next, source: 0 });
      board.beat();
    }
    pushBatch(board, scoring.later);
    scoring.later = [];
    return false;
  }
  return endScoring(board);
}

/** Cards that came to the scored base after its sweep are discarded with it, which triggers nothing more (RULES 3.2 step 6). */
function dropLatecomers(board: Board, base: Card, cards: readonly Card[]): void {
  for (const c of cards) {
    board.events?.push({ kind: 'swept', card: c, base });
    putInDiscard(board, c);
  }
  board.beat();
}

/** Step 9: back to step 1. */
function endScoring(board: Board): boolean {
  board.state.scoring = null;
  if (board.state.effects.length > 0) endEffects(board, (e) => e.kind === 'carried');
  endScoringLimits(board);
  goTo(board, Step.PickBase);
  return false;
}

import { playOrdinarily } from '../abilities/playing.js';
import { usableCard, usableNow, useAbility, whyNotUsable } from '../abilities/talents.js';
import { discardCard, drawCards } from '../changing/drawing.js';
import { endEffects, endEffectsUntilTurnOf } from '../changing/effects.js';
import { shedBarredActions } from '../changing/shedding.js';
import { delayedUntil, happening, triggersOf } from '../changing/triggers.js';
import { offerReaction } from '../changing/windows.js';
import { grantOnArrival, playsLeft, whyNotPlayable } from '../reading/plays.js';
import type { Board } from '../state/board.js';
import { endTurnLimits, forgetDeclined } from '../state/limits.js';
import { sorted } from '../state/lists.js';
import { Allowance } from '../state/state.js';
import { Choice, Kind, kindOf, NO_SLOTS, numberIn, Word } from '../words/decision.js';
import { HookBit, MomentBit } from '../words/definitions.js';
import { type Card, type Reason, type Seat, Step, Until } from '../words/vocabulary.js';
import { pushBatch } from './queue.js';
import { stepScoring } from './scoring.js';
import { stepSetup } from './setup.js';
import { beginTurn, goTo, putDecision, startAbility } from './steps.js';

/** The turn (RULES 2) as a state machine whose state is part of the position. Returns whether a decision is on the table now. */
export function stepFlow(board: Board): boolean {
  const s = board.state;
  switch (s.step) {
    case Step.Draft:
    case Step.Redraw:
      return stepSetup(board);
    case Step.StartOfTurn:
      return startOfTurn(board);
    case Step.PlayCards:
      return playCards(board);
    case Step.Draw:
      return draw(board);
    case Step.EndOfTurn:
      return endOfTurn(board);
    case Step.Over:
      return true;
    default:
      return stepScoring(board);
  }
}

/** First the effects that lasted until now end, then every start-of-turn ability triggers (RULES 2.1). */
function startOfTurn(board: Board): boolean {
  const s = board.state;
  if (s.substep === 0) {
    s.substep = 1;
    const delayed = delayedUntil(board, Until.StartOf, s.active);
    if (s.effects.length > 0) endEffectsUntilTurnOf(board, s.active);
    for (let i = 0; i < s.effects.length; i++) {
      const e = s.effects[i];
      if (e.until === Until.NextTurnOf && e.untilSeat === s.active && !e.begun) s.effects[i] = { ...e, begun: true };
    }
    board.events?.push({ kind: 'turn-began', seat: s.active, turn: s.turn });
    shedBarredActions(board);
    if (board.reactsTo(MomentBit.startOfTurn)) offerReaction(board, happening('startOfTurn', s.active));
    if (delayed.length > 0 || s.reactions.length > 0 || board.awaits(MomentBit.startOfTurn))
      pushBatch(board, [...triggersOf(board, happening('startOfTurn', s.active)), ...delayed]);
    return false;
  }
  goTo(board, Step.PlayCards);
  return false;
}

function playCards(board: Board): boolean {
  const s = board.state;
  if (s.substep === 0) {
    s.substep = 1;
    beginPlayCards(board);
  }
  const seat = s.active;
  const options: number[] = [];
  const mayGoOn = board.lastTurn !== s.turn;
  if (mayGoOn) addPlays(board, seat, options);
  const usable = mayGoOn ? usableNow(board, seat, 'play') : [];
  for (const u of usable) options.push(Kind.Use | u.card);
  options.push(Word.End);
  const whyNot = (option: number) => whyNotInPhase(board, option, seat);
  const d = new Choice(seat, 'play-phase', 0, NO_SLOTS, options, false, 'play', whyNot);
  if (usable.some((u) => u.idle)) d.idle = usable.filter((u) => u.idle).map((u) => Kind.Use | u.card);
  putDecision(board, d);
  return true;
}

const FREE_MINION = new Allowance('minion', 0);
const FREE_ACTION = new Allowance('action', 0);

/** Grants the free plays, and the extra plays that cards in play give for this turn (RULES 2.2). */
export function beginPlayCards(board: Board, usedMinions = 0, usedActions = 0): void {
  const s = board.state;
  s.step = Step.PlayCards;
  s.substep = 1;
  if (usedMinions === 0) s.allowances.push(FREE_MINION);
  if (usedActions === 0) s.allowances.push(FREE_ACTION);
  if (!board.present(HookBit.grants)) return;
  for (let i = 0; i < s.bases.length; i++) {
    for (const c of s.cardsAt[i]) if ((board.def(c).hooks & HookBit.grants) !== 0 && s.controller[c] === s.active) grantOnArrival(board, c);
  }
}

function addPlays(board: Board, seat: Seat, options: number[]): void {
  const left = playsLeft(board, seat);
  if (left === 0) return;
  const hand = board.state.hands[seat];
  for (let i = 0; i < hand.length; i++) if (whyNotPlayable(board, hand[i], seat, left) === null) options.push(Kind.Play | hand[i]);
  if (!anyLeaveToPlayFromDiscard(board, seat)) return;
  for (const c of board.state.discards[seat]) if (whyNotPlayable(board, c, seat, left) === null) options.push(Kind.Play | c);
}

function anyLeaveToPlayFromDiscard(board: Board, seat: Seat): boolean {
  if (board.comesBack) return true;
  if (!board.present(HookBit.playFromDiscard)) return false;
  for (const list of board.state.cardsAt)
    for (const c of list) if ((board.def(c).hooks & HookBit.playFromDiscard) !== 0 && board.state.controller[c] === seat) return true;
  return false;
}

function whyNotInPhase(board: Board, option: number, seat: Seat): Reason | null {
  const card = numberIn(option);
  if (kindOf(option) === Kind.Play) return whyNotPlayable(board, card, seat);
  return kindOf(option) === Kind.Use ? whyNotUsable(board, card, seat) : null;
}

export function playPhaseAnswered(board: Board, option: number): void {
  const seat = board.state.active;
  if (option === Word.End) {
    board.events?.push({ kind: 'done-playing', seat });
    board.state.allowances = [];
    goTo(board, Step.PickBase);
    return;
  }
  const card = numberIn(option);
  if (kindOf(option) === Kind.Play) {
    forgetDeclined(board);
    startAbility(board, playOrdinarily(board, card, seat));
  } else startAbility(board, useAbility(board, usableCard(board, card, seat, 'play')!, seat));
}

/** The active player draws two cards and discards down to the limit (RULES 2.4). */
function draw(board: Board): boolean {
  const s = board.state;
  const seat = s.active;
  if (s.substep === 0) {
    s.substep = 1;
    drawCards(board, seat, 2);
  }
  const over = s.hands[seat].length - s.handLimit;
  if (over > 0) {
    const options = sorted(s.hands[seat]);
    const d = new Choice(seat, 'discard-down', 0, { amount: s.handLimit }, options, false, 'limit');
    d.least = over;
    d.most = over;
    putDecision(board, d);
    return true;
  }
  goTo(board, Step.EndOfTurn);
  return false;
}

export function discardDown(board: Board, cards: readonly Card[]): void {
  for (const c of cards) discardCard(board, c, board.state.active);
  const arisen = board.state.arisen;
  board.state.arisen = [];
  pushBatch(board, arisen);
}

/**
 * End-of-turn abilities trigger, then all effects that last until the end of the turn expire at once, then the end of the game is
 * checked (RULES 2.5, 4.1).
 */
function endOfTurn(board: Board): boolean {
  const s = board.state;
  if (s.substep === 0) {
    s.substep = 1;
    const delayed = delayedUntil(board, Until.EndOfTurn, s.active);
    if (board.reactsTo(MomentBit.endOfTurn)) offerReaction(board, happening('endOfTurn', s.active));
    if (delayed.length > 0 || s.reactions.length > 0 || board.awaits(MomentBit.endOfTurn))
      pushBatch(board, [...triggersOf(board, happening('endOfTurn', s.active)), ...delayed]);
    return false;
  }
  if (s.effects.length > 0) endEffects(board, (e) => isOver(e.until, e.untilSeat, e.begun, s.active));
  endTurnLimits(board);
  board.events?.push({ kind: 'turn-ended', seat: s.active });
  let best = 0;
  for (const vp of s.vp) if (vp > best) best = vp;
  if (best >= s.goal && s.vp.indexOf(best) === s.vp.lastIndexOf(best)) {
    s.winner = s.vp.indexOf(best);
    goTo(board, Step.Over);
    board.events?.push({ kind: 'game-over', seat: s.winner });
    return true;
  }
  beginTurn(board, (s.active + 1) % s.seats);
  return false;
}

function isOver(until: number, untilSeat: Seat, begun: boolean, active: Seat): boolean {
  if (until === Until.EndOfTurn) return true;
  return untilSeat === active && (until === Until.EndOfTurnOf || (until === Until.NextTurnOf && begun));
}

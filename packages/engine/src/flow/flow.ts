import { Choice, Kind, Word } from '../words/decision.js';
import { HookBit, MomentBit } from '../words/definitions.js';
import type { Game } from './game.js';
import { endTurnLimits } from '../state/limits.js';
import { inOrder } from '../state/lists.js';
import { playOrdinarily } from '../abilities/playing.js';
import { grantOnArrival, isPlain, ordinaryHosts, whyNotPlayable } from '../reading/plays.js';
import { pushBatch } from './queue.js';
import { stepScoring } from './scoring.js';
import { stepSetup } from './setup.js';
import { Allowance } from '../state/state.js';
import { usableCard, usableNow, useAbility } from '../abilities/talents.js';
import { happening, triggersOf } from '../changing/triggers.js';
import { type Card, type Seat, Step, Until } from '../words/vocabulary.js';

/** The turn (RULES 2) as a machine whose place is part of the position. True if a decision is on the table now. */
export function stepFlow(g: Game): boolean {
  const s = g.s;
  switch (s.step) {
    case Step.Draft:
    case Step.Redraw:
      return stepSetup(g);
    case Step.StartOfTurn:
      return startOfTurn(g);
    case Step.PlayCards:
      return playCards(g);
    case Step.Draw:
      return draw(g);
    case Step.EndOfTurn:
      return endOfTurn(g);
    case Step.Over:
      return true;
    default:
      return stepScoring(g);
  }
}

export function goTo(g: Game, step: number): void {
  g.s.step = step;
  g.s.at = 0;
}

export function beginTurn(g: Game, seat: Seat): void {
  const s = g.s;
  s.turn++;
  s.active = seat;
  s.plays = [];
  s.allowances = [];
  goTo(g, Step.StartOfTurn);
}

/** First what lasted until now ends, then every start-of-turn ability triggers (RULES 2.1). */
function startOfTurn(g: Game): boolean {
  const s = g.s;
  if (s.at === 0) {
    s.at = 1;
    if (s.effects.length > 0) g.endEffects((e) => e.until === Until.StartOf && e.untilSeat === s.active);
    for (let i = 0; i < s.effects.length; i++) {
      const e = s.effects[i];
      if (e.until === Until.NextTurnOf && e.untilSeat === s.active && !e.begun) s.effects[i] = { ...e, begun: true };
    }
    g.tell('turn-began', s.active, 0, { amount: s.turn });
    g.settle();
    if (g.awaits(MomentBit.startOfTurn)) pushBatch(g, triggersOf(g, happening('startOfTurn', s.active)));
    return false;
  }
  goTo(g, Step.PlayCards);
  return false;
}

function playCards(g: Game): boolean {
  const s = g.s;
  if (s.at === 0) {
    s.at = 1;
    beginPlayCards(g);
  }
  const seat = s.active;
  const options: number[] = [];
  addPlays(g, seat, options);
  if (anyLeaveToPlayFromDiscard(g, seat)) addPlaysFromDiscard(g, seat, options);
  for (const u of usableNow(g, seat, 'play')) options.push(Kind.Use | u.card);
  options.push(Word.End);
  const whyNot = (option: number) => whyNotInPhase(g, option, seat);
  g.put(new Choice(seat, 'play-phase', 0, options, false, 'play', whyNot));
  return true;
}

/** The free plays, and what cards in play give for this turn (RULES 2.2). */
export function beginPlayCards(g: Game, usedMinions = 0, usedActions = 0): void {
  const s = g.s;
  s.step = Step.PlayCards;
  s.at = 1;
  if (usedMinions === 0) s.allowances.push(new Allowance('minion', 0));
  if (usedActions === 0) s.allowances.push(new Allowance('action', 0));
  if (!g.present(HookBit.grants)) return;
  for (let i = 0; i < s.row.length; i++) {
    for (const c of s.here[i]) if ((g.def(c).hooks & HookBit.grants) !== 0 && s.controller[c] === s.active) grantOnArrival(g, c);
  }
}

function addPlays(g: Game, seat: Seat, options: number[]): void {
  const left = playsLeft(g, seat);
  if (left === 0) return;
  const hand = g.s.hands[seat];
  for (let i = 0; i < hand.length; i++) if (canPlay(g, hand[i], seat, left)) options.push(Kind.Play | hand[i]);
}

function addPlaysFromDiscard(g: Game, seat: Seat, options: number[]): void {
  for (const c of g.s.discards[seat]) if (whyNotPlayable(g, c, seat) === null) options.push(Kind.Play | c);
}

const ANY = 1;
const PLAIN = 2;

/** Which plays are left, gathered once for the whole hand: bits for minions, and for actions two places higher. */
function playsLeft(g: Game, seat: Seat): number {
  let bits = hasStanding(g, seat) ? ANY | (ANY << 2) : 0;
  for (const a of g.s.allowances) bits |= (isPlain(a) ? ANY | PLAIN : ANY) << (a.type === 'minion' ? 0 : 2);
  return bits;
}

/** As `whyNotPlayable`, without making a reason: the inner loop. */
function canPlay(g: Game, c: Card, seat: Seat, left: number): boolean {
  const d = g.def(c);
  const mine = d.type === 'minion' ? left : left >> 2;
  if ((mine & ANY) === 0) return false;
  const plain = (mine & PLAIN) !== 0;
  if (g.s.effects.length > 0 && g.cardForbidden(c, seat)) return false;
  if (d.type === 'action' && d.goes === 'standard') return plain || whyNotPlayable(g, c, seat) === null;
  if (plain && !g.present(HookBit.forbidsPlay)) return hasHost(g, c, seat);
  return ordinaryHosts(g, c, seat).length > 0;
}

/** Is there any base or minion that this card could be put on, where nothing forbids it? */
function hasHost(g: Game, c: Card, seat: Seat): boolean {
  const d = g.def(c);
  if (d.type === 'minion' || d.goes === 'base') return d.on === undefined ? g.s.row.length > 0 : g.s.row.some((b) => d.on!(g, c, seat, b));
  for (const list of g.s.here) for (const m of list) if (g.isMinion(m) && (d.on === undefined || d.on(g, c, seat, m))) return true;
  return false;
}

function hasStanding(g: Game, seat: Seat): boolean {
  if (!g.present(HookBit.standing)) return false;
  for (const list of g.s.here)
    for (const c of list) if ((g.def(c).hooks & HookBit.standing) !== 0 && g.s.controller[c] === seat) return true;
  return false;
}

function anyLeaveToPlayFromDiscard(g: Game, seat: Seat): boolean {
  if (!g.present(HookBit.playFromDiscard)) return false;
  for (const list of g.s.here)
    for (const c of list) if ((g.def(c).hooks & HookBit.playFromDiscard) !== 0 && g.s.controller[c] === seat) return true;
  return false;
}

function whyNotInPhase(g: Game, option: number, seat: Seat): ReturnType<typeof whyNotPlayable> {
  const card = option & 0xfff;
  if ((option & ~0xfff) === Kind.Play) return whyNotPlayable(g, card, seat);
  if ((option & ~0xfff) !== Kind.Use) return { code: 'not-an-option' };
  if (g.inPlay(card) && g.controller(card) !== seat) return { code: 'not-yours' };
  const d = g.def(card);
  if (!d.talent && !d.onYourTurn && !d.specials?.some((sp) => sp.window === 'play')) return { code: 'no-ability-now', card };
  return { code: g.s.uses.some((u) => u >>> 8 === card) ? 'already-used' : 'condition-not-met', card };
}

export function playPhaseAnswered(g: Game, option: number): void {
  const seat = g.s.active;
  if (option === Word.End) {
    g.tell('passed', seat, 0);
    g.s.allowances = [];
    goTo(g, Step.PickBase);
    return;
  }
  const card = option & 0xfff;
  if ((option & ~0xfff) === Kind.Play) g.run(playOrdinarily(g, card, seat));
  else g.run(useAbility(g, usableCard(g, card, seat, 'play')!, seat));
}

const HAND_LIMIT = 10;

/** Draw two, then discard down to ten (RULES 2.4). */
function draw(g: Game): boolean {
  const s = g.s;
  const seat = s.active;
  if (s.at === 0) {
    s.at = 1;
    g.draw(seat, 2);
  }
  const over = s.hands[seat].length - HAND_LIMIT;
  if (over > 0) {
    const options = inOrder(s.hands[seat]);
    const d = new Choice(seat, 'discard-down', 0, options, false, 'limit');
    d.least = over;
    d.most = over;
    g.put(d);
    return true;
  }
  goTo(g, Step.EndOfTurn);
  return false;
}

export function discardDown(g: Game, cards: readonly Card[]): void {
  for (const c of cards) g.discard(c, g.s.active);
  const arisen = g.s.arisen;
  g.s.arisen = [];
  pushBatch(g, arisen);
}

/** What happens at the end of the turn; then everything that lasts until then expires at once; then the game-end check (RULES 2.5, 4.1). */
function endOfTurn(g: Game): boolean {
  const s = g.s;
  if (s.at === 0) {
    s.at = 1;
    if (g.awaits(MomentBit.endOfTurn)) pushBatch(g, triggersOf(g, happening('endOfTurn', s.active)));
    return false;
  }
  if (s.effects.length > 0) g.endEffects((e) => isOver(e.until, e.untilSeat, e.begun, s.active));
  endTurnLimits(g);
  g.tell('turn-ended', s.active, 0);
  let best = 0;
  for (const vp of s.vp) if (vp > best) best = vp;
  if (best >= 15 && s.vp.indexOf(best) === s.vp.lastIndexOf(best)) {
    s.winner = s.vp.indexOf(best);
    goTo(g, Step.Over);
    g.tell('game-over', s.winner, 0);
    return true;
  }
  beginTurn(g, (s.active + 1) % s.seats);
  return false;
}

function isOver(until: number, untilSeat: Seat, begun: boolean, active: Seat): boolean {
  if (until === Until.EndOfTurn) return true;
  return untilSeat === active && (until === Until.EndOfTurnOf || (until === Until.NextTurnOf && begun));
}

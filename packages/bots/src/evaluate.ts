import type { Hands } from './hands.js';
import { type Game, Kind, kindOf, playerPowersAt, type Seat, Step, Until } from './rules.js';
import type { Judgement, Weights } from './weights.js';
import { BASE_NUMBERS, baseTable, cardTable, DISCARD, HAND, LATE, NUMBERS, PLAY } from './worths.js';

const MAX_SEATS = 4;
/** The last VP before the goal count more (`lateVp`). */
const LAST_VP = 5;
/** Scratch space, shared because evaluation is the inner loop of every bot. `sure`: the VP each seat has or is certain to get. */
const powers = new Float64Array(MAX_SEATS);
const gains = new Float64Array(MAX_SEATS);
const sure = new Float64Array(MAX_SEATS);

/** What each seat's position is worth. `open`: the plays that the active player has left count too. */
export function evaluate(g: Game, out: Float64Array, open: boolean, w: Judgement): Float64Array {
  const s = g.state;
  const n = s.seats;
  for (let p = 0; p < n; p++) {
    sure[p] = s.vp[p];
    out[p] = handWorth(g, p, w);
  }
  if (w.cards !== undefined) addCards(g, out, cardTable(g.cards, w.cards), w.hands);
  // After the award step, a scoring base has already paid out.
  const paid = s.scoring !== null && s.step > Step.Award && s.step <= Step.Replace ? s.scoring.base : 0;
  for (let i = 0; i < s.bases.length; i++) if (s.bases[i] !== paid) addBase(g, i, out, w);
  let best = -1;
  let alone = true;
  for (let p = 0; p < n; p++) {
    out[p] += sure[p] * w.vp + Math.max(0, sure[p] + LAST_VP - s.goal) * w.lateVp;
    if (best < 0 || sure[p] > sure[best]) {
      best = p;
      alone = true;
    } else if (sure[p] === sure[best]) alone = false;
  }
  if (s.step === Step.Over) out[s.winner] += 2 * w.win;
  else if (sure[best] >= s.goal && alone) out[best] += w.win;
  if (open && s.step === Step.PlayCards) out[s.active] += openPlays(g, w);
  return out;
}

/** An opponent's hand is that of a sampled world: any hand that fits what the seat has seen. */
function handWorth(g: Game, seat: Seat, w: Weights): number {
  const hand = g.state.hands[seat];
  let worth = hand.length <= 5 ? hand.length * w.hand : 5 * w.hand + (Math.min(hand.length, g.state.handLimit) - 5) * w.handBeyond;
  for (let i = 0; i < hand.length; i++) {
    const d = g.position.defOf(g.state.def[hand[i]]);
    worth += d.type === 'minion' ? d.power * w.handPower : w.handAction;
    if (d.specials !== undefined) worth += w.handSpecial;
  }
  return worth;
}

/** How near the end of the game is: 0 while nobody has VP, 1 when somebody has enough to win. */
export function lateness({ state: { goal, vp } }: Game): number {
  let most = 0;
  for (let p = 0; p < vp.length; p++) if (vp[p] > most) most = vp[p];
  return most / goal;
}

/** Adds what each card is worth beyond its kind, in hands, in discard piles and in play. */
function addCards(g: Game, out: Float64Array, table: Float64Array, hands: Hands | undefined): void {
  const s = g.state;
  const late = lateness(g);
  for (let p = 0; p < s.seats; p++) {
    addHeld(g, p, out, table, hands, late);
    addDiscarded(g, p, out, table, late);
  }
  for (let place = 0; place < s.bases.length; place++) addPlaced(g, place, out, table, late);
}

function addHeld({ state: s }: Game, seat: Seat, out: Float64Array, table: Float64Array, hands: Hands | undefined, late: number): void {
  const hand = s.hands[seat];
  for (let i = 0; i < hand.length; i++) {
    const c = hand[i];
    if (hands !== undefined && hands.known[c] === 0) {
      const usual = hands.usual[s.owner[c]];
      out[seat] += usual.early + late * usual.late;
      continue;
    }
    const at = s.def[c] * NUMBERS + HAND;
    out[seat] += table[at] + late * table[at + LATE];
  }
}

function addDiscarded({ state: s }: Game, seat: Seat, out: Float64Array, table: Float64Array, late: number): void {
  const discarded = s.discards[seat];
  for (let i = 0; i < discarded.length; i++) {
    const at = s.def[discarded[i]] * NUMBERS + DISCARD;
    out[seat] += table[at] + late * table[at + LATE];
  }
}

function addPlaced({ state: s }: Game, place: number, out: Float64Array, table: Float64Array, late: number): void {
  const here = s.cardsAt[place];
  for (let i = 0; i < here.length; i++) {
    const at = s.def[here[i]] * NUMBERS + PLAY;
    out[s.controller[here[i]]] += table[at] + late * table[at + LATE];
  }
}

/** What a seat has in hand and in its discard pile, and what each seat has at each of some bases, in VP: nothing at a base that is gone. */
export interface Worths {
  hand: number;
  discard: number;
  bases: number[][];
}

/** The parts of what a position is worth that lie in a seat's hand and discard pile, and at bases. */
export function worthsIn(g: Game, seat: Seat, bases: readonly number[], w: Judgement): Worths {
  const s = g.state;
  const table = w.cards && cardTable(g.cards, w.cards);
  const late = lateness(g);
  const out = new Float64Array(MAX_SEATS);
  out[seat] = handWorth(g, seat, w);
  if (table) addHeld(g, seat, out, table, w.hands, late);
  const hand = out[seat] / w.vp;
  out[seat] = 0;
  if (table) addDiscarded(g, seat, out, table, late);
  const discard = out[seat] / w.vp;
  const at = (base: number): number[] => {
    out.fill(0);
    sure.fill(0);
    const place = s.bases.indexOf(base);
    if (place >= 0) addBase(g, place, out, w);
    if (place >= 0 && table) addPlaced(g, place, out, table, late);
    return s.vp.map((_, p) => out[p] / w.vp + sure[p]);
  };
  return { hand, discard, bases: bases.map(at) };
}

function addBase(g: Game, place: number, out: Float64Array, w: Judgement): void {
  const s = g.state;
  const n = s.seats;
  const base = s.bases[place];
  const total = powersAt(g, base);
  const scoring = s.scoring !== null && s.scoring.base === base;
  let missing = scoring ? 0 : Math.max(0, g.position.breakpoint(base) - total);
  if (missing === 0) {
    awards(g, base, 0, w);
    for (let p = 0; p < n; p++) sure[p] += gains[p];
    return;
  }
  if (s.effects.length > 0) missing = Math.max(0.5, missing + fade(g, base, w.fleeting));
  awards(g, base, missing, w);
  const near = w.near * Math.exp(-missing / w.reach);
  let { minion, power } = w;
  if (w.bases !== undefined) {
    const table = baseTable(g.cards, w.bases);
    const at = s.def[base] * BASE_NUMBERS;
    minion += table[at];
    power += table[at + 1];
  }
  for (let p = 0; p < n; p++) out[p] += gains[p] * near + powers[p] * power;
  const here = s.cardsAt[place];
  for (let i = 0; i < here.length; i++) {
    const c = here[i];
    const d = g.position.defOf(s.def[c]);
    const seat = s.controller[c];
    if (d.type !== 'minion') out[seat] += s.host[c] === base ? w.ongoing : w.attached;
    else {
      out[seat] += minion;
      if (d.talent !== undefined) out[seat] += w.talent;
      else if (d.hooks !== 0 || d.moments !== 0) out[seat] += w.ability;
    }
  }
}

/** Removes the given share of the power that lasts only until the end of the turn from `powers`, and returns the power removed. */
function fade(g: Game, base: number, share: number): number {
  const s = g.state;
  let gone = 0;
  for (let i = 0; i < s.effects.length; i++) {
    const e = s.effects[i];
    if (e.until !== Until.EndOfTurn) continue;
    let seat = -1;
    if (e.kind === 'power' && s.base[e.card] === base) seat = s.controller[e.card];
    else if (e.kind === 'playerPower' && e.card === base) seat = e.seat;
    if (seat < 0) continue;
    powers[seat] = Math.max(0, powers[seat] - share * e.amount);
    gone += share * e.amount;
  }
  return gone;
}

function powersAt(g: Game, base: number): number {
  playerPowersAt(g.board, base, powers);
  let total = 0;
  for (let p = 0; p < g.state.seats; p++) total += powers[p];
  return total;
}

/** How a base stands: each seat's power, what it lacks to its breakpoint, and the VP that each seat would get if it scored now. */
interface Stand {
  powers: number[];
  missing: number;
  pays: number[];
}

/** How a base stands without what is gone at the end of the turn, unless that breaks it. */
export function lastingAt(g: Game, base: number): Stand {
  const { state } = g;
  const { effects } = state;
  const all = standAt(g, base);
  if (state.scoring?.base === base || all.missing <= 0 || !effects.some(isFleeting)) return all;
  state.effects = effects.filter((e) => !isFleeting(e));
  const lasting = standAt(g, base);
  state.effects = effects;
  return lasting;
}

function standAt(g: Game, base: number): Stand {
  const missing = g.position.breakpoint(base) - powersAt(g, base);
  awards(g, base, 0, { margin: 0, marginPerMissing: 0, push: 0 });
  const [here, pays] = [powers, gains].map((all) => Array.from(all.subarray(0, g.state.seats)));
  return { powers: here, missing, pays };
}

export const isFleeting = ({ until }: { until: number }): boolean => until === Until.EndOfTurn || until === Until.EndOfTurnOf;

/** Sets `gains` to the VP that each seat can expect from a base, by its current rank and by how easily the ranks can still change. */
function awards(g: Game, base: number, missing: number, w: Pick<Weights, 'margin' | 'marginPerMissing' | 'push'>): void {
  const n = g.state.seats;
  const d = g.position.def(base);
  const spread = missing === 0 ? 0 : w.margin + w.marginPerMissing * missing;
  // The next player can still add power before the base scores.
  const next = (g.state.active + 1) % n;
  for (let p = 0; p < n; p++) {
    gains[p] = 0;
    if (powers[p] === 0 && !g.position.hasMinion(p, base)) continue;
    let rank = 1;
    for (let q = 0; q < n; q++) {
      if (q === p || powers[q] === 0) continue;
      const lead = powers[q] - powers[p];
      if (spread === 0) rank += lead > 0 ? 1 : 0;
      else rank += 1 / (1 + Math.exp(-(lead + (q === next ? w.push : p === next ? -w.push : 0)) / spread));
    }
    gains[p] = placed(d.vp, rank);
    if (missing === 0) gains[p] += g.position.bonusVp(base, p, rank);
  }
}

function placed(vp: readonly number[], rank: number): number {
  const whole = Math.floor(rank);
  const part = rank - whole;
  const here = whole <= 3 ? vp[whole - 1] : 0;
  return part === 0 ? here : here * (1 - part) + (whole < 3 ? vp[whole] : 0) * part;
}

function openPlays(g: Game, w: Weights): number {
  const s = g.state;
  let worth = 0;
  const d = g.decision;
  if (d !== null && d.quiet === 'play') for (const o of d.options) if (kindOf(o) === Kind.Use) worth += w.openUse;
  let minions = 0;
  let actions = 0;
  for (const a of s.allowances) a.type === 'minion' ? minions++ : actions++;
  if (minions === 0 && actions === 0) return worth;
  let held = 0;
  let strongest = 0;
  for (const c of s.hands[s.active]) {
    const card = g.position.defOf(s.def[c]);
    if (card.type !== 'minion') continue;
    held++;
    if (card.power > strongest) strongest = card.power;
  }
  if (minions > 0) worth += strongest * w.openPower;
  return worth + Math.min(minions, held) * w.openMinion + Math.min(actions, s.hands[s.active].length - held) * w.openAction;
}

/** One seat's worth compared with its opponents'. */
export function standing(values: Float64Array, n: number, seat: Seat, w: Weights): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let p = 0; p < n; p++) {
    if (p === seat) continue;
    sum += values[p];
    if (values[p] > best) best = values[p];
  }
  return values[seat] - w.rival * best - ((1 - w.rival) * sum) / (n - 1);
}

/** How much better the base looks to a seat that gains this much power there (loses it, if negative). */
export function appeal(g: Game, base: number, seat: Seat, power: number, w: Weights): number {
  const total = powersAt(g, base);
  const breakpoint = g.position.breakpoint(base);
  const before = prospect(g, base, seat, breakpoint - total, w);
  powers[seat] = Math.max(0, powers[seat] + power);
  return prospect(g, base, seat, breakpoint - total - power, w) - before;
}

/** How good a base is for a seat with these `powers`, if this much power is missing to the breakpoint. */
function prospect(g: Game, base: number, seat: Seat, left: number, w: Weights): number {
  const missing = Math.max(0, left);
  awards(g, base, missing, w);
  const n = g.state.seats;
  let best = 0;
  for (let p = 0; p < n; p++) if (p !== seat && gains[p] > best) best = gains[p];
  if (missing === 0) return w.vp * (gains[seat] - best);
  return w.near * Math.exp(-missing / w.reach) * (gains[seat] - best) + powers[seat] * w.power;
}

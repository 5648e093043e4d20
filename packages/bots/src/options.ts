import { appeal, powers, powersAt } from './evaluate.js';
import { type Decision, type Definition, type Game, Kind, kindOf, numberIn, PROMPTS, Word, Zone } from './rules.js';
import { STOP } from './tree.js';
import type { Weights } from './weights.js';

/** The sorts of option. Each is described by numbers of its own. `card`: in a hand, deck or discard pile. */
export const SORTS = ['word', 'seat', 'number', 'base', 'in-play', 'card', 'play', 'use', 'other'] as const;
const Sort = { Word: 0, Seat: 1, Number: 2, Base: 3, InPlay: 4, Card: 5, Play: 6, Use: 7, Other: 8 } as const;

const HOOKS = 25;
const MOMENTS = 14;
/** How many numbers describe what a card is, and how many the situation in which it would be played or used. */
const FACTS = 7 + HOOKS + MOMENTS;
const SITUATION = 9;
/** How many numbers describe an option of each sort. */
export const INPUTS: readonly number[] = [11, 4, 3, 15, 17, 7, SITUATION + FACTS, SITUATION + FACTS, 1];

/** The numbers that describe the last option that was described, in the order of 1. */
export const inputs = new Float64Array(SITUATION + FACTS);

const known = new WeakMap<Definition, Float64Array>();

/** What a card is: its type and abilities, as far as its definition tells. */
function factsOf(d: Definition): Float64Array {
  let facts = known.get(d);
  if (facts === undefined) {
    facts = new Float64Array(FACTS);
    facts[0] = d.onPlay === undefined ? 0 : 1;
    facts[1] = d.goes === 'base' ? 1 : 0;
    facts[2] = d.goes === 'minion' ? 1 : 0;
    facts[3] = d.copies / 4;
    facts[4] = d.kinds.length > 0 ? 1 : 0;
    facts[5] = d.names.length > 0 ? 1 : 0;
    facts[6] = d.type === 'action' ? 1 : 0;
    for (let i = 0; i < HOOKS; i++) facts[7 + i] = (d.hooks >> i) & 1;
    for (let i = 0; i < MOMENTS; i++) facts[7 + HOOKS + i] = (d.moments >> i) & 1;
    known.set(d, facts);
  }
  return facts;
}

const MAX_SEATS = 4;
const MAX_BASES = 16;
/** For each base: the power of each seat, that of the deciding seat, the most that another seat has, and the power that is missing. */
const seatPowers = new Float64Array(MAX_BASES * MAX_SEATS);
const own = new Float64Array(MAX_BASES);
const most = new Float64Array(MAX_BASES);
const missing = new Float64Array(MAX_BASES);
let looked = false;

/** Has to be called before the options of a position are described: what was found out about its bases is kept between them. */
export function newPosition(): void {
  looked = false;
}

function lookAtBases(g: Game, d: Decision): void {
  if (looked) return;
  looked = true;
  const { bases, seats } = g.state;
  for (let i = 0; i < bases.length && i < MAX_BASES; i++) {
    const total = powersAt(g, bases[i]);
    missing[i] = Math.max(0, g.position.breakpoint(bases[i]) - total);
    most[i] = 0;
    own[i] = powers[d.seat];
    for (let p = 0; p < seats; p++) {
      seatPowers[i * MAX_SEATS + p] = powers[p];
      if (p !== d.seat && powers[p] > most[i]) most[i] = powers[p];
    }
  }
}

/** The place of a base on the table; -1 if it is not there. */
function placeOf(g: Game, base: number): number {
  const place = g.state.bases.indexOf(base);
  return place < MAX_BASES ? place : -1;
}

/** By how many VP the seat would do better than the best other seat, if the base scored now and the seat had this much more power. */
function swing(g: Game, d: Decision, place: number, more: number): number {
  const { vp } = g.position.def(g.state.bases[place]);
  const mine = own[place] + more;
  let stronger = 0;
  for (let p = 0; p < g.state.seats; p++) if (p !== d.seat && seatPowers[place * MAX_SEATS + p] > mine) stronger++;
  const theirs = most[place] === 0 ? 0 : most[place] >= mine ? vp[0] : vp[1];
  return (mine > 0 && stronger < 3 ? vp[stronger] : 0) - theirs;
}

const clipped = (x: number): number => Math.max(-1, Math.min(1, x));
/** How near a base is to its breakpoint. */
const nearness = (left: number): number => 1 / (1 + left / 3);

/** Describes an option in `inputs`, from what the deciding seat can see, and returns its sort. */
export function describeOption(g: Game, d: Decision, option: number, w: Weights): number {
  const value = numberIn(option);
  inputs.fill(0);
  if (option === STOP) {
    inputs[5] = 1;
    return Sort.Word;
  }
  switch (kindOf(option)) {
    case Kind.Play:
      return describePlay(g, d, option, value, Sort.Play);
    case Kind.Use:
      return describePlay(g, d, option, value, Sort.Use);
    case Kind.Card: {
      const zone = g.state.zone[value];
      if (zone === Zone.Table) return describeBase(g, d, value, w);
      return zone === Zone.Play ? describeInPlay(g, d, value) : describeCard(g, d, value);
    }
    case Kind.Word:
      return describeWord(g, d, option, value);
    case Kind.Seat:
      return describeSeat(g, d, value);
    case Kind.Number:
      inputs[0] = value / 3;
      inputs[1] = value === 0 ? 1 : 0;
      inputs[2] = option === d.options[d.options.length - 1] ? 1 : 0;
      return Sort.Number;
    default:
      inputs[0] = 1;
      return Sort.Other;
  }
}

function describePlay(g: Game, d: Decision, option: number, card: number, sort: number): number {
  const x = inputs;
  const def = g.position.def(card);
  x[0] = 1;
  x[1] = d.idle?.includes(option) ? 1 : 0;
  if (def.type === 'minion') {
    x[2] = def.power / 5;
    if (sort === Sort.Play) describeMinionPlay(g, d, def.power);
  }
  const { scoring } = g.state;
  const place = scoring !== null && d.quiet === 'window' ? placeOf(g, scoring.base) : -1;
  if (place >= 0) {
    lookAtBases(g, d);
    x[6] = own[place] > most[place] ? 1 : 0;
    x[7] = clipped((own[place] - most[place]) / 6);
    x[8] = own[place] > 0 ? 1 : 0;
  }
  x.set(factsOf(def), SITUATION);
  return sort;
}

/** Can the minion make some base score, for how many VP, and can it take the lead somewhere? */
function describeMinionPlay(g: Game, d: Decision, power: number): void {
  const x = inputs;
  lookAtBases(g, d);
  for (let i = 0; i < g.state.bases.length && i < MAX_BASES; i++) {
    if (power >= missing[i]) {
      x[3] = 1;
      x[4] = Math.max(x[4], swing(g, d, i, power) / 3);
    }
    if (own[i] <= most[i] && own[i] + power > most[i]) x[5] = 1;
  }
}

function describeBase(g: Game, d: Decision, base: number, w: Weights): number {
  const x = inputs;
  x[0] = 1;
  const place = placeOf(g, base);
  if (place < 0) return Sort.Base;
  const moved = d.prompt === 'play-at' ? d.source : d.prompt === 'move-to' ? d.slots.about! : 0;
  const power = moved > 0 && g.position.isMinion(moved) ? g.position.power(moved) : 0;
  if (power > 0) x[1] = appeal(g, base, g.position.inPlay(moved) ? g.position.controller(moved) : d.seat, power, w);
  lookAtBases(g, d);
  const mine = own[place] + power;
  const left = Math.max(0, missing[place] - power);
  if (left === 0) {
    x[2] = 1;
    x[3] = swing(g, d, place, power) / 3;
  }
  x[4] = mine > most[place] ? 1 : 0;
  x[5] = own[place] > most[place] ? 1 : 0;
  x[6] = clipped((mine - most[place]) / 8);
  x[7] = nearness(left);
  x[8] = x[4] * x[7];
  x[9] = own[place] / 10;
  x[10] = most[place] / 10;
  const def = g.position.def(base);
  x[11] = def.vp[0] / 5;
  x[12] = def.vp[1] / 5;
  x[13] = def.hooks !== 0 || def.moments !== 0 ? 1 : 0;
  x[14] = power === 0 ? 1 : 0;
  return Sort.Base;
}

function describeInPlay(g: Game, d: Decision, card: number): number {
  const x = inputs;
  const s = g.state;
  const def = g.position.def(card);
  const isMinion = def.type === 'minion';
  const mine = s.controller[card] === d.seat;
  const power = isMinion ? g.position.power(card) : 0;
  // What a card of one's own is worth differs from what another player's is worth: six numbers for each.
  const side = mine ? 1 : 7;
  x[0] = 1;
  x[side] = 1;
  x[side + 1] = power / 5;
  x[side + 2] = isMinion ? 1 : 0;
  x[side + 3] = def.talent !== undefined || def.hooks !== 0 || def.moments !== 0 ? 1 : 0;
  x[13] = card === d.source ? 1 : 0;
  x[14] = s.owner[card] === d.seat ? 1 : 0;
  x[15] = (power - g.position.printedPower(card)) / 5;
  const place = placeOf(g, s.base[card]);
  if (place < 0) return Sort.InPlay;
  lookAtBases(g, d);
  const lead = own[place] - most[place];
  x[side + 4] = nearness(missing[place]);
  // Without this card, would the lead at its base change?
  x[side + 5] = (mine ? lead > 0 && lead <= power : lead <= 0 && lead + power > 0) ? 1 : 0;
  let leader = -1;
  for (let p = 0; p < s.seats; p++) if (p !== d.seat && (leader < 0 || s.vp[p] > s.vp[leader])) leader = p;
  x[16] = s.controller[card] === leader ? 1 : 0;
  return Sort.InPlay;
}

function describeCard(g: Game, d: Decision, card: number): number {
  const x = inputs;
  const def = g.position.def(card);
  const isMinion = def.type === 'minion';
  x[0] = 1;
  x[1] = isMinion ? 1 : 0;
  x[2] = isMinion ? def.power / 5 : 0;
  x[3] = def.specials === undefined ? 0 : 1;
  x[4] = def.copies / 4;
  x[5] = g.state.owner[card] === d.seat ? 1 : 0;
  x[6] = def.hooks !== 0 || def.moments !== 0 ? 1 : 0;
  return Sort.Card;
}

function describeWord(g: Game, d: Decision, option: number, word: number): number {
  const x = inputs;
  x[word] = 1;
  const { about } = d.slots;
  if (option === Word.Do && about !== undefined && about > 0 && PROMPTS[d.prompt].about === 'card' && g.position.inPlay(about))
    x[g.position.controller(about) === d.seat ? 6 : 7] = 1;
  if (option === Word.End) {
    for (const a of g.state.allowances) x[a.type === 'minion' ? 8 : 9]++;
    x[10] = g.state.hands[d.seat].length / 5;
  }
  return Sort.Word;
}

function describeSeat(g: Game, d: Decision, seat: number): number {
  const { vp, hands } = g.state;
  inputs[0] = seat === d.seat ? 1 : 0;
  inputs[1] = (vp[seat] - vp[d.seat]) / 5;
  inputs[2] = vp.every((other, p) => p === d.seat || other <= vp[seat]) ? 1 : 0;
  inputs[3] = hands[seat].length / 5;
  return Sort.Seat;
}

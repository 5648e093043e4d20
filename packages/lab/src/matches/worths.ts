import type { BaseWorth, CardWorth, TurnOdds } from '@breakpoint/bots';
import { type CardSet, USUAL } from '@breakpoint/engine';
import { HEAD } from './turns.js';

/** The first steps have this length; later ones are shorter for numbers about which the games have said much already. */
const RATE = 0.06;
/** More numbers than one seat has at any moment: everything about the seat, two for each card in its hand, in play and in its discard pile, and two for each base. */
const MOST = 400;
const SEATS = 4;
/**
 * A large number of minions, and of power, of one seat on a base: divided by these, what is learnt about them is about as large as what is
 * learnt about a card.
 */
const MINIONS = 3;
const POWER = 10;

/**
 * The numbers that belong to no card: how far the worth by the weights can be trusted; having the turn and having the next turn, and the
 * late part of each; and then one for each faction.
 */
const [TRUST, ACTIVE, NEXT, LATE, FACTIONS] = [0, 1, 2, 2, 5];

/**
 * Learns each card's worth from who won: a softmax regression by gradient descent (Adagrad). It also learns how strong each faction
 * is, and then leaves that out: otherwise, a card would be worth more only because it belongs to a good deck, and a bot that keeps it
 * in hand would not have a better deck for that.
 */
export class WorthLearner {
  /** Where the numbers of each kind begin, for all cards together: in hand, in play, in the discard pile, and the late part of each. */
  private readonly starts: readonly [hand: number, play: number, discard: number, handLate: number, playLate: number, discardLate: number];
  /** Where the two numbers of each kind begin, for all bases together: for minions there, and for power. */
  private readonly baseStarts: readonly [number, number];
  /** What one position has of each number, seat after seat. */
  private readonly which = Array.from({ length: SEATS }, () => new Int32Array(MOST));
  private readonly howMuch = Array.from({ length: SEATS }, () => new Float64Array(MOST));
  private readonly counts = new Int32Array(SEATS);
  private readonly chances = new Float64Array(SEATS);
  readonly numbers: Float64Array;
  /** The sums of the squares of all slopes so far. */
  readonly squares: Float64Array;

  constructor(
    private readonly cards: CardSet,
    odds: number,
    before?: { numbers: Float64Array; squares: Float64Array },
  ) {
    const n = cards.defs.length;
    const first = FACTIONS + cards.factions.length;
    this.starts = [first, first + n, first + 2 * n, first + 3 * n, first + 4 * n, first + 5 * n];
    this.baseStarts = [first + 6 * n, first + 7 * n];
    this.numbers = before?.numbers ?? new Float64Array(first + 8 * n);
    this.squares = before?.squares ?? new Float64Array(first + 8 * n).fill(1e-8);
    if (before === undefined) this.numbers[TRUST] = 1 / odds;
  }

  /** How surprising the winner is: the sum over the turns of a game, and the number of turns. */
  loss(turns: Int16Array): [loss: number, positions: number] {
    let [loss, positions] = [0, 0];
    for (let at = HEAD; at < turns.length; positions++) {
      at = this.read(turns, at);
      this.judge(turns[0]);
      loss -= Math.log(Math.max(1e-9, this.chances[turns[1]]));
    }
    return [loss, positions];
  }

  /** Learns from the turns of a game. */
  learn(turns: Int16Array, epoch: number): void {
    const [seats, winner] = turns;
    const rate = RATE / (1 + epoch);
    for (let at = HEAD; at < turns.length; ) {
      at = this.read(turns, at);
      this.judge(seats);
      for (let p = 0; p < seats; p++) this.step(p, this.chances[p] - (p === winner ? 1 : 0), rate);
    }
  }

  private step(seat: number, slope: number, rate: number): void {
    const { numbers, squares } = this;
    const [which, howMuch] = [this.which[seat], this.howMuch[seat]];
    for (let i = 0; i < this.counts[seat]; i++) {
      const k = which[i];
      const steepness = slope * howMuch[i];
      squares[k] += steepness * steepness;
      numbers[k] -= (rate * steepness) / Math.sqrt(squares[k]);
    }
  }

  /** Reads a position, and returns where the next one begins. */
  private read(turns: Int16Array, from: number): number {
    const seats = turns[0];
    const active = turns[from];
    let at = from + 1;
    let late = 0;
    for (let p = 0; p < seats; p++) {
      late = Math.max(late, turns[at] / USUAL.goal);
      this.counts[p] = 0;
      this.add(p, TRUST, turns[at + 1] / 100);
      if (p === active) this.add(p, ACTIVE, 1);
      else if (p === (active + 1) % seats) this.add(p, NEXT, 1);
      this.add(p, FACTIONS + turns[at + 2], 1);
      this.add(p, FACTIONS + turns[at + 3], 1);
      at = this.readCards(p, this.starts[0], turns, at + 4);
      at = this.readCards(p, this.starts[1], turns, at);
      at = this.readCards(p, this.starts[2], turns, at);
      at = this.readBases(p, turns, at);
    }
    this.addLateParts(seats, late);
    return at;
  }
  private readBases(seat: number, turns: Int16Array, from: number): number {
    const [minions, power] = this.baseStarts;
    const end = from + 1 + 3 * turns[from];
    for (let at = from + 1; at < end; at += 3) {
      this.add(seat, minions + turns[at], turns[at + 1] / MINIONS);
      this.add(seat, power + turns[at], turns[at + 2] / POWER);
    }
    return end;
  }
  private readCards(seat: number, start: number, turns: Int16Array, from: number): number {
    const end = from + 1 + turns[from];
    for (let at = from + 1; at < end; at++) this.add(seat, start + turns[at], 1);
    return end;
  }
  private addLateParts(seats: number, late: number): void {
    const [hand, , , handLate] = this.starts;
    const [bases] = this.baseStarts;
    for (let p = 0; p < seats; p++) {
      const early = this.counts[p];
      for (let i = 0; i < early; i++) {
        const k = this.which[p][i];
        if (k >= hand && k < bases) this.add(p, k - hand + handLate, late);
        else if (k === ACTIVE || k === NEXT) this.add(p, k + LATE, late);
      }
    }
  }
  private add(seat: number, number: number, amount: number): void {
    const i = this.counts[seat]++;
    this.which[seat][i] = number;
    this.howMuch[seat][i] = amount;
  }

  private judge(seats: number): void {
    const { chances, numbers } = this;
    let best = Number.NEGATIVE_INFINITY;
    for (let p = 0; p < seats; p++) {
      chances[p] = 0;
      for (let i = 0; i < this.counts[p]; i++) chances[p] += numbers[this.which[p][i]] * this.howMuch[p][i];
      best = Math.max(best, chances[p]);
    }
    let sum = 0;
    for (let p = 0; p < seats; p++) {
      chances[p] = Math.exp(chances[p] - best);
      sum += chances[p];
    }
    for (let p = 0; p < seats; p++) chances[p] /= sum;
  }

  /** What having the turn, or the next one, adds to the log-odds of winning. */
  turn(): TurnOdds {
    const [, active, next, activeLate, nextLate] = this.numbers;
    return [rounded(active), rounded(next), rounded(activeLate), rounded(nextLate)];
  }

  /** What was learnt about each card, in units of worth. */
  worths(): Record<string, CardWorth> {
    const trust = this.numbers[TRUST];
    const found: Record<string, CardWorth> = {};
    this.cards.defs.forEach((def, i) => {
      const of = (start: number): number => rounded(this.numbers[start + i] / trust);
      const [hand, play, discard, handLate, playLate, discardLate] = this.starts;
      const worth: CardWorth = [of(hand), of(play), of(discard), of(handLate), of(playLate), of(discardLate)];
      if (worth.some((x) => x !== 0)) found[def.id] = worth;
    });
    return found;
  }

  /** What was learnt about each base, in units of worth. */
  bases(): Record<string, BaseWorth> {
    const trust = this.numbers[TRUST];
    const [minions, power] = this.baseStarts;
    const found: Record<string, BaseWorth> = {};
    this.cards.defs.forEach((def, i) => {
      const worth: BaseWorth = [rounded(this.numbers[minions + i] / (trust * MINIONS)), rounded(this.numbers[power + i] / (trust * POWER))];
      if (worth.some((x) => x !== 0)) found[def.id] = worth;
    });
    return found;
  }
}

/** Two digits are more than the games can tell; adding 0 turns -0 into 0. */
const rounded = (x: number): number => Math.round(x * 100) / 100 + 0;

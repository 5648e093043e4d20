import { isFleeting, lastingAt, worthsIn } from './evaluate.js';
import { type Before, type Fate, type Prospect, rivalOf, type Scoring, type Standing } from './fate.js';
import { type Further, furtherIn } from './further.js';
import { type Game, keyOf, type Seat, Step, Zone } from './rules.js';
import type { Judgement } from './weights.js';

/** How many counters and actions are on a minion. */
const marksOn = ({ state }: Game, card: number): number =>
  state.counters[card] + state.cardsAt[state.bases.indexOf(state.base[card])].filter((c) => state.host[c] === card).length;

const powersAt = ({ state, position }: Game, base: number): number[] | null =>
  state.bases.includes(base) ? Array.from({ length: state.seats }, (_, p) => position.playerPower(base, p)) : null;

/** What a base lacks to its breakpoint; nothing if it is gone. */
const missingAt = ({ state, position }: Game, base: number, powers: readonly number[]): number =>
  state.bases.includes(base) ? powers.reduce((left, x) => left - x, position.breakpoint(base)) : 0;

/** The same card has another number in another world. */
export const idOf = (g: Game, card: number): string => keyOf(g, card).replace(/:\d+$/, '');

export function before(g: Game, seat: Seat): Before {
  const { state, position } = g;
  const bases = state.bases.slice();
  return {
    seat,
    turn: state.turn,
    vp: state.vp.slice(),
    bases,
    prizes: bases.map((base) => position.def(base).vp[0]),
    powers: bases.map((base) => lastingAt(g, base).powers),
    missing: bases.map((base) => lastingAt(g, base).missing),
    minions: state.cardsAt.flatMap((here, place) =>
      here
        .filter((c) => position.isMinion(c))
        .map((card) => ({ card, seat: position.controller(card), power: position.power(card), at: bases[place], marks: marksOn(g, card) })),
    ),
    hand: state.hands[seat].slice(),
    passing: state.hands[seat].filter((c) => position.def(c).type === 'action' && position.def(c).goes === 'standard'),
    staying: state.hands[seat].filter((c) => position.def(c).type === 'action' && position.def(c).goes !== 'standard'),
    hands: state.hands.map((cards) => cards.length),
    open: { minion: openIn(g, seat, 'minion'), action: openIn(g, seat, 'action') },
    deck: state.decks[seat].join(),
    trace: traceOf(g, seat, 0),
    lasting: traceOf(g, seat, 0, true),
  };
}

/** The cards of this type in the seat's hand, if it has such a play left. */
const openIn = ({ state, position }: Game, seat: Seat, type: 'minion' | 'action'): number[] =>
  state.active === seat && state.allowances.some((a) => a.type === type)
    ? state.hands[seat].filter((c) => position.def(c).type === type)
    : [];

/** What is noted right after the play. */
type Deed = Pick<Fate, 'powers' | 'missing' | 'short' | 'pays' | 'brought' | 'card' | 'taken' | 'marked' | 'down' | 'gained' | 'still'>;
/** What is noted when the turn of the play is over. `calm`: no base of the beginning has left the table since, and no minion has left play. */
type TurnEnd = Pick<Fate, 'atEnd' | 'came' | 'table'> & { calm: boolean };
/** What is noted at the beginning of the seat's next turn. */
type Facts = Omit<Fate, 'chance' | 'margin' | 'worths' | 'further' | 'vain' | keyof TurnEnd | keyof Deed>;
/** Does a card change nothing at all, or nothing but what ends with the turn? */
type Vain = 'all' | 'lasting' | null;

/** Watches a play in one world that reports its events. */
export class Watch {
  private vain: Vain | undefined;
  private deed: Deed | null = null;
  private turnEnd: TurnEnd | null = null;
  private facts: Facts | null = null;
  /** The seat's next turn, once it has begun. */
  private next: number | null = null;
  private further: Further | null = null;
  /** Null if the world ran into a fault. */
  fate: Fate | null = null;

  constructor(private readonly then: Before) {}

  /** Called whenever an ability is over: only the first call counts, after the first card of the play. */
  settled(g: Game): void {
    if (this.vain === undefined) this.vain = this.vainAt(g);
  }

  /** Called after each answer from the end of the play on: only the first call counts. */
  played(g: Game): void {
    this.deed ??= this.deedAt(g);
  }

  /** Called before each answer: a play in another player's turn is watched only until the seat's own turn has begun. */
  goesOn(g: Game): void {
    const { turn, active } = g.state;
    if (turn === this.then.turn) return;
    this.turnEnd ??= this.turnEndAt(g);
    if (this.next !== null && turn !== this.next) this.further ??= furtherIn(g, this.then);
    if (this.next !== null || active !== this.then.seat || g.decision?.quiet !== 'play') return;
    this.facts = this.factsAt(g);
    this.next = turn;
  }

  /** Has the seat's next turn begun, and is it not over yet? */
  get isOpen(): boolean {
    return this.next !== null && this.further === null;
  }

  ended(g: Game, chance: number, margin: number, w: Judgement): void {
    const worths = worthsIn(g, this.then.seat, this.then.bases, w);
    const { calm, ...turnEnd } = this.turnEnd ?? this.turnEndAt(g);
    this.fate = {
      chance,
      margin,
      worths,
      vain: this.vain === 'all' || (this.vain === 'lasting' && calm),
      ...turnEnd,
      ...(this.deed ?? this.deedAt(g)),
      ...(this.facts ?? this.factsAt(g)),
      further: this.further,
    };
  }

  /** Called when the seat's next turn is over, too. */
  wentOn(g: Game): void {
    if (this.isOpen) this.further = furtherIn(g, this.then);
    if (this.fate !== null) this.fate.further = this.further;
  }

  private turnEndAt(g: Game): TurnEnd {
    const { bases, hand, minions, seat } = this.then;
    const { state } = g;
    return {
      // Power until the end of the turn helps a seat that scores with it, or destroys something by it.
      calm: bases.every((base) => state.bases.includes(base)) && minions.every(({ card }) => state.zone[card] === Zone.Play),
      atEnd: bases.map((base) => powersAt(g, base)),
      came: state.hands[seat].filter((c) => !hand.includes(c)).length,
      table: tableOf(g, seat),
    };
  }

  private deedAt(g: Game): Deed {
    const { bases, deck, minions, seat, turn, vp } = this.then;
    const isLate = g.state.turn > turn;
    const lasting = bases.map((base) => (!isLate && g.state.bases.includes(base) ? lastingAt(g, base) : null));
    const powers = lasting.map((here) => here?.powers ?? null);
    const isMarked = ({ card, marks }: Standing): boolean => g.state.zone[card] === Zone.Play && marksOn(g, card) > marks;
    return {
      powers,
      missing: lasting.map((here) => here?.missing ?? 0),
      short: bases.map((base) => missingAt(g, base, powersAt(g, base) ?? [])),
      pays: lasting.map((here) => here?.pays ?? []),
      marked: new Set(minions.filter(isMarked).map((m) => m.card)),
      down: new Set(g.state.cardsAt.flat()),
      gained: bases.every((base) => g.state.bases.includes(base)) && g.state.scoring === null ? g.state.vp[seat] - vp[seat] : 0,
      still: g.state.decks[seat].join() === deck,
      ...this.handsAfter(g),
    };
  }

  private vainAt(g: Game): Vain {
    const { lasting, seat, trace, turn } = this.then;
    if (g.state.turn > turn) return null;
    if (traceOf(g, seat, 1) === trace) return 'all';
    return traceOf(g, seat, 1, true) === lasting ? 'lasting' : null;
  }

  /**
   * How many cards came into the hand, less those that left it unplayed and without those that everybody draws at the end of a turn; and
   * how many cards the others lost.
   */
  private handsAfter(g: Game): Pick<Fate, 'brought' | 'card' | 'taken'> {
    const { state } = g;
    const { hand, hands, seat, turn } = this.then;
    if (state.turn > turn || state.step >= Step.Draw) return { brought: 0, card: null, taken: 0 };
    const isBack = (c: number): boolean => state.zone[c] === Zone.Deck || (state.zone[c] === Zone.Hand && state.holder[c] !== seat);
    const came = state.hands[seat].filter((c) => !hand.includes(c));
    const brought = came.length - hand.filter(isBack).length;
    const taken = hands.reduce((sum, n, p) => (p === seat ? sum : sum + n - state.hands[p].length), 0);
    return { brought, card: brought === 1 && came.length === 1 ? idOf(g, came[0]) : null, taken };
  }

  private factsAt(g: Game): Facts {
    const { state, position } = g;
    const { then } = this;
    const awards = then.bases.map(() => then.vp.map(() => 0));
    const scorings: (Scoring | null)[] = then.bases.map(() => null);
    const earned = new Map<string, number>();
    const swept = new Set<number>();
    const plays: Fate['plays'][number][] = [];
    const lent = new Map<number, Seat>();
    let turn = then.turn;
    for (const e of g.takeEvents()) {
      if (e.kind === 'turn-began') turn = e.turn;
      if ((e.kind === 'played' || e.kind === 'used') && e.seat === then.seat && turn === then.turn)
        plays.push({ card: e.card, at: e.kind === 'played' ? e.at : 0 });
      if (e.kind === 'played' && e.seat !== then.seat && then.hand.includes(e.card)) lent.set(e.card, e.seat);
      if (e.kind === 'swept') swept.add(e.card);
      if (e.kind === 'ranked') noteRank(scorings, then.bases.indexOf(e.base), turn === then.turn, e);
      if (e.kind !== 'vp') continue;
      const source = idOf(g, e.source);
      if (then.bases.includes(e.source)) awards[then.bases.indexOf(e.source)][e.seat] += e.amount;
      else if (e.seat === then.seat) earned.set(source, (earned.get(source) ?? 0) + e.amount);
    }
    const isGone = ({ card, seat }: Standing): boolean =>
      state.zone[card] === Zone.Play ? position.controller(card) !== seat : !swept.has(card);
    return {
      vp: then.vp.map((n, p) => state.vp[p] - n),
      awards,
      scorings,
      earned,
      plays,
      lent,
      winner: g.over ? state.winner : null,
      atOnce: g.over && state.turn === then.turn,
      gone: new Set(then.minions.filter(isGone).map((m) => m.card)),
      swept,
      later: then.bases.map((base) => powersAt(g, base)),
      hand: new Set(state.hands[then.seat]),
      chances: prospects(g, then),
      stayed: new Set(then.hand.filter((c) => state.zone[c] === Zone.Play)),
      got: new Set(state.hands[then.seat].filter((c) => !then.hand.includes(c)).map((c) => idOf(g, c))),
    };
  }
}

/** What each minion in the seat's hand can do at the bases by its printed power. */
function prospects(g: Game, { seat, bases, prizes }: Before): Map<string, Prospect> {
  const { state, position } = g;
  const found = new Map<string, Prospect>();
  const minions = new Map(
    state.hands[seat].filter((c) => position.def(c).type === 'minion').map((c) => [idOf(g, c), position.printedPower(c)]),
  );
  bases.forEach((base, b) => {
    const powers = powersAt(g, base);
    if (powers === null || prizes[b] === 0) return;
    const missing = missingAt(g, base, powers);
    // A base that has reached its breakpoint needs no minion to break.
    if (missing <= 0) return;
    const rival = rivalOf(powers, seat);
    for (const [card, power] of minions) {
      const own = powers[seat] + power;
      const breaks = power >= missing;
      // A lead at a base where nobody else is decides nothing yet.
      if (own > rival && (breaks || (rival > 0 && powers[seat] <= rival))) found.set(`${card} ${b} ${breaks}`, { card, b, breaks });
    }
  });
  return found;
}

/** All that a play can change for longer than a turn, except the hand, deck and discard pile of its seat. */
function tableOf({ state: s }: Game, seat: Seat, isLasting = false): string {
  const placed = s.cardsAt.map((here) => here.map((c) => [c, s.host[c], s.counters[c], s.controller[c], s.memory[c]]));
  const hands = s.hands.map((cards, p) => (p === seat ? [] : cards));
  const effects = s.effects.filter((e) => !isLasting || !isFleeting(e));
  return JSON.stringify([s.vp, s.bases, placed, hands, effects]);
}

/**
 * The table, and how many cards and plays the seat has. `spent`: the number of actions that it has played, which are added to those that it
 * can still play. `isLasting`: without what ends with the turn.
 */
function traceOf(g: Game, seat: Seat, spent: number, isLasting = false): string {
  const { decks, discards, hands, allowances } = g.state;
  const [minions, actions] = ['minion', 'action'].map((type) => allowances.filter((a) => a.type === type).length);
  const held = hands[seat].length + discards[seat].length;
  return JSON.stringify([tableOf(g, seat, isLasting), decks.map((cards) => cards.length), held, minions, actions + spent]);
}

function noteRank(scorings: (Scoring | null)[], b: number, atOnce: boolean, { seat, power, vp }: Scoring['places'][number]): void {
  if (b < 0 || scorings[b]?.places.some((place) => place.seat === seat)) return;
  scorings[b] ??= { atOnce, places: [] };
  scorings[b].places.push({ seat, power, vp });
  scorings[b].places.sort((one, other) => other.power - one.power);
}

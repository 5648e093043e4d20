import { isFleeting, lastingAt, type Worths, worthsIn } from './evaluate.js';
import { type Further, furtherIn } from './further.js';
import { type Game, keyOf, type Seat, Step, Zone } from './rules.js';
import type { Judgement } from './weights.js';

/** A minion in play: whose it is, its power, its base, and how many counters and actions are on it. */
export interface Standing {
  card: number;
  seat: Seat;
  power: number;
  at: number;
  marks: number;
}

/** The position before a play, as far as reasons speak of it. Bases and minions are numbers of cards. */
export interface Before {
  seat: Seat;
  turn: number;
  vp: readonly number[];
  bases: readonly number[];
  /** What each of the bases pays to the first, each seat's power there, as far as it lasts, and what the base then lacks to its breakpoint. */
  prizes: readonly number[];
  powers: readonly (readonly number[])[];
  missing: readonly number[];
  minions: readonly Standing[];
  /** The cards in the seat's hand, and how many each seat has. */
  hand: readonly number[];
  hands: readonly number[];
  /** The actions among them: those that are gone when they have been played, and those that stay in play and may be worth something later. */
  passing: readonly number[];
  staying: readonly number[];
  /** Which of them are minions, if the seat has a minion left to play; the others, if it has an action. */
  open: { minion: readonly number[]; action: readonly number[] };
  /** The cards of its deck, in their order. */
  deck: string;
  /** All that a card could change which is played in vain; and without what ends with the turn. */
  trace: string;
  lasting: string;
}

/** A minion, by its id, that can break a base, by its place, at which its seat then gains VP, or give its seat the lead there. */
export interface Prospect {
  card: string;
  b: number;
  breaks: boolean;
}

/** How a base scored: in the turn of the play or later, and what each seat in its ranking had and gained, the first first. */
interface Scoring {
  atOnce: boolean;
  places: { seat: Seat; power: number; vp: number }[];
}

/** What came of a play in one world, by the beginning of the seat's next turn. */
export interface Fate {
  /** The chance of winning at the end of the round, and by how many VP the seat is likely to be ahead at the end of the game. */
  chance: number;
  margin: number;
  /** Where what it is worth lies. */
  worths: Worths;
  /** The cards that the seat played or used in the turn of the play, and at which bases they were played. */
  plays: readonly { card: number; at: number }[];
  /** The VP that each seat gained, and how many of them at each base. */
  vp: readonly number[];
  awards: readonly (readonly number[])[];
  /** How each base scored the first time; null if it did not. */
  scorings: readonly (Scoring | null)[];
  /** The VP that the seat gained otherwise, by the id of the card, or of a base that came later. */
  earned: ReadonlyMap<string, number>;
  winner: Seat | null;
  /** Did the game end in the turn of the play? */
  atOnce: boolean;
  /** The minions that left play, except with a base that scored, or changed sides; and those that left with such a base. */
  gone: ReadonlySet<number>;
  swept: ReadonlySet<number>;
  /**
   * Each seat's power at each base, null for a base that is gone: when the turn of the play is over, and at the beginning of the seat's
   * next turn. What others answer changes only the second.
   */
  evening: Powers;
  later: Powers;
  /** How many cards came into the hand by the end of the turn of the play; and what then lies on the table, to compare it with another play. */
  came: number;
  table: string;
  hand: ReadonlySet<number>;
  /** The ids of the cards that came into the hand; and those of the hand that then lie in play. */
  got: ReadonlySet<string>;
  stayed: ReadonlySet<number>;
  /** What the minions in hand then can do. */
  chances: ReadonlyMap<string, Prospect>;
  /**
   * The same right after the play; how much power each base then lacks to its breakpoint, what the seat, and each seat, would get there if it scored,
   * how many cards came into the hand, the id of the card, if it is one, and how many cards the other hands lost. Nothing is known of the
   * powers if the play was over only in a later turn, because some effects come and go with the turns.
   */
  powers: Powers;
  missing: readonly number[];
  /** The same, counting power that is gone at the end of the turn. */
  short: readonly number[];
  pays: readonly (readonly number[])[];
  brought: number;
  card: string | null;
  taken: number;
  /** The minions that then have more counters or actions on them; and all cards that then lie in play. */
  marked: ReadonlySet<number>;
  down: ReadonlySet<number>;
  /** The VP that the seat has right after the play, if no base has scored. */
  gained: number;
  /** Does the first card of the play change nothing but that it is spent? What ends with the turn is nothing, if it serves nobody in the turn. */
  vain: boolean;
  /** Is the seat's deck right after the play as it was? */
  still: boolean;
  /** The cards of the seat's hand that others played, and who did. */
  lent: ReadonlyMap<number, Seat>;
  /** What the seat's next turn comes to; null if it does not come, or there was no time to see it. */
  further: Further | null;
}

type Powers = readonly (readonly number[] | null)[];

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

/** What is noted right after the play, and what by the beginning of the seat's next turn. */
type Deed = Pick<Fate, 'powers' | 'missing' | 'short' | 'pays' | 'brought' | 'card' | 'taken' | 'marked' | 'down' | 'gained' | 'still'>;
type Evening = Pick<Fate, 'evening' | 'came' | 'table'> & { calm: boolean };
type Facts = Omit<Fate, 'chance' | 'margin' | 'worths' | 'further' | 'vain' | keyof Evening | keyof Deed>;
/** Does a card change nothing at all, or nothing but what ends with the turn? */
type Vain = 'all' | 'lasting' | null;

/** Watches a play in one world that reports its events. */
export class Watch {
  private vain: Vain | undefined;
  private deed: Deed | null = null;
  private evening: Evening | null = null;
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
    this.evening ??= this.eveningAt(g);
    if (this.next !== null && turn !== this.next) this.further ??= furtherIn(g, this.then);
    if (this.next !== null || active !== this.then.seat || g.decision?.quiet !== 'play') return;
    this.facts = this.factsAt(g);
    this.next = turn;
  }

  /** Has the seat's next turn begun, and is not over yet? */
  get isOpen(): boolean {
    return this.next !== null && this.further === null;
  }

  ended(g: Game, chance: number, margin: number, w: Judgement): void {
    const worths = worthsIn(g, this.then.seat, this.then.bases, w);
    const { calm, ...evening } = this.evening ?? this.eveningAt(g);
    this.fate = {
      chance,
      margin,
      worths,
      vain: this.vain === 'all' || (this.vain === 'lasting' && calm),
      ...evening,
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

  private eveningAt(g: Game): Evening {
    const { bases, hand, minions, seat } = this.then;
    const { state } = g;
    return {
      // More power for the turn serves whoever scores with it, or destroys something by it.
      calm: bases.every((base) => state.bases.includes(base)) && minions.every(({ card }) => state.zone[card] === Zone.Play),
      evening: bases.map((base) => powersAt(g, base)),
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
   * How many cards came into the hand beyond those that left it unplayed, but not those that everybody draws at the end of a turn; and
   * how many the others lost.
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
    // A base that has its breakpoint needs no minion to break.
    if (missingAt(g, base, powers) <= 0) return;
    const rival = rivalOf(powers, seat);
    const missing = missingAt(g, base, powers);
    for (const [card, power] of minions) {
      const own = powers[seat] + power;
      const breaks = power >= missing;
      // A lead at a base where nobody is decides nothing yet.
      if (own > rival && (breaks || (rival > 0 && powers[seat] <= rival))) found.set(`${card} ${b} ${breaks}`, { card, b, breaks });
    }
  });
  return found;
}

/** All that a play can change for longer than a turn, but for the hand, deck and discard pile of its seat. */
function tableOf({ state: s }: Game, seat: Seat, isLasting = false): string {
  const placed = s.cardsAt.map((here) => here.map((c) => [c, s.host[c], s.counters[c], s.controller[c], s.memory[c]]));
  const hands = s.hands.map((cards, p) => (p === seat ? [] : cards));
  const effects = s.effects.filter((e) => !isLasting || !isFleeting(e));
  return JSON.stringify([s.vp, s.bases, placed, hands, effects]);
}

/** The table, and how many cards and plays the seat has; `spent`: with the actions that it has played; `isLasting`: without what ends with the turn. */
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

/** The power of the strongest other seat at a base; 0 if that is gone. */
export const rivalOf = (powers: readonly number[] | null, seat: Seat): number =>
  Math.max(0, ...(powers ?? []).filter((_, p) => p !== seat));

/** The seat with the most power; null if nobody has, or the base is gone. */
export function leaderOf(powers: readonly number[] | null): Seat | null {
  if (powers === null) return null;
  const most = Math.max(...powers);
  return most > 0 && powers.filter((x) => x === most).length === 1 ? powers.indexOf(most) : null;
}

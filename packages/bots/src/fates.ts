import { type Game, type Seat, Zone } from './rules.js';

/** The position before a play, as far as reasons speak of it. Bases and minions are numbers of cards. */
export interface Before {
  seat: Seat;
  turn: number;
  vp: readonly number[];
  bases: readonly number[];
  /** Each seat's power at each of the bases. */
  powers: readonly (readonly number[])[];
  minions: readonly { card: number; seat: Seat; power: number }[];
}

/** What came of a play in one world, by the beginning of the seat's next turn. */
export interface Fate {
  /** The chance of winning at the end of the round, and by how many VP the seat is likely to be ahead at the end of the game. */
  chance: number;
  margin: number;
  /** The VP that each seat gained, and how many of them at each base. */
  vp: readonly number[];
  awards: readonly (readonly number[])[];
  winner: Seat | null;
  /** Did the game end in the turn of the play? */
  atOnce: boolean;
  /** The minions that left play, except with a base that scored, or changed sides; and those that left with such a base. */
  gone: ReadonlySet<number>;
  swept: ReadonlySet<number>;
  /** The seat with the most power at each base; null if nobody has, or the base is gone. */
  leaders: readonly (Seat | null)[];
  /** Each seat's power at each base right after the play; null for a base that is gone. */
  powers: readonly (readonly number[] | null)[];
  /** The cards in the seat's hand. */
  cards: number;
}

const powersAt = ({ state, position }: Game, base: number): number[] | null =>
  state.bases.includes(base) ? Array.from({ length: state.seats }, (_, p) => position.playerPower(base, p)) : null;

export function before(g: Game, seat: Seat): Before {
  const { state, position } = g;
  const bases = state.bases.slice();
  return {
    seat,
    turn: state.turn,
    vp: state.vp.slice(),
    bases,
    powers: bases.map((base) => powersAt(g, base)!),
    minions: state.cardsAt.flatMap((here) =>
      here.filter((c) => position.isMinion(c)).map((card) => ({ card, seat: position.controller(card), power: position.power(card) })),
    ),
  };
}

type Facts = Omit<Fate, 'chance' | 'margin'>;

/** Watches a play in one world that reports its events. */
export class Watch {
  private powers: Fate['powers'] | null = null;
  private facts: Facts | null = null;
  /** Null if the world ran into a fault. */
  fate: Fate | null = null;

  constructor(private readonly then: Before) {}

  /** Called after each answer from the end of the play on: only the first call counts. */
  played(g: Game): void {
    this.powers ??= this.then.bases.map((base) => powersAt(g, base));
  }

  /** Called before each answer of a turn's first phase: a play in another player's turn is watched only until the seat's own begins. */
  turnGoesOn(g: Game): void {
    const { turn, active } = g.state;
    if (turn > this.then.turn && active === this.then.seat) this.facts ??= this.factsAt(g);
  }

  ended(g: Game, chance: number, margin: number): void {
    this.fate = { chance, margin, ...(this.facts ?? this.factsAt(g)) };
  }

  private factsAt(g: Game): Facts {
    const { state, position } = g;
    const { then } = this;
    const awards = then.bases.map(() => then.vp.map(() => 0));
    const swept = new Set<number>();
    for (const e of g.takeEvents()) {
      if (e.kind === 'swept') swept.add(e.card);
      if (e.kind === 'vp' && then.bases.includes(e.source)) awards[then.bases.indexOf(e.source)][e.seat] += e.amount;
    }
    const isGone = ({ card, seat }: Before['minions'][number]): boolean =>
      state.zone[card] === Zone.Play ? position.controller(card) !== seat : !swept.has(card);
    return {
      vp: then.vp.map((n, p) => state.vp[p] - n),
      awards,
      winner: g.over ? state.winner : null,
      atOnce: g.over && state.turn === then.turn,
      gone: new Set(then.minions.filter(isGone).map((m) => m.card)),
      swept,
      leaders: then.bases.map((base) => leaderOf(powersAt(g, base))),
      powers: this.powers ?? then.bases.map((base) => powersAt(g, base)),
      cards: state.hands[then.seat].length,
    };
  }
}

export function leaderOf(powers: readonly number[] | null): Seat | null {
  if (powers === null) return null;
  const most = Math.max(...powers);
  return most > 0 && powers.filter((x) => x === most).length === 1 ? powers.indexOf(most) : null;
}

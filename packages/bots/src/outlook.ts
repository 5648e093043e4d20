import { type Game, keyOf, type Seat } from './rules.js';

/** How the round ends after an option, on average over the worlds in which the option was tried. */
export interface Outlook {
  worlds: number;
  /** The VP that each seat gains by the end of the round. */
  vp: number[];
  /** The cards in the seat's own hand then. */
  cards: number;
  /** For each base now in play: how often it has scored by then, and how often it is still there with the seat's power the highest. */
  bases: { key: string; scored: number; leads: number }[];
}

/** A reason to prefer one option to another: the amount after the one (`here`) and after the other (`there`). */
export type Ground =
  | { kind: 'vp'; seat: Seat; here: number; there: number }
  | { kind: 'leads'; base: string; here: number; there: number }
  | { kind: 'cards'; here: number; there: number };

/** The weights of grounds, roughly in VP. They are low because a led base has yet to score, and a card has yet to be played. */
const LEAD = 2;
const CARD = 0.4;
/** A smaller difference is not worth mentioning. */
const NOTICEABLE = 0.2;

/** Adds up the ends of the sampled worlds. */
export class Tally {
  private worlds = 0;
  private cards = 0;
  private readonly vp: number[];
  private readonly scored: number[];
  private readonly leads: number[];

  constructor(
    private readonly seat: Seat,
    private readonly before: readonly number[],
    private readonly bases: readonly number[],
  ) {
    this.vp = before.map(() => 0);
    this.scored = bases.map(() => 0);
    this.leads = bases.map(() => 0);
  }

  add(g: Game): void {
    const { state, position } = g;
    this.worlds++;
    this.cards += state.hands[this.seat].length;
    for (let p = 0; p < this.vp.length; p++) this.vp[p] += state.vp[p] - this.before[p];
    this.bases.forEach((base, i) => {
      if (!state.bases.includes(base)) {
        this.scored[i]++;
        return;
      }
      const own = position.playerPower(base, this.seat);
      let leads = own > 0;
      for (let p = 0; p < this.vp.length; p++) if (p !== this.seat && position.playerPower(base, p) >= own) leads = false;
      if (leads) this.leads[i]++;
    });
  }

  outlook(world: Game): Outlook {
    const share = (x: number): number => x / Math.max(1, this.worlds);
    return {
      worlds: this.worlds,
      vp: this.vp.map(share),
      cards: share(this.cards),
      bases: this.bases.map((base, i) => ({ key: keyOf(world, base), scored: share(this.scored[i]), leads: share(this.leads[i]) })),
    };
  }
}

/** The reasons for a seat to prefer one outlook to the other: at most two, the strongest first. */
export function grounds(one: Outlook, other: Outlook, seat: Seat): Ground[] {
  const found: { weight: number; ground: Ground }[] = [];
  one.vp.forEach((here, p) => {
    const there = other.vp[p];
    found.push({ weight: p === seat ? here - there : there - here, ground: { kind: 'vp', seat: p, here, there } });
  });
  one.bases.forEach(({ key, leads }, i) => {
    const there = other.bases[i].leads;
    found.push({ weight: LEAD * (leads - there), ground: { kind: 'leads', base: key, here: leads, there } });
  });
  found.push({ weight: CARD * (one.cards - other.cards), ground: { kind: 'cards', here: one.cards, there: other.cards } });
  return found
    .filter((x) => x.weight >= NOTICEABLE)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map((x) => x.ground);
}

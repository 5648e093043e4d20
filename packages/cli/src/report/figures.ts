import type { CardSet } from '@breakpoint/engine';
import type { Row } from '../simulate/match.js';
import { type Interval, mean } from '../simulate/statistics.js';
import { Count, Counts, type Strength } from './counts.js';
import { CardEffects, type Effect } from './effects.js';

export interface Figures {
  games: number;
  players: number[];
  bots: string[];
  factions: string[];
  strength: Record<string, Strength>;
  /** Keys are pairs like `a+b`, in the order of the factions. */
  pairs: Record<string, Strength>;
  /** How often a deck with the first faction beats one with the second, among the games that one of the two won. */
  matchups: Record<string, Strength>;
  seats: Strength[];
  turns: Interval & { median: number; p5: number; p95: number; histogram: { from: number; games: number }[] };
  lead: Interval;
  bases: { base: string; scored: number; perGame: number; turn: number; vp: number; winner: Strength }[];
  cards: { card: string; faction: string; type: string; plays: number; games: number; winner: Strength }[];
  /** How much more often a deck wins if a certain card was drawn, or was in the opening hand. */
  effects: Effect[];
  /** How often a deck with the faction comes first when the base scores. */
  suits: { base: string; faction: string; first: Strength }[];
  /** Strength by number of players and bot. The first entry is for the games that all other figures are about. */
  kinds: { players: number; bot: string; games: number; strength: Record<string, Strength> }[];
}

export const pairKey = (a: string, b: string): string => (a <= b ? `${a}+${b}` : `${b}+${a}`);

/** Adds up rows one by one, so that millions of them need little memory. */
export class Gatherer {
  private games = 0;
  private readonly kinds = new Map<string, { players: number; bot: string; games: number; strength: Counts }>();
  private readonly effects: CardEffects;
  private readonly suits = new Counts();
  private readonly players = new Map<number, number>();
  private readonly bots = new Set<string>();
  private readonly strength = new Counts();
  private readonly pairs = new Counts();
  private readonly matchups = new Counts();
  private readonly seats = new Counts();
  private readonly cards = new Counts();
  private readonly plays = new Map<string, number>();
  private readonly turns: number[] = [];
  private readonly leads: number[] = [];
  private readonly bases = new Map<string, { scored: number; turns: number; vp: number; first: Count }>();

  constructor(private readonly of: CardSet) {
    this.effects = new CardEffects(of);
  }

  /** All figures are about games with the first row's number of players and bot; the others count only for `kinds`. */
  add(row: Row): void {
    if (!this.addKind(row)) return;
    const n = row.vp.length;
    this.effects.add(row);
    this.games++;
    this.players.set(n, (this.players.get(n) ?? 0) + 1);
    for (const b of row.bots) this.bots.add(b);
    this.turns.push(row.turns);
    const sorted = [...row.vp].sort((a, b) => b - a);
    this.leads.push(sorted[0] - sorted[1]);
    for (let seat = 0; seat < n; seat++) {
      const won = row.winner === seat;
      this.seats.of(String((seat - row.first + n) % n)).add(won, 1 / n);
      for (const f of row.factions[seat]) this.strength.of(f).add(won, 1 / n);
      this.pairs.of(pairKey(row.factions[seat][0], row.factions[seat][1])).add(won, 1 / n);
      for (const [card, plays] of Object.entries(row.played[seat])) {
        this.plays.set(card, (this.plays.get(card) ?? 0) + plays);
        this.cards.of(card).add(won, 1 / n);
      }
    }
    this.addMatchups(row);
    for (const b of row.bases) {
      let known = this.bases.get(b.base);
      if (!known) {
        known = { scored: 0, turns: 0, vp: 0, first: new Count() };
        this.bases.set(b.base, known);
      }
      known.scored++;
      known.turns += b.turn / row.turns;
      known.vp += b.vp.reduce((x, y) => x + y, 0);
      b.places.forEach((place, seat) => {
        if (place === 1) known.first.add(row.winner === seat, 1 / n);
        for (const f of row.factions[seat]) this.suits.of(`${b.base} ${f}`).add(place === 1, 1 / n);
      });
    }
  }

  /** Counts the row for its kind. True if all other figures are about that kind. */
  private addKind(row: Row): boolean {
    const players = row.vp.length;
    const bot = [...new Set(row.bots)].join(', ');
    const key = `${players} ${bot}`;
    let kind = this.kinds.get(key);
    if (!kind) {
      kind = { players, bot, games: 0, strength: new Counts() };
      this.kinds.set(key, kind);
    }
    kind.games++;
    row.factions.forEach((own, seat) => {
      for (const f of own) kind.strength.of(f).add(row.winner === seat, 1 / players);
    });
    return this.kinds.keys().next().value === key;
  }

  private addMatchups(row: Row): void {
    if (row.winner < 0) return;
    row.factions.forEach((losers, seat) => {
      if (seat === row.winner) return;
      for (const a of row.factions[row.winner]) {
        for (const b of losers) {
          this.matchups.of(`${a}>${b}`).add(true, 0.5);
          this.matchups.of(`${b}>${a}`).add(false, 0.5);
        }
      }
    });
  }

  get figures(): Figures {
    const turns = [...this.turns].sort((a, b) => a - b);
    const at = (q: number): number => turns[Math.min(turns.length - 1, Math.floor(q * turns.length))] ?? 0;
    const step = Math.max(1, Math.round((at(0.99) - at(0)) / 30));
    const histogram = new Map<number, number>();
    for (const t of turns) histogram.set(Math.floor(t / step) * step, (histogram.get(Math.floor(t / step) * step) ?? 0) + 1);
    return {
      games: this.games,
      players: [...this.players.keys()].sort(),
      bots: [...this.bots].sort(),
      factions: this.of.factions.map((f) => f.id).filter((id) => this.strength.of(id).games > 0),
      strength: this.strength.all,
      pairs: this.pairs.all,
      matchups: this.matchups.all,
      seats: Array.from({ length: Math.max(2, ...this.players.keys()) }, (_, i) => this.seats.of(String(i)).strength),
      turns: {
        ...mean(this.turns),
        median: at(0.5),
        p5: at(0.05),
        p95: at(0.95),
        histogram: [...histogram].sort((a, b) => a[0] - b[0]).map(([from, games]) => ({ from, games })),
      },
      lead: mean(this.leads),
      bases: [...this.bases]
        .map(([base, b]) => ({
          base,
          scored: b.scored,
          perGame: b.scored / this.games,
          turn: b.turns / b.scored,
          vp: b.vp / b.scored,
          winner: b.first.strength,
        }))
        .sort((a, b) => b.scored - a.scored),
      cards: this.cards
        .entries()
        .map(([card, c]) => {
          const d = this.of.defs[this.of.number(card)];
          return {
            card,
            faction: d?.faction ?? '',
            type: d?.type ?? '',
            plays: this.plays.get(card) ?? 0,
            games: c.games,
            winner: c.strength,
          };
        })
        .sort((a, b) => b.winner.value - a.winner.value),
      effects: this.effects.list,
      suits: this.suits.entries().map(([key, c]) => {
        const [base, faction] = key.split(' ');
        return { base, faction, first: c.strength };
      }),
      kinds: [...this.kinds.values()].map((k) => ({ ...k, strength: k.strength.all })),
    };
  }
}

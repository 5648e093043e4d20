import type { CardSet } from '@breakpoint/engine';
import type { Row } from '../simulate/match.js';
import type { Interval } from '../simulate/statistics.js';
import { Counts, difference } from './counts.js';

export interface Effect {
  card: string;
  faction: string;
  /** Games in which the card was drawn, compared with games in which it was not. Biased, because longer games draw more cards. */
  drawn: Interval & { games: number };
  /** Games in which the card was in the opening hand, compared with the others. Unbiased, because only chance decides that. */
  opening: Interval & { games: number };
}

const OPENING_HAND = 5;
/** A card needs this many games on both sides of the comparison. */
const MIN_GAMES = 20;

/** How much more often a deck wins when it draws a certain card. */
export class CardEffects {
  private readonly counts = new Counts();
  private readonly of: Map<string, string[]>;

  constructor(cards: CardSet) {
    this.of = new Map(cards.factions.map((f) => [f.id, cards.defs.filter((d) => d.faction === f.id).map((d) => d.id)]));
  }

  add(row: Row): void {
    const even = 1 / row.vp.length;
    row.drawn?.forEach((drawn, seat) => {
      const won = row.winner === seat;
      const all = new Set(drawn);
      const first = new Set(drawn.slice(0, OPENING_HAND));
      for (const faction of row.factions[seat]) {
        for (const card of this.of.get(faction) ?? []) {
          this.counts.of(`${card} drawn ${all.has(card)}`).add(won, even);
          this.counts.of(`${card} opening ${first.has(card)}`).add(won, even);
        }
      }
    });
  }

  /** The largest effect first, by the opening hand, because the effect of later draws is biased. */
  get list(): Effect[] {
    const effect = (card: string, when: string): Effect['drawn'] => {
      const [yes, no] = [true, false].map((x) => this.counts.of(`${card} ${when} ${x}`).strength);
      return { ...difference(yes, no), games: Math.min(yes.games, no.games) };
    };
    return [...this.of]
      .flatMap(([faction, cards]) =>
        cards.map((card) => ({ card, faction, drawn: effect(card, 'drawn'), opening: effect(card, 'opening') })),
      )
      .filter((e) => Math.min(e.drawn.games, e.opening.games) >= MIN_GAMES)
      .sort((a, b) => b.opening.value - a.opening.value);
  }
}

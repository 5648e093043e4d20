import { allCards } from '@breakpoint/cards';
import type { Row } from '../matches/match.js';
import type { Interval } from '../matches/statistics.js';
import { Counts, difference } from './counts.js';

export interface Effect {
  card: string;
  faction: string;
  /** Drawn in the game against not drawn: long games draw more cards. */
  drawn: Interval & { games: number };
  /** In the opening hand against not: nothing but chance decides that. */
  opening: Interval & { games: number };
}

/** Cards in the opening hand. */
const OPENING = 5;
/** With fewer games either way, nothing is said. */
const ENOUGH = 20;

/** What it does to a deck's chance when a card of it comes up. */
export class CardEffects {
  private readonly counts = new Counts();
  private readonly of = new Map(allCards.factions.map((f) => [f.id, allCards.defs.filter((d) => d.faction === f.id).map((d) => d.id)]));

  add(row: Row): void {
    const even = 1 / row.vp.length;
    row.drawn?.forEach((drawn, seat) => {
      const won = row.winner === seat;
      const all = new Set(drawn);
      const first = new Set(drawn.slice(0, OPENING));
      for (const faction of row.factions[seat]) {
        for (const card of this.of.get(faction) ?? []) {
          this.counts.of(`${card} drawn ${all.has(card)}`).add(won, even);
          this.counts.of(`${card} opening ${first.has(card)}`).add(won, even);
        }
      }
    });
  }

  /** The greatest first, by the opening hand: what is drawn later is drawn in longer games. */
  get list(): Effect[] {
    const effect = (card: string, when: string): Effect['drawn'] => {
      const [yes, no] = [true, false].map((x) => this.counts.of(`${card} ${when} ${x}`).strength);
      return { ...difference(yes, no), games: Math.min(yes.games, no.games) };
    };
    return [...this.of]
      .flatMap(([faction, cards]) =>
        cards.map((card) => ({ card, faction, drawn: effect(card, 'drawn'), opening: effect(card, 'opening') })),
      )
      .filter((e) => Math.min(e.drawn.games, e.opening.games) >= ENOUGH)
      .sort((a, b) => b.opening.value - a.opening.value);
  }
}

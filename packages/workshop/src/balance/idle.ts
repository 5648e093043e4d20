import type { CardSet } from '@breakpoint/engine';
import { hashOf } from '@breakpoint/engine/tools';
import { documentId } from '../check/canonical.js';
import type { AnyCard, Document } from '../tree.js';
import { type Broken, TestGames, type Trial } from './games.js';

/** What never happened in the games that were played. */
export interface IdleReport {
  games: number;
  /** Cards that were in hand, and never played. */
  neverPlayed: string[];
  /** Abilities without which every game so far was the same, by card and by their number on it. */
  neverDid: { card: string; ability: number }[];
  broken: Broken[];
}

const USUAL: Trial = { players: 2, level: 'random', seed: 'idle' };

/** The document without one ability of a card or base. */
function without(document: Document, card: string, ability: number): Document {
  const less = <C extends AnyCard>(c: C): C => (c.id === card ? { ...c, abilities: c.abilities.filter((_, i) => i !== ability) } : c);
  return { ...document, cards: document.cards.map(less), bases: document.bases.map(less) };
}

/**
 * Looks for what never happens, in random games: `next()` plays one. An ability did something if a game without it, on the same deal and
 * with the same chance, comes to another position. Only those that have not been seen at work are tried again.
 */
export class IdleCheck {
  private readonly whole: TestGames;
  private idle: { card: string; ability: number; games: TestGames }[];
  private readonly seen = { held: new Set<string>(), played: new Set<string>() };
  private readonly broken: Broken[] = [];
  private n = 0;

  constructor(official: CardSet, document: Document, trial: Partial<Trial> = {}) {
    const settings = { ...USUAL, ...trial };
    const id = documentId(document);
    this.whole = new TestGames(official, document, settings, id);
    this.idle = [...document.cards, ...document.bases].flatMap((card) =>
      card.abilities.map((_, ability) => ({
        card: card.id,
        ability,
        games: new TestGames(official, without(document, card.id, ability), settings, id),
      })),
    );
  }

  next(): void {
    const n = this.n++;
    const game = this.whole.play(n);
    if ('problem' in game) {
      this.broken.push(game);
      return;
    }
    for (const card of game.held) this.seen.held.add(card);
    for (const card of game.played) this.seen.played.add(card);
    if (this.idle.length === 0) return;
    const positions: string[] = [];
    this.whole.run(n, ({ state }) => positions.push(hashOf(state)) > 0);
    this.idle = this.idle.filter(({ games }) => isSame(games, n, positions));
  }
  report(): IdleReport {
    const { held, played } = this.seen;
    return {
      games: this.n,
      neverPlayed: [...held].filter((card) => !played.has(card)),
      neverDid: this.idle.map(({ card, ability }) => ({ card, ability })),
      broken: this.broken,
    };
  }
}

/** Does this game go through these positions? */
function isSame(games: TestGames, n: number, positions: readonly string[]): boolean {
  let at = 0;
  try {
    const game = games.run(n, ({ state }) => hashOf(state) === positions[at++]);
    return game.over && at === positions.length;
  } catch {
    return false;
  }
}

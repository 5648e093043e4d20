import type { CardSet } from '@breakpoint/engine';
import { documentId } from '../check/canonical.js';
import type { Document } from '../tree.js';
import { type Broken, type Played, TestGames, type Trial } from './games.js';
import { difference, type Interval, mean, share } from './statistics.js';

/** What test games say about one card. */
export interface CardFigures {
  card: string;
  /** The games in which its player had it in hand, and the share of them in which it was played. */
  games: number;
  played: Interval;
  /** The share of wins where it was played, less that where it stayed in hand; null if one of them never happened. */
  effect: Interval | null;
}
/** What test games say about a faction. Each figure is more exact the more games there are; `wins` of an average faction is `fair`. */
export interface BalanceReport {
  games: number;
  fair: number;
  wins: Interval;
  /** The factions of the boxes in the same games, the best first. */
  others: { faction: string; games: number; wins: Interval }[];
  cards: CardFigures[];
  /** The cards whose effect is not chance: its interval leaves out zero. The largest first. */
  most: CardFigures[];
  broken: Broken[];
}

const USUAL: Trial = { players: 2, level: 'normal', seed: 'balance' };
const isBroken = (game: Played | Broken): game is Broken => 'problem' in game;

class Tally {
  games = 0;
  wins = 0;
  add(won: boolean): void {
    this.games++;
    if (won) this.wins++;
  }
  get share(): Interval {
    return share(this.wins, this.games);
  }
}
function tallyIn(map: Map<string, Tally>, key: string): Tally {
  const found = map.get(key) ?? new Tally();
  map.set(key, found);
  return found;
}

/**
 * Is a faction fair? Plays test games one at a time, so that a worker can report and stop between two of them: `next()` as often as there
 * is time, `report()` whenever somebody wants to see.
 */
export class Balance {
  private readonly trial: Trial;
  private readonly test: TestGames;
  private readonly own = new Tally();
  private readonly others = new Map<string, Tally>();
  private readonly played = new Map<string, Tally>();
  private readonly stayed = new Map<string, Tally>();
  private readonly broken: Broken[] = [];
  private n = 0;

  constructor(
    official: CardSet,
    private readonly document: Document,
    trial: Partial<Trial> = {},
  ) {
    this.trial = { ...USUAL, ...trial };
    this.test = new TestGames(official, document, this.trial);
  }

  /** Plays the next game. */
  next(): void {
    const game = this.test.play(this.n++);
    if (isBroken(game)) {
      this.broken.push(game);
      return;
    }
    const won = game.winner === game.seat;
    this.own.add(won);
    game.factions.forEach((factions, seat) => {
      for (const faction of factions) if (faction !== this.test.id) tallyIn(this.others, faction).add(seat === game.winner);
    });
    for (const card of game.played) tallyIn(this.played, card).add(won);
    for (const card of game.held) if (!game.played.has(card)) tallyIn(this.stayed, card).add(won);
  }

  report(): BalanceReport {
    const cards = this.document.cards.map(({ id }) => this.figuresOf(id));
    const isSure = ({ effect }: CardFigures): boolean => effect !== null && (effect.low > 0 || effect.high < 0);
    const others = [...this.others].map(([faction, tally]) => ({ faction, games: tally.games, wins: tally.share }));
    return {
      games: this.own.games,
      fair: 1 / this.trial.players,
      wins: this.own.share,
      others: others.sort((a, b) => b.wins.value - a.wins.value),
      cards,
      most: cards.filter(isSure).sort((a, b) => Math.abs(b.effect!.value) - Math.abs(a.effect!.value)),
      broken: this.broken,
    };
  }
  private figuresOf(card: string): CardFigures {
    const [played, stayed] = [tallyIn(this.played, card), tallyIn(this.stayed, card)];
    const games = played.games + stayed.games;
    return { card, games, played: share(played.games, games), effect: difference(played.wins, played.games, stayed.wins, stayed.games) };
  }
}

/** A faction against itself with something changed, on the same deals. */
export interface WhatIfReport {
  games: number;
  before: Interval;
  after: Interval;
  /** What the change adds to the share of wins. */
  change: Interval;
}

/** What if one number were another? Plays each deal with both documents. */
export class WhatIf {
  private readonly tests: readonly [TestGames, TestGames];
  private readonly wins: [number, number][] = [];
  private n = 0;

  constructor(official: CardSet, before: Document, after: Document, trial: Partial<Trial> = {}) {
    const id = documentId(before);
    const games = (document: Document): TestGames => new TestGames(official, document, { ...USUAL, ...trial }, id);
    this.tests = [games(before), games(after)];
  }

  /** Plays the next deal, once with each. */
  next(): void {
    const n = this.n++;
    const [before, after] = this.tests.map((test) => test.play(n));
    if (!isBroken(before) && !isBroken(after)) this.wins.push([Number(before.winner === before.seat), Number(after.winner === after.seat)]);
  }
  report(): WhatIfReport {
    const sum = (side: 0 | 1): number => this.wins.reduce((total, pair) => total + pair[side], 0);
    const games = this.wins.length;
    return {
      games,
      before: share(sum(0), games),
      after: share(sum(1), games),
      change: mean(this.wins.map(([before, after]) => after - before)),
    };
  }
}

/** The document with another number at this place: `cards/0/power`, `bases/1/breakpoint`, or `CARD/power` for a card by its id. */
export function withNumber(document: Document, path: string, value: number): Document {
  const copy = structuredCloned(document);
  const [first, ...rest] = path.split('/');
  const card = [...copy.cards, ...copy.bases].find((c) => c.id === first);
  const steps = card ? rest : [first, ...rest];
  const last = steps.pop() ?? '';
  let place: unknown = card ?? copy;
  for (const step of steps) place = (place as Record<string, unknown> | undefined)?.[step];
  if (typeof place !== 'object' || place === null || typeof (place as Record<string, unknown>)[last] !== 'number')
    throw new Error(`there is no number at ${path}`);
  (place as Record<string, unknown>)[last] = value;
  return copy;
}
const structuredCloned = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

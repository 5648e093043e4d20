import { levels, randomPicks } from '@breakpoint/bots';
import { type CardSet, type Chance, EndlessError, Game, knowledgeOf, type Setup, seedFromText } from '@breakpoint/engine';
import { below, optionOf } from '@breakpoint/engine/tools';
import { documentId } from '../check/canonical.js';
import { moduleOf } from '../documents.js';
import type { Document } from '../tree.js';

/** A game longer than this is broken: no game of our own factions comes near. */
const LONGEST = 20_000;

/** How test games are played. */
export interface Trial {
  players: 2 | 3 | 4;
  /** Who plays: `normal` is measured, `random` finds what never happens. */
  level: 'normal' | 'random';
  seed: string;
}

/** A finished test game. */
export interface Played {
  /** The seat that had the document's faction, and who won. */
  seat: number;
  winner: number;
  factions: string[][];
  /** The document's cards that its player had in hand, and those that were played, by their names in the document. */
  held: Set<string>;
  played: Set<string>;
}
/** A game that came to no end. */
export interface Broken {
  game: number;
  problem: string;
  /** The card at fault, by its id, if the rules know it. */
  card: string | null;
}

/** Plays test games with one document, each with the deal of its number. */
export class TestGames {
  readonly id: string;
  private readonly cards: CardSet;
  private readonly others: readonly string[];

  /** `id`: the faction's id, if it is to be dealt under the id of another document. The document must have passed the check. */
  constructor(
    official: CardSet,
    document: Document,
    readonly trial: Trial,
    id: string = documentId(document),
  ) {
    this.id = id;
    this.cards = official.with([moduleOf(id, document)]);
    this.others = official.factions.map((f) => f.id);
  }

  /** The set-up of this game: partners and opponents at random, and every seat and first player in turn. */
  private setup(n: number): { setup: Setup; seat: number } {
    const { players, seed } = this.trial;
    const chance: Chance = { key: seedFromText(`${seed} ${n} factions`), used: 0 };
    const left = this.others.slice();
    const take = (): string => left.splice(below(chance, left.length), 1)[0];
    const seat = n % players;
    const factions = Array.from({ length: players }, (_, s) => (s === seat ? [this.id, take()] : [take(), take()]));
    const first = Math.floor(n / players) % players;
    return { setup: { seed: `${seed} ${n}`, players: factions.map((own) => ({ factions: own })), documents: [this.id], first }, seat };
  }

  /** Calls `look` before every decision of the game with this number, until it is over or `look` says that it is enough. */
  run(n: number, look: (game: Game, seat: number) => boolean): Game {
    const { setup, seat } = this.setup(n);
    const game = Game.create(this.cards, setup);
    const bots = setup.players.map(() => levels.normal());
    const chances = setup.players.map((_, s): Chance => ({ key: seedFromText(`${setup.seed} bot ${s}`), used: 0 }));
    for (let i = 0; game.decision !== null && look(game, seat); i++) {
      if (i > LONGEST) throw new Error(`the game did not end within ${LONGEST} decisions`);
      const s = game.decision.seat;
      if (this.trial.level === 'random') game.apply(randomPicks(game.decision, chances[s]));
      else game.answer(bots[s].decide(knowledgeOf(game, s), chances[s]).map((key) => optionOf(game, key)));
    }
    return game;
  }

  play(n: number): Played | Broken {
    const held = new Set<string>();
    const played = new Set<string>();
    const own = `${this.id}/`;
    let seat = 0;
    const note = (game: Game): void => {
      for (const e of game.takeEvents()) {
        if (e.kind !== 'played' || e.seat !== seat) continue;
        const { id } = game.position.def(e.card);
        if (id.startsWith(own)) played.add(id.slice(own.length));
      }
      for (const card of game.state.hands[seat]) {
        const { id } = game.position.def(card);
        if (id.startsWith(own)) held.add(id.slice(own.length));
      }
    };
    try {
      const game = this.run(n, (g, s) => {
        seat = s;
        note(g);
        return true;
      });
      note(game);
      const factions = game.state.factions.map((list) => list.map((f) => this.cards.factions[f].id));
      return { seat, winner: game.state.winner, factions, held, played };
    } catch (error) {
      return { game: n, problem: (error as Error).message, card: error instanceof EndlessError ? error.card : null };
    }
  }
}

import { randomPicks } from '@breakpoint/bots';
import { type CardSet, type Chance, eachNumber, type Game, type Numbers, type Setup, seedFromText } from '@breakpoint/engine';
import { UsageError } from '../args.js';

export interface SimulateOptions extends Partial<Numbers> {
  players: number;
  seed: string;
  /** Factions to draw from; all if empty. */
  factions?: string[];
  rules?: Setup['rules'];
}
/** The setup of a random game. It depends only on the options and the number of the game. */
export function randomSetup(cards: CardSet, o: SimulateOptions, game: number): Setup {
  const chance: Chance = { key: seedFromText(`${o.seed}/${game}`), used: 0 };
  const pool = (o.factions && o.factions.length > 0 ? o.factions : cards.factions.map((f) => f.id)).slice();
  const players: Setup['players'] = [];
  for (let i = 0; i < o.players; i++) players.push({ factions: [take(pool, chance), take(pool, chance)] });
  return { seed: `${o.seed}/${game}`, players, rules: o.rules, ...eachNumber((name) => o[name]) };
}

function take(pool: string[], chance: Chance): string {
  if (pool.length === 0) throw new Error('there are not enough factions for that many players');
  // Cheaper than the engine's generator. It stays as it is, so that old seeds give the same setups.
  chance.used++;
  const word = (chance.key[chance.used & 3] ^ Math.imul(chance.used, 0x9e3779b1)) >>> 0;
  return pool.splice(word % pool.length, 1)[0];
}

/** More decisions than any real game has. A game always ends; a game that reaches this limit is reported as an error. */
export const DECISION_LIMIT = 20_000;

/** Random legal play to the end. `watch` is called before each answer. */
export function playRandomly(game: Game, chance: Chance, watch?: (game: Game) => void): number {
  let decisions = 0;
  while (game.decision !== null) {
    if (++decisions > DECISION_LIMIT) throw new Error(`the game did not end within ${DECISION_LIMIT} decisions`);
    watch?.(game);
    game.apply(randomPicks(game.decision, chance));
  }
  return decisions;
}

/** The factions in a comma-separated list; throws if there are too few or one is unknown. */
export function factionList(cards: CardSet, text: string | undefined, players: number): string[] | undefined {
  if (text === undefined) return undefined;
  const list = text.split(',');
  const unknown = list.find((id) => cards.faction(id) === undefined);
  if (unknown !== undefined)
    throw new UsageError(`there is no faction "${unknown}"; there are ${cards.factions.map((f) => f.id).join(', ')}`);
  if (list.length < players * 2)
    throw new UsageError(`${players} players need ${players * 2} factions to draw from; ${list.length} were named`);
  return list;
}

import type { Bot } from '@breakpoint/bots';
import { type CardSet, type Chance, Game, knowledgeOf, type Setup, seedFromText } from '@breakpoint/engine';
import { optionOf } from '@breakpoint/engine/tools';
import { DECISION_LIMIT } from './play.js';

/** A base that scored: each seat's place (0: none) and the VP that each seat gained from it. */
interface ScoredBase {
  base: string;
  turn: number;
  places: number[];
  vp: number[];
}

/** One finished game: a line of the results. */
export interface Row {
  game: number;
  seed: string;
  bots: string[];
  factions: string[][];
  first: number;
  winner: number;
  vp: number[];
  turns: number;
  decisions: number;
  bases: ScoredBase[];
  /** How often each seat played each card. */
  played: Record<string, number>[];
  /** The cards that each seat drew, in order, starting with its opening hand. Missing in results of older versions. */
  drawn?: string[][];
}

/** The milliseconds that each bot took for each of its decisions. */
export type Times = number[][];

/**
 * Lets the bots play a game to its end. Their chance depends only on deal and seat, so the same bots play the same game. Returns the number
 * of decisions.
 */
function playOut(
  game: Game,
  setup: Setup,
  bots: readonly Bot[],
  { before, after, times }: { before?: (picks: number[]) => void; after?: () => void; times?: Times },
): number {
  const chances: Chance[] = setup.players.map((_, seat) => ({ key: seedFromText(`bot ${setup.seed} ${seat}`), used: 0 }));
  let decisions = 0;
  while (game.decision !== null) {
    if (++decisions > DECISION_LIMIT) throw new Error(`the game did not end within ${DECISION_LIMIT} decisions`);
    const { seat } = game.decision;
    const began = times === undefined ? 0 : performance.now();
    const keys = bots[seat].decide(knowledgeOf(game, seat), chances[seat]);
    times?.[seat].push(performance.now() - began);
    const picks = keys.map((key) => optionOf(game, key));
    before?.(picks);
    game.answer(picks);
    after?.();
  }
  return decisions;
}

/** Plays a game to its end. `watch` is called before each answer. */
export function playBots(
  cards: CardSet,
  setup: Setup,
  bots: readonly Bot[],
  watch?: (game: Game, picks: number[]) => void,
): { winner: number; vp: number[]; game: Game } {
  const game = Game.create(cards, setup, { events: false });
  playOut(game, setup, bots, { before: (picks) => watch?.(game, picks) });
  return { winner: game.state.winner, vp: game.state.vp.slice(), game };
}

/** Plays a game to its end and counts what happened. */
export function playMatch(
  cards: CardSet,
  setup: Setup,
  names: readonly string[],
  players: readonly Bot[],
  number: number,
  times?: Times,
): Row {
  const game = Game.create(cards, setup);
  const row: Row = {
    game: number,
    seed: String(setup.seed),
    bots: [...names],
    factions: [],
    first: game.state.first,
    winner: -1,
    vp: [],
    turns: 0,
    decisions: 0,
    bases: [],
    played: setup.players.map(() => ({})),
    drawn: setup.players.map(() => []),
  };
  count(game, row);
  row.decisions = playOut(game, setup, players, { after: () => count(game, row), times });
  row.factions = game.state.factions.map((own) => own.map((f) => cards.factions[f].id));
  row.winner = game.state.winner;
  row.vp = game.state.vp.slice();
  row.turns = game.state.turn;
  return row;
}

function count(game: Game, row: Row): void {
  for (const e of game.takeEvents()) {
    const last = row.bases[row.bases.length - 1];
    if (e.kind === 'played') {
      const { id } = game.position.def(e.card);
      row.played[e.seat][id] = (row.played[e.seat][id] ?? 0) + 1;
    } else if (e.kind === 'drew') row.drawn![e.seat].push(game.position.def(e.card).id);
    else if (e.kind === 'redrew') row.drawn![e.seat] = [];
    else if (e.kind === 'scoring') {
      const nothing = game.state.vp.map(() => 0);
      row.bases.push({ base: game.position.def(e.base).id, turn: game.state.turn, places: nothing, vp: nothing.slice() });
    } else if (e.kind === 'ranked') last.places[e.seat] = e.place;
    else if (e.kind === 'vp' && last !== undefined && e.source > 0 && game.position.def(e.source).id === last.base)
      last.vp[e.seat] += e.amount;
  }
}

import { USUAL } from '@breakpoint/engine';
import type { Collection } from './collection.js';
import { shuffled } from './dealing.js';
import { boxesWith, LINE_BOXES, type LineBase } from './line.js';

/** The steps of a turn (rules 2.1 to 2.5). */
export const STEPS = ['start', 'play', 'score', 'draw', 'end'] as const;
type TurnStep = (typeof STEPS)[number];

export interface BaseUp {
  base: LineBase;
  /** Numbers that were typed in, or changed by a card. */
  breakpoint: number;
  vp: number[];
  powers: number[];
}

/** A game at the real table. */
export interface RealGame {
  players: { name: string; factions: string[] }[];
  goal: number;
  vp: number[];
  /** Whose turn it is, who began, and the step of the turn. */
  player: number;
  first?: number;
  step: TurnStep;
  turn: number;
  up: BaseUp[];
  /** The bases that are still face down. */
  deck: LineBase[];
  discard: LineBase[];
  /** Who won, once the game is over. */
  winner: number | null;
}

export type Act =
  | { act: 'power'; base: number; player: number; by: number }
  /** Numbers that were typed in, or that a card changed. */
  | { act: 'numbers'; base: number; breakpoint: number; vp: readonly number[] }
  | { act: 'score'; base: number; vp: number[] }
  /** Another base lies there; none: the base is taken away. */
  | { act: 'lay'; base: number; to: LineBase | null }
  | { act: 'vp'; player: number; by: number }
  | { act: 'next' }
  | { act: 'end-turn' };

const upOf = (base: LineBase, players: number): BaseUp => ({
  base,
  breakpoint: base.breakpoint ?? 20,
  vp: [...(base.vp ?? [0, 0, 0])],
  powers: Array.from({ length: players }, () => 0),
});

/** One more base than players is turned up (rule 1.4). `deck` is shuffled already. */
export function begin(players: RealGame['players'], deck: readonly LineBase[], first = 0): RealGame {
  const rows = players.length + 1;
  return {
    players,
    goal: USUAL.goal,
    vp: players.map(() => 0),
    player: first,
    first,
    step: 'start',
    turn: 1,
    up: deck.slice(0, rows).map((base) => upOf(base, players.length)),
    deck: deck.slice(rows),
    discard: [],
    winner: null,
  };
}

/** The bases that go into the deck: all of the boxes that the factions come from (rule 1.4). A reprint counts with its first box. */
export function basesFor(factions: readonly string[]): LineBase[] {
  const boxes = new Set(factions.flatMap((f) => boxesWith(f).slice(0, 1)));
  return [...boxes].flatMap((box) => box.bases);
}

/** All bases that somebody owns: those of the boxes, and those that come with single factions. */
export const basesOwned = ({ boxes, factions }: Collection): LineBase[] => [
  ...new Set([...LINE_BOXES.filter((b) => boxes.includes(b.id)).flatMap((b) => b.bases), ...basesFor(factions)]),
];

export const totalOf = ({ powers }: BaseUp): number => powers.reduce((sum, power) => sum + power, 0);
export const breaks = (up: BaseUp): boolean => totalOf(up) >= up.breakpoint;

/**
 * Each player's place on a base, from 0; null for those without power. Tied players share the best place that they tie for, and the
 * places that they fill are skipped (rules 3.4 and 3.4.2).
 */
export const placesOf = (powers: readonly number[]): (number | null)[] =>
  powers.map((power) => (power > 0 ? powers.filter((other) => other > power).length : null));

/** The VP that each player gains, unless a card says otherwise. */
export const gainsOf = (up: BaseUp): number[] => placesOf(up.powers).map((place) => (place === null ? 0 : (up.vp[place] ?? 0)));

/** The winner at the end of a turn: somebody has the goal, and one player leads alone (rule 4.1). */
export function winnerOf({ vp, goal }: RealGame): number | null {
  const most = Math.max(...vp);
  return most >= goal && vp.filter((v) => v === most).length === 1 ? vp.indexOf(most) : null;
}

export function after(game: RealGame, act: Act): RealGame {
  switch (act.act) {
    case 'power':
      return withBase(game, act.base, (up) => ({
        ...up,
        powers: up.powers.map((power, p) => (p === act.player ? Math.max(0, power + act.by) : power)),
      }));
    case 'numbers':
      return withBase(game, act.base, (up) => ({ ...up, breakpoint: Math.max(0, act.breakpoint), vp: [...act.vp] }));
    case 'vp':
      return { ...game, vp: game.vp.map((vp, p) => (p === act.player ? vp + act.by : vp)) };
    case 'lay':
      return laid(game, act.base, act.to);
    case 'score':
      return scored(game, act.base, act.vp);
    case 'next':
      return next(game);
    case 'end-turn':
      return isBeforeScoring(game) && game.up.some(breaks) ? { ...game, step: 'score' } : endTurn(game);
  }
}

/** The parts of a position that an act changed, as they were before it. */
export const changedIn = (old: RealGame, now: RealGame): Partial<RealGame> =>
  Object.fromEntries(Object.entries(old).filter(([key, value]) => value !== now[key as keyof RealGame]));

const isBeforeScoring = ({ step }: RealGame): boolean => STEPS.indexOf(step) < STEPS.indexOf('score');

const withBase = (game: RealGame, n: number, change: (up: BaseUp) => BaseUp): RealGame => ({
  ...game,
  up: game.up.map((up, i) => (i === n ? change(up) : up)),
});

/** What really lies on the table: a base comes out of the deck or discard pile, and the one that lay there goes back into the deck. */
function laid(game: RealGame, n: number, to: LineBase | null): RealGame {
  const old = game.up[n]?.base;
  const others = (bases: readonly LineBase[]): LineBase[] => bases.filter((base) => base.name !== to?.name);
  const up = game.up.slice();
  up.splice(n, 1, ...(to ? [upOf(to, game.players.length)] : []));
  return { ...game, up, deck: [...others(game.deck), ...(old ? [old] : [])], discard: others(game.discard) };
}

/** The VP are gained, the base goes, and another one replaces it. An empty base deck is rebuilt from the discard pile. */
function scored(game: RealGame, n: number, gains: readonly number[]): RealGame {
  const [deck, discard] = game.deck.length > 0 ? [game.deck, game.discard] : [shuffled(game.discard), []];
  const [top, ...rest] = deck;
  const up = game.up.flatMap((old, i) => (i !== n ? [old] : top ? [upOf(top, game.players.length)] : []));
  return { ...game, vp: game.vp.map((vp, p) => vp + gains[p]), up, deck: rest, discard: [...discard, game.up[n].base] };
}

function next(game: RealGame): RealGame {
  const at = STEPS.indexOf(game.step);
  return at < STEPS.length - 1 ? { ...game, step: STEPS[at + 1] } : endTurn(game);
}

function endTurn(game: RealGame): RealGame {
  const winner = winnerOf(game);
  if (winner !== null) return { ...game, winner };
  const player = (game.player + 1) % game.players.length;
  return { ...game, step: STEPS[0], player, turn: game.turn + (player === (game.first ?? 0) ? 1 : 0) };
}

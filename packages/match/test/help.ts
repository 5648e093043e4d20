import { randomPicks } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import { type Chance, type Seat, type Setup, seedFromText } from '@breakpoint/engine';
import { keyOf } from '@breakpoint/engine/tools';
import { type Kept, Match, type MatchOptions, type Player } from '../src/index.js';

export const chanceOf = (seed: string): Chance => ({ key: seedFromText(seed), used: 0 });

export const PEOPLE: Player[] = [
  { name: 'Anna', kind: 'person' },
  { name: 'Ben', kind: 'person' },
  { name: 'Carole', kind: 'person' },
];
export const WITH_BOTS: Player[] = [
  { name: 'Anna', kind: 'person' },
  { name: 'Bolt', kind: 'bot', level: 'easy' },
];

export const setupOf = (seed: string, players: readonly Player[], more: Partial<Setup> = {}): Setup => ({
  seed,
  players: players.map((p) => ({ name: p.name })),
  factions: 'random',
  ...more,
});

export function newMatch(seed: string, players: Player[], more: Partial<MatchOptions> = {}, setup: Partial<Setup> = {}): Match {
  return Match.create(allCards, { setup: setupOf(seed, players, setup), players, ...more });
}

/** Everybody has ninjas and pirates, so that there are windows in which somebody can act. */
export function matchWithSpecials(seed: string, players: Player[], more: Partial<MatchOptions> = {}): Match {
  const match = newMatch(seed, players, more, { factions: 'free', duplicates: true, boxes: ['core'] });
  for (let i = 0; i < players.length * 2; i++) {
    const [seat] = match.asked;
    const first = match.game.state.factions[seat].length === 0;
    match.perform({ kind: 'answer', seat, keys: [first ? 'faction:ninjas' : 'faction:pirates'] });
  }
  return match;
}

/** Any legal answer of this seat. */
export function anyAnswer(match: Match, seat: Seat, chance: Chance): string[] {
  const game = match.positionOf(seat)!;
  return randomPicks(game.decision!, chance).map((option) => keyOf(game, option));
}

/** Everybody gives random answers until this is true or the match is over. */
export function playUntil(match: Match, chance: Chance, done: (match: Match) => boolean, now = 0): boolean {
  for (let i = 0; i < 3000; i++) {
    if (done(match)) return true;
    if (match.result !== null) return false;
    const [seat] = match.asked;
    if (seat === undefined) match.perform({ kind: 'close' }, now);
    else match.perform({ kind: 'answer', seat, keys: anyAnswer(match, seat, chance), auto: match.isPlayedByBot(seat) }, now);
  }
  throw new Error('this match does not end');
}

/** The same position with this seat's hidden cards exchanged among hand and deck. */
export function twinOf(kept: Kept, seat: Seat): Kept {
  const copy = JSON.parse(JSON.stringify(kept)) as Kept;
  const { state } = copy.save;
  const known = columnOf(state.known);
  const column = columnOf(state.def);
  const places = [...state.hands[seat], ...state.decks[seat]].filter((c) => (known[c] & ~(1 << seat) & 0b111) === 0);
  // Reversing the list makes hand and deck change places.
  const defs = places.map((c) => column[c]).reverse();
  places.forEach((c, i) => {
    column[c] = defs[i];
  });
  state.def = column.flatMap((def) => [def, 1]);
  return copy;
}

/** A column of a save, which has runs, card by card. */
const columnOf = (runs: readonly number[]): number[] =>
  runs.flatMap((value, i) => (i % 2 === 0 ? Array.from({ length: runs[i + 1] }, () => value) : []));

/** Positions in which a base is about to score, each with a seat that does not decide next. */
export function* positionsBeforeScoring(games = 40): Generator<{ kept: Kept; seat: Seat }> {
  const isReady = (m: Match): boolean =>
    m.game.decision?.prompt === 'play-phase' && m.game.position.bases.some((b) => m.game.position.isReady(b));
  for (let i = 0; i < games; i++) {
    const match = matchWithSpecials(`twins ${i}`, PEOPLE);
    const chance = chanceOf(`twins ${i}`);
    while (playUntil(match, chance, isReady)) {
      const [mover] = match.asked;
      // A twin has other hidden cards, and so another past: twins begin here, without one.
      const { course: _, ...kept } = JSON.parse(match.kept()) as Kept;
      yield { kept, seat: (mover + 1) % 3 };
      match.perform({ kind: 'answer', seat: mover, keys: ['end'] });
    }
  }
}

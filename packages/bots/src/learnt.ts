import type { CardSet } from './rules.js';
import { type Judgement, type Tuning, tuned } from './weights.js';
import { BASE_NUMBERS, type BaseWorth, type CardWorth, NUMBERS, type TurnOdds } from './worths.js';

// What the search knows beyond the tuned weights. What cards and bases are worth comes with their factions; scripts/learnt.mjs writes
// both. docs/bots.md says from which games this was learnt.

type Players = keyof Tuning;

/** What having the turn is worth, by number of players. */
const TURN: Record<Players, TurnOdds> = {
  2: [0.16, -0.16, 0.07, -0.07],
  3: [0.4, 0.23, 0.24, 0.11],
  4: [0.36, 0.22, 0.28, 0.16],
};

const made = new WeakMap<CardSet, Tuning>();

/** The tuned weights, and what games have taught about these cards and bases and about having the turn: how the search judges. */
export function learntAbout(cards: CardSet): Tuning {
  let tuning = made.get(cards);
  if (tuning === undefined) {
    tuning = { 2: judgementOf(cards, 2), 3: judgementOf(cards, 3), 4: judgementOf(cards, 4) };
    made.set(cards, tuning);
  }
  return tuning;
}

/** The numbers of a card or base are those for two, three and four players, one after the other. */
function judgementOf(cards: CardSet, players: Players): Judgement {
  const part = (numbers: readonly number[], size: number): readonly number[] => numbers.slice((players - 2) * size, (players - 1) * size);
  const worths: Record<string, CardWorth> = {};
  const bases: Record<string, BaseWorth> = {};
  for (const faction of cards.factions) {
    for (const [id, numbers] of Object.entries(faction.worths?.cards ?? {}))
      worths[`${faction.id}/${id}`] = part(numbers, NUMBERS) as unknown as CardWorth;
    for (const [id, numbers] of Object.entries(faction.worths?.bases ?? {}))
      bases[id] = part(numbers, BASE_NUMBERS) as unknown as BaseWorth;
  }
  return { ...tuned[players], cards: worths, bases, turn: TURN[players] };
}

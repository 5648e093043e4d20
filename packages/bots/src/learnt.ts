import type { CardSet } from './rules.js';
import { type Judgement, type Tuning, tuned } from './weights.js';
import { BASE_NUMBERS, type BaseWorth, type CardWorth, NUMBERS, type TurnOdds } from './worths.js';

// What the search knows beyond the tuned weights. What cards and bases are worth comes with their factions; scripts/learnt.mjs writes
// both. docs/laboratory.md says from which games this was learnt.

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

/** The kinds of cards that are worth about the same: minions by their power, and actions by where they go. */
const kindOf = ({ type, power, goes }: CardSet['defs'][number]): string => (type === 'minion' ? `minion ${Math.min(power, 5)}` : goes);

/** A card that no game was learnt from counts like the average of its kind among those that were. */
function guess(cards: CardSet, worths: Record<string, CardWorth>): void {
  const sums = new Map<string, { sum: number[]; count: number }>();
  for (const def of cards.defs) {
    const worth = worths[def.id];
    if (worth === undefined) continue;
    const found = sums.get(kindOf(def)) ?? { sum: worth.map(() => 0), count: 0 };
    sums.set(kindOf(def), { sum: found.sum.map((x, i) => x + worth[i]), count: found.count + 1 });
  }
  for (const faction of cards.factions) {
    if (faction.worths !== null) continue;
    for (const n of faction.cards) {
      const known = sums.get(kindOf(cards.defs[n]));
      if (known) worths[cards.defs[n].id] = known.sum.map((x) => x / known.count) as unknown as CardWorth;
    }
  }
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
  guess(cards, worths);
  return { ...tuned[players], cards: worths, bases, turn: TURN[players] };
}

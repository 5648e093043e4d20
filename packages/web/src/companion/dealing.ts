/** What players asked for before the deal. */
export interface Wishes {
  /** Factions that nobody should get. */
  ban: readonly string[];
  /** Factions that a player wants, by name. */
  want: Readonly<Record<string, readonly string[]>>;
  /** Factions that should never be in one deck. */
  apart: readonly (readonly [string, string])[];
}
export const NO_WISHES: Wishes = { ban: [], want: {}, apart: [] };

export interface Dealt {
  /** Two factions for each player. */
  hands: string[][];
  /** Did a player get a faction of last time, because there was no other way? */
  repeated: boolean;
}

/** Two factions for each player; null if there are too few, or the wishes contradict each other. */
export function deal(
  pool: readonly string[],
  players: readonly string[],
  wishes: Wishes,
  last: Readonly<Record<string, readonly string[]>>,
  random: () => number = Math.random,
): Dealt | null {
  const free = shuffled(
    pool.filter((f) => !wishes.ban.includes(f)),
    random,
  );
  for (const repeated of [false, true]) {
    const hands = place(free, players, wishes, repeated ? {} : last);
    if (hands) return { hands, repeated };
  }
  return null;
}

/** Tries the factions in their order, and goes back where nothing fits. A step is one faction for one player. */
function place(free: readonly string[], players: readonly string[], wishes: Wishes, last: Wishes['want']): string[][] | null {
  const hands: string[][] = players.map(() => []);
  const taken = new Set<string>();
  const wanted = players.flatMap((name, player) => (wishes.want[name] ?? []).slice(0, 2).map((faction) => ({ player, faction })));
  const open = players.flatMap((name, player) => Array.from({ length: 2 - (wishes.want[name] ?? []).slice(0, 2).length }, () => player));
  for (const { player, faction } of wanted) {
    if (taken.has(faction) || !free.includes(faction)) return null;
    taken.add(faction);
    hands[player].push(faction);
  }
  let steps = 0;
  const fits = (faction: string, player: number): boolean =>
    !taken.has(faction) &&
    !(last[players[player]] ?? []).includes(faction) &&
    !wishes.apart.some((pair) => pair.includes(faction) && hands[player].some((other) => pair.includes(other)));
  const fill = (n: number): boolean => {
    if (n === open.length) return true;
    const player = open[n];
    for (const faction of free) {
      if (++steps > 20_000) return false;
      if (!fits(faction, player)) continue;
      taken.add(faction);
      hands[player].push(faction);
      if (fill(n + 1)) return true;
      hands[player].pop();
      taken.delete(faction);
    }
    return false;
  };
  const apartAlready = hands.some((hand) => wishes.apart.some(([a, b]) => hand.includes(a) && hand.includes(b)));
  return !apartAlready && fill(0) ? hands : null;
}

/** Who picks when in a draft: clockwise from the first player to the last one, and back (rule 1.3). */
export function draftOrder(players: number, first: number): number[] {
  const there = Array.from({ length: players }, (_, i) => (first + i) % players);
  return [...there, ...there.slice().reverse()];
}

export function shuffled<T>(list: readonly T[], random: () => number = Math.random): T[] {
  const mixed = list.slice();
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}

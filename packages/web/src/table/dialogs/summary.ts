import type { CardView, EventView, Seat } from '@breakpoint/engine';

/** The highlights of a finished game. */
export interface Summary {
  /** The VP of each seat at the beginning and after every turn. */
  curve: number[][];
  /** The base that gave a single player the most VP. */
  best: { base: CardView; seat: Seat; vp: number } | null;
  /** The cards that caused the most events, and how many. */
  cards: { card: CardView; seat: Seat; deeds: number }[];
}

const MOST_CARDS = 3;

/** `vp`: the final VP. VP that no event accounts for were there from the beginning. */
export function summaryOf(events: readonly EventView[], vp: readonly number[]): Summary {
  return { curve: curveOf(events, vp), best: bestBase(events), cards: busiest(events) };
}

function curveOf(events: readonly EventView[], vp: readonly number[]): number[][] {
  const now = vp.slice();
  for (const e of events) if (e.kind === 'vp') now[e.seat] -= e.amount;
  const curve = [now.slice()];
  // A game ends with a turn, or within one if a player gives up.
  let within = false;
  for (const e of events) {
    if (e.kind === 'vp') now[e.seat] += e.amount;
    else if (e.kind === 'turn-began') within = true;
    else if (e.kind === 'turn-ended' || (e.kind === 'game-over' && within)) {
      curve.push(now.slice());
      within = false;
    }
  }
  return curve;
}

function bestBase(events: readonly EventView[]): Summary['best'] {
  let best: Summary['best'] = null;
  const scored = new Set(events.flatMap((e) => (e.kind === 'ranked' ? [e.base.n] : [])));
  const sums = new Map<string, NonNullable<Summary['best']>>();
  for (const e of events) {
    if (e.kind !== 'vp' || !e.source || !scored.has(e.source.n)) continue;
    const key = `${e.source.n} ${e.seat}`;
    const sum = sums.get(key) ?? { base: e.source, seat: e.seat, vp: 0 };
    sum.vp += e.amount;
    sums.set(key, sum);
    if (sum.vp > (best?.vp ?? 0)) best = sum;
  }
  return best;
}

/** Counts one for every event that a card caused, and one for every VP. Bases do not count, because no player owns them. */
function busiest(events: readonly EventView[]): Summary['cards'] {
  const found = new Map<number, Summary['cards'][number]>();
  for (const e of events)
    if (e.kind === 'played') found.set(e.card.n, { card: e.card, seat: e.seat, deeds: found.get(e.card.n)?.deeds ?? 0 });
  for (const e of events) {
    const played = 'source' in e && e.source ? found.get(e.source.n) : undefined;
    if (played) played.deeds += e.kind === 'vp' ? e.amount : 1;
  }
  return [...found.values()]
    .filter((c) => c.deeds > 0)
    .sort((a, b) => b.deeds - a.deeds)
    .slice(0, MOST_CARDS);
}

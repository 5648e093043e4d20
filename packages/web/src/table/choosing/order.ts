import type { BaseView, CardView, InPlayView, OptionView, Seat, View } from '@breakpoint/engine';

// The order of everything on the screen, which the number keys, the arrow keys and the cards in a hand follow.

/** A hand in the order it is shown: by faction, minions first. */
export const handOrder = (cards: readonly CardView[]): CardView[] => cards.slice().sort((a, b) => a.n - b.n);

/** The seats whose minions are on the far side of a base, and the seat on the near side: the viewer's own, or for spectators the first. */
export function sidesOf(view: View): { far: Seat[]; near: Seat } {
  const near = Math.max(view.seat, 0);
  return { far: view.players.map((p) => p.seat).filter((seat) => seat !== near), near };
}

/** The minions of these seats at a base, seat by seat. */
const minionsOf = (base: BaseView, seats: readonly Seat[]): InPlayView[] =>
  seats.flatMap((seat) => base.minions.filter((m) => m.controller === seat));

/** The cards in the viewer's hand and in play, in reading order: the hand, then each base from left to right. */
export function shownOn(view: View): number[] {
  const { far, near } = sidesOf(view);
  const list = handOrder(view.players[view.seat]?.hand.cards ?? []).map((c) => c.n);
  for (const base of view.bases) {
    list.push(base.n, ...base.actions.map((a) => a.n));
    for (const m of minionsOf(base, [...far, near])) list.push(m.n, ...(m.actions ?? []).map((a) => a.n));
  }
  return list;
}

/** Is this card in the viewer's own hand? */
export const isInHand = (view: View, n: number): boolean => view.players[view.seat]?.hand.cards.some((c) => c.n === n) ?? false;

/** The number keys in their order on a keyboard: ten of them, because a hand may have ten cards. */
const NUMBER_KEYS = '1234567890';
/** The number key of each option: first cards on the table, then the other options. */
export function numbersOf(view: View, options: readonly OptionView[]): Map<string, string> {
  const places = new Map(shownOn(view).map((n, i) => [n, i]));
  const placeOf = (o: OptionView): number => (o.card ? (places.get(o.card.n) ?? OFFERED) : o.word === 'end' ? LAST : WORDS);
  const sorted = options.map((o, i) => ({ o, at: placeOf(o), i })).sort((a, b) => a.at - b.at || a.i - b.i);
  return new Map(sorted.slice(0, NUMBER_KEYS.length).map(({ o }, i) => [o.key, NUMBER_KEYS[i]]));
}
const OFFERED = 1e4;
const WORDS = 2e4;
const LAST = 3e4;

import { type CardView, eachNumber, type InPlayView, NUMBERS, type View } from '@breakpoint/engine';
import type { Data } from './document.js';

/** Stands for a card that the viewer does not know. No position can be played before it is replaced. */
export const UNKNOWN = '?';

/**
 * The position that a viewer sees, as a scenario in the play-cards phase of the active player. It has everything that lies on the
 * table; what lasts for a while and plays that cards have granted are not part of a described position.
 */
export function viewed(view: View, players: readonly string[]): Data {
  const names = players.map((name, i) => (players.indexOf(name) === i ? name : `${name} ${i + 1}`));
  const free = (type: string): number => (view.allowances.some((a) => a.type === type && a.free) ? 0 : 1);
  return {
    players: view.players.map((p) => ({
      name: names[p.seat],
      factions: p.factions,
      vp: p.vp,
      hand: [...p.hand.cards.map((c) => c.id), ...unknown(p.hand.size - p.hand.cards.length)],
      deck: pile(p.deck),
      discard: ids(p.discard),
    })),
    bases: view.bases.map((b) => ({
      base: b.id,
      ...(b.counters > 0 && { counters: b.counters }),
      minions: b.minions.map((m) => inPlay(m, names)),
      actions: b.actions.map((a) => inPlay(a, names)),
    })),
    'base-deck': pile(view.baseDeck),
    'base-discard': ids(view.baseDiscard),
    turn: names[view.active],
    ...Object.fromEntries(Object.values(eachNumber((name) => [NUMBERS[name].written, view[name]]))),
    ...(view.step === 'PlayCards' && { played: { minions: free('minion'), actions: free('action') } }),
  };
}

const unknown = (n: number): string[] => new Array<string>(n).fill(UNKNOWN);
const ids = (cards: readonly CardView[]): string[] => cards.map((c) => c.id);

/** A deck from its top, with the cards that the viewer knows in their places. */
function pile({ size, known }: View['baseDeck']): string[] {
  const list = unknown(size);
  for (const card of known) list[card.at] = card.id;
  return list;
}

function inPlay(card: InPlayView, names: readonly string[]): Data {
  return {
    card: card.id,
    controller: names[card.controller],
    ...(card.owner !== card.controller && { owner: names[card.owner] }),
    ...(card.counters > 0 && { counters: card.counters }),
    ...(card.actions?.length && { actions: card.actions.map((a) => inPlay(a, names)) }),
  };
}

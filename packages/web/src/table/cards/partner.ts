import type { CardView, InPlayView, View } from '@breakpoint/engine';
import { factOf } from '../../data/facts.js';

/** The other faction of the deck that a card belongs to; none if nobody has that faction in a deck. */
export function partnerOf(view: View, card: CardView | InPlayView): string | undefined {
  const { faction } = factOf(card.id);
  const owner = 'owner' in card ? view.players[card.owner] : view.players.find((p) => p.factions.includes(faction));
  return owner?.factions.includes(faction) ? owner.factions.find((f) => f !== faction) : undefined;
}

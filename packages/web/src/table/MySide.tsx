import type { PlayerView } from '@breakpoint/engine';
import { useState } from 'react';
import { useWords } from '../i18n/index.js';
import type { Filling } from './choice.js';
import { useTable } from './context.js';
import { CardRow, Hand } from './Hand.js';
import { offeredCards } from './Offers.js';
import { shownOn } from './order.js';

/** My hand; or in its place the cards on offer, with the hand behind them. */
export function MySide({ player, filling }: { player: PlayerView; filling: Filling | null }) {
  const words = useWords();
  const { view } = useTable();
  const [turned, setTurned] = useState<unknown>(null);
  const offered = offeredCards(filling, shownOn(view));
  const decision = filling?.decision ?? null;
  const showsHand = offered.length === 0 || turned === decision;
  return (
    <section className="my-side" aria-label={showsHand ? words.hand : words.offered}>
      {offered.length > 0 && (
        <div className="sides" role="tablist">
          <button type="button" role="tab" aria-selected={!showsHand} onClick={() => setTurned(null)}>
            {words.offered} ({offered.length})
          </button>
          <button type="button" role="tab" aria-selected={showsHand} onClick={() => setTurned(decision)}>
            {words.hand} ({player.hand.size})
          </button>
        </div>
      )}
      {showsHand ? (
        <Hand cards={player.hand.cards} label={words.hand} />
      ) : (
        <CardRow cards={offered} label={words.offered} className="hand offered" />
      )}
    </section>
  );
}

import type { PlayerView } from '@breakpoint/engine';
import { useEffect, useState } from 'react';
import { fill, useWords } from '../../i18n/index.js';
import { useLatest } from '../../ui/useLatest.js';
import { useShape } from '../../ui/useShape.js';
import type { Filling } from '../choosing/choice.js';
import { useLooking } from '../choosing/context.js';
import { offeredCards } from '../choosing/offered.js';
import { shownOn } from '../choosing/order.js';
import { CardRow, Hand } from './Hand.js';
import styles from './MySide.module.css';

/** This many cards on offer can be read side by side, next to their tabs. */
const SIDE_BY_SIDE = { small: 3, large: 5 };
/** More cards than this are unreadable side by side: the dialog with all of them opens by itself. */
const READABLE = 10;

interface Props {
  player: PlayerView;
  filling: Filling | null;
  /** A card is lifted. */
  lifted: boolean;
}
/** My hand; or in its place the cards on offer, with the hand behind them. */
export function MySide({ player, filling, lifted }: Props) {
  const words = useWords();
  const { view, openPile } = useLooking();
  const shape = useShape();
  const [turned, setTurned] = useState<unknown>(null);
  const offered = offeredCards(filling, shownOn(view));
  const decision = filling?.decision ?? null;
  const showsHand = offered.length === 0 || turned === decision;
  const most = shape === 'phone' || shape === 'low' ? SIDE_BY_SIDE.small : SIDE_BY_SIDE.large;
  const title = `${words.offered} (${offered.length})`;
  // The tab of the cards that are shown opens all of them, if they overlap.
  const canOpen = !showsHand && offered.length > most;
  const opensFor = offered.length > READABLE ? decision : null;
  const open = useLatest({ title, offered });
  useEffect(() => {
    if (opensFor) openPile(open.current.title, open.current.offered);
  }, [opensFor, openPile, open]);
  return (
    <section
      className={styles.mine}
      data-asked={filling ? (lifted ? 'lifted' : true) : undefined}
      aria-label={showsHand ? words.hand : words.offered}
    >
      {offered.length > 0 && (
        <div className={styles.tabs} role="tablist">
          <button
            type="button"
            role="tab"
            aria-selected={!showsHand}
            aria-haspopup={canOpen ? 'dialog' : undefined}
            onClick={() => (canOpen ? openPile(title, offered) : setTurned(null))}
          >
            {canOpen ? fill(words.seeAll, { n: offered.length }) : title}
          </button>
          <button type="button" role="tab" aria-selected={showsHand} onClick={() => setTurned(decision)}>
            {words.hand} ({player.hand.size})
          </button>
        </div>
      )}
      {showsHand ? <Hand cards={player.hand.cards} label={words.hand} /> : <CardRow cards={offered} label={words.offered} of="offered" />}
    </section>
  );
}

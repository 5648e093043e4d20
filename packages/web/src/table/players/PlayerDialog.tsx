import type { PlayerView } from '@breakpoint/engine';
import { fill, labelled, useWords } from '../../i18n/index.js';
import { Dialog } from '../../ui/Dialog.js';
import { useLooking } from '../choosing/context.js';
import { PileCards } from '../hand/Pile.js';
import { PlayerFacts } from './PlayerFacts.js';

/** Everything that is known about a player: factions, level, VP, piles, and the cards in the discard pile. */
export function PlayerDialog({ player, onClose }: { player: PlayerView; onClose: () => void }) {
  const words = useWords();
  const { players, names, view } = useLooking();
  const name = names[player.seat];
  return (
    <Dialog title={name} onClose={onClose} wide>
      <PlayerFacts player={player} info={players[player.seat]} name={name} />
      <p>
        <b>{fill(words.vpOf, { n: player.vp })}</b> · {fill(words.goal, { n: view.goal })}
      </p>
      <p>
        {labelled(words, words.hand, String(player.hand.size))} · {labelled(words, words.deck, String(player.deck.size))}
      </p>
      <h3>
        {fill(words.discardOf, { who: name })} ({player.discard.length})
      </h3>
      <PileCards cards={player.discard.slice().reverse()} onClose={onClose} />
    </Dialog>
  );
}

import type { PlayerView } from '@breakpoint/engine';
import { factionName, fill, labelled, useTexts, useWords } from '../../i18n/index.js';
import type { SeatInfo } from '../../session/types.js';
import { Dialog } from '../../ui/Dialog.js';
import look from '../../ui/look.module.css';
import { Pair } from '../../ui/Pair.js';
import { SeatBadge } from '../../ui/Seat.js';
import { useLooking } from '../choosing/context.js';
import { PileCards } from '../hand/Pile.js';
import styles from './PlayerWindow.module.css';

/** A player's name, the level of a bot, and the factions with their names. */
export function PlayerFacts({ player, info, name }: { player: PlayerView; info: SeatInfo; name: string }) {
  const words = useWords();
  const texts = useTexts();
  const { me } = useLooking();
  const bot = info.level ? labelled(words, words.bot, words.levels[info.level]) : words.bot;
  return (
    <div className={styles.facts}>
      <SeatBadge seat={player.seat} />
      <b>{name}</b>
      {info.kind === 'bot' && <span className={look.tag}>{bot}</span>}
      {player.seat === me && <span className={look.tag}>{words.you}</span>}
      <div className={styles.deck}>
        <Pair factions={player.factions} />
        <span>{player.factions.map((f) => factionName(texts, f)).join(' + ')}</span>
      </div>
    </div>
  );
}

/** Everything that is known about a player: factions, level, VP, piles, and the cards in the discard pile. */
export function PlayerWindow({ player, onClose }: { player: PlayerView; onClose: () => void }) {
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

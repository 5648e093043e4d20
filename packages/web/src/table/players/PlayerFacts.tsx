import type { PlayerView } from '@breakpoint/engine';
import { factionName, labelled, useTexts, useWords } from '../../i18n/index.js';
import type { SeatInfo } from '../../session/types.js';
import look from '../../ui/look.module.css';
import { Pair } from '../../ui/Pair.js';
import { SeatBadge } from '../../ui/Seat.js';
import { useLooking } from '../choosing/context.js';
import styles from './PlayerFacts.module.css';

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

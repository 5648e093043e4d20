import { pairName } from '@breakpoint/cards/texts';
import type { PlayerView } from '@breakpoint/engine';
import type { ReactNode } from 'react';
import { factionName, fill, labelled, useTexts, useWords } from '../../i18n/index.js';
import type { SeatInfo } from '../../session/types.js';
import { useOnlineWords } from '../../session/words/index.js';
import { useSettings } from '../../settings.js';
import { Emblem, factionColors } from '../../ui/Art.js';
import { Icon } from '../../ui/Icon.js';
import { SeatBadge } from '../../ui/Seat.js';
import { useLooking } from '../choosing/context.js';
import { DraftSlots } from './DraftSlots.js';
import { isAway } from './Online.js';
import styles from './Players.module.css';

/** A player's name, VP, factions and piles. A click shows all of it with names, and the discard pile. */
export function Player({ player, mine = false, children }: { player: PlayerView; mine?: boolean; children?: ReactNode }) {
  const words = useWords();
  const texts = useTexts();
  const { view, players, names, openFaction, openPlayer } = useLooking();
  const { language } = useSettings();
  const info = players[player.seat];
  const drafting = view.step === 'Draft';
  const active = view.active === player.seat && !drafting;
  const asked = view.decision?.seat === player.seat;
  const states = [styles.player, active && styles.active, asked && styles.asked, mine && styles.mine, info.conceded && styles.gone];
  return (
    <section className={states.filter(Boolean).join(' ')} data-player={player.seat} data-seat={player.seat} aria-label={names[player.seat]}>
      <SeatBadge seat={player.seat} />
      <span className={styles.name} title={names[player.seat]}>
        {names[player.seat]}
      </span>
      <SeatSign info={info} name={names[player.seat]} mine={mine} />
      {drafting && openFaction ? (
        <DraftSlots player={player} asked={asked} />
      ) : (
        <>
          <span className={styles.factions}>
            {player.factions.map((f) => (
              <span key={f} className={styles.dot} style={factionColors(f)} title={factionName(texts, f)}>
                <Emblem faction={f} />
                <span className="sr-only">{factionName(texts, f)}</span>
              </span>
            ))}
            {player.factions.length === 2 && (
              <span className={styles.pair} aria-hidden="true">
                {pairName(texts, player.factions, language)}
              </span>
            )}
          </span>
          {!drafting && <Belongings player={player} />}
        </>
      )}
      {!drafting && (
        <button
          type="button"
          className={styles.open}
          title={fill(words.about, { who: names[player.seat] })}
          aria-label={fill(words.about, { who: names[player.seat] })}
          aria-haspopup="dialog"
          onClick={() => openPlayer(player.seat)}
        />
      )}
      {children}
    </section>
  );
}

/** A sign on the seat's badge: a bot plays here, or the player has conceded or is away. */
function SeatSign({ info, name, mine }: { info: SeatInfo; name: string; mine: boolean }) {
  const words = useWords();
  const online = useOnlineWords();
  const away = !mine && !info.conceded && isAway(info);
  if (info.kind !== 'bot' && !info.standIn && !away && !info.conceded) return null;
  const bot = info.level ? labelled(words, words.bot, words.levels[info.level]) : words.bot;
  const title = info.conceded ? words.gaveUp : away ? fill(online.away, { who: name }) : info.standIn ? online.standInPlays : bot;
  return (
    <span className={away ? `${styles.sign} ${styles.away}` : styles.sign} title={title}>
      <Icon name={info.conceded ? 'flag' : away ? 'away' : 'robot'} />
      <span className="sr-only">{title}</span>
    </span>
  );
}

/** A player's VP and piles, which do not exist before the draft is over. */
function Belongings({ player }: { player: PlayerView }) {
  const words = useWords();
  const { names } = useLooking();
  const discard = fill(words.discardOf, { who: names[player.seat] });
  return (
    <>
      <span className={styles.vp}>
        <b data-score>{player.vp}</b> {words.vp}
      </span>
      <span className={styles.piles}>
        <span className={styles.pile} data-hand={player.seat}>
          <Icon name="hand" />
          <span className="sr-only">{words.hand} </span>
          {player.hand.size}
        </span>
        <span className={styles.pile} data-deck={player.seat}>
          <Icon name="deck" />
          <span className="sr-only">{words.deck} </span>
          {player.deck.size}
        </span>
        <span className={styles.pile} data-discard={player.seat}>
          <Icon name="discard" />
          <span className="sr-only">{discard} </span>
          {player.discard.length}
        </span>
      </span>
    </>
  );
}

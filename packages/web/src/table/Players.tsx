import type { PlayerView } from '@breakpoint/engine';
import type { ReactNode } from 'react';
import { factionName, fill, labelled, useTexts, useWords } from '../i18n/index.js';
import { Emblem, factionColors } from '../ui/Art.js';
import { Icon } from '../ui/Icon.js';
import { SeatBadge } from '../ui/Seat.js';
import { useTable } from './context.js';

/** A player's name, VP, factions and piles. A click opens the discard pile. */
export function Player({ player, mine = false, children }: { player: PlayerView; mine?: boolean; children?: ReactNode }) {
  const words = useWords();
  const texts = useTexts();
  const { view, players, names } = useTable();
  const info = players[player.seat];
  const active = view.active === player.seat && view.step !== 'Draft';
  const asked = view.decision?.seat === player.seat;
  const states = ['player', `seat-line-${player.seat}`, active && 'active', asked && 'asked', mine && 'mine', info.conceded && 'gone'];
  return (
    <section className={states.filter(Boolean).join(' ')} data-player={player.seat} aria-label={names[player.seat]}>
      <SeatBadge seat={player.seat} />
      <span className="player-name" title={names[player.seat]}>
        {names[player.seat]}
        {info.conceded && <span className="tag">{words.gaveUp}</span>}
      </span>
      {info.kind === 'bot' && (
        <span className="bot-sign" title={info.level ? labelled(words, words.bot, words.levels[info.level]) : words.bot}>
          <Icon name="robot" />
          <span className="sr-only">{words.bot}</span>
        </span>
      )}
      <span className="player-factions">
        {player.factions.map((f) => (
          <span key={f} className="faction-dot" style={factionColors(f)} title={factionName(texts, f)}>
            <Emblem faction={f} />
            <span className="sr-only">{factionName(texts, f)}</span>
          </span>
        ))}
      </span>
      {view.step !== 'Draft' && <Belongings player={player} />}
      {children}
    </section>
  );
}

/** A player's VP and piles, which do not exist before the draft is over. */
function Belongings({ player }: { player: PlayerView }) {
  const words = useWords();
  const { names, openPile } = useTable();
  const discard = fill(words.discardOf, { who: names[player.seat] });
  return (
    <>
      <span className="player-vp">
        <b>{player.vp}</b> {words.vp}
      </span>
      <button type="button" className="piles" title={discard} onClick={() => openPile(discard, player.discard.slice().reverse())}>
        <span className="pile" data-hand={player.seat}>
          <Icon name="hand" />
          <span className="sr-only">{words.hand} </span>
          {player.hand.size}
        </span>
        <span className="pile" data-deck={player.seat}>
          <Icon name="deck" />
          <span className="sr-only">{words.deck} </span>
          {player.deck.size}
        </span>
        <span className="pile" data-discard={player.seat}>
          <Icon name="discard" />
          <span className="sr-only">{discard} </span>
          {player.discard.length}
        </span>
      </button>
    </>
  );
}

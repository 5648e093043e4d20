import { USUAL, type View } from '@breakpoint/engine';
import { useEffect, useState } from 'react';
import { fill, useWords } from '../../i18n/index.js';
import { RuleLink } from '../../rules/RuleLink.js';
import { changeSettings, useSettings } from '../../settings.js';
import { useShape } from '../../ui/useShape.js';
import { useLooking } from '../choosing/context.js';
import type { GameTools } from '../choosing/useGame.js';
import type { Shown } from '../playback/playback.js';
import { PlayerFacts } from './PlayerFacts.js';
import styles from './StartNote.module.css';

/** Has this player done nothing yet in a game that has just begun? */
function isFresh({ seat, players, bases, turn }: View): boolean {
  const me = players[seat];
  if (!me || turn < 1 || turn > players.length || me.discard.length > 0 || me.vp > 0) return false;
  return bases.every((b) => [...b.minions, ...b.actions].every((c) => c.owner !== seat));
}

/**
 * A note at the beginning of a game: who plays which factions and, before the first game of a player who skipped the lesson, what the game
 * is about. It goes away with the player's first play, and keeps out of the way of questions, while others play, and while a card is lifted
 * or read. On a phone, where it would cover half of the bases, the entrance alone says who plays what.
 */
export function StartNote({ shown, game }: { shown: Shown; game: GameTools }) {
  const words = useWords();
  const { players, names } = useLooking();
  const { taught, greeted } = useSettings();
  const [closed, setClosed] = useState(false);
  // A newcomer keeps the whole note until the end of this game's first turn.
  const [isNew] = useState(!taught && !greeted);
  const fresh = isFresh(shown.view);
  const played = !fresh && shown.view.turn > 0 && shown.view.seat >= 0;
  useEffect(() => {
    if (isNew && (closed || played)) changeSettings({ greeted: true });
  }, [isNew, closed, played]);
  const isAsked = game.filling !== null && game.filling.decision.prompt !== 'play-phase';
  const shape = useShape();
  const phone = shape === 'phone' || shape === 'low';
  const { goal } = shown.view;
  if (phone && !isNew && goal === USUAL.goal) return null;
  const othersPlay = shown.view.active !== shown.state.me;
  if (!fresh || closed || shown.busy || othersPlay || isAsked || game.lifted || game.reading) return null;
  return (
    <section className={styles.note} aria-label={words.startNote} data-note>
      {!phone && (
        <div className={styles.players}>
          {shown.view.players.map((p) => (
            <PlayerFacts key={p.seat} player={p} info={players[p.seat]} name={names[p.seat]} />
          ))}
        </div>
      )}
      {isNew ? <p>{fill(words.goalNote, { n: goal })}</p> : goal !== USUAL.goal && <p>{fill(words.goal, { n: goal })}</p>}
      <p className={styles.end}>
        {isNew && (
          <>
            <a href="#/learn">{words.lesson}</a>
            <RuleLink rule="all">{words.rules}</RuleLink>
          </>
        )}
        <button type="button" onClick={() => setClosed(true)}>
          {words.gotIt}
        </button>
      </p>
    </section>
  );
}

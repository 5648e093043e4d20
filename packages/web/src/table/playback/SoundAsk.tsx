import { changeSettings, useSettings } from '../../settings.js';
import { Icon } from '../../ui/Icon.js';
import look from '../../ui/look.module.css';
import { useTableWords } from '../words/index.js';
import styles from './SoundAsk.module.css';
import { sound } from './signs.js';

/**
 * Asks in the first turn of a game, until the player has answered it once, whether they want sounds. Until then the game is silent. It is
 * asked where the player decides, so that it covers neither players nor bases.
 */
export function SoundAsk() {
  const show = useTableWords();
  const settings = useSettings();
  if (settings.sound !== null) return null;
  const answer = (on: boolean): void => {
    changeSettings({ sound: on });
    sound('turn');
  };
  return (
    <section className={styles.ask} aria-label={show.soundAsk}>
      <Icon name="sound" />
      <p>{show.soundAsk}</p>
      <span className={styles.answers}>
        <button type="button" className={look.primary} onClick={() => answer(true)}>
          {show.soundYes}
        </button>
        <button type="button" onClick={() => answer(false)}>
          {show.soundNo}
        </button>
      </span>
    </section>
  );
}

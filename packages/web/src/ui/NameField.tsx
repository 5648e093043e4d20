import { fill, useWords } from '../i18n/index.js';
import { changeSettings, useSettings } from '../settings.js';
import look from './look.module.css';

/** The player's own name, or the default one ("Player 1"). */
export function useOwnName(): string {
  const words = useWords();
  return useSettings().name.trim() || fill(words.player, { n: 1 });
}

/** A field for the player's own name, which is stored. `n`: the number in the default name ("Player 1"). */
export function NameField({ n = 1 }: { n?: number }) {
  const words = useWords();
  const { name } = useSettings();
  return (
    <label className={look.field}>
      <span>{words.yourName}</span>
      <input
        value={name}
        maxLength={20}
        placeholder={fill(words.player, { n })}
        autoComplete="nickname"
        onChange={(event) => changeSettings({ name: event.target.value })}
      />
    </label>
  );
}

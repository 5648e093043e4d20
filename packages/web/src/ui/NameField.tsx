import { fill, useWords } from '../i18n/index.js';
import { changeSettings, useSettings } from '../settings.js';

/** The player's own name, which is kept for the next time. `n`: the player they are called by until they have one. */
export function NameField({ n = 1 }: { n?: number }) {
  const words = useWords();
  const { name } = useSettings();
  return (
    <label className="field">
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

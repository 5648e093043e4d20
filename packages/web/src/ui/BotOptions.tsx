import { labelled, useWords } from '../i18n/index.js';
import { LEVEL_NAMES } from '../session/types.js';

/** The levels of bots, as options of a `select`. */
export function BotOptions() {
  const words = useWords();
  return LEVEL_NAMES.map((level) => (
    <option key={level} value={level}>
      {labelled(words, words.bot, words.levels[level])}
    </option>
  ));
}

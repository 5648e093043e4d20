import { useWords } from '../i18n/index.js';
import { LEVEL_NAMES, type Level } from '../session/types.js';
import { Choice } from './Choice.js';

/** The level of the bots, with a description of the chosen one. */
export function LevelChoice({ value, onChange }: { value: Level; onChange: (level: Level) => void }) {
  const words = useWords();
  const { levelHints } = words;
  return (
    <Choice
      label={words.level}
      value={value}
      options={LEVEL_NAMES.map((l) => [l, words.levels[l]] as const)}
      hint={levelHints[value]}
      onChange={onChange}
    />
  );
}

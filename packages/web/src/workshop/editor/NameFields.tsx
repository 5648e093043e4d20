import type { Names } from '@breakpoint/workshop';
import { LANGUAGES } from '../../settings.js';
import look from '../../ui/look.module.css';
import { useWorkshop } from '../words/index.js';
import styles from './fields.module.css';

interface Props {
  names: Names;
  /** Names of cards and factions, or the line about a faction. */
  of?: 'name' | 'theme';
  onChange: (names: Names, field: string) => void;
}

/** A name in each language. One is enough: the others fall back to it. */
export function NameFields({ names, of = 'name', onChange }: Props) {
  const words = useWorkshop();
  return (
    <div className={styles.fields}>
      {LANGUAGES.map((language) => {
        const typed = (text: string): void => {
          const { [language]: old, ...others } = names;
          onChange(text === '' ? others : { ...others, [language]: text }, `${of} ${language}`);
        };
        return (
          <label key={language} className={look.field}>
            <span>{of === 'name' ? words.nameIn[language] : words.themeIn[language]}</span>
            <input
              lang={language}
              value={names[language] ?? ''}
              maxLength={of === 'name' ? 40 : 160}
              onChange={(event) => typed(event.target.value)}
              onBlur={(event) => event.target.value !== event.target.value.trim() && typed(event.target.value.trim())}
            />
          </label>
        );
      })}
    </div>
  );
}

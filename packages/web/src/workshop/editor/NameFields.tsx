import type { Names } from '@breakpoint/workshop';
import { useLanguage } from '../../i18n/index.js';
import { LANGUAGES, type Language } from '../../settings.js';
import look from '../../ui/look.module.css';
import { useWorkshop } from '../words/index.js';
import styles from './fields.module.css';

interface Props {
  names: Names;
  /** Names of cards and factions, or the line about a faction. */
  of?: 'name' | 'theme';
  language: Language;
  onChange: (names: Names, field: string) => void;
}

/** A name, or the line about a faction, in one language. */
export function NameField({ names, of = 'name', language, onChange }: Props) {
  const words = useWorkshop();
  const typed = (text: string): void => {
    const { [language]: old, ...others } = names;
    onChange(text === '' ? others : { ...others, [language]: text }, `${of} ${language}`);
  };
  return (
    <label className={look.field}>
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
}

/** Names in the languages that the reader does not read, which fall back to the one that is there. */
export function OtherNames({ fields }: { fields: readonly Omit<Props, 'language'>[] }) {
  const words = useWorkshop();
  const own = useLanguage();
  return (
    <details>
      <summary>{words.otherNames}</summary>
      <div className={styles.fields}>
        {LANGUAGES.filter((language) => language !== own).flatMap((language) =>
          fields.map((field) => <NameField key={`${language} ${field.of}`} {...field} language={language} />),
        )}
      </div>
    </details>
  );
}

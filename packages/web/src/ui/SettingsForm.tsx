import { useWords } from '../i18n/index.js';
import { CONFIRMS, changeSettings, LANGUAGES, type Language, SPEEDS, THEMES, useSettings } from '../settings.js';
import { Choice } from './Choice.js';
import look from './look.module.css';
import styles from './SettingsForm.module.css';

/** Each language is listed under its own name. */
const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', es: 'Español' };

export function LanguageSwitch() {
  const words = useWords();
  const { language } = useSettings();
  return (
    <label>
      <span className="sr-only">{words.languageLabel}</span>
      <select value={language} onChange={(event) => changeSettings({ language: event.target.value as Language })}>
        {LANGUAGES.map((l) => (
          <option key={l} value={l} lang={l}>
            {OWN_NAMES[l]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What is either on or off, and the word for it. */
const SWITCHES = [
  ['sound', 'sound'],
  ['plain', 'plainCards'],
  ['calm', 'calmTable'],
  ['plainWords', 'plainWords'],
] as const;

export function SettingsForm() {
  const words = useWords();
  const settings = useSettings();
  return (
    <div className={styles.settings}>
      <Choice
        label={words.languageLabel}
        value={settings.language}
        options={LANGUAGES.map((l) => [l, OWN_NAMES[l]] as const)}
        onChange={(language) => changeSettings({ language })}
      />
      <Choice
        label={words.speed}
        value={settings.speed}
        options={SPEEDS.map((s) => [s, words.speeds[s]] as const)}
        onChange={(speed) => changeSettings({ speed })}
      />
      <Choice
        label={words.confirmWhat}
        value={settings.confirm}
        options={CONFIRMS.map((c) => [c, words.confirms[c]] as const)}
        onChange={(confirm) => changeSettings({ confirm })}
      />
      <Choice
        label={words.theme}
        value={settings.theme}
        options={THEMES.map((t) => [t, words.themes[t]] as const)}
        onChange={(theme) => changeSettings({ theme })}
      />
      {SWITCHES.map(([name, word]) => (
        <label key={name} className={look.check}>
          <input type="checkbox" checked={settings[name] === true} onChange={(event) => changeSettings({ [name]: event.target.checked })} />
          {words[word]}
        </label>
      ))}
    </div>
  );
}

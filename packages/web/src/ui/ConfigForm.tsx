import { NUMBERS, type Numbers, numbersIn, PROFILE_IDS, type ProfileId, USUAL } from '@breakpoint/engine';
import { lazy, Suspense } from 'react';
import { BOXES, FACTIONS } from '../data/facts.js';
import { labelled, useWords } from '../i18n/index.js';
import { Choice } from './Choice.js';
import styles from './ConfigForm.module.css';
import look from './look.module.css';
import { useBoxName } from './useBoxName.js';

/** The settings that every kind of game has. */
interface GameConfig extends Partial<Numbers> {
  boxes: string[];
  /** Factions that players made, by the ids of their documents. */
  documents?: string[];
  factions: 'random' | 'free' | 'draft';
  rules: ProfileId;
  duplicates: boolean;
}
export const usualConfig = (): GameConfig => ({ boxes: [...BOXES], factions: 'random', rules: 'culture-shock', duplicates: false });

const MODES = ['random', 'free', 'draft'] as const;

/** Why a game of this many players can't begin with these settings; null if it can. */
export function useConfigProblem(): (config: GameConfig, players: number) => string | null {
  const words = useWords();
  return ({ boxes, documents = [], duplicates }, players) => {
    if (boxes.length + documents.length === 0) return words.needBox;
    const factions = FACTIONS.filter((f) => boxes.includes(f.box)).length + documents.length;
    return factions < (duplicates ? 2 : players * 2) ? words.needFactions : null;
  };
}

const OwnFactions = lazy(() => import('./OwnFactions.js'));

/** The factions that players made. */
export function MadeChoice({ config, players, onChange, disabled = false }: Props & { players: number }) {
  const change = (documents: string[]): void => onChange({ ...config, documents: documents.length > 0 ? documents : undefined });
  return (
    <Suspense fallback={null}>
      <OwnFactions chosen={config.documents ?? []} players={players} onChange={disabled ? null : change} />
    </Suspense>
  );
}

interface Props {
  config: GameConfig;
  onChange: (config: GameConfig) => void;
  disabled?: boolean;
}

/** How the players get their factions. */
export function ModeChoice({ config, onChange, disabled = false }: Props) {
  const words = useWords();
  return (
    <Choice
      label={words.howFactions}
      value={config.factions}
      options={MODES.map((m) => [m, words.modes[m]] as const)}
      hint={words.modeHints[config.factions]}
      disabled={disabled}
      onChange={(factions) => onChange({ ...config, factions })}
    />
  );
}

/** The numbers of a game, with their names on the screen. */
function useNumberNames(): [name: keyof Numbers, label: string][] {
  const words = useWords();
  const names: Record<keyof Numbers, string> = { goal: words.goalOf, handLimit: words.handLimit };
  return Object.entries(names) as [keyof Numbers, string][];
}

/** A few words for each setting of the `ConfigForm`. */
export function useConfigSummary(): (config: GameConfig) => string[] {
  const words = useWords();
  const boxName = useBoxName();
  const names = useNumberNames();
  return ({ boxes, rules, duplicates, ...config }) => [
    ...(boxes.length === 0 ? [] : [boxes.length === BOXES.length ? words.allBoxes : boxes.map(boxName).join(', ')]),
    labelled(words, words.profile, words.profiles[rules]),
    ...names.flatMap(([n, label]) =>
      config[n] === undefined || config[n] === USUAL[n] ? [] : [labelled(words, label, String(config[n]))],
    ),
    ...(duplicates ? [words.duplicates] : []),
  ];
}

/** The settings of a game that few players change. */
export function ConfigForm({ config, onChange, disabled = false }: Props) {
  const words = useWords();
  const boxName = useBoxName();
  const change = (part: Partial<GameConfig>): void => onChange({ ...config, ...part });
  const numbers = numbersIn(config);
  const names = useNumberNames();
  return (
    <fieldset className={styles.config} disabled={disabled}>
      <fieldset>
        <legend>{words.boxesInPlay}</legend>
        <div className={styles.boxes}>
          {BOXES.map((box) => (
            <label key={box} className={look.check}>
              <input
                type="checkbox"
                checked={config.boxes.includes(box)}
                onChange={(event) =>
                  change({
                    boxes: event.target.checked
                      ? BOXES.filter((b) => b === box || config.boxes.includes(b))
                      : config.boxes.filter((b) => b !== box),
                  })
                }
              />
              {boxName(box)}
            </label>
          ))}
        </div>
      </fieldset>
      <label className={look.field}>
        <span>{words.profile}</span>
        <select value={config.rules} onChange={(event) => change({ rules: event.target.value as ProfileId })}>
          {PROFILE_IDS.map((p) => (
            <option key={p} value={p}>
              {words.profiles[p]}
            </option>
          ))}
        </select>
      </label>
      {names.map(([name, label]) => (
        <label key={name} className={look.field}>
          <span>{label}</span>
          <select value={numbers[name]} onChange={(event) => change({ [name]: Number(event.target.value) })}>
            {NUMBERS[name].choices.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
      ))}
      <label className={look.check}>
        <input type="checkbox" checked={config.duplicates} onChange={(event) => change({ duplicates: event.target.checked })} />
        {words.duplicates}
      </label>
    </fieldset>
  );
}

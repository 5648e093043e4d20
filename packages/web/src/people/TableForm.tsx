import { type Clock, type Config, hintsAt, TURN_DAYS, TURN_SECONDS, type WindowsConfig, windowsAt, windowsFit } from '@breakpoint/protocol';
import { fill, labelled, useWords } from '../i18n/index.js';
import { LEVEL_NAMES, type Level } from '../session/types.js';
import { useOnlineWords } from '../session/words/index.js';
import configForm from '../ui/ConfigForm.module.css';
import look from '../ui/look.module.css';
import { type PeopleWords, usePeopleWords } from './words/index.js';

const CLOCKS: Clock[] = [
  { kind: 'none' },
  ...TURN_SECONDS.map((seconds) => ({ kind: 'turn' as const, seconds })),
  ...TURN_DAYS.map((days) => ({ kind: 'days' as const, days })),
];
const WINDOWS: WindowsConfig[] = [
  { kind: 'open' },
  ...[5, 8, 12, 20].map((seconds) => ({ kind: 'masked' as const, seconds })),
  ...([1, 8] as const).map((hours) => ({ kind: 'hours' as const, hours })),
];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function clockName(words: PeopleWords, clock: Clock): string {
  if (clock.kind === 'none') return words.clocks.none;
  if (clock.kind === 'days') return fill(clock.days === 1 ? words.clocks.day : words.clocks.days, { n: clock.days });
  return fill(clock.seconds === 60 ? words.clocks.minute : words.clocks.minutes, { n: clock.seconds / 60 });
}
function windowsName({ windowKinds }: PeopleWords, windows: WindowsConfig): string {
  if (windows.kind === 'open') return windowKinds.open;
  if (windows.kind === 'masked') return fill(windowKinds.masked, { n: windows.seconds });
  return fill(windows.hours === 1 ? windowKinds.hour : windowKinds.hours, { n: windows.hours });
}

interface Props {
  config: Config;
  disabled?: boolean;
  onChange: (config: Config) => void;
}

export function ClockChoice({ config, disabled = false, onChange }: Props) {
  const online = useOnlineWords();
  const words = usePeopleWords();
  return (
    <OneOf
      label={online.clock}
      options={CLOCKS}
      chosen={config.clock}
      name={(c) => clockName(words, c)}
      disabled={disabled}
      onChange={(clock) => onChange(fitting({ ...config, clock }))}
    />
  );
}

/** The config without its windows if they do not go with its clock. */
function fitting(config: Config): Config {
  const { windows: _, ...others } = config;
  return windowsFit(config) ? config : others;
}

/** A few words for each setting of the `TableForm` that is not the usual one. */
export function useTableSummary(): (config: Config, people: number) => string[] {
  const words = useWords();
  const peopleWords = usePeopleWords();
  return (config, people) => {
    const windows = windowsAt(config);
    const { level = 'normal' } = config;
    return [
      windows.kind === 'open' ? '' : labelled(words, peopleWords.windows, windowsName(peopleWords, windows)),
      level === 'normal' ? '' : labelled(words, peopleWords.standInLevel, words.levels[level]),
      hintsAt(config, people) ? peopleWords.hints : '',
      config.chat ? peopleWords.chat : '',
      config.listed ? peopleWords.listed : '',
    ];
  };
}

/** The settings of a table on a server that few hosts change, apart from those of the game itself. `people`: the number of seats for human players. */
export function TableForm({ config, people, disabled = false, onChange }: Props & { people: number }) {
  const words = useWords();
  const peopleWords = usePeopleWords();
  const change = (part: Partial<Config>): void => onChange({ ...config, ...part });
  const windows = WINDOWS.filter((w) => windowsFit({ clock: config.clock, windows: w }));
  const chosen = windowsAt(config);
  return (
    <fieldset className={configForm.config} disabled={disabled}>
      <div>
        <OneOf
          label={peopleWords.windows}
          options={windows.some((w) => same(w, chosen)) ? windows : [...windows, chosen]}
          chosen={chosen}
          name={(w) => windowsName(peopleWords, w)}
          onChange={(w) => change({ windows: w })}
        />
        <p className={look.hint}>{peopleWords.windowsHint}</p>
      </div>
      <OneOf
        label={peopleWords.standInLevel}
        options={LEVEL_NAMES}
        chosen={config.level ?? 'normal'}
        name={(l: Level) => words.levels[l]}
        onChange={(level) => change({ level })}
      />
      <div>
        <Check label={peopleWords.hints} checked={hintsAt(config, people)} onChange={(hints) => change({ hints })} />
        <Check label={peopleWords.chat} checked={config.chat ?? false} onChange={(chat) => change({ chat })} />
        <Check label={peopleWords.listed} checked={config.listed ?? false} onChange={(listed) => change({ listed })} />
      </div>
    </fieldset>
  );
}

function OneOf<T>({
  label,
  options,
  chosen,
  name,
  disabled = false,
  onChange,
}: {
  label: string;
  options: readonly T[];
  chosen: T;
  name: (option: T) => string;
  disabled?: boolean;
  onChange: (option: T) => void;
}) {
  return (
    <label className={look.field}>
      <span>{label}</span>
      <select
        disabled={disabled}
        value={options.findIndex((option) => same(option, chosen))}
        onChange={(event) => onChange(options[Number(event.target.value)])}
      >
        {options.map((option, i) => (
          <option key={name(option)} value={i}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className={look.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

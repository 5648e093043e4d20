import { PROFILE_IDS, type ProfileId } from '@breakpoint/engine';
import { fill, useWords } from '../i18n/index.js';
import { Choice } from '../ui/Choice.js';
import look from '../ui/look.module.css';
import type { Building } from './Builder.js';
import styles from './Builder.module.css';
import type { BuiltPosition } from './position.js';
import { useJudgeWords } from './words/index.js';

/** Whose turn it is, what was played, and the booklet. */
export function Settings({ building }: { building: Building }) {
  const words = useJudgeWords();
  const common = useWords();
  const { position, players, change } = building;
  const { turn, played, rest } = position;
  const rules = (rest.rules as ProfileId | undefined) ?? PROFILE_IDS[0];
  const scores = isScoringFirst(position);
  const steps = (scoring: boolean): unknown => (scoring ? [{ [turn]: 'end' }] : undefined);
  return (
    <section className={styles.section}>
      <Choice
        label={words.turn}
        value={turn}
        options={players.map((name) => [name, name] as const)}
        onChange={(name) =>
          change((d) => Object.assign(d, { turn: name, rest: { ...d.rest, ...(scores && { steps: [{ [name]: 'end' }] }) } }))
        }
      />
      <Choice
        label={words.begin}
        value={scores ? 'score' : 'play'}
        options={[
          ['play', words.beginWith.play],
          ['score', words.beginWith.score],
        ]}
        hint={words.beginHint}
        onChange={(how) => change((d) => Object.assign(d, { rest: { ...withoutSteps(d.rest), steps: steps(how === 'score') } }))}
      />
      {(['minions', 'actions'] as const).map((type) => (
        <label key={type} className={look.check}>
          <input
            type="checkbox"
            checked={played[type] > 0}
            onChange={(event) => change((d) => Object.assign(d.played, { [type]: event.target.checked ? 1 : 0 }))}
          />{' '}
          {type === 'minions' ? words.playedMinion : words.playedAction}
        </label>
      ))}
      <label className={look.field}>
        <span>{words.rules}</span>
        <select value={rules} onChange={(event) => change((d) => Object.assign(d.rest, { rules: event.target.value }))}>
          {PROFILE_IDS.map((id) => (
            <option key={id} value={id}>
              {common.profiles[id]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

const stepsIn = (position: BuiltPosition): Record<string, unknown>[] =>
  (position.rest.steps as Record<string, unknown>[] | undefined) ?? [];
const isScoringFirst = (position: BuiltPosition): boolean =>
  stepsIn(position).length === 1 && stepsIn(position)[0][position.turn] === 'end';
function withoutSteps({ steps: _, expect: __, then: ___, ...rest }: BuiltPosition['rest']): BuiltPosition['rest'] {
  return rest;
}

/** The answers that came with the position. */
export function Stored({ building: { position, change } }: { building: Building }) {
  const words = useJudgeWords();
  const n = stepsIn(position).length;
  if (n === 0 || isScoringFirst(position)) return null;
  return (
    <p>
      {fill(words.steps, { n })}{' '}
      <button type="button" onClick={() => change((d) => Object.assign(d, { rest: withoutSteps(d.rest) }))}>
        {words.dropSteps}
      </button>
    </p>
  );
}

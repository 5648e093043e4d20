import { useState } from 'react';
import { fill, labelled, useWords } from '../i18n/index.js';
import { useSettings } from '../settings.js';
import styles from './Companion.module.css';
import type { Wishes } from './dealing.js';
import { keep, useKept } from './kept.js';
import { lineName } from './line.js';
import { useCompanion } from './words/index.js';

interface Props {
  pool: readonly string[];
  names: readonly string[];
}

/** Ban, want, never together. */
export function WishesForm({ pool, names }: Props) {
  const words = useCompanion();
  const { language } = useSettings();
  const { wishes } = useKept();
  const general = useWords();
  const name = (f: string): string => lineName(f, language);
  const change = (more: Partial<Wishes>): void => keep({ wishes: { ...wishes, ...more } });
  return (
    <details className={styles.part}>
      <summary>{words.wishes}</summary>
      <Wish label={words.ban} pool={pool} onAdd={([f]) => change({ ban: [...new Set([...wishes.ban, f])] })} />
      {names.map((who) => (
        <Wish
          key={who}
          label={fill(words.want, { name: who })}
          pool={pool}
          onAdd={([f]) => change({ want: { ...wishes.want, [who]: [...(wishes.want[who] ?? []), f].slice(-2) } })}
        />
      ))}
      <Wish label={words.apart} pool={pool} two onAdd={([a, b]) => change({ apart: [...wishes.apart, [a, b]] })} />
      <ul className={styles.wishes}>
        {wishes.ban.map((f) => (
          <Dropped key={f} text={labelled(general, words.ban, name(f))} onDrop={() => change({ ban: wishes.ban.filter((x) => x !== f) })} />
        ))}
        {names.flatMap((who) =>
          (wishes.want[who] ?? []).map((f) => (
            <Dropped
              key={`${who} ${f}`}
              text={labelled(general, fill(words.want, { name: who }), name(f))}
              onDrop={() => change({ want: { ...wishes.want, [who]: (wishes.want[who] ?? []).filter((x) => x !== f) } })}
            />
          )),
        )}
        {wishes.apart.map(([a, b]) => (
          <Dropped
            key={`${a} ${b}`}
            text={labelled(general, words.apart, `${name(a)}, ${name(b)}`)}
            onDrop={() => change({ apart: wishes.apart.filter((pair) => pair[0] !== a || pair[1] !== b) })}
          />
        ))}
      </ul>
    </details>
  );
}

function Dropped({ text, onDrop }: { text: string; onDrop: () => void }) {
  const words = useCompanion();
  return (
    <li>
      <button type="button" aria-label={fill(words.drop, { what: text })} onClick={onDrop}>
        {text} ✕
      </button>
    </li>
  );
}

/** A wish about one faction, or about two. */
function Wish({
  label,
  pool,
  two = false,
  onAdd,
}: {
  label: string;
  pool: readonly string[];
  two?: boolean;
  onAdd: (f: string[]) => void;
}) {
  const words = useCompanion();
  const general = useWords();
  const [picked, setPicked] = useState(['', '']);
  const wanted = two ? picked : picked.slice(0, 1);
  const set = (i: number, f: string): void => setPicked(picked.map((p, j) => (j === i ? f : p)));
  return (
    <fieldset className={styles.wish}>
      <legend>{label}</legend>
      <Pick pool={pool} label={label} value={picked[0]} onPick={(f) => set(0, f)} />
      {two && <Pick pool={pool} label={labelled(general, label, words.and)} value={picked[1]} onPick={(f) => set(1, f)} />}
      <button
        type="button"
        disabled={wanted.includes('') || (two && picked[0] === picked[1])}
        onClick={() => {
          onAdd(wanted);
          setPicked(['', '']);
        }}
      >
        {words.add}
      </button>
    </fieldset>
  );
}

function Pick({ pool, label, value, onPick }: { pool: readonly string[]; label: string; value: string; onPick: (f: string) => void }) {
  const words = useCompanion();
  const { language } = useSettings();
  return (
    <select value={value} aria-label={label} onChange={(event) => onPick(event.target.value)}>
      <option value="">{words.nothing}</option>
      {pool.map((f) => (
        <option key={f} value={f}>
          {lineName(f, language)}
        </option>
      ))}
    </select>
  );
}

import type { ReactNode } from 'react';
import { BOXES, FACTIONS } from '../data/facts.js';
import { factionName, useTexts, useWords } from '../i18n/index.js';
import look from '../ui/look.module.css';
import { useBoxName } from '../ui/useBoxName.js';
import styles from './Filters.module.css';
import { type Filter, NO_FILTER, powersOf } from './filter.js';
import { useCardWords } from './words/index.js';

/** The filters of the gallery. */
export function Filters({ filter, onChange }: { filter: Filter; onChange: (change: Partial<Filter>) => void }) {
  const words = useWords();
  const boxName = useBoxName();
  const cardWords = useCardWords();
  const texts = useTexts();
  const used = Object.entries(filter).some(([name, value]) => value !== NO_FILTER[name as keyof Filter]);
  return (
    <search className={styles.filters}>
      <label className={`${look.field} ${styles.search}`}>
        <span>{cardWords.search}</span>
        <input
          type="search"
          value={filter.search}
          placeholder={cardWords.searchCards}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </label>
      <Pick label={cardWords.faction} value={filter.faction} onChange={(faction) => onChange({ faction })}>
        {BOXES.filter((box) => !filter.box || box === filter.box).map((box) => (
          <optgroup key={box} label={boxName(box)}>
            {FACTIONS.filter((f) => f.box === box).map((f) => (
              <option key={f.id} value={f.id}>
                {factionName(texts, f.id)}
              </option>
            ))}
          </optgroup>
        ))}
      </Pick>
      <Pick label={cardWords.box} value={filter.box} onChange={(box) => onChange({ box, faction: '' })}>
        {BOXES.map((box) => (
          <option key={box} value={box}>
            {boxName(box)}
          </option>
        ))}
      </Pick>
      <Pick label={cardWords.type} value={filter.type} onChange={(type) => onChange({ type: type as Filter['type'], power: '', goes: '' })}>
        {(['minion', 'action', 'base'] as const).map((type) => (
          <option key={type} value={type}>
            {cardWords.types[type]}
          </option>
        ))}
      </Pick>
      {filter.type !== 'action' && (
        <Pick
          label={filter.type === 'base' ? words.breakpoint : words.power}
          value={filter.power}
          onChange={(power) => onChange({ power })}
        >
          {powersOf(filter.type).map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </Pick>
      )}
      {(filter.type === 'action' || filter.type === '') && (
        <Pick label={cardWords.goes} value={filter.goes} onChange={(goes) => onChange({ goes: goes as Filter['goes'] })}>
          {(['standard', 'base', 'minion'] as const).map((goes) => (
            <option key={goes} value={goes}>
              {cardWords.goesTo[goes]}
            </option>
          ))}
        </Pick>
      )}
      {used && (
        <button type="button" onClick={() => onChange(NO_FILTER)}>
          {cardWords.clearFilters}
        </button>
      )}
    </search>
  );
}

function Pick({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const words = useCardWords();
  return (
    <label className={look.field}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.any}</option>
        {children}
      </select>
    </label>
  );
}

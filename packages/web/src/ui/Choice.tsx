import { useId } from 'react';
import styles from './Choice.module.css';
import look from './look.module.css';

/** A choice between a few values, side by side. */
export function Choice<T extends string | number>({
  label,
  value,
  options,
  hint,
  disabled = false,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  /** A sentence about the chosen value. */
  hint?: string;
  disabled?: boolean;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {options.map(([v, text]) => (
          <label key={v} className={styles.option}>
            <input type="radio" name={name} checked={v === value} onChange={() => onChange(v)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={look.hint} aria-live="polite">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

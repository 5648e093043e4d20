import { useEffect, useRef } from 'react';
import look from './look.module.css';
import { Square } from './Square.js';
import { useSure } from './useSure.js';

interface Props {
  label: string;
  /** What the button says before it is pressed again. */
  sureLabel: string;
  disabled?: boolean;
  onSure: () => void;
}

/** A square button for something that can't be undone: the first press makes it say what the second one does. */
export function SureSquare({ label, sureLabel, disabled, onSure }: Props) {
  const { sure, press } = useSure(onSure);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (sure) button.current?.focus();
  }, [sure]);
  if (!sure) return <Square icon="close" label={label} disabled={disabled} onClick={press.onClick} />;
  return (
    <button ref={button} type="button" className={look.danger} {...press}>
      {sureLabel}
    </button>
  );
}

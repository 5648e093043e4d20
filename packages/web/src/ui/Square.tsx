import { Icon, type IconName } from './Icon.js';
import look from './look.module.css';

interface Props {
  icon: IconName;
  label: string;
  className?: string;
  /** Does it open a dialog? Then its label is also shown under the pointer. */
  opens?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A square button with a picture. */
export function Square({ icon, label, className = '', opens = false, disabled = false, onClick }: Props) {
  return (
    <button
      type="button"
      className={`${look.square} ${className}`}
      aria-label={label}
      {...(opens && { 'aria-haspopup': 'dialog', title: label })}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../i18n/index.js';
import styles from './Dialog.module.css';
import { Square } from './Square.js';

/** A dialog over the page. Escape, its button or a click beside it closes it. */
export function Dialog({
  title,
  onClose,
  children,
  className = '',
  wide = false,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
  wide?: boolean;
}) {
  const words = useWords();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      ref={ref}
      className={`${styles.dialog} ${wide ? styles.wide : ''} ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target === ref.current;
      }}
      onClick={(event) => {
        // A click counts only if it also began beside the dialog, not if the pointer was down before the dialog opened.
        if (event.target === ref.current && pressed.current) onClose();
      }}
    >
      <div>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <Square icon="close" label={words.close} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}

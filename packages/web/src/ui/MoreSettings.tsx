import type { ReactNode } from 'react';
import { dotted } from '../i18n/index.js';
import look from './look.module.css';
import styles from './MoreSettings.module.css';

/** Settings that are hidden at first. Below the title, one line sums them up. */
export function MoreSettings({ title, says, children }: { title: string; says: readonly string[]; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        <span className={styles.title}>{title}</span> <span className={`${look.hint} ${styles.says}`}>{dotted(says)}</span>
      </summary>
      {children}
    </details>
  );
}

import type { ReactNode } from 'react';
import look from './look.module.css';

/** Settings that are hidden at first. Below the title, one line sums them up. */
export function MoreSettings({ title, says, children }: { title: string; says: readonly string[]; children: ReactNode }) {
  return (
    <details className="more-settings">
      <summary>
        <span className="more-title">{title}</span> <span className={look.hint}>{says.filter(Boolean).join(' · ')}</span>
      </summary>
      {children}
    </details>
  );
}

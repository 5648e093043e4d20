import type { ReactNode } from 'react';

/** Settings that are closed at first: the title says in one line what is set. */
export function MoreSettings({ title, says, children }: { title: string; says: readonly string[]; children: ReactNode }) {
  return (
    <details className="more-settings">
      <summary>
        <span className="more-title">{title}</span> <span className="hint">{says.filter(Boolean).join(' · ')}</span>
      </summary>
      {children}
    </details>
  );
}

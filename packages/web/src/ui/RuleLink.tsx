import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';

const RuleDialog = lazy(() => import('../rules/RuleDialog.js'));

/** A word that leads to a rule: the rule opens over the page, so that no game has to be left. */
export function RuleLink({
  rule,
  label,
  children,
  className = 'rule-link',
}: {
  rule: string;
  label?: string;
  children: ReactNode;
  className?: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        className={className}
        href={`#/rules/${rule}`}
        aria-label={label}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {open &&
        createPortal(
          <Suspense fallback={null}>
            <RuleDialog rule={rule} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

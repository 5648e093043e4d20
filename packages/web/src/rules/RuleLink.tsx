import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazily } from '../ui/lazily.js';

const RuleDialog = lazily(async () => (await import('./RuleDialog.js')).default);

/** A link to a rule. The rule opens over the page, so that the player need not leave the game. */
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

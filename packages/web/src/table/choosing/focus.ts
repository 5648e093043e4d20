import { type RefObject, useEffect } from 'react';

/** While an answer is under way, the focus waits at the board, which never goes away. */
export const restFocus = (): void => document.getElementById('content')?.focus({ preventScroll: true });

/**
 * Keeps the focus on the table. If the element that had it is gone or can't be pressed any more, the focus goes to the same card elsewhere,
 * or to the question. From the board, it goes there as soon as anything changes.
 */
export function useFocusKeeper(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The card that had the focus last; empty if something else of the table had it. */
    let last: string | null = null;
    const remember = ({ target }: FocusEvent): void => {
      const el = target as HTMLElement;
      if (root.current?.contains(el) && el.id !== 'content') last = el.dataset.card ?? '';
    };
    const observer = new MutationObserver(() => {
      if (last === null || !document.activeElement?.matches('body, #content, :disabled')) return;
      const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
      ((last && find(`[data-card="${last}"]`)) || find('[data-question] h2'))?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [root]);
}

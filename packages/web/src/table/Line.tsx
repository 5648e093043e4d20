import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/index.js';
import { calm } from '../settings.js';
import { Icon } from '../ui/Icon.js';

/** Less than this many pixels below the edge do not count: they are the space below the last line. */
const SLACK = 3;

/** The question's words. What does not fit is scrolled to; a button below the words says that there is more, and covers none of them. */
export function Line({ className = '', children }: { className?: string; children: ReactNode }) {
  const words = useWords();
  const line = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  const look = (): void => {
    const el = line.current;
    // Where the text ends, and not where something in it sticks out.
    const last = el?.lastElementChild;
    if (el && last) setMore(last.getBoundingClientRect().bottom - el.getBoundingClientRect().bottom > SLACK);
  };
  // The words change with almost every rendering.
  useEffect(look);
  useEffect(() => {
    const observer = new ResizeObserver(look);
    observer.observe(line.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="prompt-words">
      <div ref={line} className={`prompt-line ${className}${more ? ' has-more' : ''}`} onScroll={look}>
        {children}
      </div>
      {more && (
        <button
          type="button"
          className="prompt-more"
          onClick={() => line.current?.scrollBy({ top: line.current.clientHeight * 0.8, behavior: calm() ? 'auto' : 'smooth' })}
        >
          {words.more} <Icon name="right" />
        </button>
      )}
    </div>
  );
}

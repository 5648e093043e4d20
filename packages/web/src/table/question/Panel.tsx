import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/index.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import styles from './Panel.module.css';
import { useSlips } from './slips.js';

/** Less than this many pixels below the edge do not count: they are the space below the last line. */
const SLACK = 3;

/** What is in the question's place: a question, one with several picks, or one card. */
type Doing = 'asking' | 'picking' | 'lifted' | 'reading';

interface Props {
  /** What the panel is about. When this changes, a panel that was opened closes again. */
  of: string;
  doing: Doing;
  /** Is the player asked? */
  mine: boolean;
  /** Is something being shown that can be skipped? */
  showing?: boolean;
  /** The sentence and the notes about it: always visible as a whole. */
  head: ReactNode;
  /** Small buttons beside the sentence, which give no answer. */
  tools?: ReactNode;
  /** The buttons that answer, in rows of their own. */
  answers: ReactNode;
  /** More to read. What does not fit is shown by a button beside the sentence. */
  children?: ReactNode;
  /** The player asked for what there is to read: the panel opens by itself, and can be closed unless it is `always` open. */
  wanted?: 'first' | 'always';
}

/**
 * The question's place. The sentence and the buttons never share a line, and if they need more room than there is, the panel grows over
 * the board, which stays where it is.
 */
export function Panel({ of, doing, mine, showing = false, head, tools, answers, children, wanted }: Props) {
  const words = useWords();
  const line = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState(false);
  /** What the player opened or closed. */
  const [turned, setTurned] = useState<{ of: string; open: boolean } | null>(null);
  const key = `${of} ${wanted}`;
  const open = turned?.of === key ? turned.open : wanted !== undefined;
  const look = (): void => {
    const el = line.current;
    const last = el?.lastElementChild;
    const end = last ? last.getBoundingClientRect().bottom + last.scrollHeight - last.clientHeight : 0;
    setMore(el && last ? end - el.getBoundingClientRect().bottom + el.scrollTop > SLACK : false);
  };
  // The words change with almost every rendering. The panel measures when the table does, before cards begin to move, so the page is laid
  // out only once for both.
  useLayoutEffect(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads the page, and no rendering
  useEffect(() => {
    const observer = new ResizeObserver(look);
    observer.observe(line.current!);
    return () => observer.disconnect();
  }, []);
  const panel = useRef<HTMLElement>(null);
  useCovering(panel);
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-question={doing}
      data-mine={mine || undefined}
      data-open={open || undefined}
      aria-label={words.yourTurn}
      {...useSlips(of, showing)}
    >
      <div className={styles.head}>
        <div className={styles.tools}>
          {(more || open) && wanted !== 'always' && (
            <Tool icon="up" label={words.more} expanded={open} onClick={() => setTurned({ of: key, open: !open })} />
          )}
          {tools}
        </div>
        {head}
      </div>
      {/* An opened text may scroll, also by the keyboard. */}
      <div ref={line} className={more ? `${styles.line} ${styles.hasMore}` : styles.line} tabIndex={open ? 0 : undefined}>
        {children}
      </div>
      <div className={styles.answers}>{answers}</div>
    </section>
  );
}

/** Tells the table how many pixels of the board the panel covers. */
function useCovering(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const el = panel.current!;
    const observer = new ResizeObserver(() => {
      const board = el.parentElement?.querySelector('#content')?.getBoundingClientRect();
      const covered = Math.max(0, Math.round((board?.bottom ?? 0) - el.getBoundingClientRect().top));
      el.parentElement?.style.setProperty('--covered', `${covered}px`);
    });
    observer.observe(el);
    return () => observer.disconnect();
  }, [panel]);
}

interface ToolProps {
  icon: IconName;
  label: string;
  title?: string;
  expanded?: boolean;
  undo?: boolean;
  onClick: () => void;
}
/** A button with a picture; its word is for screen readers and in its tooltip. */
export function Tool({ icon, label, title, expanded, undo, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      title={title ?? label}
      aria-expanded={expanded}
      data-undo={undo || undefined}
      onClick={onClick}
    >
      <Icon name={icon} /> <span className="sr-only">{label}</span>
    </button>
  );
}

import { Fragment, type ReactNode } from 'react';
import { placesOf, plain } from '../ui/search.js';
import styles from './RuleText.module.css';

/** The text of a rule. [[6.19]] becomes a link, and search terms are highlighted. */
export function RuleText({ text, marks = [], onRule }: { text: string; marks?: readonly string[]; onRule?: (id: string) => void }) {
  return text.split(/\[\[([\d.]+)\]\]/).map((part, i) =>
    i % 2 === 0 ? (
      <Fragment key={i}>{marked(part, marks)}</Fragment>
    ) : (
      <a
        key={i}
        className={styles.ref}
        href={`#/rules/${part}`}
        onClick={
          onRule &&
          ((event) => {
            event.preventDefault();
            onRule(part);
          })
        }
      >
        {part}
      </a>
    ),
  );
}

/** Highlights search terms, ignoring accents. `plain` keeps the length of a text of composed letters, so the positions match. */
function marked(text: string, marks: readonly string[]): ReactNode {
  if (marks.length === 0) return text;
  const low = [...text].map((c) => plain(c) || ' ').join('');
  const letters = [...text];
  const on = new Array<boolean>(letters.length).fill(false);
  for (const mark of marks) for (const at of placesOf(mark, low)) on.fill(true, at, at + mark.length);
  const parts: ReactNode[] = [];
  for (let i = 0; i < letters.length; ) {
    let j = i;
    while (j < letters.length && on[j] === on[i]) j++;
    const piece = letters.slice(i, j).join('');
    parts.push(on[i] ? <mark key={i}>{piece}</mark> : piece);
    i = j;
  }
  return parts;
}

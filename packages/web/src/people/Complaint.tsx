import type { Said } from '@breakpoint/protocol';
import { useState } from 'react';
import { fill, useWords } from '../i18n/index.js';
import type { Talk } from '../session/talk.js';
import look from '../ui/look.module.css';
import { useProblemWords } from './errors.js';
import { usePeopleWords } from './words/index.js';

interface Props {
  talk: Talk;
  /** The viewer's seat. */
  me: number;
  names: readonly string[];
  /** The line that is to be reported; null: somebody is. */
  line: Said | null;
}

/** Reports another player to the operator of the server, and deletes the viewer's own name and lines. */
export function Complaint({ talk, me, names, line }: Props) {
  const words = useWords();
  const own = usePeopleWords();
  const inWords = useProblemWords();
  const others = [...names.keys()].filter((seat) => seat !== me);
  const [about, setAbout] = useState(others[0] ?? -1);
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const [sure, setSure] = useState(false);
  const doing = (work: Promise<unknown>, done: string): void => {
    work.then(
      () => setStatus(done),
      (caught: unknown) => setStatus(inWords(caught)),
    );
  };
  return (
    <>
      <details open={line !== null}>
        <summary>{own.report}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            doing(line ? talk.report(line.from, text.trim(), line.n) : talk.report(about, text.trim()), own.reported);
          }}
        >
          <p className={look.hint}>{own.reportHint}</p>
          {line ? (
            <q>{line.say.kind === 'text' ? line.say.text : line.name || own.watcher}</q>
          ) : (
            <select value={about} aria-label={own.reportWho} onChange={(event) => setAbout(Number(event.target.value))}>
              {others.map((seat) => (
                <option key={seat} value={seat}>
                  {names[seat] || fill(words.player, { n: seat + 1 })}
                </option>
              ))}
              <option value={-1}>{own.watcher}</option>
            </select>
          )}
          <input
            value={text}
            maxLength={200}
            aria-label={own.reportWhy}
            placeholder={own.reportWhy}
            onChange={(e) => setText(e.target.value)}
          />
          <button type="submit">{own.send}</button>
        </form>
      </details>
      <details>
        <summary>{own.forgetMe}</summary>
        <p className={look.hint}>{own.forgetHint}</p>
        <button type="button" onClick={() => (sure ? doing(talk.forgetMe(), own.forgotten) : setSure(true))}>
          {sure ? own.forgetSure : own.forgetMe}
        </button>
      </details>
      <p role="status">{status}</p>
    </>
  );
}

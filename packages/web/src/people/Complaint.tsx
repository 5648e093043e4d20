import type { Said } from '@breakpoint/protocol';
import { useState } from 'react';
import { fill, useWords } from '../i18n/index.js';
import type { Talk } from '../session/talk.js';
import look from '../ui/look.module.css';
import { useSure } from '../ui/useSure.js';
import { useProblemWords } from './errors.js';
import { usePeopleWords } from './words/index.js';

interface Props {
  talk: Talk;
  /** The viewer's seat. */
  me: number;
  names: readonly string[];
  /** The line to be reported; null: a person is reported, not a line. */
  line: Said | null;
}

/** Reports another player to the operator of the server, and deletes the viewer's own name and lines. */
export function Complaint({ talk, me, names, line }: Props) {
  const words = useWords();
  const peopleWords = usePeopleWords();
  const inWords = useProblemWords();
  const others = [...names.keys()].filter((seat) => seat !== me);
  const [about, setAbout] = useState(others[0] ?? -1);
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const doing = (work: Promise<unknown>, done: string): void => {
    work.then(
      () => setStatus(done),
      (caught: unknown) => setStatus(inWords(caught)),
    );
  };
  const { sure, press } = useSure(() => doing(talk.forgetMe(), peopleWords.forgotten));
  return (
    <>
      <details open={line !== null}>
        <summary>{peopleWords.report}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            doing(line ? talk.report(line.from, text.trim(), line.n) : talk.report(about, text.trim()), peopleWords.reported);
          }}
        >
          <p className={look.hint}>{peopleWords.reportHint}</p>
          {line ? (
            <q>{line.say.kind === 'text' ? line.say.text : line.name || peopleWords.watcher}</q>
          ) : (
            <select value={about} aria-label={peopleWords.reportWho} onChange={(event) => setAbout(Number(event.target.value))}>
              {others.map((seat) => (
                <option key={seat} value={seat}>
                  {names[seat] || fill(words.player, { n: seat + 1 })}
                </option>
              ))}
              <option value={-1}>{peopleWords.watcher}</option>
            </select>
          )}
          <input
            value={text}
            maxLength={200}
            aria-label={peopleWords.reportWhy}
            placeholder={peopleWords.reportWhy}
            onChange={(e) => setText(e.target.value)}
          />
          <button type="submit">{peopleWords.send}</button>
        </form>
      </details>
      <details>
        <summary>{peopleWords.forgetMe}</summary>
        <p className={look.hint}>{peopleWords.forgetHint}</p>
        <button type="button" {...press}>
          {sure ? peopleWords.forgetSure : peopleWords.forgetMe}
        </button>
      </details>
      <p role="status">{status}</p>
    </>
  );
}

import { useState } from 'react';
import type { Spectators, Talk } from '../session/talk.js';
import look from '../ui/look.module.css';
import { useProblemWords } from './errors.js';
import { usePeopleWords } from './words/index.js';

const KINDS: readonly Spectators[] = ['talk', 'watch', 'nothing'];

/** The host decides what spectators may do; `nothing` sends them away. */
export function WatchersChoice({ talk, may }: { talk: Talk; may: Spectators }) {
  const words = usePeopleWords();
  const inWords = useProblemWords();
  const [error, setError] = useState('');
  return (
    <label className={look.check}>
      {words.watchersMay}
      <select
        value={may}
        onChange={(event) => {
          setError('');
          talk.letWatch(event.target.value as Spectators).catch((caught: unknown) => setError(inWords(caught)));
        }}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.watchersKinds[kind]}
          </option>
        ))}
      </select>
      <span role="status">{error}</span>
    </label>
  );
}

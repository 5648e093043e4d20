import { useState } from 'react';
import type { ScreenProps } from '../App.js';
import { useWords } from '../i18n/index.js';
import { useProblemWords } from '../people/errors.js';
import { usePeopleWords } from '../people/words/index.js';
import { go } from '../router.js';
import { takeLinkedSeats } from '../session/server.js';
import look from '../ui/look.module.css';
import { Notice } from '../ui/Notice.js';
import { Problem } from '../ui/Problem.js';

/** `seats/CODE`: takes over seats from another device. */
export default function Seats({ params: [code = ''] }: ScreenProps) {
  const words = useWords();
  const peopleWords = usePeopleWords();
  const inWords = useProblemWords();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const take = (): void => {
    setBusy(true);
    takeLinkedSeats(code).then(
      (tables) => go(tables.length === 1 ? `table/${tables[0]}` : ''),
      (caught: unknown) => setError(inWords(caught)),
    );
  };
  return (
    <Notice title={peopleWords.devices}>
      <p>{peopleWords.takeHint}</p>
      <Problem text={error} />
      <p className={look.row}>
        <button type="button" className={`${look.primary} ${look.big}`} disabled={busy} onClick={take}>
          {peopleWords.takeSeats}
        </button>
        <a className="button" href="#/">
          {words.home}
        </a>
      </p>
    </Notice>
  );
}
